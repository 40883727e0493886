"""A bot that plays a whole game on a server, with nothing but an HTTP client.

python http_bot.py http://127.0.0.1:8000 schotten-totten
"""

import json
import random
import secrets
import sys
import urllib.request


def ask(method, url, key=None, body=None):
    headers = {"Content-Type": "application/json"}
    if key is not None:
        headers["Authorization"] = f"Bearer {key}"
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method))


def main(server, game):
    key = secrets.token_urlsafe(16)  # opens our seat; nobody else knows it
    seats = [{"name": "HTTP bot", "key": key}, {"bot": "mimi"}]
    created = json.load(ask("POST", f"{server}/api/v2/tables", body={"game": game, "seats": seats}))
    table = f"{server}/api/v2/tables/{created['table']}"
    with ask("GET", f"{table}/stream", key) as lines:  # one line per change: the whole table
        for line in filter(bytes.strip, lines):
            snapshot = json.loads(line)
            if "view" not in snapshot:
                sys.exit(f"the server says {snapshot}")
            if snapshot["state"] == "over":
                winners = snapshot["outcome"]["winners"]
                print(f"winners: {winners}, we are seat {snapshot['seat']}")
                return
            legal = snapshot["view"]["legal"]
            if legal:
                ply = snapshot["ply"]
                move = {"id": str(ply), "ply": ply, "move": random.choice(legal)}
                ask("POST", f"{table}/moves", key, move).close()


if __name__ == "__main__":
    main(*sys.argv[1:])

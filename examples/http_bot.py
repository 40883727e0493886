"""A bot that plays a whole game with nothing but an HTTP client (docs/api.md).

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
    key = secrets.token_urlsafe(16)  # opens our seat, and only we know it
    seats = [{"name": "HTTP bot", "key": key}, {"bot": "mimi"}]
    created = json.load(ask("POST", f"{server}/api/tables", body={"game": game, "seats": seats}))
    table = f"{server}/api/tables/{created['table']}"
    with ask("GET", f"{table}/stream", key) as lines:  # a whole table a line, whenever it changes
        for line in filter(bytes.strip, lines):
            sight = json.loads(line)
            if sight["type"] != "sight":
                sys.exit(f"the server says {sight}")
            if sight["state"] == "over":
                print(f"winners: {sight['outcome']['winners']}, we are seat {sight['seat']}")
                return
            legal = sight["view"]["legal"]
            if legal:
                move = {"id": str(sight["ply"]), "ply": sight["ply"], "move": random.choice(legal)}
                ask("POST", f"{table}/moves", key, move).close()


if __name__ == "__main__":
    main(*sys.argv[1:])

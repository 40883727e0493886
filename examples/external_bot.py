"""An external bot: a program in any language that reads and writes lines of JSON.

This one lays its strongest card wherever it may.

tavolino play schotten-totten --against "external:python3 examples/external_bot.py"
"""

import json
import re
import sys


def strength(move):
    """The number on the card that a move lays; 0 for any other move."""
    return int(move[1]) if re.match(r"[a-z]\d@", move) else 0


def answer(message):
    if message["type"] == "hello":
        return {"protocol": "tavolino-engine/1", "name": "strongest card first"}
    return {"move": max(message["view"]["legal"], key=strength)}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)

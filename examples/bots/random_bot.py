#!/usr/bin/env python3
"""A bot in thirty lines: drives on if it can, otherwise does anything that is legal.

    bornes arena --check cmd:examples/bots/random_bot.py
    bornes arena novice cmd:examples/bots/random_bot.py --games 100

It speaks the bot protocol (docs/record-format.md): JSON lines on standard input and output.
"""
import json
import random
import sys


def choose(view, legal):
    """Returns one text of `legal`. This bot reads only the size of the draw pile from the view."""
    drives = [text for text in legal if text.removeprefix("play ").isdigit()]
    others = [text for text in legal if not text.startswith("discard ")]
    return random.choice(drives or (others if view["drawPile"] else []) or legal)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
        answer = {"type": "ready", "name": "random", "version": "1", "events": False}
    elif message["type"] == "act":
        answer = {"type": "action", "action": choose(message["view"], message["legal"])}
    elif message["type"] == "quit":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)

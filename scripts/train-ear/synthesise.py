"""One job: `count` utterances with a seed of its own into <out>/<seed>.pcm (16 kHz, 16 bit) and <seed>.json.

    python3 synthesise.py --seed 1 --count 400 --phrases phrases.json --out clean
"""
import argparse
import json
import os
import random

import numpy as np

from labels import CLASS, load_dictionary
from texts import Texts
from voices import RATE, VOICES


def trimmed(samples):
    """Without the silence at both ends, 40 ms kept."""
    loud = np.flatnonzero(np.abs(samples) > 0.01 * np.abs(samples).max())
    keep = RATE // 25
    return samples[max(0, loud[0] - keep) : loud[-1] + keep]


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "count"):
        parser.add_argument(f"--{name}", type=int, required=True)
    for name in ("phrases", "out"):
        parser.add_argument(f"--{name}", required=True)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    dictionary = load_dictionary()
    texts = Texts(args.phrases, dictionary)
    shares = [share for _, share, _, _ in VOICES]
    pieces, rows, at = [], [], 0
    while len(rows) < args.count:
        name, _, say, by_phones = rng.choices(VOICES, shares)[0]
        text = texts.mixed(rng) if by_phones else texts.one(rng)
        words = [dictionary[word] for word in text.split() if word in dictionary]
        if len(words) != len(text.split()) or not words:
            continue
        samples = say(text, words, rng)
        phones = [CLASS[phone] for word in words for phone in word]
        if samples is None or len(samples) < RATE // 6 or not np.abs(samples).max() > 0.02:
            continue
        samples = trimmed(samples)
        # Nobody says more than 30 sounds a second, nor lasts 12 s: a voice that spelt or skipped.
        seconds = len(samples) / RATE
        if seconds > 12 or len(phones) > 30 * seconds or len(phones) < 2.5 * seconds:
            continue
        pieces.append(np.round(samples / np.abs(samples).max() * 29_000).astype(np.int16))
        rows.append({"at": at, "length": len(pieces[-1]), "voice": name, "text": text, "phones": phones})
        at += len(pieces[-1])
    base = f"{args.out}/{args.seed}"
    np.concatenate(pieces).tofile(f"{base}.pcm")
    with open(f"{base}.part", "w") as file:
        json.dump(rows, file)
    os.rename(f"{base}.part", f"{base}.json")


if __name__ == "__main__":
    main()

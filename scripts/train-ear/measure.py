"""
Phone errors of a head on voices that did not teach it, in quiet and in somebody's noise at 10 dB:

    python3 measure.py --head models/large.pt --size large --phrases phrases.json --noise babble.wav
"""
import argparse
import random

import numpy as np
import torch

from augment import rms
from embedding import Embedding
from head import SIZES, Head
from labels import CLASS, load_dictionary
from synthesise import trimmed
from texts import Texts
from train import distance, greedy
from unseen import UNSEEN
from voices import RATE, read_wav

SENTENCES = 25


def main():
    parser = argparse.ArgumentParser()
    for name in ("head", "size", "phrases", "noise"):
        parser.add_argument(f"--{name}", required=True)
    args = parser.parse_args()
    torch.set_num_threads(1)
    head = Head(*SIZES[args.size]).eval()
    head.load_state_dict(torch.load(args.head))
    net, dictionary, noise = Embedding(), load_dictionary(), read_wav(args.noise)
    texts = Texts(args.phrases, dictionary)
    total = {"clean": [0, 0], "10 dB": [0, 0]}
    for voice, say in UNSEEN.items():
        rng = random.Random(4_242)
        found = {"clean": [0, 0], "10 dB": [0, 0]}
        for _ in range(SENTENCES):
            text = texts.one(rng)
            phones = [CLASS[phone] for word in text.split() for phone in dictionary[word]]
            samples = trimmed(say(text, None, rng)).astype(np.float32)
            sound = np.pad(samples / np.abs(samples).max() * 0.5, RATE * 3 // 10)
            start = rng.randrange(len(noise) - len(sound))
            piece = noise[start : start + len(sound)]
            for name, noisy in (("clean", sound), ("10 dB", sound + piece * rms(sound) / rms(piece) / 10**0.5)):
                with torch.no_grad():
                    heard = greedy(head(torch.from_numpy(net(noisy).copy())[None])[0])
                for tally in (found, total):
                    tally[name][0] += distance(heard, phones)
                    tally[name][1] += len(phones)
        print(voice, {name: f"{100 * wrong / all_:.1f} %" for name, (wrong, all_) in found.items()}, flush=True)
    print("all", {name: f"{100 * wrong / all_:.1f} %" for name, (wrong, all_) in total.items()})


if __name__ == "__main__":
    main()

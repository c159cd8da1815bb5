"""
What voices that never teach say, to choose among heads by: commands and words, clean and in babble, as features.
Writes <out>/<voice>-<condition>.f16 and .json as featurise.py does, with the text of each.

    python3 held.py --clean clean --phrases phrases.json --out held
"""
import argparse
import json
import pathlib
import random

import numpy as np

from augment import at_level, babble, rms
from embedding import Embedding
from featurise import read, utterance
from labels import CLASS, load_dictionary
from synthesise import trimmed
from texts import Texts
from unseen import UNSEEN
from voices import RATE

COMMANDS, OTHERS = 36, 12
CONDITIONS = {"clean": None, "babble10": 10, "babble5": 5}


def noisy(samples, db, others, rng):
    around = np.pad(samples, RATE // 4)
    if db is not None:
        noise = babble(len(around), others, rng)
        around = around + noise * (rms(around) / (rms(noise) + 1e-9) / 10 ** (db / 20))
    return at_level(around, rng)


def main():
    parser = argparse.ArgumentParser()
    for name in ("clean", "phrases", "out"):
        parser.add_argument(f"--{name}", required=True)
    args = parser.parse_args()
    out = pathlib.Path(args.out)
    out.mkdir(exist_ok=True)
    net, dictionary = Embedding(), load_dictionary()
    texts = Texts(args.phrases, dictionary)
    jobs = [read(args.clean, path.stem) for path in sorted(pathlib.Path(args.clean).glob("*.json"))[:6]]

    def others(rng):
        pcm, rows = jobs[rng.integers(len(jobs))]
        return utterance(pcm, rows[rng.integers(len(rows))])

    for number, (voice, say) in enumerate(UNSEEN.items()):
        choice, rng = random.Random(number), np.random.default_rng(number)
        said = [choice.choice(texts.short if choice.random() < 0.7 else texts.commands) for _ in range(COMMANDS)]
        said += [choice.choice(texts.shoppers if choice.random() < 0.5 else texts.common) for _ in range(OTHERS)]
        sounds = [trimmed(say(text, None, choice)).astype(np.float32) for text in said]
        for condition, db in CONDITIONS.items():
            rows, pieces, at = [], [], 0
            for text, samples in zip(said, sounds):
                features = net(noisy(samples / np.abs(samples).max() * 0.5, db, others, rng)).astype(np.float16)
                phones = [CLASS[phone] for word in text.split() for phone in dictionary[word]]
                rows.append({"at": at, "frames": len(features), "phones": phones, "voice": voice, "text": text,
                             "command": len(rows) < COMMANDS})
                pieces.append(features)
                at += len(features)
            base = out / f"{voice.replace(' ', '-')}-{condition}"
            np.concatenate(pieces).tofile(f"{base}.f16")
            base.with_suffix(".json").write_text(json.dumps(rows))
        print(voice, flush=True)


if __name__ == "__main__":
    main()

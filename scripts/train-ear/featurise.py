"""
One job of synthesise.py into features: <clean>/<seed>.pcm to <out>/<seed>-<version>.f16 (frames x 288) and .json.
Takes jobs that nobody has taken yet, until none is left; `--forever` waits for more.
"""
import argparse
import json
import os
import pathlib
import time

import numpy as np

from augment import Noises, noise_alone, spoiled
from embedding import FRAME, Embedding


def read(folder, seed):
    pcm = np.memmap(f"{folder}/{seed}.pcm", np.int16, "r")
    rows = json.loads(pathlib.Path(f"{folder}/{seed}.json").read_text())
    return pcm, rows


def utterance(pcm, row):
    return pcm[row["at"] : row["at"] + row["length"]].astype(np.float32) / 32768


def job(net, clean, out, seed, version):
    rng = np.random.default_rng([seed, version])
    pcm, rows = read(clean, seed)
    others = [read(clean, path.stem) for path in sorted(pathlib.Path(clean).glob("*.json"))[-8:]]

    def other(rng):
        pcm, rows = others[rng.integers(len(others))]
        return utterance(pcm, rows[rng.integers(len(rows))])

    noises = Noises(other, rng)
    pieces, kept, at = [], [], 0
    for row in rows:
        alone = rng.random() < 0.03
        sound = noise_alone(noises, rng) if alone else spoiled(utterance(pcm, row), noises, rng)
        features = net(sound).astype(np.float16)
        phones = [] if alone else row["phones"]
        if len(phones) + sum(a == b for a, b in zip(phones, phones[1:])) > len(features) - 1:
            continue
        pieces.append(features)
        kept.append({"at": at, "frames": len(features), "phones": phones, "voice": row["voice"]})
        at += len(features)
    base = f"{out}/{seed}-{version}"
    np.concatenate(pieces).tofile(f"{base}.f16")
    pathlib.Path(f"{base}.part").write_text(json.dumps(kept))
    os.rename(f"{base}.part", f"{base}.json")
    print(f"{seed}-{version}: {at * FRAME / 16000:.0f} s", flush=True)


def claimed(out, seed, version):
    try:
        os.close(os.open(f"{out}/{seed}-{version}.claim", os.O_CREAT | os.O_EXCL))
        return True
    except FileExistsError:
        return False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--clean", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--versions", type=int, default=2)
    parser.add_argument("--forever", action="store_true")
    args = parser.parse_args()
    net = Embedding()
    while True:
        seeds = sorted(int(path.stem) for path in pathlib.Path(args.clean).glob("*.json"))
        for version in range(args.versions):
            for seed in seeds:
                if claimed(args.out, seed, version):
                    job(net, args.clean, args.out, seed, version)
        if not args.forever:
            return
        time.sleep(5)


if __name__ == "__main__":
    main()

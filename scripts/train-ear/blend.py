"""
A head between two of one size: a share of the second one's weights, the rest the first's.

    python3 blend.py --first models/first.pt --second models/second.pt --share 0.4 --out models/between.pt
"""
import argparse

import torch


def main():
    parser = argparse.ArgumentParser()
    for name in ("first", "second", "out"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--share", type=float, required=True)
    args = parser.parse_args()
    first, second = torch.load(args.first), torch.load(args.second)
    between = {name: first[name].lerp(value, args.share) if value.is_floating_point() else value for name, value in second.items()}
    torch.save(between, args.out)


main()

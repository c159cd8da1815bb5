"""
A head between several of one size: the mean of their weights, each by its share.

    python3 blend.py --out models/between.pt models/first.pt:1.5 models/second.pt:1
"""
import argparse

import torch


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("heads", nargs="+", metavar="HEAD:SHARE")
    args = parser.parse_args()
    named = [head.rsplit(":", 1) for head in args.heads]
    heads, shares = [torch.load(path) for path, _ in named], [float(share) for _, share in named]
    mean = lambda name: sum(head[name] * share for head, share in zip(heads, shares)) / sum(shares)
    torch.save({name: mean(name) if value.is_floating_point() else value for name, value in heads[0].items()}, args.out)


main()

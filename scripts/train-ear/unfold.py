"""
The product's own ONNX head as a .pt to go on from: its normalisations are folded away, so they are made anew from features.

    python3 unfold.py --onnx src/server/engine/hear/neural/phone-head.onnx --size medium --feats feats --out models/start.pt
"""
import argparse
import pathlib

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from head import FEATURES, SIZES, Head

FRAMES = 30_000


def main():
    parser = argparse.ArgumentParser()
    for name in ("onnx", "size", "feats", "out"):
        parser.add_argument(f"--{name}", required=True)
    args = parser.parse_args()
    stored = {one.name: torch.from_numpy(numpy_helper.to_array(one).copy()) for one in onnx.load(args.onnx).graph.initializer}
    weight = lambda name: stored[name] if name in stored else stored[f"{name}_8"] * stored[f"{name}_step"]
    paths = sorted(pathlib.Path(args.feats).glob("*-0.f16"))[:3]
    sound = np.concatenate([np.fromfile(path, np.float16).reshape(-1, FEATURES) for path in paths])[:FRAMES].astype(np.float32)
    mean, spread = torch.from_numpy(sound.mean(0)), torch.from_numpy(sound.std(0) + 1e-3)
    head = Head(*SIZES[args.size]).eval()
    with torch.no_grad():
        head.mean.copy_(mean)
        head.scale.copy_(1 / spread)
        first = weight("into")[:, :, 0]
        head.into.weight.copy_((first * spread)[:, :, None])
        head.into.bias.copy_(weight("into_bias") + first @ mean)
        head.out.weight.copy_(weight("out"))
        head.out.bias.copy_(weight("out_bias"))
        x = head.into(((torch.from_numpy(sound)[None] - head.mean) * head.scale).transpose(1, 2))
        for at, (convolution, norm) in enumerate(zip(head.convolutions, head.norms)):
            convolution.weight.copy_(weight(f"c{at}"))
            convolution.bias.zero_()
            found = convolution(x)
            norm.running_mean.copy_(found.mean((0, 2)))
            norm.running_var.copy_(found.var((0, 2)))
            norm.weight.copy_(torch.sqrt(norm.running_var + norm.eps))
            norm.bias.copy_(weight(f"c{at}_bias") + norm.running_mean)
            x = x + torch.relu(norm(convolution(x)))
    torch.save(head.state_dict(), args.out)


main()

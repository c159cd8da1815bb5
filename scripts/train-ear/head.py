"""The head: features [batch, time, 480] every 40 ms to log probabilities [batch, 2 x time, 40] every 20 ms."""
import torch
from torch import nn

from labels import BLANK

FEATURES, CLASSES = 480, BLANK + 1
SMALL, LARGE = (160, (1, 2, 4, 8, 1)), (320, (1, 2, 4, 8, 1, 2, 4))


class Head(nn.Module):
    def __init__(self, width, dilations):
        super().__init__()
        self.register_buffer("mean", torch.zeros(FEATURES))
        self.register_buffer("scale", torch.ones(FEATURES))
        self.into = nn.Conv1d(FEATURES, width, 1)
        self.convolutions = nn.ModuleList(nn.Conv1d(width, width, 3, padding=by, dilation=by) for by in dilations)
        self.norms = nn.ModuleList(nn.BatchNorm1d(width) for _ in dilations)
        self.out = nn.Conv1d(width, 2 * CLASSES, 1)

    def forward(self, features):
        x = self.into(((features - self.mean) * self.scale).transpose(1, 2))
        for convolution, norm in zip(self.convolutions, self.norms):
            x = x + torch.relu(norm(convolution(x)))
        x = self.out(x).transpose(1, 2)
        return x.reshape(x.shape[0], -1, CLASSES).log_softmax(2)

"""
Heads compared on what held.py wrote: phones wrong (greedy); commands for which the phrase of all with the best path is
the one that was said; and how many of the said phrases fit better than all but one in twenty of others as long.

    python3 choose.py --held held --phrases phrases.json medium:a-10.pt medium:a-20.pt large:b.pt
"""
import argparse
import json
import pathlib

import numpy as np
import torch
import torch.nn.functional as F

from head import BLANK, FEATURES, SIZES, Head
from labels import CLASS, load_dictionary
from train import distance, greedy


def scores(log_probs, phrases):
    """How likely each list of phones is, over all ways to say it."""
    count, frames = len(phrases), log_probs.shape[0]
    return -F.ctc_loss(log_probs[:, None].expand(frames, count, -1), torch.tensor([one for phones in phrases for one in phones]),
                       torch.full((count,), frames), torch.tensor([len(phones) for phones in phrases]), blank=BLANK, reduction="none")


def measured(head, held, condition, commands):
    phones_of = list(commands.values())
    texts = list(commands)
    wrong = total = right = said = 0
    ours, theirs = [], []
    for path in sorted(pathlib.Path(held).glob(f"*-{condition}.json")):
        sound = np.fromfile(path.with_suffix(".f16"), np.float16).reshape(-1, FEATURES)
        for row in json.loads(path.read_text()):
            piece = torch.from_numpy(sound[row["at"] : row["at"] + row["frames"]].astype(np.float32))
            log_probs = head(piece[None])[0]
            wrong, total = wrong + distance(greedy(log_probs), row["phones"]), total + len(row["phones"])
            if not row["command"]:
                continue
            found = scores(log_probs, phones_of)
            free = log_probs.max(1).values.sum()
            fits = (found - free) / (torch.tensor([len(phones) for phones in phones_of]) + 2)
            right += texts[int(found.argmax())] == row["text"] or phones_of[int(found.argmax())] == row["phones"]
            said += 1
            for text, phones, fit in zip(texts, phones_of, fits.tolist()):
                if text == row["text"]:
                    ours.append(fit)
                elif abs(len(phones) - len(row["phones"])) <= 1 and not set(text.split()) & set(row["text"].split()):
                    theirs.append(fit)
    bound = np.quantile(theirs, 0.98)
    return (f"{condition}: phones {100 * wrong / total:.1f} right {100 * right / said:.0f} told {100 * np.mean(np.array(ours) > bound):.0f}"
            f" (fit {np.mean(ours):.2f}, over -3 {100 * np.mean(np.array(ours) > -3):.0f}/{100 * np.mean(np.array(theirs) > -3):.1f})")


def main():
    parser = argparse.ArgumentParser()
    for name in ("held", "phrases"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("heads", nargs="+")
    args = parser.parse_args()
    torch.set_num_threads(1)
    dictionary = load_dictionary()
    commands = {}
    for text in json.loads(pathlib.Path(args.phrases).read_text())["commands"]:
        if all(word in dictionary for word in text.split()):
            commands[text] = [CLASS[phone] for word in text.split() for phone in dictionary[word]]
    with torch.no_grad():
        for named in args.heads:
            size, _, path = named.partition(":")
            head = Head(*SIZES[size]).eval()
            head.load_state_dict(torch.load(path))
            print(path, *(measured(head, args.held, condition, commands) for condition in ("clean", "babble10", "babble5")), sep="\n  ", flush=True)


main()

"""
Trains a head on what featurise.py has written, and on what it writes meanwhile, until --minutes are over. The step size
follows the clock: up for the first twentieth, down by a cosine to the end. Writes <out>.pt (mean of the weights).

    python3 train.py --feats feats --out models/large --size large --minutes 40
"""
import argparse
import copy
import json
import math
import os
import pathlib
import time

import numpy as np
import torch
import torch.nn.functional as F

from head import BLANK, FEATURES, SIZES, Head

# Jobs whose seed leaves this rest of 50 are kept to look at the loss on texts that were not trained on.
HELD_SEED = 7


class Store:
    """All jobs found so far; features stay in memory-mapped files."""

    def __init__(self, folder):
        self.folder, self.seen, self.train, self.held = folder, set(), [], []

    def look(self):
        for path in sorted(pathlib.Path(self.folder).glob("*.json")):
            if path.name in self.seen:
                continue
            self.seen.add(path.name)
            sound = np.memmap(path.with_suffix(".f16"), np.float16, "r").reshape(-1, FEATURES)
            held = int(path.stem.split("-")[0]) % 50 == HELD_SEED
            for row in json.loads(path.read_text()):
                (self.held if held else self.train).append((sound, row["at"], row["frames"], row["phones"], row["voice"]))

    def hours(self):
        return sum(row[2] for row in self.train) * 0.024 / 3600


def batch_of(rows, rng, masks=True):
    longest = max(row[2] for row in rows)
    features = np.zeros((len(rows), longest, FEATURES), np.float32)
    for at, (sound, start, frames, _, _) in enumerate(rows):
        features[at, :frames] = sound[start : start + frames]
        if masks:
            for _ in range(rng.integers(0, 3)):
                place, width = rng.integers(0, frames), rng.integers(1, 5)
                features[at, place : min(frames, place + width)] = 0
    lengths = torch.tensor([row[2] for row in rows])
    targets = torch.tensor([phone for row in rows for phone in row[3]], dtype=torch.long)
    return torch.from_numpy(features), lengths, targets, torch.tensor([len(row[3]) for row in rows])


def loss_of(head, batch, blur=0.0):
    """`blur` adds noise to the features, in their own spreads."""
    features, lengths, targets, counts = batch
    if blur:
        features = features + torch.randn_like(features) * (blur / head.scale)
    # Numbers of half the length take half as long.
    with torch.autocast("cpu", torch.bfloat16):
        log_probs = head(features).float().transpose(0, 1)
    return F.ctc_loss(log_probs, targets, lengths, counts, blank=BLANK, reduction="sum", zero_infinity=True) / counts.sum().clamp_min(1)


def greedy(log_probs):
    best = log_probs.argmax(-1).tolist()
    return [a for a, b in zip(best, [BLANK] + best) if a != b and a != BLANK]


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]


def phone_errors(head, rows):
    head.eval()
    wrong = total = 0
    with torch.no_grad():
        for sound, start, frames, phones, _ in rows:
            found = greedy(head(torch.from_numpy(np.asarray(sound[start : start + frames], np.float32))[None])[0])
            wrong, total = wrong + distance(found, phones), total + len(phones)
    head.train()
    return wrong / max(total, 1)


def save(averaged, path):
    torch.save(averaged.state_dict(), f"{path}.part")
    os.rename(f"{path}.part", f"{path}.pt")


def main():
    parser = argparse.ArgumentParser()
    for name in ("feats", "out", "size"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--blur", type=float, default=0.1)
    parser.add_argument("--keep", type=float, default=5, help="minutes after which a head is kept beside: <out>-<minute>.pt")
    parser.add_argument("--start", help="a .pt to go on from")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    rng = np.random.default_rng(args.seed)
    store = Store(args.feats)
    store.look()
    head = Head(*SIZES[args.size])
    if args.start:
        head.load_state_dict(torch.load(args.start))
    else:
        sample = np.concatenate([np.asarray(row[0][row[1] : row[1] + row[2]], np.float32) for row in store.train[:: max(1, len(store.train) // 600)]])
        head.mean.copy_(torch.from_numpy(sample.mean(0)))
        head.scale.copy_(torch.from_numpy(1 / (sample.std(0) + 1e-3)))
    averaged = copy.deepcopy(head).eval()
    head.dropout = args.dropout
    print(sum(p.numel() for p in head.parameters()), "weights,", f"{store.hours():.1f} h", flush=True)
    optimiser = torch.optim.AdamW(head.parameters(), lr=args.rate, weight_decay=0.01)
    began, step, told, losses, queue, kept_at = time.time(), 0, time.time(), [], [], 0
    while (done := (time.time() - began) / (args.minutes * 60)) < 1:
        if not queue:
            store.look()
            # Of like length together, in random order.
            order = rng.permutation(len(store.train))[: args.batch * 200]
            order = sorted(order, key=lambda at: store.train[at][2])
            queue = [order[at : at + args.batch] for at in range(0, len(order), args.batch)]
            rng.shuffle(queue)
        rate = args.rate * min(1, done * 20 + 0.02) * (0.5 + 0.5 * math.cos(math.pi * done)) + 1e-6
        for group in optimiser.param_groups:
            group["lr"] = rate
        loss = loss_of(head, batch_of([store.train[at] for at in queue.pop()], rng), args.blur)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(head.parameters(), 5.0)
        optimiser.step()
        step += 1
        keep = min(0.998, 1 - 1 / (step + 1))
        with torch.no_grad():
            for kept, new in zip(averaged.state_dict().values(), head.state_dict().values()):
                kept.lerp_(new, 1 - keep) if kept.is_floating_point() else kept.copy_(new)
        losses.append(loss.item())
        if time.time() - told > 60:
            told = time.time()
            errors = phone_errors(averaged, store.held[:100])
            averaged.eval()
            print(f"{done * 100:3.0f} % step {step} loss {np.mean(losses):.3f} held-out texts {errors * 100:.1f} % "
                  f"{store.hours():.1f} h rate {rate:.5f}", flush=True)
            losses = []
            save(averaged, args.out)
            minute = done * args.minutes
            if minute - kept_at >= args.keep:
                kept_at = minute
                save(averaged, f"{args.out}-{minute:.0f}")
    save(averaged, args.out)
    print(f"{step} steps, phone errors on held-out texts {phone_errors(averaged, store.held) * 100:.1f} %")


if __name__ == "__main__":
    main()

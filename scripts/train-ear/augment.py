"""What happens to a clean utterance on its way to the microphone. All random choices come from `rng` (numpy)."""
import numpy as np
from scipy.fft import next_fast_len
from scipy.signal import fftconvolve, resample_poly

RATE = 16_000


def rms(samples):
    """Of what is within 30 dB of the loudest 10 ms."""
    frames = samples[: len(samples) // 160 * 160].reshape(-1, 160)
    power = (frames**2).mean(1)
    return float(np.sqrt(power[power > power.max() / 1000].mean() + 1e-12))


def echo(samples, rng, longest=0.6):
    seconds = rng.uniform(0.12, longest)
    n = int(seconds * RATE)
    tail = rng.standard_normal(n).astype(np.float32) * np.exp(-6.9 * np.arange(n, dtype=np.float32) / n)
    tail[: int(rng.uniform(0.001, 0.012) * RATE)] = 0
    tail *= 10 ** (rng.uniform(-12, 3) / 20) / np.sqrt((tail**2).sum() + 1e-9)
    tail[0] = 1
    return fftconvolve(samples, tail)[: len(samples) + n // 3].astype(np.float32)


def filtered(samples, rng):
    """A tilted spectrum, a telephone's band, a smooth colour."""
    length = next_fast_len(len(samples), True)
    spectrum = np.fft.rfft(samples, length)
    hz = np.fft.rfftfreq(length, 1 / RATE)
    gain = np.zeros(len(hz))
    if rng.random() < 0.3:
        gain += rng.uniform(-9, 9) * (np.log2(np.maximum(hz, 100) / 1000) / 3)
    if rng.random() < 0.3:
        knots = np.linspace(0, 8000, 8)
        gain += np.interp(hz, knots, rng.uniform(-5, 5, 8))
    if rng.random() < 0.12:
        gain -= 40 * ((hz < rng.uniform(150, 350)) | (hz > rng.uniform(3200, 4200)))
    return np.fft.irfft(spectrum * 10 ** (gain / 20), length)[: len(samples)].astype(np.float32)


def babble(length, others, rng):
    """`others(rng)` gives an utterance of another job."""
    sound = np.zeros(length, np.float32)
    for _ in range(rng.integers(2, 10)):
        at, level = -int(rng.integers(0, RATE)), 10 ** (rng.uniform(-8, 0) / 20)
        while at < length:
            piece = others(rng)
            piece = piece / (rms(piece) + 1e-6) * level
            start, end = max(0, at), min(length, at + len(piece))
            if end > start:
                sound[start:end] += piece[start - at : end - at]
            at += len(piece) + int(rng.uniform(0, 0.4) * RATE)
    return echo(sound, rng)[:length]


def machines(length, rng):
    """Coloured noise, hum, beeps and knocks."""
    white = np.fft.rfft(rng.standard_normal(length))
    hz = np.maximum(np.fft.rfftfreq(length, 1 / RATE), 30)
    sound = np.fft.irfft(white * hz ** -rng.uniform(0, 1.2), length)
    sound /= sound.std() + 1e-9
    t = np.arange(length) / RATE
    if rng.random() < 0.6:
        mains = rng.choice([50, 60])
        for k in range(1, 6):
            sound += rng.uniform(0, 0.8) / k * np.sin(2 * np.pi * mains * k * t + rng.uniform(0, 6))
    for _ in range(rng.integers(0, 3)):
        at, n = rng.integers(0, length), int(rng.uniform(0.06, 0.25) * RATE)
        n = min(n, length - at)
        sound[at : at + n] += rng.uniform(0.5, 2.5) * np.sin(2 * np.pi * rng.uniform(600, 3500) * t[:n])
    for _ in range(rng.integers(0, 3)):
        at, n = rng.integers(0, length), min(int(0.05 * RATE), length)
        n = min(n, length - at)
        sound[at : at + n] += rng.uniform(1, 5) * rng.standard_normal(n) * np.exp(-np.arange(n) / (0.008 * RATE))
    return sound.astype(np.float32)


class Noises:
    """Some tracks of noise for one job, made once: pieces of them are cut where they are wanted."""

    LENGTH = 20 * RATE

    def __init__(self, others, rng):
        self.babbles = [babble(self.LENGTH, others, rng) for _ in range(6)]
        self.machines = [machines(self.LENGTH, rng) for _ in range(8)]

    def piece(self, tracks, length, rng):
        track = tracks[rng.integers(len(tracks))]
        return track[rng.integers(len(track) - length) :][:length]


def spoiled(samples, noises, rng):
    """One noisy version of an utterance."""
    if rng.random() < 0.75:
        samples = resample_poly(samples, rng.integers(25, 38), 30).astype(np.float32)
    if rng.random() < 0.45:
        samples = echo(samples, rng)
    samples = filtered(samples, rng)
    level = rms(samples)
    before, after = (int(rng.uniform(0.05, 0.5) * RATE) for _ in range(2))
    sound = np.concatenate([np.zeros(before, np.float32), samples, np.zeros(after, np.float32)])
    kind = rng.random()
    noise = noises.piece(noises.babbles if kind < 0.55 else noises.machines, len(sound), rng)
    db = rng.uniform(*((0, 15) if rng.random() < 0.7 else (15, 28))) if kind < 0.75 else rng.uniform(28, 55)
    sound += noise * (level / (rms(noise) + 1e-9) / 10 ** (db / 20))
    return at_level(sound, rng)


def at_level(sound, rng):
    return sound / (np.abs(sound).max() + 1e-6) * np.float32(10 ** (rng.uniform(-22, -1) / 20))


def noise_alone(noises, rng):
    tracks = noises.babbles if rng.random() < 0.3 else noises.machines
    return at_level(noises.piece(tracks, int(rng.uniform(0.5, 2.5) * RATE), rng), rng)

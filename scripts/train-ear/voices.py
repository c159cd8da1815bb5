"""The voices that may teach the ear: each says a text (or phones) into 16 kHz samples. See README.md, Voices."""
import ctypes
import math
import os
import subprocess
import tempfile
import wave

import numpy as np
from scipy.signal import resample_poly

import diphones

RATE = 16_000
FOLDER = tempfile.mkdtemp(dir="/dev/shm", prefix="ear-")
RESPELT = {"bikis": "bickeys", "winkin": "winkin", "paneer": "puhneer", "maida": "mayda", "atta": "utta", "rusk": "rusk"}


def to_16k(samples, rate):
    if rate == RATE:
        return samples
    shared = math.gcd(rate, RATE)
    return resample_poly(samples, RATE // shared, rate // shared)


def read_wav(path):
    with wave.open(path) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), np.int16).astype(np.float32) / 32768
        return to_16k(samples, file.getframerate())


def run(command, **more):
    out = f"{FOLDER}/{os.getpid()}.wav"
    done = subprocess.run([part.replace("@OUT", out) for part in command], capture_output=True, timeout=30, **more)
    if done.returncode != 0:
        return None
    samples = read_wav(out)
    os.remove(out)
    return samples


def respelt(text):
    return " ".join(RESPELT.get(word, word) for word in text.split())


def flite(voice):
    def say(text, phones, rng):
        mean = {"slt": 170, "awb": 120}[voice] * rng.uniform(0.75, 1.3)
        return run(["flite", "-voice", voice, "-t", respelt(text), "-o", "@OUT", "--setf", f"int_f0_target_mean={mean}",
                    "--setf", f"duration_stretch={1 / rng.uniform(0.75, 1.4):.2f}"])
    return say


def pico(language):
    def say(text, phones, rng):
        speed, pitch = int(100 * rng.uniform(0.75, 1.4)), int(100 * rng.uniform(0.75, 1.3))
        marked = f'<speed level="{speed}"><pitch level="{pitch}">{respelt(text)}</pitch></speed>'
        return run(["pico2wave", "-l", language, "-w", "@OUT", marked])
    return say


ACCENTS = ["en-gb", "en-gb-scotland", "en-gb-x-gbclan", "en-gb-x-rp", "en-gb-x-gbcwmd", "en-029", "en-us-nyc"]
VARIANTS = [f"m{n}" for n in range(1, 9)] + [f"f{n}" for n in range(1, 6)] + (
    "Adam Andrea Andy Annie Boris Denis Diogo Ed Gene Henrique Hugo Jacky Lee Marco Mario Michael Mike Pedro Quincy "
    "Rob Robert Steph Tweaky adam anikaRobot antonio belinda benjamin boris caleb david ed edward edward2 fast iven "
    "iven2 iven3 iven4 john kaukovalta kaukovalta2 linda marcelo max michel miguel norbert pablo paul pedro quincy "
    "rob robert robosoft sandro shelby steph travis victor zac").split()
PRESENT = set(os.listdir("/usr/lib/x86_64-linux-gnu/espeak-ng-data/voices/!v"))
VARIANTS = [name for name in VARIANTS if name in PRESENT]


def espeak_settings(rng):
    return ["-s", str(int(rng.uniform(120, 230))), "-p", str(int(rng.uniform(20, 85)))]


def espeak(text, phones, rng):
    voice = f"{rng.choice(ACCENTS)}+{rng.choice(VARIANTS)}"
    return run(["espeak-ng", "-v", voice, *espeak_settings(rng), "-w", "@OUT", text])


# Indian English: retroflex t and d, dental stops for th, one sound for v and w, pure vowels; espeak's names of the sounds.
INDIAN = {
    "AA": "a:", "AE": "E E a", "AH": "V @ V", "AO": "O O o:", "AW": "aU", "AY": "aI", "B": "b", "CH": "c", "D": "d. d. d",
    "DH": "d", "EH": "E e:", "ER": "@r Vr", "EY": "e:", "F": "f f f p#", "G": "g", "HH": "H", "IH": "I I i", "IY": "i:",
    "JH": "J", "K": "k", "L": "l", "M": "m", "N": "n", "NG": "N Ng", "OW": "o:", "OY": "OI", "P": "p", "R": "r",
    "S": "s", "SH": "S", "T": "t. t. t", "TH": "t# t", "UH": "U", "UW": "u:", "V": "v", "W": "v v w", "Y": "j",
    "Z": "z z J s", "ZH": "z S J",
}
INDIAN = {phone: sounds.split() for phone, sounds in INDIAN.items()}
INDIAN["AW"], INDIAN["AY"], INDIAN["OY"] = [["a:", "U"]], [["a", "I"]], [["O", "I"]]
VOWELS = set("AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split())


def indian(text, words, rng):
    """`words` are the phones word by word: espeak's Indian voices are driven by them."""
    said = []
    for word in words:
        sounds, stressed = [], False
        for phone in word:
            sound = rng.choice(INDIAN[phone])
            sound = list(sound) if isinstance(sound, list) else [sound]
            if phone in VOWELS and not stressed:
                sound[0], stressed = "'" + sound[0], True
            sounds += sound
        said.append("|".join(sounds))
    voice = f"{rng.choice(('hi', 'hi', 'hi', 'mr', 'ne', 'pa', 'gu', 'ur'))}+{rng.choice(VARIANTS)}"
    return run(["espeak-ng", "-v", voice, *espeak_settings(rng), "-w", "@OUT", f"[[{' '.join(said)}]]"])


class RhVoice:
    """librhvoice by its C interface: a call of its program takes 0.2 s, a message here 0.02 s."""

    def __init__(self):
        samples_type = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_uint, ctypes.c_void_p)
        rate_type = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_void_p)

        class Callbacks(ctypes.Structure):
            _fields_ = [("rate", rate_type), ("play", samples_type)] + [(f"p{n}", ctypes.c_void_p) for n in range(7)]

        class Init(ctypes.Structure):
            _fields_ = [("data", ctypes.c_char_p), ("config", ctypes.c_char_p), ("resources", ctypes.c_void_p),
                        ("callbacks", Callbacks), ("options", ctypes.c_uint)]

        class Params(ctypes.Structure):
            _fields_ = [("profile", ctypes.c_char_p)] + [(f"d{n}", ctypes.c_double) for n in range(6)] + [
                ("punctuation", ctypes.c_int), ("list", ctypes.c_char_p), ("capitals", ctypes.c_int), ("flags", ctypes.c_int)]

        self.pieces, self.rate, self.Params = [], 24_000, Params
        self.on_rate = rate_type(self._rate)
        self.on_play = samples_type(self._play)
        self.init = Init(b"/usr/share/RHVoice", b"/etc/RHVoice", None, Callbacks(self.on_rate, self.on_play), 0)
        self.lib = ctypes.CDLL("libRHVoice.so.5")
        for name in ("RHVoice_new_tts_engine", "RHVoice_new_message"):
            getattr(self.lib, name).restype = ctypes.c_void_p
        self.engine = ctypes.c_void_p(self.lib.RHVoice_new_tts_engine(ctypes.byref(self.init)))

    def _rate(self, rate, _):
        self.rate = rate
        return 1

    def _play(self, samples, count, _):
        self.pieces.append(np.ctypeslib.as_array(samples, (count,)).copy())
        return 1

    def say(self, voice, text, rng):
        self.pieces = []
        params = self.Params(voice.encode(), 0, 0, 0, rng.uniform(0.75, 1.4), rng.uniform(0.75, 1.3), 1, 0, None, 0, 0)
        read = text.encode()
        message = ctypes.c_void_p(self.lib.RHVoice_new_message(
            self.engine, read, ctypes.c_uint(len(read)), 0, ctypes.byref(params), None))
        self.lib.RHVoice_speak(message)
        self.lib.RHVoice_delete_message(message)
        if not self.pieces:
            return None
        return to_16k(np.concatenate(self.pieces).astype(np.float32) / 32768, self.rate)


_rhvoice = None


def rhvoice(voice):
    def say(text, phones, rng):
        global _rhvoice
        _rhvoice = _rhvoice or RhVoice()
        return _rhvoice.say(voice, respelt(text), rng)
    return say


# Voices of other languages whose licence is LGPL: their language's data has a table of the sounds that stand for English ones.
ABROAD = "aleksandr anna elena irina anatol natalia azamat nazgul".split()


def abroad(text, phones, rng):
    return rhvoice(rng.choice(ABROAD))(text, phones, rng)


_festivals = {}


def diphone(text, words, rng):
    voice = rng.choice(list(diphones.VOICES))
    if voice not in _festivals:
        _festivals[voice] = diphones.Festival(voice)
    path = f"{FOLDER}/{voice}.wav"
    return read_wav(path) if _festivals[voice].say(words, rng, path) else None


# Name, share, how it speaks, whether it is driven by phones.
VOICES = [
    ("flite-slt", 0.07, flite("slt"), False),
    ("flite-awb", 0.08, flite("awb"), False),
    ("rhvoice-alan", 0.08, rhvoice("alan"), False),
    ("rhvoice-slt", 0.05, rhvoice("slt"), False),
    ("rhvoice-abroad", 0.20, abroad, False),
    ("pico-gb", 0.07, pico("en-GB"), False),
    ("pico-us", 0.07, pico("en-US"), False),
    ("espeak", 0.06, espeak, False),
    ("indian", 0.16, indian, True),
    ("diphone", 0.16, diphone, True),
]

"""Festival's Czech, Italian and Finnish diphone voices saying English phones: other mouths, other accents."""
import os
import subprocess

from labels import PHONES

ITALIAN = """AA a1|AE E1|AH a|AO O1|AW a1 u|AY a1 i|B b|CH tS|D d|DH d|EH E1|ER E r|EY e1 i|F f|G g|IH i|IY i1|JH dZ|K k|L l|M m
N n|NG ng g|OW o1 u|OY O1 i|P p|R r|S s|SH S|T t|TH t|UH u|UW u1|V v|W w|Y j|Z z|ZH Z"""
CZECH = """AA a:|AE e|AH a|AO o:|AW a u|AY a j|B b|CH c~|D d|DH d|EH e|ER e r|EY e j|F f|G g|HH h|IH i|IY i:|JH dz~|K k|L l|M m
N n|NG n*|OW o u|OY o j|P p|R r|S s|SH s~|T t|TH t|UH u|UW u:|V v|W v|Y j|Z z|ZH z~"""
FINNISH = """AA a:|AE &|AH @|AO o:|AW a u|AY a i|B b|D d|DH d|EH e|ER @ r|EY e i|F f|G g|HH h|IH i|IY i:|K k|L l|M m|N n|NG N
OW o u|OY o i|P p|R r|S s|SH S|T t|TH T|UH u|UW u:|V v|W w|Y j|Z s"""
VOICES = {
    "lp_diphone": ITALIAN, "pc_diphone": ITALIAN, "czech_dita": CZECH, "czech_krb": CZECH, "czech_machac": CZECH,
    "czech_ph": CZECH, "hy_fi_mv_diphone": FINNISH, "suo_fi_lj_diphone": FINNISH,
}
HIGH = {"lp_diphone": 190, "suo_fi_lj_diphone": 190, "czech_dita": 200, "czech_krb": 240}
VOWELS = set("AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split())
STOPS = set("B D G K P T".split())


def table(text):
    return {row.split()[0]: row.split()[1:] for row in text.replace("\n", "|").split("|")}


TABLES = {name: table(text) for name, text in VOICES.items()}
assert all(phone in PHONES for rows in TABLES.values() for phone in rows)


class Festival:
    """One voice's program, kept open: starting it takes a second."""

    def __init__(self, voice):
        self.table = TABLES[voice]
        self.mean = HIGH.get(voice, 120)
        self.program = subprocess.Popen(["stdbuf", "-o0", "festival", "--pipe"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True, bufsize=1)
        self.program.stdin.write(f"(voice_{voice})\n")

    def say(self, words, rng, path):
        """True when the file was written; False where the voice lacks a sound."""
        if any(phone not in self.table for word in words for phone in word):
            return False
        pace, tone = rng.uniform(0.75, 1.35), self.mean * rng.uniform(0.8, 1.25)
        segments = ["(# 0.1)"]
        last = sum(map(len, words))
        at = 0
        for word in words:
            stressed = False
            for phone in word:
                at += 1
                fall = tone * (1.12 - 0.3 * at / last) * rng.uniform(0.93, 1.07)
                sounds = self.table[phone]
                length = rng.uniform(0.075, 0.13) if phone in VOWELS else rng.uniform(0.055, 0.1)
                if phone in VOWELS and not stressed:
                    length, fall, stressed = length * 1.25, fall * 1.08, True
                if at == last:
                    length *= 1.4
                for sound in sounds:
                    seconds = length * pace * (0.75 if len(sounds) > 1 else 1)
                    segments.append(f"({sound} {seconds:.3f} ({seconds / 2:.3f} {fall:.0f}))")
        command = f"(utt.save.wave (utt.synth (Utterance Segments ({' '.join(segments)} (# 0.1)))) \"{path}\")"
        if os.path.exists(path):
            os.remove(path)
        self.program.stdin.write(command + "\n(format t \"done\\n\")\n")
        while (line := self.program.stdout.readline()) and "done" not in line:
            pass
        return os.path.exists(path)

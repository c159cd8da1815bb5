"""Voices that never teach: the ear is measured with them, and the head chosen by them."""
from voices import respelt, rhvoice, run


def festival(voice):
    def say(text, words, rng):
        spoken = f'(utt.save.wave (utt.synth (Utterance Text "{respelt(text)}")) "@OUT")'
        return run(["festival", "--batch", f"(begin (voice_{voice}) {spoken})"])
    return say


UNSEEN = {
    "flite rms": lambda text, words, rng: run(["flite", "-voice", "rms", "-t", respelt(text), "-o", "@OUT"]),
    "RHVoice clb": rhvoice("clb"),
    "RHVoice bdl": rhvoice("bdl"),
    "festival kal": festival("kal_diphone"),
    "festival ked": festival("ked_diphone"),
}

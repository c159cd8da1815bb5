"""Words to phones: the CMU dictionary's first pronunciation, as classes of src/core/hearing/phones.ts."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
PHONES = re.findall(r"'([A-Z]+)'", (ROOT / "src/core/hearing/phones.ts").read_text())
BLANK = len(PHONES)
CLASS = {phone: at for at, phone in enumerate(PHONES)}

# Words the dictionary lacks: the product's own pronunciations, and Hindi that people mix in.
ALSO = {
    "bikis": "B IH K IY S", "winkin": "W IH NG K IH N", "flavour": "F L EY V ER", "flavours": "F L EY V ER Z",
    "paneer": "P AH N IY R", "yoghurt": "Y OW G ER T", "haan": "HH AA N", "nahi": "N AH HH IY",
    "dhanyavad": "D AH N Y AH V AA D", "kya": "K Y AA", "accha": "AH CH AA", "bas": "B AH S", "bhaiya": "B AY AA",
    "kitna": "K IH T N AA", "kahan": "K AH HH AA", "chahiye": "CH AA HH IY EY", "namaste": "N AH M AH S T EY",
    "theek": "T IY K", "hai": "HH EY", "mujhe": "M UH JH EY", "aur": "AO R", "yeh": "Y EY", "doodh": "D UW D",
}
HINDI = [word for word in ALSO if word not in ("bikis", "winkin", "flavour", "flavours", "paneer", "yoghurt")]


def load_dictionary():
    path = ROOT / "node_modules/soundswallower/model/en-us/dict.txt"
    found = {}
    for line in path.read_text(errors="ignore").splitlines():
        word, _, phones = line.partition(" ")
        if "(" not in word and phones:
            found[word] = phones.split()
    found.update({word: phones.split() for word, phones in ALSO.items()})
    return found


def phones_of(text, dictionary):
    """The phones of a sentence, or None where a word is unknown."""
    spoken = []
    for word in text.split():
        phones = dictionary.get(word)
        if phones is None:
            return None
        spoken += phones
    return spoken

"""What the synthetic voices say: see README.md, Texts. No sentence of any measuring set."""
import json
import pathlib
import re

from labels import HINDI, ROOT

WORDS = (pathlib.Path(__file__).parent / "words.txt").read_text().split()

CLASSES = {
    "who": "i you we they he she somebody people my|mother my|father my|friend the|man the|woman the|children our|neighbour my|sister my|brother the|teacher everyone the|lady the|doctor the|driver",
    "verb": "want need see like know find take give bring make hear remember forget buy eat drink keep open close use try leave carry wash cook sell hold read write show push pull cut clean fix lose choose change send watch hate love miss",
    "did": "wanted needed saw liked knew found took gave brought made heard remembered forgot bought ate drank kept opened closed used tried left carried washed cooked sold held read wrote showed pushed pulled cut cleaned fixed lost chose changed sent watched loved missed",
    "det": "the the the a my your this that some any every another his her our their no one two three",
    "adj": "big small old new good bad hot cold fresh sweet salty clean dirty cheap expensive heavy light long short soft hard red green blue white black yellow brown happy sad quiet loud strange empty full easy difficult famous healthy thin thick round dry wet ready late early little different same other first last next best only",
    "noun": "house car dog cat table chair window door book phone bag shirt shoe cup plate bottle packet box apple banana orange tomato onion potato rice sugar salt tea coffee water milk bread butter cheese cake biscuit chocolate egg fish chicken soup money price shop store street road bus train station school office kitchen garden river tree flower bird horse baby boy girl friend doctor teacher driver price list letter newspaper radio television computer picture story question answer problem idea day night morning evening week month year hour minute time weather rain sun wind room bed floor wall roof corner shelf counter basket trolley bill ticket card key watch ring coat hat glass knife spoon fork oven fridge lamp battery charger soap towel brush medicine hospital market village city country world music song game ball team film holiday birthday party wedding dinner lunch breakfast snack juice ice cream family name number colour size weight sugar oil flour date allergen nut peanut almond wheat gluten fibre protein vitamin calorie",
    "place": "home the|shop the|market the|station school work the|kitchen the|garden the|bus|stop the|corner the|hospital the|library the|park the|office town the|village the|entrance the|counter the|door the|next|shelf",
    "when": "today tomorrow yesterday now later tonight this|morning this|evening next|week last|year on|monday on|sunday every|day in|the|morning at|night soon again before|lunch after|dinner in|an|hour",
    "prep": "in on under near behind beside between from with without for about before after over across through to at by",
    "modal": "can could will would should must may might shall cannot",
    "q": "what where when why how who which",
    "adv": "very really quite too so always never often sometimes quickly slowly quietly carefully usually already just almost only still maybe",
    "feel": "tired hungry thirsty happy angry afraid sick late busy lost sure ready sorry bored cold warm worried excited fine",
    "num": "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half",
    "month": "january february march april may june july august september october november december",
    "food": "biscuits cookies bread milk cheese butter rusk cake crackers yogurt wafers snacks chocolate nuts oats",
}
CLASSES = {name: [word.replace("|", " ") for word in words.split()] for name, words in CLASSES.items()}

TEMPLATES = """
who verb det noun|who verb det adj noun|who did det noun when|who modal verb det noun|did who verb det noun|modal who verb det noun
det noun is adj|det adj noun is prep det noun|there is a noun prep det noun|is there any noun prep det noun|are there any adj food here
q is det noun|q is det adj noun|q do who verb det noun|q did who verb det noun when|q are you verb ing|q much is det noun|how many food are there
i am feel|who is adv feel|are you feel|i am adv feel when|we went to place when|who goes to place when|let us go to place|take me to place please
please verb det noun|please verb me det noun|do not verb det noun|could you verb det noun for me|would you like some food|can i have num food
i do not verb det noun|who did not verb det noun|it was adv adj when|that was a adv adj noun|this is adv adj|these food are adj|is this noun adj
det noun prep det noun did det noun|when who did det noun it was adj|if it is adj who will verb it|because det noun is adv adj
num num num|num hundred and num|num food and num noun|it costs num rupees|num grams of noun|it is num o'clock|the num of month|best before month num
i think det noun is adj|do you know q det noun is|tell me q the noun is|tell me about det noun|i would like to verb det noun|who want to verb some food
my name is noun|how are you when|good morning how are you|thank you for det noun|excuse me q is the noun|i have been to place|have you verb det noun
what is the difference between det noun and det noun|which noun is adj er det one|does it have any noun in it|is det noun good for children
who have to verb det adj noun when|det noun has num food in it|put det noun prep det noun|who took det noun prep det noun prep place
det adj adj noun|adv adj|prep det noun|det noun and det noun|verb it|verb them when|noun|adj noun|no noun please|yes who modal|not when|or det noun
""".replace("\n", "|").split("|")
TEMPLATES = [line.split() for line in TEMPLATES if line.strip()]


def from_template(rng):
    words = []
    for part in rng.choice(TEMPLATES):
        if part in ("ing", "er"):
            continue
        words.append(rng.choice(CLASSES[part]) if part in CLASSES else part)
    return " ".join(words)


def written_sentences():
    """Sentences of the project's own documents and spoken texts, of three to fourteen words."""
    found = set()
    files = [*ROOT.glob("docs/**/*.md"), *ROOT.glob("src/core/texts/en/*.ts"), ROOT / "README.md", *ROOT.glob("src/**/*.ts")]
    for path in files:
        if path.name.endswith(".test.ts"):
            continue
        text = path.read_text()
        if path.suffix == ".ts" and "texts" not in path.parts:
            text = " . ".join(re.findall(r"^\s*(?:/?\*+|//) ?(.*?)(?:\*/)?$", text, re.M))
        for sentence in re.split(r"[.;:!?|()\n`'\"]{1,}", text.lower()):
            words = re.sub(r"[^a-z' ]+", " ", sentence).split()
            for at in range(0, len(words), 10):
                piece = words[at : at + 10]
                if len(piece) > 2:
                    found.add(" ".join(piece))
    return sorted(found)


def shoppers_sentences():
    """What shoppers say, of the half of the corpus that rules may be written by."""
    files = sorted((ROOT / "src/core/language/en/said").glob("*.tsv"))
    return sorted({line.split("\t")[0] for path in files for line in path.read_text().splitlines() if "\t" in line})


class Texts:
    """The mix of texts; `rng` is the job's own."""

    def __init__(self, phrases, dictionary):
        read = json.loads(pathlib.Path(phrases).read_text())
        known = lambda text: all(word in dictionary for word in text.split())
        self.commands = [text for text in read["commands"] if known(text)]
        self.short = [text for text in self.commands if len(text.split()) <= 3]
        self.questions = [text for text in read["questions"] if known(text)]
        self.names = [text for text in read["names"] if known(text)]
        self.written = [text for text in written_sentences() if known(text)]
        self.shoppers = [text for text in shoppers_sentences() if known(text)]
        self.rare = [word for word in dictionary if word.isalpha() and 3 < len(word) < 11]
        self.common = [word for word in WORDS if word in dictionary]

    def one(self, rng):
        kind = rng.random()
        if kind < 0.26:
            text = rng.choice(self.short if rng.random() < 0.65 else self.commands)
            text += " please" if rng.random() < 0.06 else ""
        elif kind < 0.56:
            text = rng.choice(self.shoppers)
        elif kind < 0.64:
            text = rng.choice(self.questions)
        elif kind < 0.80:
            text = " ".join(rng.choice(self.common) for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))))
        elif kind < 0.85:
            text = " ".join(rng.choice(self.rare if rng.random() < 0.6 else self.common) for _ in range(rng.choice((1, 2, 3))))
        elif kind < 0.90:
            text = rng.choice(self.written)
        elif kind < 0.94:
            text = rng.choice(("i want ", "do you have ", "what about ", "is this ", "")) + rng.choice(self.names)
        else:
            text = from_template(rng)
        if rng.random() < 0.1:
            text = " ".join(word for word in text.split() if word not in ("a", "the", "an")) or text
        return text

    def mixed(self, rng):
        """The same with a Hindi word now and then, for voices that are driven by phones."""
        words = self.one(rng).split()
        if rng.random() < 0.15:
            words.insert(rng.randrange(len(words) + 1), rng.choice(HINDI))
        return " ".join(words)

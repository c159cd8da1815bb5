import { oneOf, sequence } from '../forms.ts'

/** Kinds of words, as pieces of expressions: what several forms name is written once, here. */

export const LIMB = oneOf(
  'shoulders?|elbows?|wrists?|back|hips?|shins?|stomach|tummy|face|eyes?|ears?|neck|forehead|thighs?|calf',
  'heads?|legs?|hands?|palms?|foot|feet|knees?|fingers?|thumb|toes?|ankles?|heels?|chest|nose|arms?|ribs?',
  'lips?|mouth|body',
)
export const CLOTHES = oneOf(
  'saree|sari|dupatta|pallu|dress|shirt|sleeve|shawl|kurta|skirt|scarf|coat|jacket|bag|purse|strap',
  'chappals?|slippers?|sandals?|shoes?|shoelace|lace|stick|cane|umbrella',
)
/** What happens to a body that meets something. */
export const HURTS = oneOf(
  'hit|hits|hitting|struck',
  'knock(?:ed|ing)?',
  'bang(?:ed|ing)?',
  'bump(?:ed|ing)?',
  'brush(?:ed|ing)?',
  'scrap(?:ed|ing)',
  'scratch(?:ed|ing)?',
  'pok(?:ed|ing)',
  'crash(?:ed|ing)?',
  'dash(?:ed|ing)?',
  'slam(?:med|ming)?',
  'collid(?:ed|ing)',
  'rammed',
  'push(?:ed|ing)?',
  'shov(?:ed|ing)',
  'pull(?:ed|ing)',
  'tugg(?:ed|ing)',
  'dragg(?:ed|ing)',
  'grabb(?:ed|ing)',
  'tripp(?:ed|ing)',
  'slipp(?:ed|ing)',
  'stumbl(?:ed|ing)',
  'skidd(?:ed|ing)',
  'fell|fallen|falling|collapsed',
  'twist(?:ed)?',
  'sprain(?:ed)?',
  'bleed(?:ing)?',
  'burn(?:t|ed|ing)',
  'pinched|trapped|stuck|caught|jammed',
  'squeez(?:ed|ing)',
  'crush(?:ed|ing)',
  'hurts?|gave way|giving way|boxed in|hemmed in|cornered|surrounded|went down|lost balance',
)
/** Where a foot or a stick meets something. */
export const AT_MY_FEET = sequence(
  '(?:under|below|near|around|between|against|on|over|at|into|with) my',
  ' (?:foot|feet|legs?|shoes?|stick|cane|head|knees?|toes?)',
)
/** What stands or lies where somebody walks. */
export const OBSTACLE = oneOf(
  'something|poles?|pillars?|column|walls?|rope|tape|box|boxes|cartons?|crates?|trolleys?|carts?|baskets?',
  'ladder|stools?|chairs?|tables?|bucket|mop|hose|wires?|cable|glass|door|shutter|gate|railing|barrier',
  'rods?|pipe|stack|pile|dustbin|bin|bags|sacks?|luggage|suitcase|pram|stroller|wheelchair|child|children',
  'kids?|baby|dog|cat|man|woman|lady|person|people|boys?|crowd|queue|liquid|water|oil|spill|puddle|stairs',
  'staircase|escalator|ramp|slope|hole|pit|gap|step|aunty|uncle|customers?|carpet|mat|bench|iron|pallet',
  'broom|plants?|drum|cylinder|mirror|board|banner|bottles?',
)
export const IN_THE_WAY = oneOf(
  'in front|ahead',
  'in (?:the|my|between)(?: way| path| middle)?',
  'across',
  'on the (?:floor|ground|way|path)',
  'block(?:s|ed|ing)?',
  'lying|piled|parked|stacked|sticking out|hanging|come in|came in|has come|have come',
  'standing (?:here|there|right|in)',
  '(?:is|are|just) standing',
  'sitting|will not move|not moving|kept here|put here|closing in',
  'near my (?:foot|feet|leg|head|face)',
  'behind me|at me|past my|against my|into me|on me',
  '(?:is|are) here',
  '(?:is|are) coming',
  'running',
  'around (?:me|my)',
  'going (?:down|up)',
  'is down|not moving',
  '(?:has|have) fallen',
  'fell down|under my',
)
/** Has left the way that was told. */
export const STRAYED = oneOf(
  'drift(?:ed|ing)?',
  'wander(?:ed|ing)?',
  'stray(?:ed|ing)?',
  'veer(?:ed|ing)?',
  'deviat(?:ed|ing)',
  'swerv(?:ed|ing)',
  'skipped|overshot|overstepped|mixed up|messed up|muddled|jumbled|ended up|landed up|come somewhere',
  'strange|turned around|passed it|gone past|went past|walked past|crossed it',
)
/** Where the way of a walk leads, and what is kept there. */
export const GOAL = oneOf(
  'shelf|shelves|racks?|section|aisle|row|lane|fridge|freezer|dairy|breads?|bakery|biscuits?|cookies?',
  'snacks|milk|cheese|curd|buns?|packets?|packs?|place|spot|corner',
)
export const NUMBER = oneOf(
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen',
  'seventeen|eighteen|nineteen|twenty',
)
export const TURN = '(?:turns?|turning|left|right|corner|bend|straight|around)'
/** Has done what was told. */
export const DONE = oneOf(
  'done|finished|finish|completed|complete|over|taken|took|covered|crossed|turned|walked|moved|did',
  'through with|come round|come around|obeyed|followed',
)
/** People of the shop. */
export const STAFF = oneOf(
  'somebody|someone|anybody|anyone|person|staff|helper|assistant|assistance|attendant|manager|salesman',
  'guard|people|lady|boy|girl|man|worker|human|escort|usher',
)
/** What somebody stops for. */
export const ERRAND = oneOf(
  'stand|stop',
  'wait(?! (?:at|near|for|in|there|till|until))',
  'stopping|sit|sitting|rest|resting|breathe|drink|tie|tying|lace',
  'take (?:this|the|a|my) (?:call|phone)',
  'take (?:rest|breath)',
  'answer',
  'put (?:my|this|it|on)',
  'pick|fix|wear|remove|adjust|wipe|cough|sneeze|breath|break|dropped|find my',
  '(?:shift|change) my',
  'lean',
)

/** Who somebody may be with. */
export const KIN = oneOf(
  'wife|husband|son|daughter|mother|father|sister|brother|friend|grandson|granddaughter|mummy|papa|daddy',
  'nephew|niece|cousin',
)

/** Whoever is in a shop. */
export const PERSON = oneOf(
  'man|lady|woman|girl|boy|child|kid|baby|gentleman|uncle|aunty|auntie|person|somebody|someone|customer',
  `fellow|guy|chap|bloke|lad|gent|stranger|people|person|drunkard|${KIN}`,
)

/** What is stolen or lost. */
export const VALUED =
  '(?:purse|bag|handbag|phone|mobile|wallet|money|stick|cane|chain|pocket|necklace|jewellery|watch)'

/** Whoever was called. */
export const HELPER = '(?:staff|helper|salesman|assistant|attendant|manager|person)'

export const SOMEBODY = '(?:they|he|she|somebody|someone|anybody|anyone|nobody|no one)'

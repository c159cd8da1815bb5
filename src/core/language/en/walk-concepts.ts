import { oneOf, sequence, setOf } from '../forms.ts'

/** Kinds of words by which people talk while they walk, as alternatives of a pattern. */
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

/** Words that talk with the guide of a walk is made of, beside the light ones; whoever uses others talks with others. */
export const walkVocabulary: ReadonlySet<string> = setOf(
  'done finished finish finishing completed complete over taken took walked walk walking covered cover',
  'crossed cross turned turn turning turns did moved move moving gone went come came coming comes reached',
  'reach reaching arrived arrive arriving passed pass touched touching touch through entered made obeyed',
  'followed ended landed kept keep stepped took skipped step steps pace paces corner bend number numbers',
  'count counting counted straight left right side sides way ways direction directions instruction',
  'instructions path route forward backward backwards back ahead further onwards around round half full',
  'middle end ends bit part portion most whole last final sharp slight one two three four five six seven',
  'eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'thirty forty fifty hundred say saying tell told telling repeat once speak spoke speaking talk talking',
  'explain continue proceed carry next follow follows following start begin resume guide guiding lead',
  'leading gave give given words word voice line clear clearly when why which exact exactly correct',
  'correctly properly proper enough sure understand understood feel feels find found hear heard catch',
  'caught listening listen attention paying distracted forget forgot forgotten remember missed miss lost',
  'wrong wrongly mistake extra less fewer different off confused matching strange somewhere wonder place',
  'spot shelf shelves rack racks section aisle row dairy bread breads biscuits biscuit snacks milk shop',
  'store entrance fridge cold these near nearer nearly nearby close closer far farther distance long',
  'metres meters feet minutes minute remaining remain remains balance pending soon almost finally facing',
  'face front beside behind between opposite past next standing stand location position land landed wait',
  'waiting pause pausing hold holding rest resting moment second seconds break stop stopped stopping quiet',
  'silent silence slow slowly slower fast faster speed app phone work works before never nothing anything',
  'something each every same previous after kindly dear shall must much many hmm well being should',
  'supposed while means mean getting other them oh able hand hands myself own alone as until till leg legs',
  'foot knees hurting paining tired old chair wall glass noise crowd loud time lane whose which simple',
  'short bit rest mind elsewhere ears within asked asking round ended order total trust fold folded breath',
  'uneasy corner balance sharp fully bakery counter till exit freezer cheese curd cookies towards toward',
  'passing crossing touching heading clue idea fully alright lot lots mistaken early late changed nowhere',
  'use quit yet attention focus keep head letting behind straightaway track course total complete madam',
  'maam mam under matching matches fits goods show standing quick pillar pole mat carpet door gate table',
  'board sign packets big small normal circle circles beginning cancel cancelled if case haan han bolo',
  'batao bas accha theek hai ek kitna baki baaki aage',
)

import { askedWords } from '../../substances/substances.ts'
import { setOf } from '../forms.ts'
import { lightWords } from './clause-words.ts'

/** Begin product names and stand in sentences about anything. */
const everyday = setOf(
  'good nice pure little happy sweet fresh best daily evening morning night garden blue green red golden',
  'gold white black brown village field meadow salt time treat day winter summer super special royal',
  'classic real great magic new big small mini plain soft crispy crunchy hard hot cold light dark sunrise',
  'tea table jim toast fruit cheese ten twenty thirty forty fifty sixty seventy eighty ninety hundred',
)

/** A single word that names a product only where it is the whole of its name. */
export const isCommonWord = (name: string): boolean =>
  everyday.has(name) || lightWords.has(name) || askedWords.includes(name)

/** Stand in questions about products without being asked about: who eats, with what, where it is carried. */
export const aroundProducts: ReadonlySet<string> = setOf(
  'amma appa mamma cheers mother father wife husband son daughter sister brother niece nephew aunt uncle',
  'friend friends neighbour guest guests law in man men woman ladies people family trainer salesman',
  'assistant girl boy home house basket trolley bag tin glass bottle jar box dabba fridge oven pan plate',
  'cup car train journey kitchen cupboard shelf table top middle bottom side sides back front corner',
  'edge cover filling hand hands teeth throat tummy skin bones heart stomach body gym fast festival',
  'lunch dinner breakfast tiffin picnic party travel trip morning evening afternoon night day week month',
  'year moment minute second doubt doubts question questions idea look label lid seal strip zip dot mark',
  'logo picture colour shape type sort kind kinds middle rest whole other others same first last final',
  'previous next one ones left right matter problem issue lot bit little few couple certain real actual',
  'exact correct wrong good bad nice best better worst most least big small large tiny old new chance',
  'risk thing things something lady child salesgirl owner customer address advertisement ad usual normal',
  'regular whether passed crossed printed written stamped anywhere somewhere exactly actually really',
  'original common three four five six seven eight nine eleven thirteen fourteen eighteen leftover',
  'leftovers chia saffron dough batter mixture coating topping producer manufacturer maker company ten',
  'twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred',
)

import { isAllergenName } from '../contract/allergen-name.ts'
import type { Product } from '../contract/product.ts'
import { allPlainWords } from '../language/plain-words.ts'
import { partedWords } from '../substances/record-words.ts'

/** What takes back what its clause names. */
const DENIES =
  /\b(?:no|not|non|nor|neither|never|without|free(?! range)|zero|less(?! (?:than|of))|minus|alternative|substitute)\b/
export const PLACE =
  '(?:facility|line|lines|plant|factory|equipment|machines|machinery|bakery|kitchen|premises|site|unit)'
const WHO_MUST_AVOID = '(?:allerg|intoleran|sufferer|sensitiv|coeliac|celiac)'
const OF_TRACES = new RegExp(
  [
    String.raw`\b(?:may|might|could) (?:also |still )?(?:contain|have|include|be present)\b`,
    String.raw`\b(?:traces?|facility|handles|cross contamination|cross contact)\b`,
    String.raw`\b(?:same|shared|common) ${PLACE}\b|\b${PLACE} (?:also|shared|that|used|where|which)\b`,
    String.raw`\bwhere (?:we|they) (?:also )?(?:use|handle|process|make|pack)\b`,
    String.raw`\b(?:not|no|never) (?:be )?guarantee`,
    String.raw`\b(?:not (?:\w+ )?(?:suitable|recommended|advised|safe|meant)|unsuitable|unsafe) for\b.*\b${WHO_MUST_AVOID}`,
  ].join('|'),
)
const IN_EACH =
  'in (?:every|each) (?:pack(?:et)?|biscuit|cookie|rusk|slice|piece|bar|bite|crunch|spoon|serving)'
const DRUNK = '(?:(?:a|your|some|hot|cold|warm|chilled) )*(?:tea|coffee|chai|milk|glass|cup)\\b'
/** What a pack is eaten with is not in it: it begins here in its clause. */
const EATEN_WITH = new RegExp(
  String.raw`(?<=\b(?:enjoy\w*|serve[sd]?|goes|pairs?|perfect|best|great)(?: \w+){0,2} )\bwith\b(?!.*\b${IN_EACH}\b)|(?<=\b(?:ideal|(?:have|eat|try|team)(?: (?:it|them|these|this))?) )with (?=${DRUNK})|\b(?:glass|cup) of\b(?!.*\b${IN_EACH}\b)|\b(?:dip|dunk|soak|sprinkle|(?:just|simply) add|(?:dipping|dunking|soaking) (?:it |them )?in(?:to)?)\b`,
)
/** What is stated behind it in the same clause. */
const STATED_BEHIND =
  / (?=(?:and|but) (?:(?:is|are|it|also) )*(?:contains?|made (?:with|from|of)|rich in|(?:full|loaded|packed) (?:of|with))\b)/
/** One of several things that it is eaten with: "with tea, milk or coffee". */
const FURTHER = /^(?:(?:and|or) )?\w+(?: \w+)?(?: (?:and|or) \w+(?: \w+)?)*$/
/** Who must not eat it is not what is in it. */
const OF_READERS = /\b(?:allergic|intoleran\w+|sufferers?|(?:with|have) (?:\w+ ){0,4}allerg(?:y|ies))\b/
const LEFT_OPEN = [DENIES, OF_TRACES, EATEN_WITH, OF_READERS]

/** What a name, an ingredient or a clause denies, and no more of it: "milk free", but not the milk of "fat free milk". */
const DENIED =
  /(?<!\b(?:not|never) )\b\w+ free\b(?! (?:of|from|range))|(?<!\b(?:not|never) )\b(?:no|non|without|zero|not contain(?: any)?|free (?:of|from))(?: added)? \w+(?: (?:and|or|nor) \w+)*/g
/** What is denied so goes on over the commas of a list; behind "no added sugar" the next may well be in it. */
const DENIES_LIST =
  /\b(?:free (?:of|from)|without|contains? no|not contain|neither)\b(?! (?:any )?(?:added|artificial|preservatives?|colou?rs?|flavou?rs?))/

/** What states that something is in the pack, and begins anew behind one that was left open. */
const STATES = new RegExp(
  String.raw`\b(?:contains?|made (?:with|from|of)|with|rich in|full of|allergens?|more|extra|real|${IN_EACH})\b`,
)
/** Within a clause, where another one begins. */
const NEXT_CLAUSE =
  / (?=(?:but|yet|while|however|though)\b)| (?=(?:and )?may (?:also )?(?:contain|have)\b)| (?=with (?:no|zero|less)\b)| (?=and (?:is |are |it |also )*(?:contains?|free|no|not|zero|without)\b)/

/** `said` is in the pack, `denied` is not, and of what is `open` neither is known; `other` is of another thing. */
interface Clause {
  words: string
  is: 'said' | 'denied' | 'open' | 'other'
  /** What of it is denied was begun by a clause before: "no egg, soya or nuts". */
  goesOn: boolean
}

/** A bracket that only takes back parts nothing: "milk (no added sugar), wheat". */
const withoutAsides = (sentence: string) =>
  sentence.replace(/\([^()]*\)/g, (aside) => {
    const words = allPlainWords(aside)
    return DENIES.test(words) && !STATES.test(words) ? ', ' : aside
  })

/** Where allergens are printed is not which: "for allergens, including cereals containing gluten, see ingredients in bold". */
const pointsOn = (words: string): boolean =>
  /\bsee (?:the )?ingredients\b|\bin bold\b/.test(words) && !/\bcontains?\b/.test(words)

/** A sentence by its clauses; a clause without a statement of its own, as in a list, goes on as the one before. */
function clausesOf(sentence: string): Clause[] {
  const all = allPlainWords(sentence)
  if (pointsOn(all)) return [{ words: all, is: 'other', goesOn: false }]
  let is: Clause['is'] = 'open'
  let isList = false
  return partedWords(withoutAsides(sentence))
    .split(' , ')
    .flatMap(statementsOf)
    .map(({ words, own }) => {
      is = own ?? (is === 'other' && !FURTHER.test(words) ? 'open' : is)
      if (own) isList = DENIES_LIST.test(words)
      return { words, is, goesOn: own === undefined && isList }
    })
}

interface Statement {
  words: string
  own: Clause['is'] | undefined
}

/** A clause by what it states; with what it is eaten is a part by itself. */
function statementsOf(clause: string): Statement[] {
  const at = clause.search(EATEN_WITH)
  if (at < 0) return clause.split(NEXT_CLAUSE).map((words) => ({ words, own: kindOf(words) }))
  const [eatenWith = '', ...behind] = clause.slice(at).split(STATED_BEHIND)
  const before = clause.slice(0, at).trim()
  return [
    ...(before === '' ? [] : statementsOf(before).map(({ words, own = 'open' }) => ({ words, own }))),
    { words: eatenWith, own: 'other' },
    ...behind.flatMap(statementsOf),
  ]
}

function kindOf(words: string): Clause['is'] | undefined {
  if (OF_TRACES.test(words) || OF_READERS.test(words)) return 'open'
  if (DENIES.test(words)) return 'denied'
  return STATES.test(words) ? 'said' : undefined
}

const PARTED = ' , '
const joined = (clauses: readonly Clause[], wordsOf = ({ words }: Clause) => words) =>
  clauses.map(wordsOf).join(PARTED)

function saysPlainly(sentence: string): boolean {
  const words = allPlainWords(sentence)
  return !pointsOn(words) && !LEFT_OPEN.some((form) => form.test(words))
}

export const speaksOfTraces = (sentence: string): boolean => OF_TRACES.test(allPlainWords(sentence))

/** What of a sentence is said to be in the pack: of "contains milk, no nuts" the milk. */
export const withoutOpen = (sentence: string): string =>
  saysPlainly(sentence) ? sentence : joined(clausesOf(sentence).filter(({ is }) => is === 'said'))

/** A sentence without what it only denies, and what the pack is eaten with. */
export const withoutDenials = (sentence: string): string =>
  joined(
    clausesOf(sentence).filter(({ is, goesOn }) => is !== 'other' && !(is === 'denied' && goesOn)),
    ({ words, is }) => (is === 'denied' ? words.replace(DENIED, PARTED) : words),
  )

/** A short text without what it denies. */
export const withoutDenied = (text: string): string => partedWords(text).replace(DENIED, PARTED)

/** To the end of its sentence, brackets with it; one that was open before ends it. */
const restOf = (stops: string) => String.raw`(?:\([^()\n]*\)|\[[^[\]\n]*\]|\.(?=\S)|[^.\n()[\]${stops}])*`
const ON_TRACES =
  '(?:also |it )?may (?:also )?(?:contain|have)|(?:contains? )?traces? of|allerg(?:en|y) (?:advice|info(?:rmation)?|statement|warning)|(?:not |un)suitable for|can ?not guarantee'
export const PLACED = '(?:made|manufactured|produced|processed|packed|packaged|prepared|baked) (?:in|on|at)'
/**
 * The names of a statement may have semicolons between them. Where one stands before it they part the ingredients, and the
 * next follows as it does behind "packed in water".
 */
const STATEMENT = new RegExp(
  String.raw`(?<=;\s*)(?:${ON_TRACES})\b${restOf(';')}|\b(?:${ON_TRACES})\b${restOf('')}|\b(?:${PLACED})\b${restOf(';')}`,
  'gi',
)

/** A list of ingredients and what is said on traces behind it, which no ingredient is. */
export function partedIngredients({ ingredients }: Pick<Product, 'ingredients'>): {
  list: string
  statements: string
} {
  const text = ingredients ?? ''
  return {
    list: text.replace(STATEMENT, '\n').replace(/\(\s*\)/g, ''),
    statements: (text.match(STATEMENT) ?? []).join('\n'),
  }
}

/** The two lists by their names alone, and what else stands in them: older records hold "gluten free". */
export function partedLists({ allergensContain, allergensMayContain }: Product) {
  const [contain, mayContain] = [allergensContain ?? [], allergensMayContain ?? []]
  return {
    contain: contain.filter(isAllergenName),
    mayContain: mayContain.filter(isAllergenName),
    claims: [...contain, ...mayContain].filter((entry) => !isAllergenName(entry)),
  }
}

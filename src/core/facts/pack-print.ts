import { hasAny, recordWords, withoutAny } from '../substances/record-words.ts'
import { type Substance, substances } from '../substances/substances.ts'
import { distance } from '../vision/geometry.ts'
import type { PrintedLine } from '../vision/sight.ts'
import { figureWritten, WRITTEN_FIGURE } from '../written-figure.ts'
import { PLACE, PLACED } from './left-open.ts'

/** What the pack's print, read now, states for itself. Only words that a table knows: the rest is never spoken. */
export interface PackClaims {
  contains: readonly Substance[]
  mayContain: readonly Substance[]
  /** Grams or millilitres. */
  netWeight: { amount: number; unit: 'g' | 'ml' } | undefined
}

/** Under this a line is no ground for contradicting the brand's record. */
const MIN_CONFIDENCE = 0.85

/** A family is named only by its own words: cashew is said as cashew. */
const allergens = substances
  .filter(({ allergen }) => allergen)
  .map((substance) => ({ substance, words: [substance.spoken, ...substance.asked] }))
const allNames = allergens.flatMap(({ words }) => words)

/** What a factory holds may be in the pack. */
const MAY =
  /\b(?:may|might|could|can) (?:also )?contain(?: trace of)?\b|\btrace of\b|\b(?:facility|factory|premise|(?:plant|line|equipment|unit)(?= (?:that|which|also)))(?: (?:that|which|also))* contain\b/
const CONTAINS = /\bcontain\b/
const DENIED = /\b(?:no|not|free|without|zero|never|absence)\b/

/** A full stop, but for the point of a figure, and what ends a statement as it does. */
const STOP = /(?<!\d)\.|\.(?!\d)|[;•|]/
const STOPPED = new RegExp(String.raw`(?:${STOP.source})\s*$`)
const BUT = new RegExp(String.raw`${STOP.source}|\bbut\b`, 'i')

/**
 * Sentences of a statement: an ingredient list and an address do not belong to what follows "contains", nor a denial to what
 * follows "but".
 */
const statements = (text: string) =>
  text
    .replace(TORN_MAY, 'may')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .split(BUT)
    .filter((piece) => piece.trim() !== '')

/** How much of it there is; none of it is a denial. */
const SHARE = /(?<![\d.,])(?!0+(?:[.,]0*)?\s*%)\d+(?:[.,]\d+)?\s*%/g
const wordsOf = (text: string) => recordWords(text.replace(SHARE, ','))

/** What begins anew behind a denial, and is none itself: "no added sugar - contains milk". */
const ANEW = String.raw`(?<!\b(?:that|which|what|who)\s+)(?:\b(?:may|might|could)\s+(?:also\s+)?contain\b|(?<=[:–—-]\s*)contain\b|(?<!\b(?:no|not|never|nor|without|no\s+(?:one|part|product|ingredient))\s+)\bcontains\b(?!\s+(?:no|none)\b))`

/**
 * What is denied, left out as it is printed, with its commas: "no added sugar" up to the next one, "gluten free" back to
 * the one before or to its verb, "free from" and "contains no" to the end, but none over what begins anew. "Our other
 * biscuits contain" is of another pack.
 */
const DENIALS = [
  /\b(?:neither|other(?=[^,]*\bcontains?))\b.*/gi,
  new RegExp(
    String.raw`\b(?:contains?\s+(?:no|none)|allergens?\s*:\s*no|free\s+(?:from|of))\b(?:(?!${ANEW}).)*`,
    'gi',
  ),
  /(?:(?<=\bcontains?\b)|(?<=^|[,()]))(?:(?!\bcontains?\b)[^,()])*\bfree\b/gi,
  new RegExp(String.raw`\b(?:no|not|without|zero|never|absence|unsuitable)\b(?:(?!${ANEW})[^,()])*`, 'gi'),
  /\bnon[\s-]\s*\w+/gi,
]
/** A verb that lost its line above, or the edge of the picture what stood before it: "does not" or "may". */
const TORN = /^\W*(?:(?!it\b)\w{1,2}\s+|a?n?not\s+|e?ver\s+)?contain\b/i
/** What no other word leaves of itself. */
const TORN_MAY = /^\W*(?:(?:a?y|i?ght|ht|o?uld)(?=\s+(?:also\s+)?contains?\b)|a?l?so(?=\s+contain\b))/i
/** A label in the place of "contains"; where it speaks of a factory it is none. */
const LABEL = /\baller(?:gens?|gy)(?:\s+(?:advice|info(?:rmation)?))?\s*:/gi
const FACTORY = new RegExp(
  String.raw`\b(?:facility|factory|plant|handl\w+|process\w*|made|manufactured|produced|equipment|lines?|(?:this|our|the|same|an?)\s+${PLACE})\b`,
  'i',
)

/** "Nuts are used in this factory", from where its part of the statement begins; "soy and is made in …" lists the soy. */
const USED_THERE = String.raw`(?<=(?:^|[,(:])\s*)(?:(?!\bcontain|\band\s+(?:it|this|these|they)\b)[^,():])*?(?<!\b(?:and|that|which)\s+)\b(?:is|are)\b(?:(?!\bcontain)[^,()])*?\b(?:in|on|at)\b(?:(?!\bcontain)[^,()])*?\b${PLACE}`
/** "Egg processed in the same plant", "egg, fish are used in our bakery": nothing but names before it, which no pack is said to be of. */
const HANDLED_THERE = new RegExp(
  String.raw`(?<=(?:^|[,(:])\s*)(?:([^():]*?)\b(?:is|are)\s+|([^,():]*?)\b)(?:present|\w+ed)\s+(?:in|on|at|where)\b(?:\s+(?:this|our|the|the\s+same))?\s+${PLACE}\s*(?=$|[,)])`,
  'gi',
)
const NEXT = String.raw`\b(?:[\w'’]+\s+){0,3}(?:contains?|traces?\s+of)\b`
/** A bracket within brackets is of them. */
const INSIDE = String.raw`(?:[^()]|\([^()]*\))`
/**
 * Where it is made, with what else is handled there, up to what is stated or denied next or to the end of its brackets: none
 * of that is said to be in the pack. What may be in it goes on over it.
 */
const MADE_THERE = new RegExp(
  String.raw`(?<!\b(?:may|might|could|can|traces?)\b.*)\b(?:${USED_THERE}|${PLACED}\b[^,()]*?\b${PLACE}|facility|factory|premises|equipment|machines|machinery|(?:made\s+|\w+ed\s+)?alongside|(?:made|\w+ed)\s+where|cross[\s-]*conta\w+)\b(?!(?:\s+(?:that|which|also))*\s+contains?\b)(?:(?<=\([^()]*)(?=${INSIDE}*\))${INSIDE}*?(?=${NEXT}|\))|.*?(?=${NEXT}|$))`,
  'gi',
)

function affirmed(piece: string): string {
  if (TORN.test(piece)) return ''
  const ofPack = piece
    .replace(HANDLED_THERE, (part: string, some?: string, names = some ?? '') =>
      isOnlyNames(wordsOf(names)) ? ',' : part,
    )
    .replace(MADE_THERE, ', ')
  const left = DENIALS.reduce((text, denial) => text.replace(denial, ' '), ofPack)
  return FACTORY.test(left) ? left : left.replace(LABEL, ' contains ')
}

/** Whether what stands alone behind it may still be of it, and not of what is denied or made at its end. */
const mayGoOn = (piece: string) =>
  !DENIALS.reduce((text, part) => text.replace(part, '\n'), piece.replace(MADE_THERE, '\n')).endsWith('\n')

/** What may stand between the names of a list. */
const JOINS: ReadonlySet<string> = new Set(['and', 'or', ',', ''])

/** Allergens and nothing else: what stands so behind a statement's semicolon or bullet is still of it. */
const isOnlyNames = (words: string): boolean =>
  hasAny(words, allNames, []) &&
  withoutAny(words, allNames)
    .split(' ')
    .every((word) => JOINS.has(word))

function named(print: string): Substance[] {
  const found = allergens.filter(({ substance, words }) => hasAny(print, words, substance.isNot))
  return found.map(({ substance }) => substance)
}

interface Statement {
  kind: 'contains' | 'mayContain'
  substances: Substance[]
}

/** What one line says of allergens; of words that a table knows only. */
export function statementsOf(line: string): Statement[] {
  /** What the statement before says, where nothing of it was denied. */
  let before: Statement['kind'] | undefined
  return statements(line).flatMap((piece) => {
    const words = wordsOf(affirmed(piece))
    if (before && isOnlyNames(words)) return [{ kind: before, substances: named(words) }]
    before = undefined
    if (DENIED.test(words)) return []
    const may = MAY.exec(words)
    const head = may ? words.slice(0, may.index) : words
    const tail = may ? words.slice(may.index) : ''
    const found: Statement[] = [{ kind: 'mayContain', substances: named(tail) }]
    const contains = CONTAINS.exec(head)
    if (contains) found.push({ kind: 'contains', substances: named(head.slice(contains.index)) })
    if (mayGoOn(piece)) before = may ? 'mayContain' : contains ? 'contains' : undefined
    return found
  })
}

/** The net weight that a line prints, as it stands there: 200 and g; not the drained one, nor that of a portion. */
export const NET =
  /(?<!\b(?:DRAINED|PER)\s*)\bNET\s*(?:WT|WEIGHT|QTY|QUANTITY|CONTENTS?|VOL|VOLUME)?\.?\s*:?\s*(\d{1,4}(?:\.\d{1,2})?)\s*(KG|G|GM|GMS|GRAMS?|ML|L)\b(?!\s*[X×*])/i

const WEIGHT = new RegExp(
  String.raw`^\s*(${WRITTEN_FIGURE})\s*(kg|kgs|g|gm|gms|grams?|ml|l|litres?)\.?\s*$`,
  'i',
)

type NetWeight = NonNullable<PackClaims['netWeight']>

/**
 * "1 kg" is 1000 g; packs of several ("4 x 50 g") and anything else are left undefined.
 */
export function netWeightOf(text: string): NetWeight | undefined {
  const [, figure, unit = ''] = WEIGHT.exec(text) ?? []
  if (figure === undefined) return undefined
  const large = /^(?:kg|l)/i.test(unit)
  return {
    amount: figureWritten(figure) * (large ? 1000 : 1),
    unit: /^[ml]/i.test(unit) ? 'ml' : 'g',
  }
}

function printedNetWeight(lines: readonly string[]): NetWeight | undefined {
  const found = lines.flatMap((line) => {
    const [, figure = '', unit = ''] = NET.exec(line) ?? []
    return netWeightOf(`${figure} ${unit}`) ?? []
  })
  const [first, ...others] = found
  return others.every((other) => other.amount === first?.amount && other.unit === first.unit)
    ? first
    : undefined
}

/** A statement that is not over at the end of its line: it breaks off before, within or behind a list of names. */
const GOES_ON =
  /(?:[,:&]|\b(?:contains?|allergens?|may|also|not|no|and|or|of|from|with|traces?|free|added|advice|info(?:rmation)?))\s*$/i
/** So begins what only goes on: a verb that lost its line above, or the next name of a list. */
const BEGINS_ON = /^\W*(?:contain(?!s)|and|or|of|traces?|&|,)(?:\b|\s)/i
const SPEAKS = /\b(?:contain|may|trace|allergen|not|free|allergy)\b/
/** Beside names, in the part of a statement that stands on its second line. */
const BETWEEN_NAMES = /\b(?:contain|trace|of|may|also)\b/g

/** In heights of the upper line: how far below it the next may begin, how unlike in height it may be, how far it may be turned. */
const BELOW = { most: 1.2, least: -0.5, taller: 1.7, straight: 0.95 } as const

/** Right below it, in one column and of one height: nothing stands between them. */
function isBelow(lower: PrintedLine, upper: PrintedLine): boolean {
  const [start, end, , foot] = upper.corners
  const [from, to, , below] = lower.corners
  const [width, height] = [distance(start, end), distance(start, foot)]
  const [length, tall] = [distance(from, to), distance(from, below)]
  if (width === 0 || height === 0 || length === 0 || lower === upper) return false
  const [alongX, alongY] = [(end.x - start.x) / width, (end.y - start.y) / width]
  const left = (from.x - start.x) * alongX + (from.y - start.y) * alongY
  const down = ((from.x - foot.x) * (foot.x - start.x) + (from.y - foot.y) * (foot.y - start.y)) / height
  const isStraight = ((to.x - from.x) * alongX + (to.y - from.y) * alongY) / length > BELOW.straight
  const isAlike = tall < height * BELOW.taller && height < tall * BELOW.taller
  const isNear = down < BELOW.most * height && down > BELOW.least * height
  return isStraight && isAlike && isNear && left < width && left + length > 0
}

/**
 * Lines as statements: one that breaks off takes what stands right below it, up to its first full stop and only where that
 * is names and nothing else. "May" above "contain nuts" is no "contains nuts", and names alone belong to no line but that one.
 */
function joined(lines: readonly PrintedLine[]): string[] {
  return lines.map((line) => {
    let [text, last] = [line.text, line]
    for (let parts = 0; parts < lines.length; parts++) {
      const [next, ...others] = lines.filter((other) => isBelow(other, last))
      if (!next || others.length > 0) break
      const [piece = ''] = next.text.split(STOP)
      const isOpen = GOES_ON.test(text) || (BEGINS_ON.test(piece) && !STOPPED.test(text))
      if (
        !isOpen ||
        !SPEAKS.test(recordWords(text)) ||
        !isOnlyNames(wordsOf(piece).replace(BETWEEN_NAMES, ''))
      )
        break
      text = `${text} ${piece}`
      last = next
      if (piece !== next.text) break
    }
    return text
  })
}

/**
 * Reads allergen statements and the net weight from a pack's print, picture by picture. Orders and anything else there are only
 * data.
 */
export function readPackClaims(pictures: readonly (readonly PrintedLine[])[]): PackClaims {
  const read = pictures.map((lines) => lines.filter(({ confidence }) => confidence >= MIN_CONFIDENCE))
  const all = read.flatMap(joined).flatMap(statementsOf)
  const of = (kind: Statement['kind']) => [
    ...new Set(all.filter((one) => one.kind === kind).flatMap((one) => one.substances)),
  ]
  const contains = of('contains')
  return {
    contains,
    mayContain: of('mayContain').filter((one) => !contains.includes(one)),
    netWeight: printedNetWeight(read.flat().map(({ text }) => text)),
  }
}

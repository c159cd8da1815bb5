import type { Product } from '../contract/product.ts'
import { againstDiet, dietWords } from '../facts/contains.ts'
import { evidenceSentences } from '../facts/evidence.ts'
import type { PackWords } from '../facts/pack-disagreement.ts'
import { quotesAbout } from '../facts/quotes.ts'
import { isReadable } from '../speaking/readable.ts'
import {
  avoids,
  cannotLookFor,
  dietNames,
  dietUnsaid,
  doesNotName,
  eats,
  foundTexts,
  isShortened,
  needsTexts,
  notKnown,
  ofNamed,
  packContains,
  packMayContain,
  unsureWhether,
} from '../texts/en/needs.ts'
import { type Finding, findingsFor, type Sign } from './findings.ts'
import type { Diet, Needs } from './needs.ts'

/** What is said of a product before anything else, in this order. */
export interface Concern {
  sign: Sign
  text: string
}

interface Group {
  key: string
  rank: number
  sign: Sign
  names: string[]
  texts: string[]
  finding: Finding
}

const RANKS = [
  'contains',
  'pack',
  'record',
  'may',
  'wider',
  'cannot',
  'noAllergens',
  'noIngredients',
  'noneNamed',
  'notNamed',
]

function groupOf(name: string, finding: Finding): Group {
  const one = { names: [name], finding }
  switch (finding.at) {
    case 'record': {
      const { where, texts } = finding.evidence
      const kind = where === 'contains' ? 'contains' : where === 'mayContain' ? 'may' : 'record'
      return {
        ...one,
        key: `record ${where}`,
        rank: RANKS.indexOf(kind),
        sign: finding.sign,
        texts: [...texts],
      }
    }
    case 'pack': {
      const key = `pack ${finding.may} ${finding.recorded}`
      const rank = RANKS.indexOf(finding.may ? 'may' : 'pack')
      return { ...one, key, rank, sign: finding.sign, texts: [finding.words] }
    }
    case 'wider': {
      const { where, texts } = finding.evidence
      const rank = RANKS.indexOf('wider')
      return { ...one, key: `wider ${where} ${texts.join()}`, rank, sign: 'unsure', texts: [...texts] }
    }
    default:
      return { ...one, key: finding.at, rank: RANKS.indexOf(finding.at), sign: 'unsure', texts: [] }
  }
}

function grouped(all: readonly Group[]): Group[] {
  const groups = new Map<string, Group>()
  for (const one of all) {
    const same = groups.get(one.key)
    if (!same) groups.set(one.key, one)
    else {
      same.names = [...new Set([...same.names, ...one.names])]
      same.texts = [...new Set([...same.texts, ...one.texts])]
    }
  }
  return [...groups.values()].sort((a, b) => a.rank - b.rank)
}

function sentenceOf({ finding, names: avoided, texts }: Group): string {
  switch (finding.at) {
    case 'record':
      return avoids(avoided, [
        ...evidenceSentences([{ ...finding.evidence, texts }], foundTexts),
        // A name or a description says nothing of how much of it there is, nor whether there is.
        ...(finding.evidence.where === 'name' || finding.evidence.where === 'description'
          ? [needsTexts.checkPack]
          : []),
      ])
    case 'pack': {
      const says = finding.may ? packMayContain(texts) : packContains(texts)
      const rest = finding.recorded ? [] : [needsTexts.onlyPack]
      return avoids(avoided, [says, ...rest, needsTexts.checkPack])
    }
    case 'wider': {
      const said = evidenceSentences([{ ...finding.evidence, texts }], foundTexts)
      return avoids(avoided, [...said, unsureWhether(avoided), needsTexts.checkPack])
    }
    case 'cannot':
      return cannotLookFor(avoided)
    case 'noAllergens':
      return withAll(avoided, needsTexts.noAllergens)
    case 'noIngredients':
      return withAll(avoided, needsTexts.noIngredients)
    case 'noneNamed':
      return withAll(avoided, `${needsTexts.noneNamed} ${needsTexts.checkPack}`)
    case 'notNamed':
      return [
        doesNotName(avoided),
        needsTexts.checkPack,
        ...(isShortened(avoided) ? [needsTexts.hearAll] : []),
      ].join(' ')
  }
}

/** Names that are only counted are counted aloud, with the way to hear them. */
const withAll = (avoided: readonly string[], said: string) =>
  [notKnown(avoided, said), ...(isShortened(avoided) ? [needsTexts.hearAll] : [])].join(' ')

/** Only what the record proves: silence about meat makes nothing vegetarian. */
function ofDiet(product: Product, diet: Diet): Concern {
  const name = dietNames[diet]
  const conflicts = new Set(evidenceSentences(againstDiet(product, diet, foundTexts), foundTexts))
  if (conflicts.size > 0) {
    const isNamed = againstDiet(product, diet, foundTexts).some(({ where }) => where !== 'mayContain')
    return { sign: isNamed ? 'contains' : 'unsure', text: eats(name, [...conflicts]) }
  }
  const quotes = quotesAbout(product, dietWords, foundTexts)
  const said = quotes.length > 0 ? quotes : [dietUnsaid(name), needsTexts.checkPack]
  return { sign: 'unsure', text: eats(name, said) }
}

const isWhollyReadable = ({ allergensContain, allergensMayContain, ingredients }: Product) =>
  [...(allergensContain ?? []), ...(allergensMayContain ?? []), ingredients ?? ''].every(isReadable)

/**
 * What of a list concerns a product, with the place where it stands: said before anything else about the product.
 * Everything on the list is in one of the sentences; nothing is ever said to be safe. Of a product without a record, no
 * more than that is known.
 */
export function concernsOf(
  { avoid, diets }: Needs,
  product: Product | undefined,
  pack: PackWords | undefined,
): Concern[] {
  if (avoid.length === 0 && diets.length === 0) return []
  if (!product) return [{ sign: 'unsure', text: needsTexts.noRecord }]
  const groups = grouped(
    avoid.flatMap((name) => findingsFor(product, pack, name).map((finding) => groupOf(name, finding))),
  )
  const said: Concern[] = [
    ...groups.map((group) => ({ sign: group.sign, text: sentenceOf(group) })),
    ...diets.map((diet) => ofDiet(product, diet)),
    ...(isWhollyReadable(product) ? [] : [{ sign: 'unsure', text: needsTexts.unreadable } as const]),
  ]
  const first = (sign: Sign) => said.filter((one) => one.sign === sign)
  return [...first('contains'), ...first('unsure')].map((one, at) =>
    at === 0 ? { ...one, text: ofNamed(product.name, one.text) } : one,
  )
}

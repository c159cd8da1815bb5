import type { Product } from '../contract/product.ts'
import { onDiet } from '../facts/diets.ts'
import { type Evidence, evidenceSentences } from '../facts/evidence.ts'
import type { PackWords } from '../facts/pack-disagreement.ts'
import { isReadable } from '../speaking/readable.ts'
import type { OwnTexts } from '../texts/own-texts.ts'
import { isShortened } from '../texts/phrasing.ts'
import { type Finding, type FindingSign, findingsFor } from './findings.ts'
import type { Diet, Needs } from './needs.ts'

/** What is said of a product before anything else, in this order. */
export interface Concern {
  sign: FindingSign
  text: string
}

interface Group {
  key: string
  rank: number
  sign: FindingSign
  names: string[]
  texts: string[]
  finding: Finding
}

/** Places that say nothing of how much of it there is. */
const BY_THE_WAY: ReadonlySet<Evidence['where']> = new Set(['name', 'description', 'hindi'])

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
      const kind = where === 'contains' ? 'contains' : finding.sign === 'unsure' ? 'may' : 'record'
      return {
        ...one,
        key: `record ${where} ${finding.sign}`,
        rank: RANKS.indexOf(kind),
        sign: finding.sign,
        texts: [...texts],
      }
    }
    case 'pack': {
      const key = `pack ${finding.may} ${finding.recorded}`
      const rank = RANKS.indexOf(finding.may ? 'may' : 'pack')
      return { ...one, key, rank, sign: finding.sign, texts: [...finding.words] }
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

function sentenceOf({ finding, names, texts: words }: Group, texts: OwnTexts): string {
  const { needsTexts, foundTexts } = texts
  const avoided = names.map(texts.avoidedName)
  /** Names that are only counted are counted aloud, with the way to hear them. */
  const hearAll = isShortened(avoided) ? [needsTexts.hearAll] : []
  const withAll = (said: string) => [texts.notKnown(avoided, said), ...hearAll].join(' ')
  switch (finding.at) {
    case 'record': {
      const { where, open } = finding.evidence
      return texts.avoids(avoided, [
        ...evidenceSentences([{ ...finding.evidence, texts: words }], foundTexts),
        // A name or a description says nothing of how much of it there is, nor whether there is.
        ...(BY_THE_WAY.has(where) || open ? [needsTexts.checkPack] : []),
      ])
    }
    case 'pack': {
      const says = finding.may ? texts.packMayContain(words) : texts.packContains(words)
      const rest = finding.recorded ? [] : [needsTexts.onlyPack]
      return texts.avoids(avoided, [says, ...rest, needsTexts.checkPack])
    }
    case 'wider': {
      const said = evidenceSentences([{ ...finding.evidence, texts: words }], foundTexts)
      return texts.avoids(avoided, [...said, texts.unsureWhether(avoided), needsTexts.checkPack])
    }
    case 'cannot':
      return texts.cannotLookFor(avoided)
    case 'noAllergens':
      return withAll(needsTexts.noAllergens)
    case 'noIngredients':
      return withAll(needsTexts.noIngredients)
    case 'noneNamed':
      return withAll(`${needsTexts.noneNamed} ${needsTexts.checkPack}`)
    case 'notNamed':
      return [texts.doesNotName(avoided), needsTexts.checkPack, ...hearAll].join(' ')
  }
}

/** Only what the record proves: silence about meat makes nothing vegetarian. */
function ofDiet(product: Product, diet: Diet, texts: OwnTexts): Concern {
  const { needsTexts, foundTexts } = texts
  const name = texts.dietNames[diet]
  const { own, against: found, open } = onDiet(product, diet, foundTexts)
  const conflicts = new Set(evidenceSentences(found, foundTexts))
  if (conflicts.size > 0) {
    const isNamed = found.some(({ where }) => where !== 'mayContain')
    return { sign: isNamed ? 'contains' : 'unsure', text: texts.eats(name, [...conflicts]) }
  }
  const unsure = open.length > 0 ? [...open, texts.unsureWhether([name])] : []
  const said = own.length + unsure.length > 0 ? [...own, ...unsure] : [texts.dietUnsaid(name)]
  return { sign: 'unsure', text: texts.eats(name, [...said, needsTexts.checkPack]) }
}

const isWhollyReadable = ({ allergensContain, allergensMayContain, ingredients }: Product) =>
  [...(allergensContain ?? []), ...(allergensMayContain ?? []), ingredients ?? ''].every(isReadable)

/**
 * What of a list concerns a product, with the place where it stands: said before anything else about the product.
 * Everything on the list is in one of the sentences; nothing is ever said to be safe. Of a product without a record, no
 * more than that is known.
 */
export function concernsOf(
  { avoid, diets, unread }: Needs,
  product: Product | undefined,
  pack: PackWords | undefined,
  texts: OwnTexts,
): Concern[] {
  const open: Concern[] = unread ? [{ sign: 'unsure', text: texts.needsTexts.lookFailed }] : []
  if (avoid.length === 0 && diets.length === 0) return open
  if (!product) return [{ sign: 'unsure', text: texts.needsTexts.noRecord }, ...open]
  const groups = grouped(
    avoid.flatMap((name) =>
      findingsFor(product, pack, name, texts.foundTexts).map((finding) => groupOf(name, finding)),
    ),
  )
  const said: Concern[] = [
    ...groups.map((group) => ({ sign: group.sign, text: sentenceOf(group, texts) })),
    ...diets.map((diet) => ofDiet(product, diet, texts)),
    ...(isWhollyReadable(product) ? [] : [{ sign: 'unsure', text: texts.needsTexts.unreadable } as const]),
  ]
  const first = (sign: FindingSign) => said.filter((one) => one.sign === sign)
  const named = [...first('contains'), ...first('unsure')].map((one, at) =>
    at === 0 ? { ...one, text: texts.ofNamed(product.name, one.text) } : one,
  )
  return [...named, ...open]
}

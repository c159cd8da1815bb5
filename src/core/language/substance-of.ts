import {
  askedWords,
  isNamedByRecords,
  knownSubstance,
  type Substance,
  substanceAsked,
} from '../substances/substances.ts'
import {
  additiveNumber,
  afterSubstance,
  asksOfAnimalFat,
  asksWhetherIn,
  bareSubstance,
  beforeSubstance,
  isFree,
  madeOfAllergen,
  numberAlone,
  ofAKind,
  unnamedSubstances,
  withoutEgg,
} from './en/substance-forms.ts'
import { eatsNot } from './en/topic-denials.ts'
import {
  asksIfTheyHave,
  asksInNo,
  figuresNamed,
  goodsBehind,
  guessesKind,
  isFlavour,
  isServedWith,
  ofTheStore,
  partingAdverbs,
  pronoun,
  quantifiers,
  sectionAlone,
  topicCalled,
} from './en/topic-forms.ts'
import { notEaten } from './en/topic-stances.ts'
import { hasPhrase, wordCount } from './plain-words.ts'
import { askedIn, isAllergen, isEatenWith } from './substances-named.ts'
import type { FoundTopic, Topic } from './topics.ts'

const familyOf = (one: Substance | undefined) => one && (knownSubstance(one.spoken) ?? one)

export const topicOfSubstance = (spoken: string): Topic =>
  topicCalled[spoken] ?? { name: 'contains', substance: spoken }

/** A substance that no table knows, asked in so many words: looked for by spelling. */
export function unnamedSubstance(words: string): FoundTopic | undefined {
  const { prefix = '', number } = additiveNumber.exec(words)?.groups ?? {}
  if (number !== undefined) return { topic: { name: 'contains', substance: `${prefix}${number}` }, length: 1 }
  for (const pattern of unnamedSubstances) {
    const substance = pattern.exec(words)?.[1]
    if (substance && !pronoun.test(substance) && !notEaten.test(substance)) {
      const name = numberAlone.test(substance) ? `e ${substance}` : substance
      return { topic: { name: 'contains', substance: name }, length: 1 }
    }
  }
  return undefined
}

/** What a table explains and is named with nothing around it: "any casein". */
export function bareSubstanceIn(words: string): FoundTopic | undefined {
  const bare = bareSubstance.exec(words)?.[1] ?? sectionAlone
  return bare !== sectionAlone && isNamedByRecords(bare)
    ? { topic: { name: 'contains', substance: bare }, length: 1 }
    : undefined
}

/**
 * A kind of what a topic asks for is a substance of its own: "is there animal fat" is not asked about the fat. Only
 * where it is asked for in so many words, and no table knows it.
 */
export function compoundSubstance(words: string): FoundTopic | undefined {
  if (asksOfAnimalFat.test(words)) return { topic: { name: 'contains', substance: 'animal fat' }, length: 3 }
  const found = unnamedSubstance(words)
  if (found?.topic.name !== 'contains') return undefined
  const { substance } = found.topic
  const [kind = '', of, ...more] = substance.split(' ')
  const isKind = of !== undefined && more.length === 0 && ofAKind.test(of) && !quantifiers.test(kind)
  return isKind && !askedWords.includes(substance) && !askedWords.includes(of)
    ? { ...found, length: 3 }
    : undefined
}

/** "No milk, no egg, no nuts" takes none of them back: they are asked for together. */
export const withoutEachNo = (words: string): string =>
  words.replace(/\bno (\w+)(?: (?:and |or )?no \w+)+/g, (list) => {
    const named = list.split(/\b(?:no|and|or)\b/).map((word) => word.trim())
    const asked = named.filter(Boolean)
    return asked.every((word) => askedWords.includes(word)) ? `any ${asked.join(' or ')}` : list
  })

/**
 * "Onion or garlic", "sugar or honey", "meat, egg or fish" asks about each: it is asked for by itself. Of two allergens
 * neither may be left out, and both are answered together.
 */
export function eachByItself(words: string): string {
  if (/^onion garlic\b/.test(words)) return words.replace(' ', ' and ')
  if (!asksWhetherIn.test(words)) return words
  const named = [...askedIn(words), ...figuresNamed].join('|')
  return words.replace(
    new RegExp(`\\b(?:${named})(?: (?!oils?\\b|flour\\b)(?:${named}))*(?: (?:or|and) (?:${named}))+\\b`, 'g'),
    (list) => {
      const each = list.match(new RegExp(`\\b(?:${named})\\b`, 'g')) ?? []
      const isNamed = (name: string) => askedWords.includes(name) && isAllergen(name)
      const allergens = each.filter(isNamed)
      if (allergens.length < 2) return each.join(' and ')
      return [allergens.join(' or '), ...each.filter((name) => !isNamed(name))].join(' and ')
    },
  )
}

/**
 * "Do they have milk" with a pack in hand asks of what is in it: a yes about the shelf would be taken for one about the pack.
 * Goods that are no substance, and what the store is named beside, are asked of the store. "Real fruit or just essence" asks for both.
 */
export function theyAsPack(said: string): string {
  const words = said.replace(partingAdverbs, '')
  const { lead = '', what } = asksIfTheyHave.exec(words)?.groups ?? {}
  if (what === undefined || ofTheStore.test(what)) return words
  const isGoods = askedIn(what).every((name) => {
    const at = ` ${what} `.indexOf(` ${name} `)
    return goodsBehind.test(what.slice(at + name.length).trim())
  })
  return isGoods ? words : `${lead}do they contain ${what}`
}

/** "dairy" by itself names a section of the store; other bare words ask about the product in hand, and so does "the carbs". */
const asksAlone = (asked: string, before: string, after: string) =>
  (before === '' || (before === 'the' && !isAllergen(asked))) && after === '' && asked !== sectionAlone

/** "Nuts, milk, egg, anything?": nothing but substances, of which none may be left out. */
function listsSeveral(words: string): boolean {
  const named = new Set<Substance>()
  let left = ` ${words.replaceAll(' ', '  ')} `
  for (const each of askedIn(words)) {
    const rest = left.replace(` ${each.replaceAll(' ', '  ')} `, ' ')
    // Peanut butter is no butter.
    if (rest !== left) named.add(substanceAsked(each))
    left = rest
  }
  const isAll = left
    .split(' ')
    .every(
      (word) =>
        word === '' ||
        /^(?:anything|any|all|these|and|or|is|are|there|in|it|this|them|inside|also|which|what|of|tell|me|say|each|every|one|yes|no|to|please|check|for|about|does|do|have|has)$/.test(
          word,
        ),
    )
  // Maida and atta are both wheat, and each is told.
  const families = new Set([...named].map((one) => familyOf(one)?.spoken))
  return isAll && families.size > 1 && [...named].every(({ allergen }) => allergen)
}

/** Whether a substance is asked for between such words, and not denied, tasted, or part of a product's description. */
function isAsked(asked: string, before: string, after: string): boolean {
  const isTold = /(?:^| )(?:not|your|her|his)$/.test(before) && !(asksInNo.test(before) && isFree.test(after))
  if (isTold || isFlavour.test(after) || isServedWith.test(before)) return false
  if (goodsBehind.test(after) && !/\b(?:contains?|any|with|have)$/.test(before)) return false
  return beforeSubstance.test(before) || afterSubstance.test(after) || asksAlone(asked, before, after)
}

/** "Fish oil" asks about fish, not about fish and oil. */
function isPartOfAllergen(asked: string, words: string): boolean {
  if (!madeOfAllergen.test(asked)) return false
  const at = ` ${words} `.indexOf(` ${asked} `)
  const before = words.slice(0, Math.max(0, at)).trim()
  return askedIn(before).some((name) => before.endsWith(name) && isAllergen(name))
}

/**
 * Everything named in the sentence as content: "does this have nuts", "nut free", "how much milk". Of two allergens
 * in one question neither may be left out, so all allergens are the answer.
 */
export function substanceIn(words: string): FoundTopic | undefined {
  const found: Substance[] = []
  let length = 0
  let rest = words
  for (const asked of askedIn(words)) {
    const at = ` ${rest} `.indexOf(` ${asked} `)
    if (at < 0) continue
    const before = rest.slice(0, at).trim()
    const after = rest.slice(at + asked.length).trim()
    if (!isAsked(asked, before, after) || isPartOfAllergen(asked, words)) continue
    const substance = substanceAsked(asked)
    if (!found.includes(substance)) found.push(substance)
    // One word more than the substance itself: "contain palm oil" must beat "palm oil" and "how much fat".
    length = Math.max(length, wordCount(asked) + 1)
    // What stands in its place keeps the other one's neighbours: "eggs or nuts" leaves "with or nuts".
    rest = `${before} any ${after}`.trim()
  }
  if (listsSeveral(words)) return { topic: { name: 'allergens' }, length: Math.max(length, 2) }
  const [first, second = otherAllergen(words, rest, found)] = found
  // Maida and atta are both wheat, and each is asked about.
  const isOne = second && familyOf(first) === familyOf(second)
  if (
    first &&
    second &&
    !isOne &&
    [...new Set([...found, second])].filter(({ allergen }) => allergen).length > 1
  )
    return { topic: { name: 'allergens' }, length }
  if (first) return { topic: topicOfSubstance(first.spoken), length }
  return hasPhrase(words, withoutEgg)
    ? { topic: { name: 'contains', substance: 'egg' }, length: 1 }
    : undefined
}

/**
 * A further allergen that is named, however: of two in one question neither may be left out. Beside what is none it
 * counts where both are put side by side, what was found standing as "any": "wheat or any".
 */
function otherAllergen(words: string, rest: string, [first]: readonly Substance[]): Substance | undefined {
  const within = first?.allergen
    ? rest
    : (/\b\w+(?: \w+)? or any\b|\bany or \w+(?: \w+)?/.exec(rest)?.[0] ?? '')
  return first
    ? askedIn(within)
        .map(substanceAsked)
        .find((one) => one.allergen && one !== first && !isNamedAside(words, one))
    : undefined
}

/** Denied, tasted, or part of a product's description. */
function isNamedAside(words: string, { spoken, asked }: Substance): boolean {
  return [spoken, ...asked].some((name) => {
    const at = ` ${words} `.indexOf(` ${name} `)
    if (at < 0) return false
    const after = words.slice(at + name.length).trim()
    return (
      isFlavour.test(after) ||
      goodsBehind.test(after) ||
      /(?:^| )(?:not|the|with)$/.test(words.slice(0, at).trim())
    )
  })
}

const isNotEaten = (words: string) => eatsNot.test(words) || /\b(?:no|without) dairy\b/.test(words)

const isAskedAbout = /\b(?:about|asked|asking|regarding)(?: for| about)? the$/

/** A substance that is named in any other way is asked about, but for goods that are called by it. */
export function looseSubstance(words: string): FoundTopic | undefined {
  if (guessesKind.test(words)) return undefined
  const asked = askedIn(words).find((each) => isLoose(each, words))
  return asked === undefined
    ? undefined
    : { topic: topicOfSubstance(substanceAsked(asked).spoken), length: wordCount(asked) }
}

function isLoose(asked: string, words: string): boolean {
  const at = ` ${words} `.indexOf(` ${asked} `)
  if (at < 0 || (asked === sectionAlone && !isNotEaten(words))) return false
  const after = words.slice(at + asked.length).trim()
  const before = words.slice(0, at).trim()
  if (isFlavour.test(after) || goodsBehind.test(after) || isEatenWith(before)) return false
  // "Just the nuts bit".
  if (/^(?:bit|part|portion|warning)\b/.test(after)) return true
  // "It is the egg I am worried about" is as good as "egg".
  if (/(?:^| )the$/.test(before) && (isNotEaten(words) || isAskedAbout.test(before))) return true
  // "The oil" of "the palm oil" is no other one.
  if (askedIn(words).some((name) => name.endsWith(` ${asked}`))) return false
  return !/(?:^| )(?:the|this|that|not|your|her|his)$|^(?:one|two|three|four|half)$/.test(before)
}

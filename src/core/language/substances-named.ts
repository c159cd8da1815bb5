import {
  askedWords,
  isNamedByRecords,
  knownSubstance,
  quietWords,
  substanceAsked,
  substances,
} from '../substances/substances.ts'
import { eats, isFine, isOfGoods, isTakenBack, joinsMembers, setsAside } from './en/content-lists.ts'
import { madeOfAllergen, partOfAllergen, partOfMilk } from './en/substance-forms.ts'
import { goodsBehind, isFlavour, isServedWith, sectionAlone } from './en/topic-forms.ts'
import { type Found, indexPhrases, withoutInner } from './phrases.ts'
import { hasPhrase, plainWords } from './plain-words.ts'

/** Which substances stand in a sentence, asked for or not. */

/** What only looks like a substance is none: "butter beans". Of "almond flour" almond is asked, as of any oil and flour. */
const lookAlikes = substances
  .flatMap(({ isNot }) => isNot)
  .map(plainWords)
  .filter((name) => !madeOfAllergen.test(name.split(' ').at(-1) ?? ''))
const index = (names: readonly string[]) =>
  indexPhrases([...new Set(names)].map((name) => [name, name] as const))
const askedIndex = index([...askedWords, ...lookAlikes])

/** The words for substances that stand in a sentence, those of most letters first. */
export const askedIn = (words: string): string[] =>
  [...new Set(askedIndex.in(words.split(' ')).map(({ value }) => value))].sort((a, b) => b.length - a.length)

/** What records call an allergen, too: khoya, tuna. */
const recordWords = substances
  .flatMap(({ allergen, is }) => (allergen ? is : []))
  .map(plainWords)
  // Two letters are called out to somebody as often.
  .filter((name) => name.length > 2)
const namesIndex = index([
  ...askedWords,
  ...lookAlikes,
  ...recordWords.filter((name) => !askedWords.some((asked) => hasPhrase(name, asked))),
])

/** Whatever may be in a pack and stands in a sentence, in order, and nothing that stands within a longer name. */
export function namedIn(words: string): Found<string>[] {
  const found = withoutInner(namesIndex.in(words.split(' '))).sort((a, b) => a.start - b.start)
  // "Fish oil" is no oil beside fish, and "which flour, wheat or rice" names two.
  const isPart = ({ value, start, end }: Found<string>) =>
    madeOfAllergen.test(value) &&
    found.some((kind) => (kind.end === start || kind.start === end) && isAllergen(kind.value))
  return found.filter((one) => !isPart(one))
}

/** What may hold an allergen, but for goods: somebody names the bread that they hold. */
const perhapsNames = () =>
  substances
    .flatMap(({ allergen, maybe }) => (allergen ? maybe : []))
    .map(plainWords)
    .filter((name) => !goodsBehind.test(name))
let anyIndex: ReturnType<typeof index> | undefined
/** Made when it is first asked for: a page that weighs nothing never does. */
function anyNames() {
  anyIndex ??= index([...askedWords, ...quietWords, ...recordWords, ...perhapsNames()])
  return anyIndex
}

const anyNamedIn = (words: string) =>
  withoutInner(anyNames().in(words.split(' '))).sort((a, b) => a.start - b.start)

/** What `namedIn` has, and whatever else a table knows, for it may be listed with that: "egg and | sattu". */
export function namedInLists(words: string): Found<string>[] {
  const named = namedIn(words)
  const further = anyNamedIn(words).filter(
    ({ value, start, end }) =>
      namedIn(value).length === 0 && named.every((one) => one.end <= start || one.start >= end),
  )
  return [...named, ...further].sort((a, b) => a.start - b.start)
}

/**
 * What is asked for in a sentence that is known to ask what is in a pack, in whatever way, of all that any table knows ("haldi",
 * "citric acid", "casein"): an allergen before anything else, and what is listed with it ("stevia or sucralose").
 */
export function contentIn(words: string): string[] {
  const all = words.split(' ')
  const lists: Found<string>[][] = []
  for (const one of anyNamedIn(words)) {
    const list = lists.at(-1)
    const between = all.slice(list?.at(-1)?.end, one.start)
    if (list && between.every((word) => joinsMembers.test(word) || /^ones?$/.test(word))) list.push(one)
    else lists.push([one])
  }
  const list = lists.find((some) => some.some(({ value }) => isAllergen(value))) ?? lists[0] ?? []
  return list.map(({ value }) => value)
}

export const isAllergen = (name: string) => substanceAsked(name).allergen

/** "Milk protein", "milk sugar" as "milk": who asks for a part of an allergen asks for no figure. */
export function withoutParts(words: string): string {
  const all = words.split(' ')
  if (!all.some((word) => partOfAllergen.test(word) || partOfMilk.test(word))) return words
  const allergens = namedIn(words).filter(({ value }) => isAllergen(value))
  // "Egg white | protein".
  const isBefore = ({ value, end }: Found<string>, at: number) =>
    end === at || (end + 1 === at && isNamedByRecords(`${value} ${all[end]}`))
  const isPart = (word: string, at: number) =>
    allergens.some(
      (one) =>
        isBefore(one, at) &&
        (partOfAllergen.test(word) ||
          (partOfMilk.test(word) && knownSubstance(one.value)?.spoken === 'milk')),
    )
  return all.filter((word, at) => !isPart(word, at)).join(' ')
}

/** How many allergens a sentence names. */
export const allergensIn = (words: string): number =>
  new Set(
    askedIn(words)
      .map(substanceAsked)
      .filter(({ allergen }) => allergen)
      // Maida and atta are both wheat.
      .map((one) => knownSubstance(one.spoken)?.spoken ?? one.spoken),
  ).size

/** "Have it with | milk"; what it is "cooked in" is in there. */
export const isEatenWith = (before: string) =>
  isServedWith.test(before) && !/\b(?:cooked|boiled|mixed)\b/.test(before)

/**
 * The allergens that a sentence names as content. None that is tasted, served with it, the name of goods, or taken back; nor
 * what somebody eats, beside what they do not: "I can eat peanuts but not cashews".
 */
export function allergensAskedIn(words: string): string[] {
  const all = words.split(' ')
  const named = namedIn(words)
    .filter(({ value }) => isAllergen(value) && value !== sectionAlone)
    .map(({ value, start, end }) => ({
      value,
      before: all.slice(0, start).join(' '),
      after: all.slice(end).join(' '),
    }))
    .filter(({ before, after }) => !isAside(before, after))
  const avoided = named.filter(({ before, after }) => !(eats.test(before) || isFine.test(after)))
  const isAllEaten = avoided.length === 0 && namedIn(words).length === named.length
  return (isAllEaten ? named : avoided).map(({ value }) => value)
}

const isAside = (before: string, after: string) =>
  isFlavour.test(after) ||
  goodsBehind.test(after) ||
  isOfGoods.test(after) ||
  isEatenWith(before) ||
  setsAside.test(before) ||
  (before === '' && isTakenBack.test(after))

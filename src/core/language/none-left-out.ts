import { knownSubstance, type Substance, substanceAsked } from '../substances/substances.ts'
import { ofSecondKind } from './asked-plainly.ts'
import { asksForOthers, joinsMembers, listOfContent, madeOfOthers } from './en/content-lists.ts'
import { asksOfInsects } from './en/substance-forms.ts'
import { figuresNamed } from './en/topic-forms.ts'
import { asksOfBoth, asksOfPacks, mayAskOfPair } from './en/two-packs.ts'
import type { Meaning } from './meaning.ts'
import type { Request } from './request-kinds.ts'
import { allergensAskedIn, isAllergen, namedIn, namedInLists } from './substances-named.ts'
import { topicOf } from './topic-of.ts'
import type { Topic } from './topics.ts'

/** Both packs are told with their allergens. */
const COMPARED: Meaning = { type: 'word', word: 'compare' }

type Question = Extract<Meaning, { type: 'question' }>
type ContentRequest = Request & { meaning: Question }

/**
 * The requests of a sentence with whatever it names beside them as content: of several substances none is left out. "He can
 * not eat nuts but milk is fine", "any onion garlic egg", "only wheat, right": who hears of one alone takes the others for
 * absent. Several allergens are answered by all of them. In `said` product names are "this" by now.
 */
export function withNoneLeftOut(read: readonly Request[], said: string): readonly Request[] {
  const words = ofSecondKind(said)
  const all = withAllNamed(read, words)
  return mayAskOfPair(words) && !all.some(isOfBefore) ? all.map(ofPair) : all
}

function withAllNamed(read: readonly Request[], words: string): readonly Request[] {
  if (
    read.some(isOfFacts) &&
    (asksOfPacks.test(words) || asksOfBoth(words)) &&
    allergensAskedIn(words).length === 0
  )
    return read.flatMap(ofBothPacks)
  const requests = [...read, ...besideFigure(read, words), ...besideDamage(read, words)]
  if (!requests.some((request) => isOfContent(request, true))) return requests
  const named = allergensAskedIn(words)
  const allergens = named.map(substanceAsked)
  const isOfAll = allergens.length > 0 && asksForOthers(words, named)
  const contents = requests.filter((request) => isOfContent(request, isOfAll))
  const [first] = contents
  if (!first) return requests
  if (allergens.length > 0 && (asksOfPacks.test(words) || asksOfBoth(words)))
    // Said of an allergen in so many words: nothing is asked back, least of all "did you say compare".
    return [{ ...first, meaning: COMPARED, sure: true, whole: true }]
  const isGeneral = isOfAll || contents.some(({ meaning }) => meaning.topic.name === 'allergens')
  const asked = contents.flatMap(({ meaning: { topic } }) => substancesOf(topic))
  const told = isGeneral ? [...asked, ...allergens] : asked
  const isEaten = ({ spoken, allergen }: Substance) =>
    allergen && allergens.length > 0 && !allergens.some((one) => one.spoken === spoken)
  const kept = told.filter((one) => !isEaten(one))
  const further = allergens.filter(
    (one) => !kept.some((other) => isKindOf(one, other) || isKindOf(other, one)),
  )
  const placed = inOrderOf(words)
  const all = placed(bySpoken([...kept, ...further, ...listedWith(kept, words)]))
  if (
    all.length === told.length &&
    kept.length === told.length &&
    !isOfAll &&
    (isGeneral || told.length === contents.length)
  )
    return requests
  const families = all.flatMap(({ spoken, allergen }) =>
    allergen ? (knownSubstance(spoken)?.spoken ?? spoken) : [],
  )
  // Maida and atta are both wheat: each is told by itself.
  const inGeneral = isGeneral || new Set(families).size > 1
  const topics: Topic[] = [
    ...(inGeneral ? [{ name: 'allergens' } as const] : []),
    ...all
      .filter(({ allergen }) => !(inGeneral && allergen))
      .map(({ spoken }) => ({ name: 'contains', substance: spoken }) as const),
  ]
  const found = topics.map((topic) => ({ ...first, meaning: { ...first.meaning, topic } }))
  return requests.flatMap((request) =>
    request === first ? found : contents.includes(request as ContentRequest) ? [] : [request],
  )
}

/** What no comparison tells, and is asked of each pack. */
const ofEachPack: ReadonlySet<Topic['name']> = new Set(['contains', 'diet', 'sugarFree', 'advice'])
const isOfFacts = ({ meaning }: Request) =>
  meaning.type === 'question' && meaning.about.kind === 'this' && ofEachPack.has(meaning.topic.name)
/** Of the pack before, then of the one in hand. */
const ofBothPacks = (request: Request): readonly Request[] =>
  request.meaning.type === 'question' && isOfFacts(request)
    ? [{ ...request, meaning: { ...request.meaning, about: { kind: 'before' } } }, request]
    : [request]

const isOfBefore = ({ meaning }: Request) => meaning.type === 'question' && meaning.about.kind === 'before'
const ofPair = (request: Request): Request =>
  request.meaning.type === 'question' && request.meaning.about.kind === 'this'
    ? { ...request, meaning: { ...request.meaning, about: { ...request.meaning.about, pair: true } } }
    : request

function isOfContent(request: Request, isOfAll: boolean): request is ContentRequest {
  const { meaning } = request
  if (meaning.type !== 'question' || meaning.about.kind === 'before') return false
  const { name } = meaning.topic
  return name === 'contains' || name === 'allergens' || (isOfAll && name === 'available')
}

/** "Strawberry or kiwi" is looked for each by itself. */
const substancesOf = (topic: Topic): Substance[] =>
  topic.name === 'contains' ? topic.substance.split(/ (?:or|and) /).map(contentAsked) : []

/** What only may hold an allergen is told by itself: no list of allergens need name sattu or lecithin. */
function contentAsked(name: string): Substance {
  const substance = substanceAsked(name)
  const isOne = namedIn(name).some(({ value }) => isAllergen(value))
  return substance.allergen && !isOne ? { ...substance, allergen: false } : substance
}

let figureTopics: ReadonlyMap<string, Topic | undefined> | undefined
/** The topic of what is asked by its figure: "sugar", "salt". Made when it is first asked for. */
function figureNamed(name: string): Topic | undefined {
  figureTopics ??= new Map(figuresNamed.map((figure) => [figure, topicOf(figure, false)?.topic]))
  return figureTopics.get(name)
}

/** "Sugar or tahini": what stands in a list with a figure is asked for as well, where nothing else was read. */
function besideFigure(read: readonly Request[], words: string): readonly Request[] {
  const [first] = read
  if (first?.meaning.type !== 'question' || read.some((request) => isOfContent(request, false))) return []
  const { name } = first.meaning.topic
  const isAsked = (figure: string) => figureNamed(figure)?.name === name
  if (!figuresNamed.some(isAsked)) return []
  const list = runsOf(words).find((members) => members.some(({ spoken }) => isAsked(spoken)))
  const other = list?.find(({ spoken }) => figureNamed(spoken) === undefined)
  if (!other) return []
  const topic: Topic = { name: 'contains', substance: other.spoken }
  return [{ ...first, meaning: { ...first.meaning, topic } }]
}

/** "Any insects in it" asks for crawling ones, or for what a colour or a glaze is made of: both are answered. */
const besideDamage = (read: readonly Request[], words: string): readonly Request[] =>
  asksOfInsects.test(words)
    ? read
        .filter(({ meaning }) => meaning.type === 'question' && meaning.topic.name === 'damaged')
        .map((one) => ({
          ...one,
          meaning: {
            type: 'question',
            topic: { name: 'contains', substance: 'insects' },
            about: { kind: 'this' },
          },
        }))
    : []

/** What is listed with something that is asked: side by side, by "or" and "and", known or not. */
function listedWith(asked: readonly Substance[], words: string): Substance[] {
  const isAskedFor = (substance: Substance) => asked.some(({ spoken }) => spoken === substance.spoken)
  const lists = [...runsOf(words), listOf(words)].filter((list) => list.some(isAskedFor))
  // Allergens count wherever they are named, but for those that are named aside.
  return lists.flat().filter(({ spoken, allergen }) => !allergen && !figureNamed(spoken))
}

/** "Curd or milk" asks of one. */
const isKindOf = ({ spoken }: Substance, { is }: Substance) => is.includes(spoken)

/** In the order in which a sentence names them. */
function inOrderOf(words: string) {
  const names = namedIn(words).map(({ value, start }) => [substanceAsked(value).spoken, start] as const)
  const places = new Map(names.toReversed())
  const placeOf = ({ spoken }: Substance) =>
    places.get(spoken) ?? words.split(' ').indexOf(spoken.split(' ')[0] ?? '')
  return (all: readonly Substance[]) => all.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const bySpoken = (all: readonly Substance[]) => [...new Map(all.map((one) => [one.spoken, one])).values()]

/** Names joined by "or" and "and", or side by side: "onion garlic", but not "beef gelatine". */
function runsOf(words: string): Substance[][] {
  const all = words.split(' ')
  const runs: { members: Substance[]; end: number; isList: boolean }[] = []
  for (const { value, start, end } of namedInLists(words)) {
    const run = runs.at(-1)
    const between = run && all.slice(run.end, start)
    if (run && between?.every((word) => joinsMembers.test(word))) {
      run.members.push(contentAsked(value))
      run.isList ||= between.length > 0 || run.members.length > 2 || !madeOfOthers.test(value)
      run.end = end
    } else runs.push({ members: [contentAsked(value)], end, isList: false })
  }
  return runs.flatMap(({ members, isList }) => (isList ? [members] : []))
}

/** The members of a list behind "does it have": what no table knows is looked for by its spelling. */
function listOf(words: string): Substance[] {
  const members = listOfContent(words)
  return members.length > 1 ? members.filter(isSubstance).map(contentAsked) : []
}

/** "Onion garlic" of "onion garlic or honey" is two that are named already. */
const isSubstance = (words: string) =>
  (knownSubstance(words) !== undefined || namedIn(words).length === 0) &&
  topicOf(`does it contain ${words}`, false)?.topic.name === 'contains'

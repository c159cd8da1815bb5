import type { ListenFor } from '../contract/modes.ts'
import { certaintyOf, isTalkBesideWalk } from './certainty.ts'
import { withoutRepeats } from './clauses.ts'
import { lightWords } from './en/clause-words.ts'
import { tellsOfBody } from './en/cry-forms.ts'
import { anotherForms, lookingEnds, lookingForms } from './en/looking.ts'
import { broughtBy, isOthersPlace, timeSpan, wishesToGo } from './en/place-stances.ts'
import { decoys, placeFrame, refusesAskedBack, saysWhereOneIs } from './en/sentence-forms.ts'
import { subjects } from './en/stances.ts'
import {
  asksAfter,
  didAsTold,
  endsInIt,
  inCaseOf,
  namesThing,
  needsNoMore,
  ofSide,
  toQueue,
} from './en/walk-stances.ts'
import { isSectionWord, type Word } from './meaning.ts'
import { type Found, indexPhrases, isDenied, lengthOf, withoutInner } from './phrases.ts'
import { withoutAsides } from './plain-words.ts'
import { countingFor, isUnderWay, stanceOf } from './stance.ts'
import {
  deniedWord,
  type Entry,
  innerAnswers,
  inquires,
  isAnswer,
  isClaim,
  isRefusal,
  isUrgent,
  openPatterns,
  wholeAnswers,
} from './words.ts'

/** So far around a place stands what tells whether somebody is there. */
const AROUND = { before: 5, after: 2 }

/** Whoever puts the verb last says it one word later: "to the shop i am going". */
const verbLast = /^(?:i am|we are) \w+ing\b/

/** What stands in the gaps of a pattern proves nothing. */
const LONGEST_GAPPED = 3

/** What a clause means to the open question. */
export interface VisitWord {
  word: Word
  /** Words of the phrase that said it. */
  length: number
  /** Nothing else can have been meant. */
  sure: boolean
  /** It was the whole of what was said. */
  whole: boolean
  /** The open question is not the one that it answers. */
  elsewhere: boolean
}

/** Where "the second one" is a pack, not the second answer of a question. */
const showsFurther: ReadonlySet<ListenFor> = new Set(['checking', 'walking', 'all'])

/** Phrases that hold a word of ours and mean something else. */
export const decoyIndex = indexPhrases(decoys.map((phrase) => [phrase, undefined] as const))

/** True when a whole sentence, politeness taken off, asks what is before the camera. */
export const asksWhatThisIs = (form: string, question: ListenFor): boolean =>
  lookingForms.some((asked) => asked.test(form)) ||
  lookingEnds.test(form) ||
  (showsFurther.has(question) && anotherForms.some((shown) => shown.test(form)))

/** "What is on my right hand", "is this the dairy": asks where somebody walks, not what they hold. */
const isOfPlace = (form: string, question: ListenFor) =>
  question === 'walking' &&
  (ofSide.test(form) ||
    innerAnswers.walking
      .in(form.split(' '))
      .some(({ value, start }) => value.word === 'whereAmI' && start <= 1))

function wholeAnswer(forms: readonly string[], question: ListenFor): VisitWord | undefined {
  const index = wholeAnswers[question]
  for (const form of forms) {
    const [entry] = index.of(form)
    const length = form.split(' ').length
    // Said elsewhere, a section's bare name may be of a product.
    if (entry)
      return {
        ...entry,
        length,
        sure: !entry.unsure && (!entry.elsewhere || wishesToGo.test(form)),
        whole: true,
      }
    if (asksWhatThisIs(form, question) && !subjects[question]?.test(form) && !isOfPlace(form, question))
      return { word: 'whatIsThis', length, sure: true, whole: true, elsewhere: false }
  }
  return framedPlace(forms, question)
}

/** A place in a frame that is politeness or movement: "take me to the dairy". */
function framedPlace(forms: readonly string[], question: ListenFor): VisitWord | undefined {
  const index = wholeAnswers[question]
  for (const form of forms) {
    const core = placeFrame.exec(form)?.[1]
    const [entry] = core === undefined || core === form ? [] : index.of(core)
    if (!entry || !isPlace(entry, question)) continue
    // Whoever is there does not ask for the way there.
    if (entry.elsewhere && isSectionWord(entry.word) && saysWhereOneIs.test(form)) continue
    const { asks, inForm } = stanceOf(form)
    if (isClaim(entry.word) && (inForm || isUnderWay(form))) continue
    return {
      ...entry,
      length: form.split(' ').length,
      sure: asks === 'no' && !entry.unsure && (!entry.elsewhere || wishesToGo.test(form)),
      whole: true,
    }
  }
  return undefined
}

/** What somebody can go to, or be at. */
const isPlace = ({ word, elsewhere }: Entry, question: ListenFor) =>
  elsewhere || isAnswer(word, question) || word === 'counter'

/** Denied phrases become what their denial means, or nothing. */
function undenied(
  found: readonly Found<Entry>[],
  words: readonly string[],
  question: ListenFor,
): Found<Entry>[] {
  return found.flatMap((one) => {
    if (!isDenied(words, one)) return [one]
    const word = deniedWord(one.value.word, question)
    return word ? [{ ...one, value: { ...one.value, word } }] : []
  })
}

/** How many words of a clause carry a meaning that no phrase explains. */
export const strangersIn = (clause: string): number => strangers(clause.split(' '), [])

function strangers(words: readonly string[], found: readonly Found<unknown>[]): number {
  const isTold = (at: number) => found.some(({ start, end }) => at >= start && at < end)
  return words.filter((word, at) => !lightWords.has(word) && !isTold(at)).length
}

/** Whoever asks about a place or is on the way to it is not there. */
function isNoClaim({ value, start, end }: Found<Entry>, words: readonly string[]): boolean {
  const after = AROUND.after + (verbLast.test(words.slice(end).join(' ')) ? 1 : 0)
  const around = words.slice(Math.max(0, start - AROUND.before), end + after)
  return isClaim(value.word) && (isUnderWay(around.join(' ')) || isOthersPlace.test(words.join(' ')))
}

/** A cry counts within any longer phrase but one that is known to mean something else. */
const cries = (told: readonly Found<Entry | undefined>[]) => {
  const isCry = (value: Entry | undefined) => value && isUrgent(value.word) && value.word !== 'lost'
  const known = told.filter(({ value }) => value === undefined || isCry(value))
  return withoutInner(known).filter(({ value }) => isCry(value))
}

/** "The milk is boiling, switch it off": said of what is named before. */
function isOfNamedThing(clause: string, start: number, end: number): boolean {
  const words = clause.split(' ')
  // A phrase with gaps is known by its first words alone.
  return (
    endsInIt.test(words.slice(start, end + 1).join(' ')) && namesThing.test(words.slice(0, start).join(' '))
  )
}

/** "Which rack is in front of me" asks where somebody is, "tell me if I go wrong" is no cry. */
const isAskedAfter = ({ value, start, end }: Found<Entry>, clause: string) =>
  (value.word === 'danger' && asksAfter.test(clause)) ||
  (value.word === 'lost' && (inCaseOf.test(clause) || tellsOfBody.test(clause))) ||
  (value.word === 'callStaff' && toQueue.test(clause)) ||
  (value.word === 'repeat' && didAsTold.test(clause)) ||
  ((value.word === 'lost' || value.word === 'stop') && isOfNamedThing(clause, start, end))

/**
 * Of several words the urgent one, of these one that is worse than being lost, then the one that declines, then the one with the longest phrase; of two as long
 * the question's own answer. Two answers as long are none.
 */
function chosen(
  found: readonly Found<Entry>[],
  question: ListenFor,
  sectionFirst: boolean,
): Found<Entry> | undefined {
  const namesSection = found.some(({ value }) => isSectionWord(value.word))
  const ranked = (one: Found<Entry>) => {
    const { word } = one.value
    // Who names a section wants no more than to go there.
    const declines =
      isAnswer(word, question) && isRefusal(word) && !namesSection && (one.start === 0 || lengthOf(one) > 1)
    return (
      (isUrgent(word) ? (word === 'lost' ? 9000 : 10_000) : 0) +
      (declines ? 1000 : 0) +
      (isSectionWord(word) && sectionFirst ? 500 : 0) +
      2 * lengthOf(one) +
      (isAnswer(word, question) ? 1 : 0)
    )
  }
  const [first, ...others] = [...found].sort((a, b) => ranked(b) - ranked(a))
  const rival = others.find(
    (other) => first && ranked(other) === ranked(first) && other.value.word !== first.value.word,
  )
  const isOpen = first && (!isAnswer(first.value.word, question) || inquires(first.value.word))
  return rival && !isOpen ? undefined : first
}

function withGaps(clause: string, question: ListenFor): Found<Entry>[] {
  return openPatterns[question].flatMap(({ word, pattern }) => {
    const match = pattern.exec(clause)
    if (!match) return []
    const start = clause.slice(0, match.index).split(' ').length - 1
    const end = start + Math.min(match[0].split(' ').length, LONGEST_GAPPED)
    return [{ value: { word, elsewhere: false }, start, end }]
  })
}

/** Where the answer is a place. */
const asksPlace: ReadonlySet<ListenFor> = new Set(['place', 'entrance'])

/** Of two places that are named nobody is at both. */
const places: readonly ReadonlySet<Word>[] = [new Set(['store', 'home']), new Set(['entrance', 'notThere'])]
const contradicts = (one: Word, other: Word) =>
  one !== other && places.some((pair) => pair.has(one) && pair.has(other))

/** A section that is named is what is wanted, whatever stands beside it. */
function isSectionFirst(clause: string, question: ListenFor): boolean {
  if (question === 'section') return stanceOf(clause).asks === 'no'
  return question === 'introduction' || (question === 'checking' && wishesToGo.test(clause))
}

const toldIn = (clause: string, words: readonly string[], question: ListenFor) => [
  ...innerAnswers[question].in(words),
  ...withGaps(clause, question),
]

/** A word of need that was said of another day, or in another sense. */
function isNoAlarm({ value }: Found<Entry>, clause: string, question: ListenFor): boolean {
  const counting = countingFor(value.word, clause, question)
  if (counting === clause) return false
  return !toldIn(counting, counting.split(' '), question).some((one) => one.value.word === value.word)
}

function inside(clause: string, question: ListenFor): VisitWord | undefined {
  const words = clause.split(' ')
  const counts = (one: Found<Entry>) =>
    !isAskedAfter(one, clause) &&
    !isNoAlarm(one, clause, question) &&
    !isTalkBesideWalk(one.value.word, clause, question)
  // What does not count hides nothing that stands inside it.
  const told = [...toldIn(clause, words, question).filter(counts), ...decoyIndex.in(words)]
  const said = undenied(
    [...withoutInner<Entry | undefined>(told), ...cries(told)].filter(
      (one): one is Found<Entry> => one.value !== undefined,
    ),
    words,
    question,
  ).filter((one) => !isNoClaim(one, words) && counts(one))
  const best = chosen(said, question, isSectionFirst(clause, question))
  const phrase = best ? words.slice(best.start, best.end).join(' ') : ''
  const sure =
    best && certaintyOf({ ...best.value, clause, question, strange: strangers(words, said), phrase })
  const isHalfDenied = ({ value }: Found<Entry>) =>
    isClaim(value.word) && told.some((one) => one.value?.word === value.word && isDenied(words, one))
  const isTorn =
    best && (isHalfDenied(best) || said.some(({ value }) => contradicts(value.word, best.value.word)))
  return best && sure !== undefined
    ? { ...best.value, length: lengthOf(best), sure: sure && !isTorn, whole: false }
    : undefined
}

/** What answers the open question, without what only stands around it. */
function whatCounts(said: string, question: ListenFor): string {
  if (question === 'confirm') return said.replace(refusesAskedBack, '')
  if (asksPlace.has(question)) return said.replace(timeSpan, '').replace(broughtBy, 'i have reached')
  return question === 'walking' ? said.replace(needsNoMore, '').trim() || said : said
}

/**
 * What a clause means while a question is open: one of its answers, or a word that is open there. Undefined: it means
 * none of them, or two that cannot be told apart.
 */
export function visitWord(said: string, question: ListenFor): VisitWord | undefined {
  const clause = whatCounts(said, question)
  const forms = withoutAsides(clause).flatMap((form) => [form, withoutRepeats(form)])
  return wholeAnswer(forms, question) ?? inside(withoutRepeats(clause), question)
}

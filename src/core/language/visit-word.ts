import type { ListenFor } from '../contract/modes.ts'
import { lightWords } from './en/clause-words.ts'
import { lookingForms } from './en/looking.ts'
import { decoys, placeFrame } from './en/sentence-forms.ts'
import { isDenied } from './denial.ts'
import type { Word } from './meaning.ts'
import { type Found, lengthOf, withoutInner, indexPhrases } from './phrases.ts'
import { withoutAsides } from './plain-words.ts'
import { type Stance, stanceOf } from './stance.ts'
import {
  deniedWord,
  type Entry,
  innerAnswers,
  isAnswer,
  isClaim,
  isUrgent,
  isWeighty,
  wholeAnswers,
} from './words.ts'
import { withoutRepeats } from './clauses.ts'

/** Beside a cheap word as many others may stand without making it doubtful. */
const STRANGE_TO_CHEAP = 4
/** With as many others it was talk about something else. */
const STRANGE_TO_ANY = 8

/** What a clause means to the open question. */
export interface VisitWord {
  word: Word
  /** Words of the phrase that said it. */
  length: number
  /** Nothing else can have been meant. */
  sure: boolean
  /** It was the whole of what was said. */
  whole: boolean
}

const decoyIndex = indexPhrases(decoys.map((phrase) => [phrase, undefined] as const))

/** True when a whole sentence, politeness taken off, asks what is before the camera. */
export const asksWhatThisIs = (form: string): boolean => lookingForms.some((asked) => asked.test(form))

function wholeAnswer(forms: readonly string[], question: ListenFor): VisitWord | undefined {
  const index = wholeAnswers[question]
  for (const form of forms) {
    const [entry] = index.of(form)
    if (entry) return { word: entry.word, length: form.split(' ').length, sure: isSureWhole(entry, form), whole: true }
    if (asksWhatThisIs(form)) return { word: 'whatIsThis', length: form.split(' ').length, sure: true, whole: true }
  }
  for (const form of forms) {
    const core = placeFrame.exec(form)?.[1]
    const [entry] = core === undefined || core === form ? [] : index.of(core)
    if (!entry || (isClaim(entry.word) && isElsewhere(stanceOf(form)))) continue
    return { word: entry.word, length: form.split(' ').length, sure: !stanceOf(form).asks, whole: true }
  }
  return undefined
}

const isElsewhere = ({ asks, underWay }: Stance) => asks || underWay

/** Said elsewhere, a section's bare name may be of a product. */
const isSureWhole = ({ elsewhere }: Entry, form: string) => !elsewhere || form.includes(' ')

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

function strangers(words: readonly string[], found: readonly Found<unknown>[]): number {
  const isTold = (at: number) => found.some(({ start, end }) => at >= start && at < end)
  return words.filter((word, at) => !lightWords.has(word) && !isTold(at)).length
}

/** Of several words the urgent one, else the one with the longest phrase; two as long are none, or the later one if unsure. */
function chosen(found: readonly Found<Entry>[]): Found<Entry> | undefined {
  const urgent = found.filter(({ value }) => isUrgent(value.word))
  const [first, ...others] = [...(urgent.length > 0 ? urgent : found)].sort((a, b) => lengthOf(b) - lengthOf(a))
  const rival = others.find(
    (other) => first && lengthOf(other) === lengthOf(first) && other.value.word !== first.value.word,
  )
  return rival ? undefined : first
}

function inside(clause: string, question: ListenFor): VisitWord | undefined {
  const words = clause.split(' ')
  const all = withoutInner<Entry | undefined>([...innerAnswers[question].in(words), ...decoyIndex.in(words)])
  const said = undenied(
    all.filter((one): one is Found<Entry> => one.value !== undefined),
    words,
    question,
  )
  const best = chosen(said)
  if (!best) return undefined
  const { word, elsewhere } = best.value
  const stance = stanceOf(clause)
  const length = lengthOf(best)
  const strange = strangers(words, said)
  if (isUrgent(word)) return { word, length, sure: true, whole: false }
  if (isClaim(word) && isElsewhere(stance)) return undefined
  if (stance.aboutOthers || strange > STRANGE_TO_ANY) return undefined
  const answers = isAnswer(word, question)
  const costs = isWeighty(word) || elsewhere
  const clear = !stance.hedged && !(answers && stance.asks)
  const sure = clear && strange <= (costs ? 0 : STRANGE_TO_CHEAP)
  return { word, length, sure, whole: false }
}

/**
 * What a clause means while a question is open: one of its answers, or a word that is open there. Undefined: it means
 * none of them, or two that cannot be told apart.
 */
export function visitWord(clause: string, question: ListenFor): VisitWord | undefined {
  const forms = withoutAsides(clause).flatMap((form) => [form, withoutRepeats(form)])
  return wholeAnswer(forms, question) ?? inside(withoutRepeats(clause), question)
}

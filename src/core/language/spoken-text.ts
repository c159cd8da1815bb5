import { type ListenFor, listenForSchema } from '../contract/modes.ts'
import { seeded } from '../random.ts'
import { readerForms, readerStates, screenLines } from './en/reader-words.ts'
import { closers, openers } from './en/sentence-forms.ts'
import { checkingLines, checkingRules } from './en/spoken/checking.ts'
import { everydayLines, everydayRules, everydayWords } from './en/spoken/everyday.ts'
import * as visit from './en/spoken/visit.ts'
import { readJsgf } from './jsgf.ts'
import { knownLabels } from './read-aloud.ts'
import { grammarToSample, type SampleOf, sampleSentence, sentencesIn, wordsIn } from './sample-sentences.ts'

/** A sentence that somebody may say while a question is open; classes stand in it as one word. */
export interface SpokenSentence {
  words: readonly string[]
  /** How often it is said beside the others. */
  weight: number
}

/** What stands for any product's name, and for anything that may be in a product. */
export const PRODUCT = '<product>'
export const SUBSTANCE = '<substance>'
const CLASSES = { product: PRODUCT, substance: SUBSTANCE, content: SUBSTANCE }

type Asked = Exclude<ListenFor, 'all'>
export const ASKED = listenForSchema.options.filter((question): question is Asked => question !== 'all')

/** Whole sentences as people say them: the files of en/said and en/strangers. */
export interface Said {
  /** By shoppers, to the question that is open. */
  to: ReadonlyMap<ListenFor, readonly string[]>
  /** By anybody to somebody else. */
  overheard: readonly string[]
}

const linesOf: Readonly<Record<Asked, readonly string[]>> = {
  introduction: visit.introductionLines,
  place: visit.placeLines,
  section: visit.sectionLines,
  entrance: visit.entranceLines,
  walking: visit.walkingLines,
  checking: checkingLines,
  buy_more: visit.buyMoreLines,
  keep_app: visit.keepAppLines,
  confirm: visit.confirmLines,
}

/** Lines with the rules that they mention, each to be sampled by itself. */
function read(lines: readonly string[], rules: Readonly<Record<string, string>>): SampleOf[] {
  const ruled = Object.entries(rules).map(([name, text]) => `<${name}> = ${text};`)
  const numbered = lines.map((line, i) => `<line${i}> = ${line};`)
  const { byName } = readJsgf([...ruled, ...numbered, 'public <top> = <line0>;'].join('\n'))
  return lines.flatMap((_, i) => {
    const phrase = byName.get(`line${i}`)
    return phrase ? [{ phrase, byName, classes: CLASSES }] : []
  })
}

const shopRules = { ...visit.sharedRules, ...visit.placesRules, ...checkingRules }
const everyday = read(everydayLines, everydayRules)
const anywhere = read(visit.anywhereLines, shopRules)
/** A name is said as it stands there, "I'm here", and is known by its plain words. */
const labels = [...new Set([...knownLabels, "i'm here"])]
const readAloud = [
  ...labels.flatMap((label) => readerForms.map((form) => form.replace('<label>', label))),
  ...readerStates,
  ...screenLines,
].map((sentence) => sentence.split(' '))
const wordsAlone = everydayWords.map((word) => [word])
const answers = Object.fromEntries(
  ASKED.map((question) => [question, read(linesOf[question], shopRules)]),
) as Readonly<Record<Asked, SampleOf[]>>

const inWords = (sentences: readonly string[]): string[][] => sentences.map((sentence) => sentence.split(' '))

/** A word that fewer of the whole sentences have is not listened for: it would oftener be heard for another. "Hell" hid "help". */
const LEAST_SENTENCES = 4

/** Whole sentences in words, but for those with a word that is not listened for. */
interface SaidInWords {
  listenedFor: ReadonlySet<string>
  to: ReadonlyMap<Asked, readonly string[][]>
  overheard: readonly string[][]
}

const inWordsOf = new WeakMap<Said, SaidInWords>()

/** Each question takes the same sentences: they are divided once, and each is the same array whenever it is asked for. */
function saidInWords(said: Said): SaidInWords {
  const known = inWordsOf.get(said)
  if (known) return known
  const to = ASKED.map((question) => [question, inWords(said.to.get(question) ?? [])] as const)
  const overheard = inWords(said.overheard)
  const listenedFor = new Set([...ownWords(), ...wordsOften([...to.flatMap(([, all]) => all), ...overheard])])
  const heard = (sentences: readonly string[][]) =>
    sentences.filter((words) => words.every((word) => listenedFor.has(word)))
  const found = {
    listenedFor,
    to: new Map(to.map(([question, all]) => [question, heard(all)])),
    overheard: heard(overheard),
  }
  inWordsOf.set(said, found)
  return found
}

/** Every word that is listened for: what sentences of any question have, and frequent ones besides. */
export const spokenWords = (said: Said): ReadonlySet<string> => saidInWords(said).listenedFor

function ownWords(): string[] {
  const sources = [...everyday, ...anywhere, ...ASKED.flatMap((question) => answers[question])]
  return [
    ...[...everydayWords, ...openers, ...closers].flatMap((phrase) => phrase.split(' ')),
    ...readAloud.flat(),
    ...[...sources, grammarToSample('all', CLASSES)].flatMap((source) => [...wordsIn(source)]),
  ]
}

function wordsOften(sentences: readonly string[][]): string[] {
  const counts = new Map<string, number>()
  for (const sentence of sentences)
    for (const word of new Set(sentence)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].flatMap(([word, count]) => (count >= LEAST_SENTENCES ? [word] : []))
}

/** Shares of what is said while a question is open, by where its sentences come from. */
const SHARES = {
  own: 0.12,
  said: 0.25,
  grammar: 0.12,
  anywhere: 0.07,
  others: 0.02,
  saidElsewhere: 0.16,
  everyday: 0.12,
  overheard: 0.04,
  words: 0.07,
  reader: 0.03,
}
/** Sentences of a line at most, and of the grammar. */
const OF_A_LINE = 60
const OF_THE_GRAMMAR = 1500
/** What one count of the language model is: all sentences together weigh so much. */
const IN_ALL = 6000
const OPENED = 0.15
const CLOSED = 0.15

/** Sentences for the language model of a question, the same ones at every call. */
export function spokenSentences(question: ListenFor, said: Said): SpokenSentence[] {
  const random = seeded(1)
  const found: SpokenSentence[] = []
  const add = (sources: readonly SampleOf[], share: number, most: number, plain = false) => {
    const sizes = sources.map((source) => sentencesIn(source))
    const loud = sizes.map((size) => Math.sqrt(Math.max(9, Math.min(size, 150))))
    const all = loud.reduce((sum, weight) => sum + weight, 0)
    for (const [i, source] of sources.entries()) {
      const count = Math.min(most, Math.max(4, 2 * (sizes[i] ?? 0)))
      const weight = ((loud[i] ?? 0) / all) * ((share * IN_ALL) / count)
      for (let n = 0; n < count; n++) {
        const words = sampleSentence(source, random)
        found.push({ words: plain ? words : dressed(words, random), weight })
      }
    }
  }
  const own = ASKED.filter((asked) => question === 'all' || asked === question)
  const others = ASKED.filter((asked) => !own.includes(asked))
  add(
    own.flatMap((asked) => answers[asked]),
    SHARES.own,
    OF_A_LINE,
  )
  add([grammarToSample(question, CLASSES)], SHARES.grammar, OF_THE_GRAMMAR, true)
  add(anywhere, SHARES.anywhere, OF_A_LINE)
  add(
    others.flatMap((asked) => answers[asked]),
    SHARES.others,
    OF_A_LINE / 4,
  )
  add(everyday, SHARES.everyday, OF_A_LINE * 2, true)
  const { to, overheard } = saidInWords(said)
  const addWhole = (sentences: readonly string[][], share: number) => {
    for (const words of sentences) found.push({ words, weight: (share * IN_ALL) / sentences.length })
  }
  const saidTo = (questions: readonly Asked[]) => questions.flatMap((asked) => to.get(asked) ?? [])
  addWhole(saidTo(own), SHARES.said)
  // How people put their words together is much the same whatever was asked.
  addWhole(saidTo(others), SHARES.saidElsewhere)
  addWhole(overheard, SHARES.overheard)
  addWhole(wordsAlone, SHARES.words)
  addWhole(readAloud, SHARES.reader)
  return found
}

/** With a polite or hesitating word before or after it, now and then. */
function dressed(words: readonly string[], random: () => number): readonly string[] {
  const one = (phrases: readonly string[], share: number) =>
    random() < share ? (phrases[Math.floor(random() * phrases.length)]?.split(' ') ?? []) : []
  return [...one(openers, OPENED), ...words, ...one(closers, CLOSED)]
}

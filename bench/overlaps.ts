import { fileURLToPath } from 'node:url'
import type { ListenFor } from '../src/core/contract/modes.ts'
import { meaningName } from '../src/core/language/meaning.ts'
import { understand } from '../src/core/language/understand.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser, openVisit, type Visit } from '../test/fixtures/visit.ts'
import { createVoice, voices } from '../test/fixtures/voice.ts'
import { type Figure, printFigures, printMachine, times } from './figures.ts'

/**
 * `npm run bench -- overlaps [each]`: voices over the product's own in a real Chromium, early in a sentence, in its middle
 * and in its last 200 ms, over a recording of the journey and over what the server says while products are checked.
 * Commands and questions have to silence it within 150 ms of the page's own detector and to be acted upon; "mm-hm", talk
 * to somebody else and talk in the background may stop it for two seconds at most, and it goes on where it was.
 */
interface Turn {
  type: 'pressed' | 'began' | 'ended' | 'words' | 'wordsEnded' | 'voice'
  /** Seconds. */
  at: number
}
type TurnsWindow = Window & { __turns: Turn[] }

/** What is said, and how loud: a neighbour is 20 dB below who holds the phone. */
const kinds = {
  command: {
    gain: 1,
    words: { section: ['help', 'stop'], checking: ['what are the ingredients', 'stop', 'repeat'] },
  },
  listening: { gain: 1, words: { section: ['okay', 'right'], checking: ['okay', 'yeah'] } },
  others: {
    gain: 1,
    words: {
      section: ['my sister bought a new car', 'where did you put the keys'],
      checking: ['my sister bought a new car', 'where did you put the keys'],
    },
  },
  background: {
    gain: 0.1,
    words: {
      section: ['we were at the station on friday morning', 'it rained all day in the hills'],
      checking: ['we were at the station on friday morning', 'it rained all day in the hills'],
    },
  },
} as const
type Kind = keyof typeof kinds
type Place = 'section' | 'checking'

const each = Number(process.argv[2] ?? 40)
const SILENT_WITHIN_MS = 150
/** From a stop to going on, with what the page's clock and the machine add. */
const GOES_ON_WITHIN_MS = 2300
const AFTER_MS = 6000
const positions = ['early', 'middle', 'late'] as const

printMachine()
const speak = await createVoice()
const server = await startServer({ LOG_LEVEL: 'warn' })
const browser = await launchBrowser()
const exactly = {
  context: { bypassCSP: true },
  scripts: [fileURLToPath(new URL('turns/exact-ear.js', import.meta.url))],
} as const

const HEARD = 'You: '
const meaningOf = (text: string, question: ListenFor) => {
  const { meaning } = understand({ text, question, source: 'spoken', names: [] })
  return meaning && meaningName(meaning)
}
/** The page keeps only so many lines: those that are known are marked, so that what is new can be told from them. */
type Mark = 'data-before' | 'data-shown'
const linesIn = (visit: Visit, which = 'p') => visit.page.getByRole('log').locator(which)
const markLines = (visit: Visit, mark: Mark) =>
  linesIn(visit).evaluateAll((lines, name) => {
    for (const line of lines) line.setAttribute(name, '')
  }, mark)
const linesSince = async (visit: Visit, mark: Mark) =>
  (await linesIn(visit, `p:not([${mark}])`).allInnerTexts()).map((line) => line.trim())
const saidSince = async (visit: Visit, mark: Mark) =>
  (await linesSince(visit, mark)).filter((line) => !line.startsWith(HEARD))
const happened = (visit: Visit) =>
  visit.page.evaluate(() => (window as unknown as TurnsWindow).__turns.splice(0, Number.POSITIVE_INFINITY))

const begins = (visit: Visit) =>
  visit.page.waitForFunction(() =>
    (window as unknown as TurnsWindow).__turns.some(({ type }) => type === 'began'),
  )

interface Sentence {
  button: string
  durationMs: number
  lines: ReadonlySet<string>
}

async function undisturbed(visit: Visit, button: string): Promise<Sentence> {
  await visit.untilSilent(1500)
  await happened(visit)
  await markLines(visit, 'data-before')
  await visit.choose(button)
  await begins(visit)
  await visit.untilSilent(2000)
  const turns = await happened(visit)
  const [first, last] = [
    turns.find(({ type }) => type === 'began'),
    turns.findLast(({ type }) => type === 'ended'),
  ]
  if (!first || !last) throw new Error(`${button} was answered by no sound`)
  return {
    button,
    durationMs: (last.at - first.at) * 1000,
    lines: new Set(await saidSince(visit, 'data-before')),
  }
}

/** A "stop" that came just behind the voice asks whether to pause: what is tried next is tried where it was. */
async function carryOn(visit: Visit) {
  const no = visit.page.getByRole('button', { name: 'No', exact: true })
  if (await no.isVisible()) await no.click()
}

interface Outcome {
  /** What the product said besides the sentence. */
  others: string[]
  /** What it shows as heard. */
  heard: string[]
  isActed: boolean
  silentMs: number | undefined
  wentOn: boolean
}

async function overlap(
  visit: Visit,
  place: Place,
  sentence: Sentence,
  { words: spoken, clip }: { words: string; clip: Int16Array },
  position: string,
): Promise<Outcome> {
  await carryOn(visit)
  await visit.untilSilent(1500)
  await happened(visit)
  await markLines(visit, 'data-before')
  await visit.choose(sentence.button)
  await begins(visit)
  await markLines(visit, 'data-shown')
  const share = { early: 300, middle: sentence.durationMs / 2, late: sentence.durationMs - 200 }
  await visit.page.waitForTimeout(Math.max(0, share[position as keyof typeof share]))
  await visit.say(clip)
  await visit.page.waitForTimeout(AFTER_MS)
  const turns = await happened(visit)
  const words = turns.find(({ type }) => type === 'words')?.at ?? Number.POSITIVE_INFINITY
  const voice = turns.find(({ type, at }) => type === 'voice' && at >= words)?.at
  const stopped = turns.find(({ type, at }) => type === 'ended' && at > words)?.at
  const again = turns.find(({ type, at }) => type === 'began' && stopped !== undefined && at > stopped)?.at
  const others = (await saidSince(visit, 'data-before')).filter((line) => !sentence.lines.has(line))
  // What answers with the sentence itself, as "repeat" does, is known by the words that the page shows as heard.
  const heard = (await linesSince(visit, 'data-shown')).flatMap((line) =>
    line.startsWith(HEARD) ? line.slice(HEARD.length) : [],
  )
  const isHeard = heard.some((words) => meaningOf(words, place) === meaningOf(spoken, place))
  const resumedMs = again !== undefined && stopped !== undefined ? (again - stopped) * 1000 : undefined
  return {
    ...{ others, heard },
    isActed: others.length > 0 || resumedMs === undefined || isHeard,
    silentMs: voice !== undefined && stopped !== undefined ? (stopped - voice) * 1000 : undefined,
    wentOn:
      others.length === 0 &&
      (resumedMs === undefined ? voice === undefined || position === 'late' : resumedMs <= GOES_ON_WITHIN_MS),
  }
}

const right: Record<Kind, number> = { command: 0, listening: 0, others: 0, background: 0 }
const tried: Record<Kind, number> = { command: 0, listening: 0, others: 0, background: 0 }
const silences: number[] = []
const faults: string[] = []

/** What acted where nothing was meant may have led on: what comes next is tried in a visit of its own. */
async function tryAll(open: () => Promise<Visit>, place: Place, button: string) {
  let visit = await open()
  const sentence = await undisturbed(visit, button)
  for (const kind of Object.keys(kinds) as Kind[]) {
    const { gain, words } = kinds[kind]
    for (let i = 0; i < each / 2; i++) {
      const text = words[place][i % words[place].length] ?? ''
      const position = positions[i % positions.length] ?? 'middle'
      const voice = await speak(text, voices[i % voices.length] ?? 'slt')
      const outcome = await overlap(
        visit,
        place,
        sentence,
        { words: text, clip: voice.map((sample) => sample * gain) },
        position,
      )
      if (kind === 'command' && outcome.silentMs !== undefined) silences.push(outcome.silentMs)
      const isRight = kind === 'command' ? outcome.isActed : outcome.wentOn
      tried[kind] += 1
      if (isRight) {
        right[kind] += 1
        continue
      }
      faults.push(
        `${place} ${position} ${kind} "${text}", heard "${outcome.heard.join('", "')}", silent after ${outcome.silentMs?.toFixed(0)} ms: ${outcome.others.join(' ')}`,
      )
      await visit.close()
      visit = await open()
    }
  }
  await visit.close()
}

async function choosingASection(): Promise<Visit> {
  const visit = await openVisit(browser, server.url, { ...exactly, query: '?storeid=1', motion: 'denied' })
  await visit.start()
  await visit.choose('Not required')
  await visit.page.getByRole('button', { name: 'Biscuits', exact: true }).waitFor({ timeout: 30_000 })
  return visit
}

async function checking(): Promise<Visit> {
  const visit = await openVisit(browser, server.url, exactly)
  await visit.beginChecking()
  return visit
}

try {
  await tryAll(choosingASection, 'section', 'Repeat')
  await tryAll(checking, 'checking', 'Help')
} finally {
  await browser.close()
  await server.stop()
}
for (const fault of faults) console.log(fault)
const counts = (Object.keys(kinds) as Kind[]).flatMap((kind): Figure[] => [
  [`${kind}-right`, right[kind], `of ${tried[kind]}`],
])
const late = silences.filter((ms) => ms > SILENT_WITHIN_MS).length
printFigures([...counts, ...times('voice-to-silence', silences), ['silent-late', late, 'times']])

import { fileURLToPath } from 'node:url'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser, openVisit } from '../test/fixtures/visit.ts'
import { createVoice, voices } from '../test/fixtures/voice.ts'
import { percentile, printFigures, printMachine, times } from './figures.ts'

/**
 * `npm run bench -- turns [repetitions]`: in a real Chromium, from a button to the first sound of the fixed sentence
 * that is due then (goal 100 ms); and from the page's own detector of a voice (goal 150 ms), and from the first sound
 * of the words, to the last sound of the product's voice. By the page's audio clock, before the loudspeaker's delay.
 */
interface Turn {
  type: 'pressed' | 'began' | 'ended' | 'words' | 'wordsEnded' | 'voice'
  /** Seconds. */
  at: number
}
type TurnsWindow = Window & { __turns: Turn[] }

const repetitions = Number(process.argv[2] ?? 12)
/** The product is in the middle of its sentence then. */
const INTO_SENTENCE_MS = 900
const words = ['well what about my sister and her friends', 'the weather was not so good yesterday']

printMachine()
const speak = await createVoice()
const server = await startServer({ LOG_LEVEL: 'warn' })
const browser = await launchBrowser()

/** The first turn of that kind after another one, in ms after it. */
function between(turns: readonly Turn[], from: Turn['type'], to: Turn['type']): number | undefined {
  const first = turns.find(({ type }) => type === from)
  const second = first && turns.find(({ type, at }) => type === to && at > first.at)
  return second && (second.at - first.at) * 1000
}

try {
  const clips = await Promise.all(
    Array.from({ length: repetitions }, (_, i) =>
      speak(words[i % words.length] ?? '', voices[i % voices.length] ?? 'slt'),
    ),
  )
  const visit = await openVisit(browser, server.url, {
    query: '?storeid=1',
    motion: 'denied',
    context: { bypassCSP: true },
    scripts: [fileURLToPath(new URL('turns/exact-ear.js', import.meta.url))],
  })
  await visit.start()
  await visit.choose('Not required')
  await visit.page.getByRole('button', { name: 'Biscuits', exact: true }).waitFor({ timeout: 30_000 })
  const taken = () =>
    visit.page.evaluate(() => (window as unknown as TurnsWindow).__turns.splice(0, Number.POSITIVE_INFINITY))

  const due: number[] = []
  const bargeIn: number[] = []
  const afterWords: number[] = []
  for (const clip of clips) {
    await visit.untilSilent(1500)
    await taken()
    await visit.choose('Repeat')
    await visit.page.waitForTimeout(INTO_SENTENCE_MS)
    await visit.say(clip)
    await visit.page.waitForTimeout(INTO_SENTENCE_MS)
    const turns = await taken()
    const dueMs = between(turns, 'pressed', 'began')
    const silentMs = between(turns, 'voice', 'ended')
    const fromWordsMs = between(turns, 'words', 'ended')
    if (dueMs !== undefined) due.push(dueMs)
    if (silentMs !== undefined) bargeIn.push(silentMs)
    if (fromWordsMs !== undefined) afterWords.push(fromWordsMs)
  }
  await visit.close()
  printFigures([
    ...times('sentence-due-to-sound', due),
    ['sentence-due-to-sound-most', percentile(due, 1), 'ms'],
    ...times('voice-to-silence', bargeIn),
    ['voice-to-silence-most', percentile(bargeIn, 1), 'ms'],
    ...times('words-to-silence', afterWords),
  ])
} finally {
  await browser.close()
  await server.stop()
}

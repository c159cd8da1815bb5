import { fileURLToPath } from 'node:url'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser, openVisit, type Visit } from '../test/fixtures/visit.ts'
import { createVoice, voices } from '../test/fixtures/voice.ts'
import { printFigures, printMachine, times } from './figures.ts'

/**
 * `npm run bench -- turns [repetitions]`: in a real Chromium, from a button to the first sound of the fixed sentence
 * that is due then (goal 100 ms), a recording or, while products are checked, one that the server says; and from the
 * page's own detector of a voice (goal 150 ms), and from the first sound of the words, to the last sound of the
 * product's voice. By the page's audio clock, before the loudspeaker's delay.
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

/** From the first turn of one kind to the first of another after it, in ms; none when there was none. */
function between(turns: readonly Turn[], from: Turn['type'], to: Turn['type']): number[] {
  const first = turns.find(({ type }) => type === from)
  const second = first && turns.find(({ type, at }) => type === to && at > first.at)
  return first && second ? [(second.at - first.at) * 1000] : []
}

interface Taken {
  due: number[]
  bargeIn: number[]
  afterWords: number[]
}

/** Presses a button that is answered by a fixed sentence, and speaks over it, once for each clip. */
async function takeTurns(visit: Visit, button: string, clips: readonly Int16Array[]): Promise<Taken> {
  const happened = () =>
    visit.page.evaluate(() => (window as unknown as TurnsWindow).__turns.splice(0, Number.POSITIVE_INFINITY))
  const taken: Taken = { due: [], bargeIn: [], afterWords: [] }
  for (const clip of clips) {
    await visit.untilSilent(1500)
    await happened()
    await visit.choose(button)
    await visit.page.waitForTimeout(INTO_SENTENCE_MS)
    await visit.say(clip)
    await visit.page.waitForTimeout(INTO_SENTENCE_MS)
    const turns = await happened()
    taken.due.push(...between(turns, 'pressed', 'began'))
    taken.bargeIn.push(...between(turns, 'voice', 'ended'))
    taken.afterWords.push(...between(turns, 'words', 'ended'))
  }
  return taken
}

const exactly = {
  context: { bypassCSP: true },
  scripts: [fileURLToPath(new URL('turns/exact-ear.js', import.meta.url))],
} as const

try {
  const clips = await Promise.all(
    Array.from({ length: repetitions }, (_, i) =>
      speak(words[i % words.length] ?? '', voices[i % voices.length] ?? 'slt'),
    ),
  )
  const inStore = await openVisit(browser, server.url, { ...exactly, query: '?storeid=1', motion: 'denied' })
  await inStore.start()
  await inStore.choose('Not required')
  await inStore.page.getByRole('button', { name: 'Biscuits', exact: true }).waitFor({ timeout: 30_000 })
  const recorded = await takeTurns(inStore, 'Repeat', clips)
  await inStore.close()

  const atHome = await openVisit(browser, server.url, exactly)
  await atHome.beginChecking()
  const served = await takeTurns(atHome, 'Help', clips)
  await atHome.close()

  printFigures([
    ...times('recording-due-to-sound', recorded.due),
    ...times('while-checking-due-to-sound', served.due),
    ...times('voice-to-silence', [...recorded.bargeIn, ...served.bargeIn]),
    ...times('words-to-silence', [...recorded.afterWords, ...served.afterWords]),
  ])
} finally {
  await browser.close()
  await server.stop()
}

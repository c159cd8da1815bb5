import type { ListenFor } from '../src/core/contract/modes.ts'
import { HANGOVER_MS } from '../src/core/hearing/endpoint.ts'
import { createHearing } from '../src/server/engine/hear/create-hearing.ts'
import type { HearingEvent, SpokenNames } from '../src/server/engine/hear/hearing.ts'
import { inNoise } from '../test/fixtures/noise.ts'
import { createVoice, voices } from '../test/fixtures/voice.ts'
import { type Figure, printFigures, printMachine, times } from './figures.ts'
import { recordQuestions } from './questions.ts'

/**
 * The end of speech by what was said: sentences with a pause of 300 to 900 ms in their middle, how many are cut there, and
 * how long after the last word the ear is sure of the end, of these and of the questions that `latency` asks, and how much
 * work is left then. `ended-soon` is the share of both whose end is known before the hangover. `hanging` pauses stand where more has to follow, `whole` ones
 * behind words that are a sentence of their own: those are cut by design, and both parts count.
 */
const PAUSES_MS = [300, 500, 700, 900]
const sentences: readonly (readonly [ListenFor, 'hanging' | 'whole', string, string])[] = [
  ['section', 'hanging', 'biscuits and', 'snacks'],
  ['section', 'hanging', 'take me to the', 'dairy section'],
  ['section', 'hanging', 'i want', 'some bread'],
  ['checking', 'hanging', 'is there', 'milk in it'],
  ['checking', 'hanging', 'does it have', 'nuts'],
  ['checking', 'hanging', 'tell me the', 'ingredients'],
  ['checking', 'hanging', 'what is the', 'expiry date'],
  ['checking', 'hanging', 'how much', 'sugar does it have'],
  ['walking', 'hanging', 'please repeat the', 'last instruction'],
  ['walking', 'hanging', 'there is something in', 'my way'],
  ['entrance', 'hanging', 'i am at the', 'entrance'],
  ['place', 'hanging', 'i am in', 'the store'],
  ['section', 'whole', 'dairy', 'and breads'],
  ['checking', 'whole', 'what is this', 'biscuit'],
  ['walking', 'whole', 'stop', 'please'],
]

/** `workMs`: processor time from the end that the ear was sure of to the words. */
type Final = Extract<HearingEvent, { type: 'final' }> & { workMs: number }
const NO_NAMES = { version: 'none', names: [] }
/** What the questions name, and the beginnings by which it is called. */
const NAMES = {
  version: 'asked',
  names: [
    'sunrise butter cookies',
    'sunrise butter',
    'field harvest digestive',
    'field harvest',
    'happy orange cream',
    'happy orange',
    'daily brown loaf',
    'daily brown',
    'salt lake cumin crackers',
    'salt lake cumin',
    'salt lake',
  ],
}
const quiet = (ms: number) => inNoise(new Int16Array(0), Number.POSITIVE_INFINITY, ms * 8)

const sinceMs = (at: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(at)
  return (user + system) / 1000
}

printMachine()
const hearing = createHearing({ workers: 1 })
const speak = await createVoice()
/** Fewer voices where somebody is in a hurry. */
const spokenBy = voices.slice(0, Number(process.argv[2] ?? voices.length))
await hearing.ready()

/** The finals of what is played as fast as the ear takes it, once each utterance has one. */
function heard(listenFor: ListenFor, names: SpokenNames, ...sounds: Int16Array[]): Promise<Final[]> {
  return new Promise((resolve) => {
    const finals: Final[] = []
    let endedAt = process.cpuUsage()
    let begun = 0
    let isTaken = false
    const caughtUp = () => {
      isTaken = true
      look()
    }
    const options = { listenFor, names, caughtUp }
    const session = hearing.open(options, (event) => {
      if (event.type === 'speechStart') begun += 1
      if (event.type === 'speechEnd') endedAt = process.cpuUsage()
      if (event.type === 'final') finals.push({ ...event, workMs: sinceMs(endedAt) })
      look()
    })
    function look() {
      if (!isTaken || finals.length < begun) return
      session.close()
      resolve(finals)
    }
    for (const sound of [quiet(500), ...sounds, quiet(1500)]) session.audio(sound)
  })
}

const cut = { hanging: 0, whole: 0 }
const said = { hanging: 0, whole: 0 }
const waits: number[] = []
const works: number[] = []
for (const [listenFor, kind, before, after] of sentences) {
  for (const voice of spokenBy) {
    const [first, second] = [await speak(before, voice), await speak(after, voice)]
    const unbroken = await heard(listenFor, NO_NAMES, await speak(`${before} ${after}`, voice))
    waits.push(...unbroken.map(({ quietMs }) => quietMs ?? 0))
    works.push(...unbroken.map(({ workMs }) => workMs))
    for (const pauseMs of PAUSES_MS) {
      const finals = await heard(listenFor, NO_NAMES, first, quiet(pauseMs), second)
      said[kind] += 1
      if (finals.length > 1) cut[kind] += 1
      if (finals.length > 1)
        console.log(`${listenFor} ${voice} ${pauseMs} ms: ${finals.map(({ text }) => text).join(' | ')}`)
    }
  }
}
const asked: number[] = []
for (const question of recordQuestions) {
  for (const voice of spokenBy) {
    const finals = await heard('checking', NAMES, await speak(question, voice))
    asked.push(...finals.map(({ quietMs }) => quietMs ?? 0))
  }
}
await hearing.close()

const ends = [...waits, ...asked]
const soon = ends.filter((ms) => ms < HANGOVER_MS).length
const shares = (['hanging', 'whole'] as const).map(
  (kind): Figure => [`cut-${kind}`, (100 * cut[kind]) / said[kind], '%'],
)
printFigures([
  ...shares,
  ['sentences', said.hanging + said.whole, 'times'],
  ['ended-soon', (100 * soon) / ends.length, '%'],
  ...times('end-of-speech', waits),
  ...times('end-of-question', asked),
  ...times('work-after-end', works),
])

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AUDIO_OUT, DELAY } from '../src/core/constants.ts'
import { type SpokenId, spoken, spokenTexts } from '../src/core/texts/en/spoken.ts'
import { createSpeaking } from '../src/server/engine/speak/create-speaking.ts'
import { playJourney } from '../test/fixtures/journey-player.ts'
import { printFigures, printMachine } from './figures.ts'

/**
 * How long somebody who was never here waits for the first question of a visit in a store: the sentences that are said
 * until then, each as long as its sound is at the voice's own pace, and the product's own delays. The phone's prompts are
 * counted as answered at once: how long they take is the shopper's.
 */
printMachine()

/** After the welcome's chime, and after each of two sentences before a prompt: `web/shopper/visit/device-prompts.ts`. */
const PROMPT_DELAYS_MS = 700 + 2 * 300
const QUESTION: SpokenId = 'aisle.ask'

const isSpokenId = (id: string): id is SpokenId => Object.hasOwn(spokenTexts, id)

const shop = playJourney({ firstVisit: true })
shop.send({ type: 'motionState', state: 'granted' })
shop.send({ type: 'ready', again: false })
for (let waited = 0; waited < 60 && !shop.saidEver().includes(QUESTION); waited += 1) shop.wait(1000)
const said = ['perm.microphone', 'perm.camera', ...shop.saidEver()]
const texts = said
  .slice(0, said.indexOf(QUESTION) + 1)
  .map((id) => (isSpokenId(id) ? spoken(id, { brand: 'Crisp' }) : id))

const folder = await mkdtemp(join(tmpdir(), 'newcomer-'))
const speaking = createSpeaking({ cacheFolder: folder, fixed: [] })
const seconds: number[] = []
for (const text of texts) {
  const { length } = await speaking.say(text)
  seconds.push(length / AUDIO_OUT.rateHz)
  console.log(`${(length / AUDIO_OUT.rateHz).toFixed(1)} s  ${text}`)
}
await speaking.close()
await rm(folder, { recursive: true, force: true })

const delays = (PROMPT_DELAYS_MS + DELAY.afterSetupMs) / 1000
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
printFigures([
  ['newcomer-question-begins', delays + sum(seconds.slice(0, -1)), 's'],
  ['newcomer-question-heard', delays + sum(seconds), 's'],
  ['newcomer-words', sum(texts.map((text) => text.split(/\s+/).length)), 'words'],
])

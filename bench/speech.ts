import { parseArgs } from 'node:util'
import { spokenNames } from '../src/core/language/spoken-names.ts'
import { createHearing } from '../src/server/engine/hear/create-hearing.ts'
import { openClipFolder, playAll } from './speech/clip-folder.ts'
import { BENCH_PRODUCTS, type Clip, isAction, isRight, openQuestion } from './speech/clips.ts'
import { type Heard, listen } from './speech/listen.ts'
import { figuresOf, type Outcome } from './speech/report.ts'

/**
 * Recognition over a folder of clips (its README says what each is), by the same hearing that the product uses.
 * `--every N` takes each N-th clip, `--classes a,b` and `--kinds a,b` choose, `--conditions clean,babble:10,…`
 * sets the noise, `--real-time` plays 100 ms a 100 ms (delays need it), `--verbose` prints what went wrong,
 * `--model <folder>` names the 16 kHz acoustic model.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    classes: { type: 'string', default: 'natural,human' },
    kinds: { type: 'string', default: 'journey,question,out,real-word,real-out' },
    conditions: { type: 'string', default: 'clean,babble:20,babble:10,hvac:20,hvac:10' },
    sessions: { type: 'string', default: '2' },
    'real-time': { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    model: { type: 'string' },
  },
})
const folder = positionals[0]
if (folder === undefined) {
  console.error('usage: bench speech <folder of clips>')
  process.exit(2)
}

const { clips, scene } = openClipFolder(folder, values)
const names = spokenNames(BENCH_PRODUCTS.map((name) => ({ name: `Britannia ${name}`, section: null })))
const hearing = createHearing({
  log: (line) => console.error(line),
  ...(values.model === undefined ? {} : { modelFolder: values.model }),
})
await hearing.ready()
const outcomes: Outcome[] = []

async function play(clip: Clip, condition: string): Promise<void> {
  const played = scene(clip, condition)
  const heard: Heard = await listen(hearing, played, openQuestion(clip), names, values['real-time'])
  const right = isRight(clip, heard.text)
  const action = isAction(heard.text)
  outcomes.push({ clip, condition, heard, right, action })
  const wrong = clip.kind.endsWith('out') ? heard.text !== '' : !right
  if (values.verbose && wrong) {
    console.log(
      `${condition} ${clip.kind} ${clip.file}: "${clip.text}" heard "${heard.text}" z ${heard.scores.map((z) => z.toFixed(1))} finals ${heard.finals}`,
    )
  }
}

await playAll(clips, values.conditions, values.sessions, play)
await hearing.close()

const figures = figuresOf(outcomes)
for (const { name, value, unit, of } of figures) console.log(`${name.padEnd(36)} ${value} ${unit} of ${of}`)
console.log(figures.map(({ name, value, unit }) => `${name} ${value} ${unit}`).join(' '))

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toFloat } from '../src/core/audio/pcm.ts'
import { decodeWav } from '../src/core/audio/wav.ts'
import { spokenNames } from '../src/core/language/spoken-names.ts'
import { createHearing } from '../src/server/engine/hear/create-hearing.ts'
import { BENCH_PRODUCTS, type Clip, isAction, isRight, openQuestion, readTruth } from './speech/clips.ts'
import { type Heard, listen } from './speech/listen.ts'
import { figuresOf, type Outcome } from './speech/report.ts'
import { inNoise } from './speech/sound.ts'

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

const BEFORE = 24_000
const AFTER = 24_000
const truth = readTruth(folder)
const read = (file: string) => toFloat(decodeWav(readFileSync(join(folder, file))).pcm)
const noises = new Map(Object.entries(truth.noise).map(([name, file]) => [name, read(file)]))
const names = spokenNames(BENCH_PRODUCTS.map((name) => ({ name: `Britannia ${name}`, section: null })))
const every = Number(values.every)
const wanted = truth.clips
  .filter(
    (clip) => values.classes.split(',').includes(clip.class) && values.kinds.split(',').includes(clip.kind),
  )
  .filter((_, i) => i % every === Number(values.from))

function noiseOf(condition: string) {
  const [name = '', snr] = condition.split(':')
  if (name === 'clean') return undefined
  const sound = noises.get(name)
  if (!sound) throw new Error(`no noise called ${name} in ${folder}`)
  return { sound, snrDb: Number(snr) }
}

const hearing = createHearing({
  log: (line) => console.error(line),
  ...(values.model === undefined ? {} : { modelFolder: values.model }),
})
await hearing.ready()
const outcomes: Outcome[] = []

async function play(clip: Clip, condition: string): Promise<void> {
  const seed = truth.clips.indexOf(clip)
  const scene = inNoise(read(clip.file), noiseOf(condition), seed, BEFORE, AFTER)
  const heard: Heard = await listen(hearing, scene, openQuestion(clip), names, values['real-time'])
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

const work = values.conditions.split(',').flatMap((condition) => wanted.map((clip) => ({ clip, condition })))
let next = 0
const players = Array.from({ length: Number(values.sessions) }, async () => {
  for (let job = work[next++]; job; job = work[next++]) {
    await play(job.clip, job.condition)
    if (outcomes.length % 100 === 0) console.error(`${outcomes.length} of ${work.length}`)
  }
})
await Promise.all(players)
await hearing.close()

const figures = figuresOf(outcomes)
for (const { name, value, unit, of } of figures) console.log(`${name.padEnd(36)} ${value} ${unit} of ${of}`)
console.log(figures.map(({ name, value, unit }) => `${name} ${value} ${unit}`).join(' '))

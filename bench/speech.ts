import { AUDIO_IN } from '../src/core/constants.ts'
import { spokenNames } from '../src/core/language/spoken-names.ts'
import { createHearing } from '../src/server/engine/hear/create-hearing.ts'
import { openClipFolder, playAll } from './speech/clip-folder.ts'
import { clipOptions } from './speech/clip-options.ts'
import { BENCH_PRODUCTS, type Clip, isAction, isRight, openQuestion } from './speech/clips.ts'
import { type Heard, listen } from './speech/listen.ts'
import { createPhoneLine, plainLine } from './speech/phone-line.ts'
import { figuresOf, type Outcome } from './speech/report.ts'

/**
 * Recognition over a folder of clips (its README says what each is), by the same hearing that the product uses.
 */
const options = clipOptions('speech', 'clean,babble:20,babble:10,hvac:20,hvac:10')
const { clips, scene } = openClipFolder(options)
const names = spokenNames(BENCH_PRODUCTS.map((name) => ({ name: `Britannia ${name}`, section: null })))
const hearing = createHearing({ log: (line) => console.error(line) })
await hearing.ready()
const outcomes: Outcome[] = []
let sentBytes = 0
let soundSeconds = 0

async function play(clip: Clip, condition: string): Promise<void> {
  const played = scene(clip, condition)
  const line = options.line === 'phone' ? createPhoneLine() : plainLine()
  const heard: Heard = await listen(hearing, played, openQuestion(clip), names, options['real-time'], line)
  sentBytes += line.bytes()
  soundSeconds += played.sound.length / AUDIO_IN.rateHz
  const right = isRight(clip, heard.text)
  const action = isAction(heard.text)
  outcomes.push({ clip, condition, heard, right, action })
  const wrong = clip.kind.endsWith('out') ? heard.text !== '' : !right
  if (options.verbose && wrong) {
    console.log(
      `${condition} ${clip.kind} ${clip.file}: "${clip.text}" heard "${heard.text}" z ${heard.scores.map((z) => z.toFixed(1))} finals ${heard.finals}`,
    )
  }
}

await playAll(clips, options, play)
await hearing.close()
console.log(`sound sent: ${Math.round(sentBytes / soundSeconds)} bytes a second`)

const figures = figuresOf(outcomes)
for (const { name, value, unit, of } of figures) console.log(`${name.padEnd(36)} ${value} ${unit} of ${of}`)
console.log(figures.map(({ name, value, unit }) => `${name} ${value} ${unit}`).join(' '))

import { spawnSync } from 'node:child_process'
import { toFloat } from '../src/core/audio/pcm.ts'
import { resampleWhole } from '../src/core/audio/resample.ts'
import { decodeWav } from '../src/core/audio/wav.ts'
import { meaningName } from '../src/core/language/meaning.ts'
import { createHearing } from '../src/server/engine/hear/create-hearing.ts'
import { understandTurn } from '../src/server/engine/understand-turn.ts'
import { createVoice } from '../test/fixtures/voice.ts'
import { clips, outside } from './hindi-ear/clips.ts'
import { listen } from './speech/listen.ts'
import { inNoise } from './speech/sound.ts'

/**
 * `npm run bench -- hindi-ear`: how well our own ear hears Hindi. The one Hindi voice of a package is espeak-ng's, a
 * program of the system that only this bench calls (`apt-get install espeak-ng`); an English voice reads the same in
 * Latin letters. Neither is a person: nothing here says how well people are heard.
 */
type Question = (typeof clips)[number][0] | 'all'

const RATE_HZ = 16_000
const NO_PRODUCTS = { version: 'none', names: [] }
const BEFORE = 1.5 * RATE_HZ
const BABBLE = [
  'कल मौसम अच्छा था और मेरा भाई देर से आया',
  'वे लोग बाज़ार से लौटते समय बहुत थक गए',
  'the train leaves on monday and we have no tickets',
]

function espeak(voice: string, text: string): Float32Array {
  const { stdout, error } = spawnSync('espeak-ng', ['-v', voice, '-s', '140', '--stdout', text], {
    maxBuffer: 2 ** 26,
  })
  if (error) throw new Error('espeak-ng is not installed: apt-get install espeak-ng')
  const { pcm, rateHz } = decodeWav(new Uint8Array(stdout))
  return toFloat(resampleWhole(pcm, rateHz, RATE_HZ))
}

const speak = await createVoice()
const says = {
  'espeak-ng hi': async (hindi: string) => espeak('hi', hindi),
  'espeak-ng hi+f3': async (hindi: string) => espeak('hi+f3', hindi),
  'flite rms, Latin letters': async (_: string, latin: string) => toFloat(await speak(latin, 'rms')),
}
const people = [...BABBLE.map((text) => espeak('hi+m4', text)), toFloat(await speak(BABBLE[2] ?? '', 'awb'))]
const babble = Float32Array.from({ length: 10 * RATE_HZ }, (_, i) =>
  people.reduce((sum, clip, at) => sum + (clip[(i + at * 5000) % clip.length] ?? 0), 0),
)
const meantBy = (text: string, question: Question, doubtful = false) => {
  const turn = { text, question, source: 'spoken', names: [], language: 'hi-IN', doubtful } as const
  const { meaning, verdict } = understandTurn(turn)
  return { name: meaning ? meaningName(meaning) : '', asked: verdict === 'confirm' }
}

const hearing = createHearing({ workers: 1, log: console.error })
await hearing.ready()
const only = process.argv[2]
for (const [voice, say] of Object.entries(says)) {
  for (const snrDb of [undefined, 20, 10]) {
    const noise = snrDb === undefined ? undefined : { sound: babble, snrDb }
    const hear = (sound: Float32Array, question: Question, at: number) =>
      listen(
        hearing,
        inNoise(sound, noise, at, BEFORE, RATE_HZ),
        question,
        NO_PRODUCTS,
        false,
        undefined,
        'hi-IN',
      )
    const tally = { right: 0, asked: 0, other: 0, wrong: 0, nothing: 0 }
    let acted = 0
    for (const [at, [question, hindi, latin]] of clips.entries()) {
      const heard = await hear(await say(hindi, latin), question, at)
      const [wanted, got] = [meantBy(hindi, question), meantBy(heard.text, question, heard.doubtful)]
      const [ifAsked, ifDone] =
        got.name === wanted.name ? (['asked', 'right'] as const) : (['other', 'wrong'] as const)
      const verdict = got.name === '' ? 'nothing' : got.asked ? ifAsked : ifDone
      tally[verdict] += 1
      if (only === '--verbose')
        console.log(
          `${verdict.padEnd(8)}${question} | ${hindi} | ${heard.text} | ${heard.scores.join(' ')} ${heard.doubtful}`,
        )
    }
    for (const [at, [hindi, latin]] of outside.entries()) {
      const heard = await hear(await say(hindi, latin), 'all', at)
      const { name, asked } = meantBy(heard.text, 'all', heard.doubtful)
      if (name !== '' && !asked) acted += 1
      if (only === '--verbose' && heard.text !== '')
        console.log(`outside ${hindi} | ${heard.text} | ${heard.scores.join(' ')} ${heard.doubtful}`)
    }
    console.log(
      `${voice}, ${snrDb === undefined ? 'clean' : `babble ${snrDb} dB`}: of ${clips.length} right ${tally.right}, asked back ${tally.asked}, asked another thing ${tally.other}, wrong ${tally.wrong}, nothing ${tally.nothing}; of ${outside.length} meant for others acted on ${acted}`,
    )
  }
}
await hearing.close()

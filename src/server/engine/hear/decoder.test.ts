import { beforeAll, expect, it } from 'vitest'
import { createVoice, type Speak } from '../../../../test/fixtures/voice.ts'
import { toFloat } from '../../../core/audio/pcm.ts'
import { startingMean } from '../../../core/hearing/starting-mean.ts'
import { sentenceGraph } from '../../../core/language/sentence-graph.ts'
import { type DecoderPair, loadDecoders } from './decoder.ts'

let pair: DecoderPair
let speak: Speak
beforeAll(async () => {
  pair = await loadDecoders()
  speak = await createVoice()
}, 60_000)

const listenFor = (rule: string) =>
  pair.grammar.listenFor(sentenceGraph(`#JSGF V1.0;\ngrammar test;\npublic <top> = ${rule};\n`))

async function heard(words: string): Promise<string> {
  const voice = toFloat(await speak(words))
  const sound = new Float32Array(voice.length + 8000)
  sound.set(voice, 4000)
  pair.grammar.start(startingMean(60))
  pair.grammar.feed(sound)
  pair.grammar.stop()
  return pair.grammar.text()
}

it('hears the sentences of one graph, then of another', async () => {
  listenFor('take me to the (bread | milk | cash counter) [please]')
  expect(await heard('take me to the cash counter')).toBe('take me to the cash counter')
  listenFor('how many left | where am i')
  expect(await heard('where am i')).toBe('where am i')
}, 60_000)

it('refuses a graph with a word that it cannot say, and goes on with the one before', async () => {
  listenFor('not there | inside')
  expect(() => listenFor('not there | brrrgl')).toThrow('refuses')
  expect(await heard('not there')).toBe('not there')
}, 60_000)

it('has a phone loop that scores what no graph holds', async () => {
  const sound = toFloat(await speak('my sister is coming by train'))
  pair.loop.start(startingMean(60))
  pair.loop.feed(sound)
  pair.loop.stop()
  const perFrame = pair.loop.score() / (sound.length / 160)
  expect(perFrame).toBeGreaterThan(-80)
  expect(perFrame).toBeLessThan(0)
}, 60_000)

it.each<[string, string, string, boolean]>([
  ['a new word', 'zukibo', 'Z UW K IY B OW', true],
  ['another way to say a word', 'yes', 'Y IY S', true],
  ['sounds that are none', 'zukibi', 'Z QQ', false],
])('learns %s', (_, word, sounds, can) => {
  expect(pair.grammar.addWord(word, sounds)).toBe(can)
  expect(pair.grammar.soundsOf(word).includes(sounds)).toBe(can)
  if (can) expect(() => listenFor(`tell me about ${word}`)).not.toThrow()
})

it('hears a word that it learned a moment before', async () => {
  expect(pair.grammar.addWord('trayn', 'T R EY N')).toBe(true)
  listenFor('my sister is coming by (trayn | bus)')
  expect(await heard('my sister is coming by train')).toBe('my sister is coming by trayn')
}, 60_000)

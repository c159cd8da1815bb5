import { beforeAll, describe, expect, it } from 'vitest'
import { createVoice } from '../../../../../test/fixtures/voice.ts'
import { toFloat } from '../../../../core/audio/pcm.ts'
import { loadSpeechEncoder } from '../speech-encoder.ts'
import { type Listened, loadMoonshine, piecesOf, textOf } from './moonshine.ts'
import { transcribe } from './transcribe.ts'

/** The network itself, and a voice that did not teach it. */
let listen: (samples: Float32Array) => Promise<{ frames: number; listened: Listened }>
let speak: Awaited<ReturnType<typeof createVoice>>
beforeAll(async () => {
  const [encode, decode] = await Promise.all([loadSpeechEncoder(), loadMoonshine()])
  listen = async (samples) => {
    const encoded = await encode(samples)
    return { frames: encoded.frames, listened: decode(encoded) }
  }
  speak = await createVoice()
}, 60_000)

async function told(words: string, sentences: readonly { text: string; score?: number }[]) {
  const samples = toFloat(await speak(words, 'rms'))
  let runs = 0
  const { frames, listened } = await listen(samples)
  const transcript = await transcribe(
    (pieces) => {
      runs += 1
      return listened(pieces)
    },
    frames,
    sentences,
  )
  const pieceOf = (text: string) => {
    const { log = Number.NaN, pieces = 1 } = transcript.likelihoods.get(text) ?? {}
    return log / pieces
  }
  return { text: transcript.text, runs, pieceOf, judged: [...transcript.likelihoods.keys()] }
}

const SAID = 'my sister is coming by train on friday'

describe('the transcriber', () => {
  it('writes down what nobody expects, and finds it likely', async () => {
    const { text, pieceOf } = await told(SAID, [{ text: 'nice to see you', score: -20 }])
    expect(text).toBe(SAID)
    expect(pieceOf(SAID)).toBeGreaterThan(-0.5)
    expect(pieceOf('nice to see you')).toBeLessThan(-3)
  })

  it('tells sentences apart that sound alike, and looks for no words of its own where one is so likely', async () => {
    const { text, pieceOf, runs, judged } = await told('i can feel the shelf now', [
      { text: 'i can feel the shelf no', score: -20 },
      { text: 'i can feel the shelf now', score: -21 },
      { text: 'i can feel', score: -60 },
    ])
    expect(text).toBe('i can feel the shelf now')
    expect(pieceOf(text)).toBeGreaterThan(pieceOf('i can feel the shelf no') + 0.5)
    // What is so far behind is not judged.
    expect(judged).toEqual(['i can feel the shelf no', 'i can feel the shelf now'])
    expect(runs).toBe(2)
  })

  it('finds its own words around a wrong one', async () => {
    const { text, runs } = await told(SAID, [{ text: SAID.replace('train', 'rain'), score: -20 }])
    expect(text).toBe(SAID)
    expect(runs).toBeLessThan(7)
  })

  it('finds signs within what it expects, and the rest behind them', async () => {
    const { text, runs } = await told('no, i can feel the shelf now', [
      { text: 'no i can feel the shelf now', score: -20 },
    ])
    expect(text).toBe('no i can feel the shelf now')
    expect(runs).toBeLessThan(5)
  })

  it('judges a sentence without a score as well', async () => {
    const { judged } = await told(SAID, [{ text: SAID, score: -5 }, { text: 'help' }])
    expect(judged).toEqual([SAID, 'help'])
  })

  it('has an end for noise', async () => {
    const noise = Float32Array.from({ length: 16_000 }, (_, at) => Math.sin(at * at) / 10)
    const { frames, listened } = await listen(noise)
    const transcript = await transcribe(listened, frames, [])
    expect(transcript.text.split(' ').length).toBeLessThan(8)
  })
})

it('knows a text by its pieces', () => {
  expect(piecesOf('Is it vegetarian').length).toBe(4)
  expect(textOf(piecesOf('Is it vegetarian?'))).toBe('Is it vegetarian?')
  // Its special pieces are no text.
  expect(textOf([...piecesOf('Yes'), 32_100])).toBe('Yes')
})

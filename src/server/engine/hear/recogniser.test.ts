import { describe, expect, it } from 'vitest'
import type { Decoder } from './decoder.ts'
import { createRecogniser } from './recogniser.ts'

/** A decoder whose words are how many samples it was fed since it started. */
function countingDecoder(score: number, log: string[]): Decoder {
  let fed = 0
  return {
    soundsOf: () => [],
    addWord: () => true,
    listenFor: () => {},
    start(mean) {
      fed = 0
      log.push(`start ${mean[0]?.toFixed(0)}`)
    },
    feed(samples) {
      fed += samples.length
    },
    stop: () => void log.push(`stop ${fed}`),
    text: () => (fed === 0 ? '' : `${fed}`),
    score: () => score * (fed / 160),
  }
}

function setUp() {
  const log: string[] = []
  const work: (() => void)[] = []
  const pair = {
    grammar: countingDecoder(-7, log),
    loop: countingDecoder(-2, []),
  }
  const recogniser = createRecogniser(
    pair,
    { use: (question) => log.push(question) },
    (piece) => void work.push(piece),
  )
  const partials: string[] = []
  const open = (listenFor: 'place' | 'section', standsOutDb = 30) =>
    recogniser.open({
      listenFor,
      standsOutDb,
      names: { version: '', names: [] },
      partial: (text) => partials.push(text),
    })
  /** Does all that waits, and what comes of it. */
  const settle = () => {
    for (let piece = work.shift(); piece; piece = work.shift()) piece()
  }
  return { log, open, settle, partials }
}
const sound = (samples: number) => new Float32Array(samples)

describe('the recogniser', () => {
  it('feeds as sound comes, tells partials and ends with words and z', () => {
    const { open, settle, partials } = setUp()
    const one = open('place')
    one.feed(sound(6400))
    settle()
    one.feed(sound(1600))
    one.finish(({ text, z }) => partials.push(`final ${text} ${z}`))
    settle()
    expect(partials).toEqual(['6400', 'final 8000 -5'])
  })

  it('gives the pair to who has finished and decodes the other anew, whole', () => {
    const { open, settle, log, partials } = setUp()
    const babble = open('place', 10)
    babble.feed(sound(1600))
    settle()
    const words = open('section', 50)
    words.feed(sound(800))
    words.finish(({ text }) => partials.push(`words ${text}`))
    settle()
    babble.feed(sound(1600))
    babble.finish(({ text }) => partials.push(`babble ${text}`))
    settle()
    expect(partials).toEqual(['words 800', 'babble 3200'])
    expect(log).toEqual([
      ...['place', 'start 56', 'stop 1600'],
      ...['section', 'start 45', 'stop 800'],
      ...['place', 'start 56', 'stop 3200'],
    ])
  })

  it('keeps what is spoken while the pair is lent', () => {
    const { open, settle, partials } = setUp()
    const ears = [open('place'), open('place'), open('section')]
    for (let chunk = 0; chunk < 3; chunk++) for (const ear of ears) ear.feed(sound(1600))
    for (const [i, ear] of ears.entries()) ear.finish(({ text }) => partials.push(`${i} ${text}`))
    settle()
    expect(partials.toSorted()).toEqual(['0 4800', '1 4800', '2 4800'])
  })

  it('goes on with the next when one is cancelled, and never calls it back', () => {
    const { open, settle, partials } = setUp()
    const [gone, next] = [open('place'), open('section')]
    gone.feed(sound(800))
    next.feed(sound(800))
    settle()
    gone.finish(() => partials.push('gone'))
    gone.cancel()
    next.finish(({ text }) => partials.push(text))
    settle()
    expect(partials).toEqual(['800'])
  })

  it('knows no path where the grammar has no words', () => {
    const { open, settle, partials } = setUp()
    open('place').finish(({ text, z }) => partials.push(`"${text}" ${z}`))
    settle()
    expect(partials).toEqual(['"" -99'])
  })
})

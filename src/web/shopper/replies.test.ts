import { describe, expect, it } from 'vitest'
import { createReplies } from './replies.ts'

/** Replies sorted between a page that waits for `own` and an engine that may speak or not. */
function stage({ own = '', engineMaySpeak = true } = {}) {
  const done: string[] = []
  let newest: number | null | undefined
  let owned = false
  const replies = createReplies({
    sounding: {
      begin: (text) => {
        newest = null
        done.push(`engine: ${text}`)
      },
      whole() {},
      engineDone: () => void done.push('engine done'),
      flush: () => {
        newest = undefined
        done.push('flush')
      },
      newest: () => newest,
    },
    narrator: {
      say() {},
      forget() {},
      skip: () => false,
      claims: (text) => {
        owned = text === own
        return owned
      },
      turnComplete: () => void done.push('page done'),
      serverLost() {},
      serverKnown() {},
      byServer: () => owned,
    },
    play: (_pcm, _rateHz, engine) => void done.push(engine ? 'engine sound' : 'page sound'),
    engineMaySpeak: () => engineMaySpeak,
  })
  return {
    replies,
    done,
    said: (text: string) => {
      replies.take({ type: 'said', text })
      replies.take({ type: 'audio', pcm: new Int16Array(1), rateHz: 24_000 })
    },
    turnComplete: () => replies.take({ type: 'turnComplete' }),
    interrupted: () => replies.take({ type: 'interrupted' }),
  }
}

describe('what the server says', () => {
  it('is the engine’s answer', () => {
    const { said, turnComplete, done } = stage()
    said('Rusk.')
    turnComplete()
    expect(done).toEqual(['engine: Rusk.', 'engine sound', 'engine done'])
  })

  it('is the page’s own sentence', () => {
    const { said, turnComplete, done } = stage({ own: 'Please wait.' })
    said('Please wait.')
    turnComplete()
    expect(done).toEqual(['page sound', 'page done'])
  })

  it('is nobody’s while the engine may not speak: the echo of a spoken word', () => {
    const { said, turnComplete, done } = stage({ engineMaySpeak: false })
    said('biscuits')
    turnComplete()
    expect(done).toEqual(['engine done'])
  })

  it('is one sentence when it is told both as text and as its transcription', () => {
    const { replies, done } = stage()
    replies.take({ type: 'text', text: 'Rusk.' })
    replies.take({ type: 'said', text: 'Rusk.' })
    expect(done).toEqual(['engine: Rusk.'])
  })
})

describe('what is dropped', () => {
  it('is the rest of the turn, and nothing of the next', () => {
    const { said, turnComplete, replies, done } = stage()
    said('One.')
    replies.drop()
    said('Two.')
    turnComplete()
    said('Three.')
    expect(done).toEqual(['engine: One.', 'engine sound', 'engine done', 'engine: Three.', 'engine sound'])
  })

  it('ends when the engine is asked anew', () => {
    const { said, replies, done } = stage()
    said('One.')
    replies.drop()
    replies.fresh()
    said('Two.')
    expect(done.at(-1)).toBe('engine sound')
  })
})

describe('an interruption by the server', () => {
  it('silences what the server says', () => {
    const { said, interrupted, done } = stage()
    said('Rusk.')
    interrupted()
    expect(done.at(-1)).toBe('flush')
  })

  it('is none of a recording that the page plays by itself', () => {
    const { interrupted, done } = stage()
    interrupted()
    expect(done).toEqual([])
  })
})

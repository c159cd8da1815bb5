import type { LiveNews } from '../live/read-frame.ts'
import type { Narrator } from './narrator.ts'
import type { Sounding } from './sounding.ts'

type Reply = Extract<LiveNews, { type: 'said' | 'text' | 'audio' | 'turnComplete' | 'interrupted' }>

export interface RepliesOptions {
  sounding: Sounding
  narrator: Narrator
  /** Plays a piece of the engine's or the server voice's sound. */
  play(pcm: Int16Array, rateHz: number, engine: boolean): void
  /** Whether what the engine says by itself is to be heard now. */
  engineMaySpeak(text: string): boolean
}

/**
 * What the server says, sorted: the page's own sentences, the engine's answers, and what nobody is to hear (the echo
 * of spoken words, answers to words that were the journey's).
 */
export interface Replies {
  take(reply: Reply): void
  /** The rest of the engine's turn is not heard. */
  drop(): void
  /** The engine answers anew. */
  fresh(): void
  /** An answer of the engine is being heard or given. */
  engineTalks(): boolean
}

export function createReplies({ sounding, narrator, play, engineMaySpeak }: RepliesOptions): Replies {
  let owner: 'page' | 'engine' | 'nobody' = 'nobody'
  let last: { kind: Reply['type']; text: string } | undefined
  let dropping = false

  function sentence(kind: 'said' | 'text', text: string) {
    // A server may tell a sentence both as text and as its transcription.
    const twin = last !== undefined && last.kind !== kind && last.text === text
    last = { kind, text }
    if (twin) return
    if (narrator.claims(text)) owner = 'page'
    else if (dropping || !engineMaySpeak(text)) owner = 'nobody'
    else {
      owner = 'engine'
      sounding.begin(text, null)
    }
  }

  function turnComplete() {
    last = undefined
    if (owner === 'page') narrator.turnComplete()
    else sounding.engineDone()
    owner = 'nobody'
    dropping = false
  }

  /** Only what the server itself is saying can be interrupted by it. */
  function interrupted() {
    last = undefined
    dropping = false
    if (sounding.newest() === null || narrator.byServer()) sounding.flush()
  }

  return {
    take(reply) {
      switch (reply.type) {
        case 'said':
        case 'text':
          return sentence(reply.type, reply.text)
        case 'audio':
          if (owner !== 'nobody') play(reply.pcm, reply.rateHz, owner === 'engine')
          return
        case 'turnComplete':
          return turnComplete()
        case 'interrupted':
          return interrupted()
      }
    },
    drop() {
      dropping = owner === 'engine'
      owner = 'nobody'
    },
    fresh() {
      dropping = false
    },
    engineTalks: () => owner === 'engine' || sounding.newest() === null,
  }
}

import type { UtteranceEnd } from '../../../core/speech/utterance.ts'
import type { Sound, UtteranceNews } from '../../live/read-frame.ts'

/** What came of an utterance; whoever plays the sound takes it out. */
interface Received {
  /** The server's name of it; undefined once the connection that knew it is gone. */
  serverId: string | undefined
  /** Which of the server's answers it belongs to; undefined for a sentence that the page asked for. */
  turn: number | undefined
  begun: boolean
  sound: Sound[]
  /** Nothing more comes. */
  whole: boolean
}

export interface ServerSpeechEvents {
  /** An answer of the server's begins: it is to be queued by this name. */
  answer(id: string, text: string, about: UtteranceNews['about']): void
  /** There is more of it, or it is whole now. */
  came(id: string): void
  /** It was asked for, and nothing of it will come. */
  lost(id: string): void
}

/** What the server says: its frames, by the names that the page's queue has for the utterances they carry. */
export interface ServerSpeech {
  /** A sentence was asked for. */
  asked(id: string, serverId: string): void
  take(news: UtteranceNews): void
  received(id: string): Pick<Received, 'sound' | 'whole'> | undefined
  /** Nothing more of it is waited for: what came is all of it. */
  goesNoFurther(id: string): void
  /** Returns the server's name of it, where it has one. What comes of it from now on is nobody's. */
  over(id: string, how: UtteranceEnd): string | undefined
  /** What came is all of it. */
  disconnected(): void
}

export function createServerSpeech(events: ServerSpeechEvents): ServerSpeech {
  /** By the queue's names; those that are over are gone. */
  const known = new Map<string, Received>()
  /** The queue's names by the server's, of this connection. */
  let names = new Map<string, string>()
  /** Nothing more is wanted of its answers up to this one. */
  let interruptedTurn = 0
  let connections = 0

  function open(id: string, serverId: string, turn: number | undefined) {
    known.set(id, { serverId, turn, begun: turn !== undefined, sound: [], whole: false })
    names.set(serverId, id)
  }

  function nameOf({ id: serverId, owner, turn, text, about }: UtteranceNews): string | undefined {
    const name = names.get(serverId)
    if (name !== undefined || owner !== 'check' || turn <= interruptedTurn) return name
    // Another connection's may still be heard.
    const id = known.has(serverId) ? `${serverId}.${connections}` : serverId
    // Answers come one after another: who began one before it (a cloud that went away since) does not end it any more.
    for (const [earlier, { turn: ofAnswer }] of known) if (ofAnswer !== undefined) goesNoFurther(earlier)
    open(id, serverId, turn)
    events.answer(id, text, about)
    return id
  }

  function goesNoFurther(id: string) {
    const received = known.get(id)
    if (!received || received.whole) return
    received.whole = true
    events.came(id)
  }

  return {
    goesNoFurther,
    asked: (id, serverId) => open(id, serverId, undefined),
    take(news) {
      const id = nameOf(news)
      const received = id === undefined ? undefined : known.get(id)
      if (id === undefined || !received || received.whole) return
      received.begun = true
      received.sound.push(...news.sound)
      received.whole = news.last === true
      events.came(id)
    },
    received: (id) => {
      const received = known.get(id)
      return received?.begun ? received : undefined
    },
    over(id, how) {
      const { serverId, turn = 0 } = known.get(id) ?? {}
      known.delete(id)
      if (serverId !== undefined && how === 'interrupted') interruptedTurn = Math.max(interruptedTurn, turn)
      return serverId
    },
    disconnected() {
      connections += 1
      names = new Map()
      interruptedTurn = 0
      for (const [id, received] of known) {
        received.serverId = undefined
        if (received.begun) goesNoFurther(id)
        else {
          known.delete(id)
          events.lost(id)
        }
      }
    },
  }
}

import type { Clock } from '../../core/clock.ts'
import type { FixedId } from '../../core/speaking/fixed.ts'
import { splitSentences } from '../../core/speaking/sentences.ts'
import type { FallbackVoice, Speaker } from '../devices/devices.ts'
import { readingMs } from '../devices/reader.ts'
import type { LiveClient } from '../live/live-client.ts'
import type { Recordings } from './recordings.ts'
import type { Sounding } from './sounding.ts'

/** One sentence of the page's own. */
export interface OwnSentence {
  key: number
  text: string
  /** Its recording; null when it has none. */
  id: FixedId | null
}

/**
 * How a sentence can be said. `shown`: not at all, in text mode. `recording`: by the page itself. `server`: by its
 * voice; needed for words without a recording, and while the engine listens for products, which must know that the
 * product is speaking. `phone`: by the phone's own voice, when there is nothing else. `later`: once it is known whether
 * there is a server.
 */
export type Outlet = 'shown' | 'recording' | 'server' | 'phone' | 'later'

export interface NarratorOptions {
  clock: Clock
  sounding: Sounding
  speaker: Pick<Speaker, 'play'>
  recordings: Recordings
  fallback: FallbackVoice
  /** The shopper's, for the phone's voice; 1 is a voice's own. */
  pace: () => number
  live: () => LiveClient | undefined
  /** Hands words to the server's voice. */
  send: (client: LiveClient, text: string) => void
  outlet: (sentence: OwnSentence) => Outlet
  /** A sentence without a sound of its own begins and ends. */
  onStarted(text: string, key: number): void
  onEnded(key: number): void
}

/** Says the page's own sentences, one after another, each as the moment allows. */
export interface Narrator {
  say(sentence: OwnSentence): void
  /**
   * Forgets what waits; those keys are over. What is heard already is the sounding's to silence. Sentences that the
   * caller wants kept (a fault must be heard, whatever else is due) stay.
   */
  forget(kept?: (key: number) => boolean): void
  /** Skips the sentence that the phone itself is saying; false when it says none. */
  skip(): boolean
  /** Whether these words of the server belong to the sentence that it was asked to say. */
  claims(text: string): boolean
  /** The server has said it to the end. */
  turnComplete(): void
  /** The server will not say it any more: it is said without it. */
  serverLost(): void
  /** There is a server now, or it is known that there is none: what waited for that is said. */
  serverKnown(): void
  /** What is heard of the page's own comes from the server. */
  byServer(): boolean
}

/** A server that has not begun by then does not say it at all. */
const SERVER_BEGINS_WITHIN_MS = 8000
/** Phones that report no end get this much more than the words take to read. */
const PHONE_SLACK_MS = 1500

interface Asked {
  sentence: OwnSentence
  parts: readonly string[]
  begun: boolean
  cancel: () => void
}

export function createNarrator(options: NarratorOptions): Narrator {
  const { clock, sounding, recordings, fallback } = options
  let waiting: OwnSentence[] = []
  let busy: OwnSentence | undefined
  let asked: Asked | undefined
  let cancelPhone = () => {}
  let endPhone: (() => void) | undefined
  let byServer = false

  function next() {
    if (busy) return
    const [sentence] = waiting
    const outlet = sentence && options.outlet(sentence)
    if (!sentence || !outlet || outlet === 'later') return
    waiting.shift()
    busy = sentence
    voice(sentence, outlet)
  }

  function done(sentence: OwnSentence) {
    if (busy !== sentence) return
    busy = undefined
    next()
  }

  function voice(sentence: OwnSentence, outlet: Outlet) {
    const client = options.live()
    if (outlet === 'shown') return shown(sentence)
    if (outlet === 'recording' && sentence.id) return void record(sentence, sentence.id)
    if (outlet === 'server' && client) return ask(client, sentence)
    phone(sentence)
  }

  function shown(sentence: OwnSentence) {
    byServer = false
    sounding.begin(sentence.text, sentence.key)
    sounding.whole()
    done(sentence)
  }

  async function record(sentence: OwnSentence, id: FixedId) {
    const wav = await recordings.get(id)
    if (busy !== sentence) return
    if (!wav) return voice(sentence, options.live() ? 'server' : 'phone')
    byServer = false
    sounding.begin(sentence.text, sentence.key)
    options.speaker.play(wav.pcm, wav.rateHz)
    sounding.whole()
    done(sentence)
  }

  function ask(client: LiveClient, sentence: OwnSentence) {
    const cancel = clock.after(SERVER_BEGINS_WITHIN_MS, () => withoutServer())
    asked = { sentence, parts: splitSentences(sentence.text), begun: false, cancel }
    options.send(client, sentence.text)
  }

  function withoutServer() {
    const lost = asked
    asked = undefined
    if (!lost) return
    lost.cancel()
    if (!lost.begun) return voice(lost.sentence, lost.sentence.id ? 'recording' : 'phone')
    sounding.whole()
    done(busy ?? lost.sentence)
  }

  /** The phone's voice takes its turn after what is heard, and reports its own end or is given up on. */
  function phone(sentence: OwnSentence) {
    options.onStarted(sentence.text, sentence.key)
    const over = () => {
      if (busy?.key !== sentence.key) return
      cancelPhone()
      endPhone = undefined
      options.onEnded(sentence.key)
      done(busy)
    }
    endPhone = over
    cancelPhone()
    const pace = options.pace()
    const mostMs = (readingMs(sentence.text) * 1.5) / Math.min(1, pace) + PHONE_SLACK_MS
    cancelPhone = clock.after(mostMs, over)
    fallback.say(sentence.text, pace, over)
  }

  return {
    say(sentence) {
      waiting.push(sentence)
      next()
    },
    forget(kept = () => false) {
      const forgotten = waiting.filter(({ key }) => !kept(key))
      waiting = waiting.filter(({ key }) => kept(key))
      if (busy && !kept(busy.key)) {
        // One that is heard already is ended by the sounding.
        if (!asked?.begun) forgotten.unshift(busy)
        asked?.cancel()
        cancelPhone()
        endPhone = undefined
        fallback.stop()
        busy = undefined
        asked = undefined
      }
      for (const { key } of forgotten) options.onEnded(key)
    },
    skip() {
      const end = endPhone
      if (!end) return false
      fallback.stop()
      end()
      return true
    },
    claims(text) {
      if (!asked) return false
      const { sentence, parts } = asked
      if (text !== sentence.text && !parts.includes(text)) return false
      if (!asked.begun) sounding.begin(sentence.text, sentence.key)
      byServer = true
      asked.begun = true
      asked.cancel()
      return true
    },
    turnComplete() {
      if (!asked?.begun) return
      const { sentence } = asked
      asked = undefined
      sounding.whole()
      if (busy?.key === sentence.key) done(busy)
    },
    serverLost: withoutServer,
    serverKnown: next,
    byServer: () => byServer,
  }
}

import type { OpusCodec } from '../devices/opus.ts'
import type { LiveNews, Sound } from './read-frame.ts'

/** Hands the server's news on in their order, compressed speech as the sound that it is. */
export interface SpeechDecoder {
  take(news: LiveNews): void
  close(): void
}

interface Waiting {
  news: LiveNews
  sound: Sound[]
  /** Packets that have not come out yet. */
  left: number
}

/** @param onFault nothing more can be decoded; what was under way is lost */
export function createSpeechDecoder(
  opus: OpusCodec | undefined,
  on: (news: LiveNews) => void,
  onFault: () => void,
): SpeechDecoder {
  let waiting: Waiting[] = []
  let decoder: ReturnType<OpusCodec['openDecoder']> | undefined

  function deliver() {
    for (let first = waiting[0]; first && first.left === 0; first = waiting[0]) {
      waiting.shift()
      const { news, sound } = first
      on(news.type === 'utterance' ? { ...news, sound: [...news.sound, ...sound] } : news)
    }
  }

  function came(pcm: Int16Array, rateHz: number) {
    const one = waiting.find(({ left }) => left > 0)
    if (!one) return
    one.sound.push({ pcm, rateHz })
    one.left -= 1
    deliver()
  }

  /** A decoder may keep its last sound until it is asked for it. */
  async function finish(upTo: Waiting) {
    await decoder?.flush().catch(() => undefined)
    for (const one of waiting.slice(0, waiting.indexOf(upTo) + 1)) one.left = 0
    deliver()
  }

  return {
    take(news) {
      const packets = news.type === 'utterance' ? (news.packets ?? []) : []
      if (packets.length === 0 && waiting.length === 0) return on(news)
      const one = { news, sound: [], left: packets.length }
      waiting.push(one)
      if (packets.length > 0) decoder ??= opus?.openDecoder(came, onFault)
      for (const packet of packets) decoder?.push(packet)
      if (packets.length === 0) deliver()
      else if (news.type === 'utterance' && news.last) void finish(one)
    },
    close() {
      waiting = []
      decoder?.close()
      decoder = undefined
    },
  }
}

import type { LiveNews } from '../live/read-frame.ts'
import type { Page } from './page.ts'

type Reply = Extract<LiveNews, { type: 'said' | 'text' | 'audio' }>

/**
 * The server's replies, heard and shown: each sentence as it begins to sound, or at once in text mode. A server may
 * tell a sentence both as text and as its transcription; it is shown once. What sounds is reported by the speaker,
 * what is only shown by `onShown`.
 */
export interface Mouth {
  reply(news: Reply): void
  /** The next sentence may be the same as the last and is one of its own. */
  turnOver(): void
}

export function createMouth({ devices: { speaker }, store }: Page, onShown: (text: string) => void): Mouth {
  let last: { kind: Reply['type']; text: string } | undefined
  const silent = () => store.get().assistant.modality === 'TEXT'

  function sentence(kind: 'said' | 'text', text: string) {
    const twin = last !== undefined && last.kind !== kind && last.text === text
    last = { kind, text }
    if (twin) return
    if (silent()) onShown(text)
    else speaker.begin(text)
  }

  return {
    reply(news) {
      if (news.type !== 'audio') return sentence(news.type, news.text)
      if (silent()) return
      if (store.get().modelState === 'connected') store.dispatch({ type: 'modelState', state: 'speaking' })
      speaker.play(news.pcm, news.rateHz)
    },
    turnOver() {
      last = undefined
    },
  }
}

import { type SpokenId, spoken } from '../../core/texts/spoken.ts'
import type { LiveClient } from '../live/live-client.ts'
import type { Page } from './page.ts'
import type { Recordings } from './recordings.ts'

/**
 * The page's own sentences. While connected the server says them, so that it knows that the product is speaking;
 * otherwise a recording does, or the phone's own voice. In text mode they are shown only.
 */
export interface OwnVoice {
  /** Any words. */
  say(text: string): void
  /** A fixed sentence without the server. Resolves once it is on its way to the speaker or shown. */
  play(id: SpokenId): Promise<void>
}

export function createOwnVoice(
  { devices, store, settings }: Page,
  recordings: Recordings,
  live: () => LiveClient | undefined,
): OwnVoice {
  const { speaker, fallbackVoice } = devices
  const silent = () => store.get().assistant.modality === 'TEXT'

  function alone(text: string) {
    store.dispatch({ type: 'line', who: 'said', text })
    if (!silent()) fallbackVoice.say(text)
  }

  return {
    say(text) {
      const client = live()
      if (client) client.say(text)
      else alone(text)
    },
    async play(id) {
      const text = spoken(id, { brand: settings.brand.name })
      if (silent()) return alone(text)
      const wav = await recordings.get(id)
      if (!wav) return alone(text)
      speaker.begin(text)
      speaker.play(wav.pcm, wav.rateHz)
    },
  }
}

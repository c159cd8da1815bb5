import { decodeWav, type Wav } from '../../core/audio/wav.ts'
import type { SpokenId } from '../../core/texts/spoken.ts'
import type { Page } from './page.ts'

/** Fixed sentences as sound, kept once fetched: they are needed most when nothing can be fetched any more. */
export interface Recordings {
  /** Undefined when it cannot be had. */
  get(id: SpokenId): Promise<Wav | undefined>
  /** Fetches ahead. */
  prepare(ids: readonly SpokenId[]): void
}

export function createRecordings({ fetch, addresses }: Pick<Page, 'fetch' | 'addresses'>): Recordings {
  const known = new Map<SpokenId, Promise<Wav | undefined>>()

  async function load(id: SpokenId): Promise<Wav | undefined> {
    try {
      const reply = await fetch(addresses.recording(id))
      if (!reply.ok) throw new Error(`no recording of ${id}`)
      return decodeWav(new Uint8Array(await reply.arrayBuffer()))
    } catch {
      // Asked again next time: the network may be back by then.
      known.delete(id)
      return undefined
    }
  }

  function get(id: SpokenId): Promise<Wav | undefined> {
    const wav = known.get(id) ?? load(id)
    known.set(id, wav)
    return wav
  }
  return {
    get,
    prepare: (ids) => {
      for (const id of ids) void get(id)
    },
  }
}

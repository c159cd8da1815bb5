import { decodeWav, type Wav } from '../../core/audio/wav.ts'
import type { FixedId } from '../../core/speaking/fixed.ts'
import type { Page } from './page.ts'

/** Fixed sentences as sound, kept once fetched: they are needed most when nothing can be fetched any more. */
export interface Recordings {
  /** Undefined when it cannot be had. */
  get(id: FixedId): Promise<Wav | undefined>
  /** Fetches ahead, one after another, so that a sentence that is due is not kept waiting by those that are not. */
  prepare(ids: readonly FixedId[]): Promise<void>
}

export function createRecordings({ fetch, addresses }: Pick<Page, 'fetch' | 'addresses'>): Recordings {
  const known = new Map<FixedId, Promise<Wav | undefined>>()

  async function load(id: FixedId): Promise<Wav | undefined> {
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

  function get(id: FixedId): Promise<Wav | undefined> {
    const wav = known.get(id) ?? load(id)
    known.set(id, wav)
    return wav
  }
  return {
    get,
    async prepare(ids) {
      for (const id of ids) if (!(await get(id))) return
    },
  }
}

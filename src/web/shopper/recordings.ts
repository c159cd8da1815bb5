import { decodeWav, type Wav } from '../../core/audio/wav.ts'
import type { FixedId } from '../../core/speaking/fixed.ts'
import { type Page, recordingType } from './page.ts'

/** Fixed sentences as sound, kept once fetched: they are needed most when nothing can be fetched any more. */
export interface Recordings {
  /** Undefined when it cannot be had. */
  get(id: FixedId): Promise<Wav | undefined>
  /** The same of what is on the phone already: nothing is asked for. */
  kept(id: FixedId): Promise<Wav | undefined>
  /** Fetches ahead, one after another, so that a sentence that is due is not kept waiting by those that are not. */
  prepare(ids: readonly FixedId[]): Promise<void>
}

type RecordingsPage = Pick<Page, 'fetch' | 'addresses'> & { devices: Pick<Page['devices'], 'opus'> }

export function createRecordings({ fetch, addresses, devices: { opus } }: RecordingsPage): Recordings {
  /** Files as they came: as sound all of them would take seventeen megabytes. */
  const known = new Map<FixedId, Promise<Uint8Array<ArrayBuffer> | undefined>>()
  let compressed = recordingType({ opus }) === 'opus'

  async function load(id: FixedId): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const reply = await fetch(addresses.recording(id, compressed ? 'opus' : 'wav'))
      if (!reply.ok) throw new Error(`no recording of ${id}`)
      return new Uint8Array(await reply.arrayBuffer())
    } catch {
      // Asked again next time: the network may be back by then.
      known.delete(id)
      return undefined
    }
  }

  function file(id: FixedId) {
    const bytes = known.get(id) ?? load(id)
    known.set(id, bytes)
    return bytes
  }

  async function get(id: FixedId): Promise<Wav | undefined> {
    const asOpus = compressed
    const bytes = await file(id)
    if (!bytes) return undefined
    try {
      // What reads it takes the bytes away.
      return await (asOpus ? opus.readFile(bytes.slice()) : decodeWav(bytes))
    } catch {
      known.delete(id)
      if (!asOpus) return undefined
      // A browser that promised more than it can.
      compressed = false
      return get(id)
    }
  }

  return {
    get,
    kept: (id) => (known.has(id) ? get(id) : Promise.resolve(undefined)),
    async prepare(ids) {
      for (const id of ids) if (!(await file(id))) return
    },
  }
}

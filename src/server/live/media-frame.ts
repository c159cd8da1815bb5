import type { MediaChunk } from '../../core/contract/client-frame.ts'

/** Shorter messages cost nothing to read as any other. */
const LEAST_BYTES = 2000
/** Everything before and behind the data lies within so many bytes. */
const HEAD_BYTES = 200
const TAIL_BYTES = 160

const HEAD = /^\{"realtime_?[iI]nput":\{"media_?[cC]hunks":\[\{"mime_?[tT]ype":"([\w/;=. -]{1,60})","data":"/
const TAIL = /"(?:,"look_?[iI]d":"([\w.-]{1,80})")?\}\]\}\}$/

/**
 * Reads the one message that comes over and over, a single piece of sound or picture as the page writes it, without
 * parsing its 80 kB as JSON; undefined for any other, which is parsed. It is read as JSON would read it: what stands
 * between has no quote, and an escape in it is no base64, which the decoder refuses.
 */
export function readMediaFrame(data: Uint8Array): MediaChunk | undefined {
  if (data.length < LEAST_BYTES) return undefined
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const head = HEAD.exec(bytes.toString('latin1', 0, HEAD_BYTES))
  const tail = head && TAIL.exec(bytes.toString('latin1', bytes.length - TAIL_BYTES))
  if (!head || !tail) return undefined
  const [opening, mimeType = ''] = head
  const [closing, lookId] = tail
  const base64 = bytes.toString('latin1', opening.length, bytes.length - closing.length)
  if (base64.includes('"')) return undefined
  return { mimeType, data: base64, ...(lookId !== undefined && { lookId }) }
}

/**
 * A mono Opus file, as RFC 7845 lays it out: a head, a word about who made it, then packets in pages. What was packed
 * behind the last sample is cut off again by the last page's position.
 */

/** Positions count at this rate, whatever the sound had. */
const POSITION_HZ = 48_000
/** One packet is one entry of a page's table as long as it is shorter than this, which speech is. */
const LONGEST_PACKET_BYTES = 254
const PACKETS_A_PAGE = 50
const HEADER_BYTES = 27
const SERIAL = 1
const FIRST = 2
const LAST = 4
const POLYNOMIAL = 0x04c11db7

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const table = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at << 24
  for (let bit = 0; bit < 8; bit += 1) value = (value << 1) ^ (value < 0 ? POLYNOMIAL : 0)
  return value >>> 0
})

const checksum = (bytes: Uint8Array) =>
  bytes.reduce((sum, byte) => ((sum << 8) ^ (table[((sum >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0, 0)

function page(packets: readonly Uint8Array[], flags: number, position: number, number: number): Uint8Array {
  const body = packets.reduce((sum, { length }) => sum + length, 0)
  const bytes = new Uint8Array(HEADER_BYTES + packets.length + body)
  const view = new DataView(bytes.buffer)
  bytes.set(ascii('OggS'), 0)
  bytes[5] = flags
  view.setBigInt64(6, BigInt(position), true)
  view.setUint32(14, SERIAL, true)
  view.setUint32(18, number, true)
  bytes[26] = packets.length
  let at = HEADER_BYTES + packets.length
  for (const [index, packet] of packets.entries()) {
    if (packet.length > LONGEST_PACKET_BYTES) throw new Error('a packet is too long for one entry')
    bytes[HEADER_BYTES + index] = packet.length
    bytes.set(packet, at)
    at += packet.length
  }
  view.setUint32(22, checksum(bytes), true)
  return bytes
}

function head(rateHz: number, preSkip: number): Uint8Array {
  const bytes = new Uint8Array(19)
  const view = new DataView(bytes.buffer)
  bytes.set(ascii('OpusHead'), 0)
  bytes[8] = 1
  bytes[9] = 1
  view.setUint16(10, preSkip, true)
  view.setUint32(12, rateHz, true)
  return bytes
}

function tags(): Uint8Array {
  const bytes = new Uint8Array(16)
  bytes.set(ascii('OpusTags'), 0)
  return bytes
}

export interface OpusSound {
  packets: readonly Uint8Array[]
  /** Of one packet, at `rateHz`. */
  packetSamples: number
  /** Of the whole sound, without what fills the last packet. */
  samples: number
  /** Samples that the encoder is behind. */
  lookahead: number
  rateHz: number
}

export function encodeOggOpus({ packets, packetSamples, samples, lookahead, rateHz }: OpusSound): Uint8Array {
  const scale = POSITION_HZ / rateHz
  const pages = [page([head(rateHz, lookahead * scale)], FIRST, 0, 0), page([tags()], 0, 0, 1)]
  for (let at = 0; at < packets.length; at += PACKETS_A_PAGE) {
    const upTo = Math.min(packets.length, at + PACKETS_A_PAGE)
    const isLast = upTo === packets.length
    const position = isLast ? samples + lookahead : upTo * packetSamples
    pages.push(page(packets.slice(at, upTo), isLast ? LAST : 0, position * scale, pages.length))
  }
  const file = new Uint8Array(pages.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const one of pages) {
    file.set(one, at)
    at += one.length
  }
  return file
}

import type { FastifyInstance } from 'fastify'
import { joinPcm } from '../../core/audio/pcm.ts'
import { encodeWav } from '../../core/audio/wav.ts'
import { AUDIO_OUT } from '../../core/constants.ts'
import { createLatest } from '../../core/latest.ts'
import type { FixedSentence } from '../../core/speaking/fixed.ts'
import { chime } from '../../core/speaking/signs.ts'
import type { Speaking } from '../engine/speak/speaking.ts'
import { encodeOpusFile } from './opus.ts'

export interface SpeechFilesOptions {
  speaking: Speaking
  /** Brand filled in. */
  sentences: readonly FixedSentence[]
  /** `speechVersion` of those sentences; another in the address gets 404. */
  version: string
}

/** Of those that are not compressed, with about 150 KB each. All the others, asked for one after another by every new phone, have 2 MB. */
const WAVS_AT_HAND = 64

interface SpeechFile {
  bytes: Uint8Array
  type: string
}

/** The welcome is this sentence behind a chime. */
const WELCOME = 'start.ready'
const BREATH = new Int16Array(AUDIO_OUT.rateHz * 0.12)

/**
 * `GET /speech/<version>/<id>.wav`, or `.opus` for who can play that: every fixed sentence at 24 kHz, and `welcome`. The version changes
 * with the content, so an answer may be kept for ever.
 */
export async function speechFiles(app: FastifyInstance, options: SpeechFilesOptions): Promise<void> {
  const { speaking, sentences, version } = options
  const texts = new Map<string, string>(sentences.map(({ id, text }) => [id, text]))
  const wavs = createLatest<string, Promise<SpeechFile | undefined>>(WAVS_AT_HAND)
  // And the welcome.
  const opuses = createLatest<string, Promise<SpeechFile | undefined>>(texts.size + 1)
  let encoding: Promise<unknown> = Promise.resolve()

  /** Many at once would hold the event loop for as long as all of them take. */
  function encodeInTurn(pcm: Int16Array): Promise<Uint8Array> {
    const coming = encoding.then(() => encodeOpusFile(pcm))
    encoding = coming.catch(() => undefined)
    return coming
  }

  async function sound(id: string): Promise<Int16Array | undefined> {
    const text = texts.get(id === 'welcome' ? WELCOME : id)
    if (text === undefined) return undefined
    const words = await speaking.say(text)
    return id === 'welcome' ? joinPcm([chime(AUDIO_OUT.rateHz), BREATH, words]) : words
  }

  async function make(id: string, ending: string): Promise<SpeechFile | undefined> {
    const pcm = await sound(id)
    if (!pcm) return undefined
    return ending === 'opus'
      ? { bytes: await encodeInTurn(pcm), type: 'audio/ogg; codecs=opus' }
      : { bytes: encodeWav(pcm, AUDIO_OUT.rateHz), type: 'audio/wav' }
  }

  /** A file that is at hand is made once, however many ask for it at a time. */
  function fileOf(name: string): Promise<SpeechFile | undefined> {
    const latest = name.endsWith('.opus') ? opuses : wavs
    const known = latest.get(name)
    if (known) return known
    const [, id = '', ending = ''] = /^(.*)\.(wav|opus)$/.exec(name) ?? []
    const coming = make(id, ending)
    // Names of nothing must not push out what is asked for; nor must a failure stay.
    if (texts.has(id) || id === 'welcome') {
      latest.set(name, coming)
      coming.catch(() => latest.delete(name))
    }
    return coming
  }

  app.get<{ Params: { version: string; file: string } }>('/speech/:version/:file', async (request, reply) => {
    const found = request.params.version === version ? await fileOf(request.params.file) : undefined
    if (!found) return reply.code(404).send({ error: 'There is no such sentence.' })
    const { bytes, type } = found
    const range = byteRange(request.headers.range, bytes.length)
    reply.header('accept-ranges', 'bytes')
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
    }
    reply.type(type).header('cache-control', 'public, max-age=31536000, immutable')
    if (!range) return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
    const { start, end } = range
    reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start + 1))
  })
}

interface ByteRange {
  start: number
  /** Inclusive, as in the header. */
  end: number
}

/**
 * The one range of a `Range` header within `size` bytes; undefined: the whole file is meant (no header, several
 * ranges, another unit); 'unsatisfiable': 416. iPhones play no sound from a server that does not answer ranges.
 */
function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const tail = Math.min(Number(last), size)
    return tail === 0 ? 'unsatisfiable' : { start: size - tail, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'unsatisfiable'
  return start > end ? undefined : { start, end }
}

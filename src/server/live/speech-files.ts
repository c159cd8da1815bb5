import type { FastifyInstance } from 'fastify'
import { joinPcm } from '../../core/audio/pcm.ts'
import { encodeWav } from '../../core/audio/wav.ts'
import { AUDIO_OUT } from '../../core/constants.ts'
import { chime } from '../../core/speaking/chime.ts'
import type { FixedSentence } from '../../core/speaking/fixed.ts'
import type { Speaking } from '../engine/speak/speaking.ts'
import { keepLatest } from '../load/keep-latest.ts'

export interface SpeechFilesOptions {
  speaking: Speaking
  /** Brand filled in. */
  sentences: readonly FixedSentence[]
  /** `speechVersion` of those sentences; another in the address gets 404. */
  version: string
}

/** A file has about 150 KB. */
const FILES_AT_HAND = 64

/** The welcome is this sentence behind a chime. */
const WELCOME = 'start.ready'
const BREATH = new Int16Array(AUDIO_OUT.rateHz * 0.12)

/**
 * `GET /speech/<version>/<id>.wav`: every fixed sentence as a 24 kHz WAV, and `welcome.wav`. The version changes
 * with the content, so an answer may be kept for ever.
 */
export async function speechFiles(app: FastifyInstance, options: SpeechFilesOptions): Promise<void> {
  const { speaking, sentences, version } = options
  const latest = keepLatest<Promise<Uint8Array | undefined>>(FILES_AT_HAND)
  const texts = new Map<string, string>(sentences.map(({ id, text }) => [id, text]))

  async function sound(id: string): Promise<Int16Array | undefined> {
    const text = texts.get(id === 'welcome' ? WELCOME : id)
    if (text === undefined) return undefined
    const words = await speaking.say(text)
    return id === 'welcome' ? joinPcm([chime(AUDIO_OUT.rateHz), BREATH, words]) : words
  }

  /** A file that is at hand is made once, however many ask for it at a time. */
  function wavOf(id: string): Promise<Uint8Array | undefined> {
    const known = latest.get(id)
    if (known) return known
    const coming = sound(id).then((pcm) => pcm && encodeWav(pcm, AUDIO_OUT.rateHz))
    // Names of nothing must not push out what is asked for; nor must a failure stay.
    if (texts.has(id) || id === 'welcome') {
      latest.set(id, coming)
      coming.catch(() => latest.delete(id))
    }
    return coming
  }

  app.get<{ Params: { version: string; file: string } }>('/speech/:version/:file', async (request, reply) => {
    const { file } = request.params
    const id = file.endsWith('.wav') ? file.slice(0, -'.wav'.length) : ''
    const wav = request.params.version === version ? await wavOf(id) : undefined
    if (!wav) return reply.code(404).send({ error: 'There is no such sentence.' })
    const range = byteRange(request.headers.range, wav.length)
    reply.header('accept-ranges', 'bytes')
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${wav.length}`).send()
    }
    reply.type('audio/wav').header('cache-control', 'public, max-age=31536000, immutable')
    if (!range) return reply.send(Buffer.from(wav.buffer, wav.byteOffset, wav.length))
    const { start, end } = range
    reply.code(206).header('content-range', `bytes ${start}-${end}/${wav.length}`)
    return reply.send(Buffer.from(wav.buffer, wav.byteOffset + start, end - start + 1))
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

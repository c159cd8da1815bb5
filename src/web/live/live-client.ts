import type { Played } from '../../core/contract/client-frame.ts'
import type { ClientNote } from '../../core/contract/field.ts'
import type { ListenFor, Mode } from '../../core/contract/modes.ts'
import { writePicture } from '../../core/contract/picture-message.ts'
import type { ClientCall } from '../../core/contract/staff-call.ts'
import type { OpusCodec } from '../devices/opus.ts'
import { createSpeechDecoder } from './decode-speech.ts'
import { type LiveNews, readFrame } from './read-frame.ts'
import { pcmToBase64, toBase64 } from './wire.ts'

/** The part of a WebSocket that the clients use. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'bufferedAmount' | 'readyState'> & {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onerror: (() => void) | null
  onclose: ((event: { code: number }) => void) | null
}
export type OpenSocket = (url: string) => Socket

export type LiveEvent =
  | LiveNews
  | { type: 'open' }
  /** Over, and nothing follows. `error`: the browser reported an error before. */
  | { type: 'closed'; code: number; error: boolean }

export interface LiveClient {
  /** A text turn: the shopper's words, typed or tapped; in the specification's first stage the page's own. */
  ask(text: string): void
  /** What the phone heard by itself; false where it could not be sent. */
  words(text: string): boolean
  /** The page's own words, spoken exactly: frames that carry them name `id`. */
  say(id: string, text: string): void
  /** The page says this by itself. */
  saying(id: string, text: string): void
  /** An utterance is over, whoever said it. */
  played(played: Played): void
  /** The shopper holds to talk, since so many milliseconds, or lets go. */
  hold(on: boolean, sinceMs: number): void
  /** The page holds its own sound for a voice over it, or goes on. */
  silenced(on: boolean): void
  /** Answers a sign of life. */
  alive(): void
  /** 16 kHz mono. Dropped while the network is seconds behind: late sound helps nobody. */
  audio(pcm: Int16Array): void
  /** One packet of it, compressed. */
  opus(packet: Uint8Array): void
  /** Nothing more is heard for now. */
  audioEnd(): void
  /** A picture, a JPEG unless it goes as bytes; false when the one before has not left the phone yet: it was not sent. */
  picture(picture: Uint8Array, lookId: string | undefined, asBytes?: boolean): boolean
  /** No picture can come for this look. */
  noCamera(lookId: string): void
  setMode(mode: Mode, storeId: string | undefined): void
  /** `question`: which opening of it this is, and the meanings that the journey acts on by itself. */
  listenFor(vocabulary: ListenFor, question: { id: number; own: readonly string[]; short?: boolean }): void
  /** Answers are to be short from now on, or whole again. Nothing before the first question. */
  short(on: boolean): void
  /** Calls staff, or needs them no more. */
  staffCall(call: ClientCall): void
  /** Something that the server counts. */
  field(note: ClientNote): void
  /** Names that the phone's screen reader may be saying from now on. Nothing before the first question. */
  mayBeRead(labels: readonly string[]): void
  /** Ends it; no event follows. */
  close(): void
}

/** Eight seconds of audio as base64 JSON. */
const MOST_WAITING_BYTES = 350_000
/** A few pieces of sound; a picture that still waits is many times this. */
const SOUND_WAITING_BYTES = 20_000
const OPEN = 1
/** No server's close: the page has closed by itself what it could not read. */
const GARBLED = 4000

/** Opens the live socket, sends `first` and reports what comes. */
export function openLive(
  url: string,
  first: readonly object[],
  openSocket: OpenSocket,
  on: (event: LiveEvent) => void,
  opus?: OpusCodec,
): LiveClient {
  const socket = openSocket(url)
  const speech = createSpeechDecoder(opus, on, garbled)
  let failed = false
  let open: Parameters<LiveClient['listenFor']>[1] | undefined

  const send = (message: object) => {
    if (socket.readyState === OPEN) socket.send(JSON.stringify(message))
  }
  const sendMedia = (chunk: object) => send({ realtime_input: { media_chunks: [chunk] } })

  socket.onopen = () => {
    on({ type: 'open' })
    for (const message of first) send(message)
  }
  socket.onmessage = ({ data }) => {
    let news: LiveNews[]
    try {
      news = [...readFrame(String(data))]
    } catch (error) {
      // A frame outside the contract is not worth the conversation; one that is no JSON may have been any of them.
      if (error instanceof SyntaxError) garbled()
      return
    }
    for (const item of news) speech.take(item)
  }
  socket.onerror = () => {
    failed = true
  }
  socket.onclose = ({ code }) => {
    speech.close()
    on({ type: 'closed', code, error: failed })
  }

  /** Orphaned before it is closed, so that late events find nobody. */
  function close() {
    speech.close()
    socket.onopen = null
    socket.onmessage = null
    socket.onerror = null
    socket.onclose = null
    socket.close(1000)
  }

  function garbled() {
    close()
    on({ type: 'closed', code: GARBLED, error: true })
  }

  return {
    ask: (text) =>
      send({ client_content: { turns: [{ role: 'user', parts: [{ text }] }], turn_complete: true } }),
    words(text) {
      if (socket.readyState !== OPEN) return false
      send({ words: { text } })
      return true
    },
    say: (id, text) => send({ say: { id, text } }),
    saying: (id, text) => send({ saying: { id, text } }),
    played: (played) => send({ played }),
    hold: (on, sinceMs) => send({ hold: on ? { on, since_ms: sinceMs } : { on } }),
    silenced: (on) => send({ silenced: { on } }),
    alive: () => send({ alive: {} }),
    audio(pcm) {
      if (socket.bufferedAmount < MOST_WAITING_BYTES)
        sendMedia({ mime_type: 'audio/pcm', data: pcmToBase64(pcm) })
    },
    opus(packet) {
      if (socket.bufferedAmount < MOST_WAITING_BYTES)
        sendMedia({ mime_type: 'audio/opus', data: toBase64(packet) })
    },
    audioEnd: () => send({ realtime_input: { audio_stream_end: true } }),
    picture(picture, lookId, asBytes) {
      if (socket.bufferedAmount > SOUND_WAITING_BYTES) return false
      if (asBytes) {
        if (socket.readyState === OPEN) socket.send(writePicture(picture, lookId))
        return true
      }
      const chunk = { mime_type: 'image/jpeg', data: toBase64(picture) }
      sendMedia(lookId === undefined ? chunk : { ...chunk, look_id: lookId })
      return true
    },
    noCamera: (lookId) => send({ no_camera: { look_id: lookId } }),
    setMode: (mode, storeId) =>
      send({ shopper_session: { mode, ...(storeId === undefined ? {} : { store_id: storeId }) } }),
    listenFor(vocabulary, question) {
      open = question
      send({ listen_for: vocabulary, question })
    },
    staffCall: (call) => send({ staff_call: call }),
    field: (note) => send({ field: note }),
    short(short) {
      if (!open) return
      open = { ...open, short }
      send({ question: open })
    },
    mayBeRead: (labels) => open && send({ question: { ...open, labels } }),
    close,
  }
}

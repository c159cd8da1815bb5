import type { Hold, OpenQuestion, Played } from '../../core/contract/client-frame.ts'
import type { FieldNote } from '../../core/contract/field.ts'
import type { Language } from '../../core/contract/language.ts'
import type { Heard, LookFor, NamedUtterance, Resume } from '../../core/contract/live.ts'
import type { ListenFor, Modality, Mode } from '../../core/contract/modes.ts'
import type { SaidSoFar } from './check/sentence.ts'

/** What a client says about the cloud. Nothing of it reaches a log; the embedded engine has no use for it. */
export interface CloudOptions {
  /** The client's own way in. `url` is on the list of allowed services; undefined: where the server's own is. */
  service?: { url: URL | undefined; token: string | undefined }
  /** As the client named it; heard only beside its own token. */
  model?: string
  voice?: string
  languageCode?: string
  /** A conversation to go on with: a handle from an earlier `resumption`. */
  handle?: string
}

/** What a shopper's session is opened with, whichever engine answers it. */
export interface EngineSessionOptions {
  mode: Mode
  /** The store's id; undefined when the shopper is not in a store or the store is unknown. */
  storeId: string | undefined
  modality: Modality
  /** The configuration form's own text. Replaces the prompt of a cloud engine; the embedded engine has no prompt. */
  systemInstruction: string | undefined
  /** Where the product check was on the last connection; of what this catalogue does not know nothing is taken up. */
  resume: Resume | undefined
  /** What the shopper is answered in; silent: English. */
  language?: Language | undefined
  /** The client leads the visit: see docs/conversation.md. */
  leads: boolean
  /** Begins the name of every utterance; no other session has the same. */
  prefix: string
  /** What was said by whoever had the session before: it goes on from there. */
  after?: SaidSoFar | undefined
  /** Where the shopper's line comes from: what one address asks for is done in turn with what others do. */
  address?: string | undefined
  /** Counts what happened, without content. */
  note?: ((note: FieldNote) => void) | undefined
  cloud?: CloudOptions
}

/** Everything an engine says. Order matters: a sentence's `said` comes before its `audio`. */
export type EngineEvent =
  | { type: 'ready' }
  /** Somebody began to speak, as far as can be heard; a `heard` follows. Only for who leads. */
  | { type: 'speech' }
  /** A turn of the shopper, in lower case; one that nothing follows from is told only to who leads. */
  | ({ type: 'heard' } & Heard)
  /** A sentence, the moment it is spoken (AUDIO) or shown (TEXT). What a cloud model says by itself has no name. */
  | { type: 'said'; text: string; utterance?: NamedUtterance }
  /** 24 kHz mono. */
  | { type: 'audio'; pcm: Int16Array; utterance?: NamedUtterance }
  /** The shopper spoke over it: whatever has not been played is to be thrown away. */
  | { type: 'interrupted' }
  | { type: 'turnComplete' }
  /** A scan is asked for or over: frames are wanted or not. */
  | { type: 'look'; open: boolean; id: string; for?: LookFor }
  /** How near the print of the newest picture is to being readable, 0 to 1. Only for who leads. */
  | { type: 'aim'; readable: number }
  /** A picture was looked at, or another took its place. */
  | { type: 'seen' }
  /** What a product check would go on with on another connection has changed. */
  | { type: 'checking'; resume: Resume }
  /** A client that asked for it can go on with this conversation on another connection, while `resumable`. */
  | { type: 'resumption'; handle: string; resumable: boolean }
  | { type: 'error'; code: string; message: string; fatal: boolean }

/** One shopper's session. After `close` nothing is emitted and every call is ignored. */
export interface EngineSession {
  /** 16 kHz mono, any length, good for the length of the call. `base64`: the same as it came, where that is at hand. */
  audio(pcm: Int16Array, base64?: string): void
  /** No more sound comes for now. Absent where a second of silence says the same. */
  audioEnd?(): void
  /** Sound may be left out between turns, if `audioEnd` is called for it. Absent: all of it is wanted. */
  readonly pauses?: boolean
  /** A JPEG, or a WebP where that was agreed, and the same as it came, like `audio`. `lookId` is absent from clients that do not know about looks. */
  frame(jpeg: Uint8Array, lookId: string | undefined, base64: string): void
  /** No picture can come for this look. Absent where nobody looks. */
  noCamera?(lookId: string): void
  /** A text turn: spoken exactly in echo mode (as `name`), understood as the shopper's words in scan mode. */
  text(text: string, name?: string): void
  /** What the phone of who leads heard by itself: a turn like one of our ear's. Absent where only what is said counts. */
  words?(text: string): void
  /** Spoken word for word in either mode; its utterance has this name. */
  say(text: string, name?: string): void
  /** The client says this by itself until it reports it as played. */
  saying(text: string, name?: string): void
  played(played: Played): void
  setMode(mode: Mode, storeId: string | undefined): void
  listenFor(vocabulary: ListenFor): void
  question(question: OpenQuestion): void
  /** Who leads holds to talk, or lets go. Absent where the engine decides by itself what is a turn. */
  hold?(hold: Hold): void
  /** Who leads holds its own sound for a voice over it, or goes on. Absent where nobody asks about echo. */
  silenced?(on: boolean): void
  close(): void
}

export interface Engine {
  /** Resolves when sessions can be served; rejects with the reason otherwise. */
  ready(): Promise<void>
  /** True while `open` would be served well; readiness asks this. */
  healthy(): boolean
  open(options: EngineSessionOptions, emit: (event: EngineEvent) => void): EngineSession
  /** Closes every session and worker it opened. */
  close(): Promise<void>
}

import type { WebSocket } from 'ws'
import type { PeerMessage, PeerSetup } from './live-protocol.ts'

/** What the model does about a turn: what it says, and which calls it makes first. */
export interface Reply {
  say?: string
  calls?: { name: string; args: object }[]
  /** Says `say` only after the calls were answered. */
  afterCalls?: boolean
  /** Transcribes this instead of what the sound says. */
  transcription?: string
}

/** One turn as the model takes it in. */
export interface PeerTurn {
  text: string
  /** It was spoken, not typed. */
  heard: boolean
  setup: PeerSetup
}

export interface PeerOptions {
  /** The model: by default it repeats. */
  mind?: (turn: PeerTurn) => Reply
  /** Between two pieces of sound, in milliseconds; 0: all at once. */
  paceMs?: number
  /** Every frame as binary; otherwise text and binary by turns. */
  binary?: boolean
  /** Answers an upgrade with this status, or never (`silent`). */
  upgrade?: () => number | 'silent' | undefined
  /** Says nothing to a set-up. */
  mute?: () => boolean
  /** Takes messages in and does nothing. */
  deaf?: () => boolean
  /** Milliseconds from the set-up to its answer. */
  setupMs?: number
}

export interface PeerConnection {
  socket: WebSocket
  request: { url: string; authorization: string | undefined }
  setup: PeerSetup | undefined
  messages: PeerMessage[]
  /** 16 kHz samples received. */
  samples: number
  frames: number
  closed: { code: number } | undefined
  /** The service hears somebody say this. */
  hear(text: string, options?: { pieces?: boolean }): void
  send(frame: object): void
  /** Speaks over itself: what a barge-in looks like. */
  interrupt(): void
  goAway(timeLeft: string): void
  /** The line is cut. */
  drop(): void
}

/** What the connections of one peer share. */
export interface PeerState {
  behaviour: PeerOptions
  /** What each handle stands for: the turns so far, and the connection that last used it. */
  handles: Map<string, { turns: string[]; owner: PeerConnection }>
  nextHandle: () => string
  refusals: { code: number; reason: string }[]
  changed: () => void
}

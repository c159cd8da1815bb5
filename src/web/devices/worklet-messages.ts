/** What the page and its audio worklets tell each other. Both ends are ours and of one build, so types suffice. */

export const CAPTURE = 'capture'
export const PLAYBACK = 'playback'

export type ToCapture = { type: 'setup'; pieceSamples: number } | { type: 'playing'; playing: boolean }

export type FromCapture = { type: 'piece'; pcm: Int16Array<ArrayBuffer> } | { type: 'voice'; on: boolean }

export type ToPlayback =
  | { type: 'begin' | 'end'; id: string }
  | { type: 'add'; id: string; samples: Float32Array }
  | { type: 'drop'; ids: readonly string[] }
  | { type: 'hold' | 'resume' }

export type { QueueNews as FromPlayback } from '../audio/sentence-queue.ts'

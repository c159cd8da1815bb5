/** What the voice's thread is asked, and what it answers. */
export interface VoiceJob {
  id: number
  text: string
  rate: number
}

export type VoiceReply =
  | { type: 'ready' }
  /** 24 kHz mono. */
  | { type: 'said'; id: number; pcm: Int16Array }
  | { type: 'failed'; id: number; reason: string }

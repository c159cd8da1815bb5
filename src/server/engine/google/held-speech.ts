import { joinPcm } from '../../../core/audio/pcm.ts'
import { AUDIO_OUT } from '../../../core/constants.ts'
import { joinPiece, soundFits, tidyWords } from '../../../core/live/gather-words.ts'

/** Longer than anything that a model may say at once; beyond it only the words are kept. */
const MOST_SAMPLES = 60 * AUDIO_OUT.rateHz

export interface HeldTurn {
  text: string
  /** The sound, when it can be these words and nothing else; undefined when it is missing, too short or too long. */
  pcm: Int16Array | undefined
}

/** What a model says in one turn, kept back until it is known what it said. */
export function createHeldSpeech() {
  let parts: Int16Array[] = []
  let samples = 0
  let words = ''
  const clear = () => {
    parts = []
    samples = 0
    words = ''
  }
  return {
    sound(pcm: Int16Array): void {
      samples += pcm.length
      if (samples <= MOST_SAMPLES) parts.push(pcm)
      else parts = []
    },
    words(piece: string): void {
      words = joinPiece(words, piece)
    },
    /** The words so far end a sentence. */
    endsSentence: () => /[.!?]["')\]]*\s*$/.test(words),
    isEmpty: () => samples === 0 && words.trim() === '',
    clear,
    take(): HeldTurn {
      const text = tidyWords(words)
      const fits =
        samples > 0 && samples <= MOST_SAMPLES && soundFits(text, (samples / AUDIO_OUT.rateHz) * 1000)
      const turn = { text, pcm: fits ? joinPcm(parts) : undefined }
      clear()
      return turn
    },
  }
}

import { AUDIO_IN } from '../../core/constants.ts'

/** A device that changes, and a phone that closes its ear between words, bring nothing for less long. */
const NOTHING_FOR_MS = 12_000
const NOTHING_SAMPLES = (AUDIO_IN.rateHz * NOTHING_FOR_MS) / 1000

/** Notices a microphone that works and is switched off: no room is so quiet that every sample is 0. */
export interface ZeroWatch {
  /** What is known by this sound at 16 kHz: that nothing comes, once for good; that it does come after all. */
  push(pcm: Int16Array): 'nothing' | 'sound' | undefined
  /** Something else is wrong with it, and told. */
  forget(): void
  /** It was told that nothing comes, and nothing has come since. */
  told(): boolean
}

export function createZeroWatch(): ZeroWatch {
  let zeros = 0
  let wasTold = false
  let isTold = false

  return {
    push(pcm) {
      if (pcm.some((sample) => sample !== 0)) {
        const was = isTold
        zeros = 0
        isTold = false
        return was ? 'sound' : undefined
      }
      zeros += pcm.length
      if (wasTold || zeros < NOTHING_SAMPLES) return undefined
      wasTold = true
      isTold = true
      return 'nothing'
    },
    forget() {
      zeros = 0
      isTold = false
    },
    told: () => isTold,
  }
}

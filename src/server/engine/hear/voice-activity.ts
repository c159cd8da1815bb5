import { Tensor } from 'onnxruntime-node'
import { joinFloat } from '../../../core/audio/pcm.ts'
import { AUDIO_IN } from '../../../core/constants.ts'
import { openNetwork, type PackagedFile, readPackaged } from './network.ts'

/** The weights whose figures were measured. */
const SILERO: PackagedFile = {
  package: '@ricky0123/vad-web',
  path: 'dist/silero_vad_v5.onnx',
  sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
}

/** The model wants the end of the last window before each new one; without it, it finds speech 130 ms late. */
const CONTEXT_SAMPLES = 64
const STATE = [2, 1, 128] as const
const STATE_SIZE = STATE[0] * STATE[1] * STATE[2]
/**
 * Minutes of quiet with short words between wear its memory out: of 54 words it believed 39 in a quiet room, 36 of soft
 * ones and 49 in the hum of a shop. So every half second without a voice its memory is made anew of the last 0.4 s, and
 * it believes 54, 52 and 54. Without those 0.4 s a word that begins just then is believed less, to its end.
 */
const NO_VOICE_PROBABILITY = 0.2
const RENEWED_AFTER_WINDOWS = 16
const RENEWED_FROM_WINDOWS = 12

/** One session's memory of the voice detector. */
export interface VoiceActivity {
  /** Probability that the next 512 samples hold speech. */
  window(samples: Float32Array): Promise<number>
}

/** Loads the Silero v5 weights once for a thread; the function it gives opens one detector a session. */
export async function loadVoiceActivity(): Promise<() => VoiceActivity> {
  const session = await openNetwork(readPackaged(SILERO), { enableCpuMemArena: true })
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(AUDIO_IN.rateHz)), [])
  const noMemory = new Tensor('float32', new Float32Array(STATE_SIZE), STATE)
  return () => {
    let state = noMemory
    let withoutVoice = 0
    const last: Float32Array[] = []
    const end = new Float32Array(CONTEXT_SAMPLES)

    const judge = async (input: Float32Array): Promise<number> => {
      const fed = new Tensor('float32', input, [1, input.length])
      const { output, stateN } = await session.run({ input: fed, state, sr: rate })
      if (!(stateN?.data instanceof Float32Array)) throw new Error('the voice detector gave no state')
      state = new Tensor('float32', stateN.data, STATE)
      return Number(output?.data[0] ?? 0)
    }
    const renew = async (): Promise<number> => {
      state = noMemory
      let probability = 0
      for (const input of last) probability = await judge(input)
      return probability
    }

    return {
      async window(samples) {
        const input = joinFloat([end, samples])
        end.set(samples.subarray(-CONTEXT_SAMPLES))
        last.push(input)
        if (last.length > RENEWED_FROM_WINDOWS) last.shift()
        const probability = await judge(input)
        withoutVoice = probability < NO_VOICE_PROBABILITY ? withoutVoice + 1 : 0
        return withoutVoice > 0 && withoutVoice % RENEWED_AFTER_WINDOWS === 0 ? renew() : probability
      },
    }
  }
}

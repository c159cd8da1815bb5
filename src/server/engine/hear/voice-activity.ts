import { InferenceSession, Tensor } from 'onnxruntime-node'
import { AUDIO_IN } from '../../../core/constants.ts'
import { WINDOW_SAMPLES } from '../../../core/hearing/endpoint.ts'
import { sileroWeights } from './model-folder.ts'

/** The model wants the end of the last window before each new one; without it, it finds speech 130 ms late. */
const CONTEXT_SAMPLES = 64
const STATE = [2, 1, 128] as const
const STATE_SIZE = STATE[0] * STATE[1] * STATE[2]
/**
 * Half a minute of quiet between short words wears its memory out: of 18 words said every six seconds it believed 11
 * in a quiet room and 13 in the hum of a shop. So what it remembers is dropped after half a second without a voice,
 * from which on it believed all 18, and opened in babble as often as before.
 */
const NO_VOICE_PROBABILITY = 0.2
const FORGETS_AFTER_WINDOWS = 16

/** One session's memory of the voice detector. */
export interface VoiceActivity {
  /** Probability that the next 512 samples hold speech. */
  window(samples: Float32Array): Promise<number>
}

/** Loads the Silero v5 weights once for a thread; the function it gives opens one detector a session. */
export async function loadVoiceActivity(): Promise<() => VoiceActivity> {
  const session = await InferenceSession.create(sileroWeights(), {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  })
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(AUDIO_IN.rateHz)), [])
  const noMemory = new Tensor('float32', new Float32Array(STATE_SIZE), STATE)
  return () => {
    let state = noMemory
    let withoutVoice = 0
    const input = new Float32Array(CONTEXT_SAMPLES + WINDOW_SAMPLES)
    return {
      async window(samples) {
        input.copyWithin(0, WINDOW_SAMPLES)
        input.set(samples, CONTEXT_SAMPLES)
        const fed = new Tensor('float32', input.slice(), [1, input.length])
        const out = await session.run({ input: fed, state, sr: rate })
        const { output, stateN } = out
        if (!(stateN?.data instanceof Float32Array)) throw new Error('the voice detector gave no state')
        const probability = Number(output?.data[0] ?? 0)
        withoutVoice = probability < NO_VOICE_PROBABILITY ? withoutVoice + 1 : 0
        const forgets = withoutVoice > 0 && withoutVoice % FORGETS_AFTER_WINDOWS === 0
        state = forgets ? noMemory : new Tensor('float32', stateN.data, STATE)
        return probability
      },
    }
  }
}

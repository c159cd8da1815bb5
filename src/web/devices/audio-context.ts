import captureUrl from './capture.worklet.ts?worker&url'
import playbackUrl from './playback.worklet.ts?worker&url'

type AudioSessionType = 'playback' | 'play-and-record'

/** iPhones lower or mute Web Audio unless the page says what its sound is for; other browsers have no such thing. */
function declareAudio(type: AudioSessionType) {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
  if (audioSession) audioSession.type = type
}

export interface SharedAudio {
  /** Called in the tap. Resolves when both worklets can be used; rejects where the browser has no audio worklets. */
  wake(): Promise<AudioContext>
}

/**
 * One audio context for microphone and speaker, at the hardware's own rate. It is made in the first tap, since sound
 * is let out only then, and kept for the page's life: a second one would leave an iPhone on its earpiece.
 */
export function createSharedAudio(): SharedAudio {
  let ready: Promise<AudioContext> | undefined
  let context: AudioContext | undefined

  async function prepare(fresh: AudioContext): Promise<AudioContext> {
    await Promise.all([fresh.audioWorklet.addModule(captureUrl), fresh.audioWorklet.addModule(playbackUrl)])
    return fresh
  }

  // A call leaves an iPhone's context interrupted with a frozen clock; suspending and resuming mends it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !context || context.state === 'running') return
    const stalled = context
    void stalled
      .suspend()
      .then(() => stalled.resume())
      .catch(() => {})
  })

  return {
    wake() {
      if (!ready) {
        declareAudio('playback')
        context = new AudioContext({ latencyHint: 'interactive' })
        declareAudio('play-and-record')
        ready = prepare(context)
        ready.catch(() => {
          ready = undefined
        })
      }
      void context?.resume().catch(() => {})
      return ready
    },
  }
}

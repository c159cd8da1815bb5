import type { SharedAudio } from './audio-context.ts'

/** A loud sound that brings staff; it goes on until stopped. */
export interface Siren {
  start(): void
  stop(): void
}

/** Two tones that carry through a shop, one after the other. */
const SIREN_HZ = [880, 1320] as const
const SIREN_SECONDS = 0.35
/** A tone this long outlasts anybody's patience; it is stopped by hand. */
const SIREN_TURNS = 600

export function createSiren(audio: SharedAudio): Siren {
  let stopNow = () => {}
  let wanted = false
  /** Rises with each start and stop: a context that wakes too late starts nothing. */
  let era = 0

  function start() {
    stopNow()
    wanted = true
    era += 1
    const mine = era
    void audio.wake().then(
      (context) => {
        if (mine === era) stopNow = sound(context)
      },
      () => {},
    )
  }
  audio.onAnew(() => {
    if (wanted) start()
  })

  return {
    start,
    stop() {
      wanted = false
      era += 1
      stopNow()
      stopNow = () => {}
    },
  }
}

function sound(context: AudioContext): () => void {
  const tone = new OscillatorNode(context, { type: 'square' })
  const volume = new GainNode(context, { gain: 0.6 })
  for (let turn = 0; turn < SIREN_TURNS; turn++) {
    tone.frequency.setValueAtTime(
      SIREN_HZ[turn % 2] ?? SIREN_HZ[0],
      context.currentTime + turn * SIREN_SECONDS,
    )
  }
  tone.connect(volume).connect(context.destination)
  tone.start()
  return () => {
    tone.stop()
    volume.disconnect()
  }
}

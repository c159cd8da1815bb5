import { toFloat } from '../../core/audio/pcm.ts'
import { createFloatResampler, type FloatResampler } from '../../core/audio/resample.ts'
import type { Clock } from '../../core/clock.ts'
import { createStretch, type Stretch } from '../audio/stretch.ts'
import type { SharedAudio } from './audio-context.ts'
import { browserClock } from './browser-clock.ts'
import type { Speaker, SpeakerReports } from './devices.ts'
import { type Output, openOutput } from './loudness.ts'
import type { FromPlayback, ToPlayback } from './worklet-messages.ts'

/** A recording is whole at once: its first words are heard while the rest is brought to the loudspeaker's rate. */
const PIECE_MS = 200

interface Sentence {
  pace: number
  pieces: { pcm: Int16Array; rateHz: number }[]
  /** All of it is here. */
  whole: boolean
  begun: boolean
}

/** What a piece of sound goes through on its way to the worklet; made anew when its rate or the pace changes. */
interface Shaping {
  fromHz: number
  pace: number
  resampler: FloatResampler
  stretch: Stretch | undefined
}

export interface SoundSpeaker extends Speaker {
  /** False where there is no sound to be had for now: what is begun is only text. */
  sounds(): boolean
}

/** Speech through Web Audio. Where the browser cannot, sentences count as heard at once and stay text. */
export function createSpeaker(
  audio: SharedAudio,
  userAgent: string,
  clock: Clock = browserClock,
): SoundSpeaker {
  /** Undefined until connected, null where there is no sound to be had. */
  let output: Output | null | undefined
  let connecting: Promise<void> | undefined
  /** What was asked before the worklet was there, in order. */
  const early: (() => void)[] = []
  let reports: SpeakerReports = { began() {}, ended() {} }
  /** What was begun and not heard to its end. */
  const sentences = new Map<string, Sentence>()
  let held = false
  let pace = 1
  let volume = 1
  let shaping: Shaping | undefined
  let lastReportMs = 0

  async function connect() {
    output = await openOutput(audio, userAgent, played).catch(() => null)
    output?.setVolume(volume)
    for (const step of early.splice(0)) step()
  }

  /** What was played is on its way to the ear, and reported once it is there: in order, whatever becomes of the way. */
  function played(news: FromPlayback) {
    const atMs = Math.max(lastReportMs, clock.now() + audio.delayMs())
    lastReportMs = atMs
    if (atMs <= clock.now()) hear(news)
    else clock.after(atMs - clock.now(), () => hear(news))
  }

  function hear({ type, id }: FromPlayback) {
    const sentence = sentences.get(id)
    if (!sentence) return
    if (type === 'ended') sentences.delete(id)
    else if (sentence.begun) return
    sentence.begun = true
    reports[type](id)
  }

  function inOrder(step: () => void) {
    if (output === undefined) early.push(step)
    else step()
  }

  const tell = (message: ToPlayback) => inOrder(() => output?.port.postMessage(message))

  function shapingFor({ context }: Output, fromHz: number, wanted: number): Shaping {
    if (shaping?.fromHz === fromHz && shaping.pace === wanted) return shaping
    const rateHz = context.sampleRate
    return {
      fromHz,
      pace: wanted,
      resampler: createFloatResampler(fromHz, rateHz),
      stretch: wanted === 1 ? undefined : createStretch(rateHz, wanted),
    }
  }

  function begin(id: string) {
    tell({ type: 'begin', id })
    // A sleeping context would never report it, and the text must not wait for the sound.
    inOrder(() => {
      if (output?.context.state !== 'running') hear({ type: 'began', id })
    })
  }

  const add = (id: string, wanted: number, pcm: Int16Array, rateHz: number) =>
    inOrder(() => {
      if (!output) return
      shaping = shapingFor(output, rateHz, wanted)
      const { resampler, stretch } = shaping
      const most = Math.ceil((rateHz * PIECE_MS) / 1000)
      for (let at = 0; at < pcm.length; at += most) {
        const resampled = resampler.push(toFloat(pcm.subarray(at, at + most)))
        const samples = stretch?.push(resampled) ?? resampled
        output.port.postMessage({ type: 'add', id, samples } satisfies ToPlayback)
      }
    })

  const end = (id: string) =>
    inOrder(() => {
      if (!output) return hear({ type: 'ended', id })
      // Its last sounds are still in the stretch.
      const samples = shaping?.stretch?.end()
      if (samples) output.port.postMessage({ type: 'add', id, samples } satisfies ToPlayback)
      output.port.postMessage({ type: 'end', id } satisfies ToPlayback)
    })

  /** What the context before was saying, or was still to say, is said from its beginning: nobody heard the rest. */
  function sayAnew() {
    if (output === undefined) return
    if (output) output.port.onmessage = null
    output = undefined
    shaping = undefined
    if (held) tell({ type: 'hold' })
    for (const [id, sentence] of sentences) {
      begin(id)
      for (const { pcm, rateHz } of sentence.pieces) add(id, sentence.pace, pcm, rateHz)
      if (sentence.whole) end(id)
    }
    connecting = connect()
  }
  audio.onAnew(sayAnew)

  return {
    sounds: () => output !== null,
    async wake() {
      connecting ??= connect()
      // Each tap wakes a context that the phone put to sleep.
      void audio.wake().catch(() => {})
      await connecting
    },
    listen(to) {
      reports = to
    },
    begin(id) {
      sentences.set(id, { pace, pieces: [], whole: false, begun: false })
      begin(id)
    },
    play(id, pcm, rateHz) {
      const sentence = sentences.get(id)
      if (!sentence || pcm.length === 0) return
      sentence.pieces.push({ pcm, rateHz })
      add(id, sentence.pace, pcm, rateHz)
    },
    end(id) {
      const sentence = sentences.get(id)
      if (!sentence || sentence.whole) return
      sentence.whole = true
      end(id)
    },
    drop(ids) {
      for (const id of ids) {
        // What is in the stretch is of the one whose sound still comes.
        if (sentences.get(id)?.whole === false) shaping = undefined
        sentences.delete(id)
      }
      tell({ type: 'drop', ids })
    },
    hold() {
      held = true
      tell({ type: 'hold' })
    },
    resume() {
      held = false
      tell({ type: 'resume' })
    },
    setPace(to) {
      pace = to
    },
    setVolume(to) {
      volume = to
      output?.setVolume(to)
    },
  }
}

import { toFloat } from '../../core/audio/pcm.ts'
import { createFloatResampler, type FloatResampler } from '../../core/audio/resample.ts'
import { createStretch, type Stretch } from '../audio/stretch.ts'
import type { SharedAudio } from './audio-context.ts'
import type { Speaker, SpeakerEvents } from './devices.ts'
import { buildLoudness } from './loudness.ts'
import { type FromPlayback, PLAYBACK, type ToPlayback } from './worklet-messages.ts'

/** A recording is whole at once: its first words are heard while the rest is brought to the loudspeaker's rate. */
const PIECE_MS = 200

interface Sentence {
  text: string
  /** What of it may not have been heard yet. */
  pieces: Piece[]
}

interface Piece {
  pcm: Int16Array
  rateHz: number
  pace: number
}

interface Output {
  context: AudioContext
  port: MessagePort
}

/** What a piece of sound goes through on its way to the worklet; made anew when its rate or the pace changes. */
interface Shaping {
  fromHz: number
  pace: number
  resampler: FloatResampler
  stretch: Stretch | undefined
}

/** Speech through Web Audio. Where the browser cannot, sentences count as heard at once and stay text. */
export function createSpeaker(audio: SharedAudio, userAgent: string): Speaker {
  /** Undefined until connected, null where there is no sound to be had. */
  let output: Output | null | undefined
  let connecting: Promise<void> | undefined
  /** What was asked before the worklet was there, in order. */
  const early: (() => void)[] = []
  let events: SpeakerEvents = { onSentence() {}, onIdle() {} }
  let lastId = 0
  let shownId = 0
  const sentences = new Map<number, Sentence>()
  let sounding = false
  let pace = 1
  let shaping: Shaping | undefined

  async function connect() {
    output = await openOutput(audio, userAgent, hear).catch(() => null)
    for (const step of early.splice(0)) step()
  }

  function hear(news: FromPlayback) {
    if (news.type === 'sentence') return show(news.id)
    // It was on its way when the next sentence was begun: that one will be heard.
    if (news.id !== lastId) return
    sounding = false
    for (const sentence of sentences.values()) sentence.pieces = []
    events.onIdle()
  }

  function show(id: number) {
    const sentence = sentences.get(id)
    for (const older of sentences.keys()) if (older < id) sentences.delete(older)
    if (sentence === undefined || id <= shownId) return
    shownId = id
    events.onSentence(sentence.text, id)
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

  function add({ pcm, rateHz, pace: wanted }: Piece) {
    if (!output) return hear({ type: 'idle', id: lastId })
    shaping = shapingFor(output, rateHz, wanted)
    const { resampler, stretch } = shaping
    const most = Math.ceil((rateHz * PIECE_MS) / 1000)
    for (let at = 0; at < pcm.length; at += most) {
      const resampled = resampler.push(toFloat(pcm.subarray(at, at + most)))
      const samples = stretch?.push(resampled) ?? resampled
      output.port.postMessage({ type: 'add', samples } satisfies ToPlayback)
    }
  }

  /** The last sounds of a sentence are still in the stretch when the next begins. */
  function endSentence() {
    const samples = shaping?.stretch?.end()
    if (samples && output) output.port.postMessage({ type: 'add', samples } satisfies ToPlayback)
  }

  function beginSentence(id: number) {
    inOrder(endSentence)
    tell({ type: 'begin', id })
  }

  /** What the frozen context was saying, or was still to say, is said from its beginning: nobody heard the rest. */
  function sayAnew() {
    if (!output) return
    output.port.onmessage = null
    output = undefined
    shaping = undefined
    for (const [id, { pieces }] of sentences) {
      beginSentence(id)
      for (const piece of pieces) inOrder(() => add(piece))
    }
    connecting = connect()
  }
  audio.onAnew(sayAnew)

  return {
    async wake() {
      connecting ??= connect()
      // Each tap wakes a context that the phone put to sleep.
      void audio.wake().catch(() => {})
      await connecting
    },
    listen(to) {
      events = to
    },
    begin(text) {
      lastId += 1
      const id = lastId
      sentences.set(id, { text, pieces: [] })
      beginSentence(id)
      // A sleeping context would never report it, and the text must not wait for the sound.
      inOrder(() => {
        if (output?.context.state !== 'running') show(id)
      })
      return id
    },
    play(pcm, rateHz) {
      if (pcm.length === 0) return
      sounding = true
      const piece = { pcm, rateHz, pace }
      sentences.get(lastId)?.pieces.push(piece)
      inOrder(() => add(piece))
    },
    hold: () => tell({ type: 'hold' }),
    resume: () => tell({ type: 'resume' }),
    flush() {
      sentences.clear()
      shaping = undefined
      tell({ type: 'flush' })
    },
    skip: () => tell({ type: 'skip' }),
    waiting: () => (sounding ? sentences.size : 0),
    playing: () => sounding,
    setPace(now) {
      pace = now
    },
  }
}

async function openOutput(
  audio: SharedAudio,
  userAgent: string,
  hear: (news: FromPlayback) => void,
): Promise<Output> {
  const context = await audio.wake()
  const node = new AudioWorkletNode(context, PLAYBACK, { numberOfInputs: 0, outputChannelCount: [1] })
  node.port.onmessage = ({ data }: MessageEvent<FromPlayback>) => hear(data)
  node.connect(buildLoudness(context, userAgent))
  return { context, port: node.port }
}

import { createSentenceQueue } from '../audio/sentence-queue.ts'
import { type FromPlayback, PLAYBACK, type ToPlayback } from './worklet-messages.ts'

/** One ring of sentences for all speech: a source node for each piece would crackle at every seam. */
class Playback extends AudioWorkletProcessor {
  readonly #queue = createSentenceQueue(sampleRate)
  readonly #report = (news: FromPlayback) => this.port.postMessage(news)

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<ToPlayback>) => this.#obey(data)
  }

  override process(_: Float32Array[][], [output]: Float32Array[][]): boolean {
    const channel = output?.[0]
    if (channel) this.#queue.render(channel, this.#report)
    return true
  }

  #obey(message: ToPlayback) {
    switch (message.type) {
      case 'begin':
      case 'end':
        return this.#queue[message.type](message.id)
      case 'add':
        return this.#queue.add(message.id, message.samples)
      case 'drop':
        return this.#queue.drop(message.ids)
      default:
        return this.#queue[message.type]()
    }
  }
}

registerProcessor(PLAYBACK, Playback)

import type { Clock } from '../../../core/clock.ts'
import { AUDIO_OUT } from '../../../core/constants.ts'
import type { Modality } from '../../../core/contract/modes.ts'
import type { EngineEvent } from '../engine.ts'
import type { Speaking } from '../speak/speaking.ts'

/** A breath between two sentences. */
const PAUSE_MS = 200
/** The next sentence leaves this long before the last one ends: more than a slow network's jitter, and little to throw away. */
const LEAD_MS = 500
/** Paces of "slower" and "faster", in steps. */
const PACES = [0.7, 0.85, 1, 1.2, 1.4] as const
const NORMAL_PACE = PACES.indexOf(1)

export interface VoiceOptions {
  speaking: Speaking
  clock: Clock
  modality: Modality
  emit: (event: EngineEvent) => void
  /** A sentence could not be rendered; it is still shown. */
  failed: (error: unknown) => void
}

/**
 * One session's mouth: turns of sentences, said one after another at the pace they are heard, so that a sentence's
 * text leaves the moment it is spoken and an interruption throws away one sentence at most.
 */
export interface Voice {
  /** Says a turn after those already waiting; `turnComplete` follows its last sentence. */
  say(sentences: readonly string[]): void
  /** Says the beginning of a turn whose end is not known yet; a later `say` ends it. */
  begin(sentence: string): void
  /** Says a sentence before all that waits, a turn of its own where none is open. What `hold` cut off stays held. */
  interject(sentence: string): void
  /** True while sound is (by our reckoning) still coming out of the shopper's phone. */
  speaking(): boolean
  /** The sentence being heard now, '' in silence. */
  current(): string
  /** Falls silent at once but remembers what was cut off, the cut sentence included. */
  hold(): void
  /** Goes on with what `hold` cut off. */
  resume(): void
  /** Falls silent and forgets. */
  stop(): void
  /** Drops the sentence being said (or just held), goes on with the next. */
  skip(): void
  changePace(by: 1 | -1): void
  close(): void
}

interface Sentence {
  text: string
  endsTurn: boolean
}

export function createVoice({ speaking, clock, modality, emit, failed }: VoiceOptions): Voice {
  let waiting: Sentence[] = []
  let held: Sentence[] = []
  let saying: Sentence | undefined
  let heardUntil = Number.NEGATIVE_INFINITY
  let pace: number = NORMAL_PACE
  /** Rises with every interruption: whatever was under way for an older number is orphaned. */
  let era = 0
  let cancelTimer = () => {}
  let running = false
  /** Something of a turn was said and its end was not. */
  let turnOpen = false

  const speakingNow = () => clock.now() < heardUntil

  async function run() {
    if (running) return
    running = true
    const mine = era
    // A sentence waits in the list until it is delivered: rendered ahead, it can still be cut off and said later.
    for (let next = waiting[0]; next; next = waiting[0]) {
      const pcm = await render(next.text)
      if (mine !== era) return
      await untilDue()
      if (mine !== era) return
      waiting.shift()
      deliver(next, pcm)
    }
    running = false
  }

  async function render(text: string): Promise<Int16Array> {
    if (modality === 'TEXT') return new Int16Array(0)
    try {
      return await speaking.say(text, PACES[pace])
    } catch (error) {
      failed(error)
      return new Int16Array(0)
    }
  }

  /** Waits until the sentence before is nearly over. An interruption leaves this promise behind for ever, unreferenced. */
  function untilDue(): Promise<void> {
    const waitMs = heardUntil - clock.now() - LEAD_MS
    if (waitMs <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      cancelTimer = clock.after(waitMs, resolve)
    })
  }

  function deliver(sentence: Sentence, pcm: Int16Array) {
    saying = sentence
    emit({ type: 'said', text: sentence.text })
    if (pcm.length > 0) {
      const padded = new Int16Array(pcm.length + (AUDIO_OUT.rateHz * PAUSE_MS) / 1000)
      padded.set(pcm)
      emit({ type: 'audio', pcm: padded })
      heardUntil = Math.max(clock.now(), heardUntil) + (padded.length / AUDIO_OUT.rateHz) * 1000
    }
    turnOpen = !sentence.endsTurn
    if (sentence.endsTurn) emit({ type: 'turnComplete' })
  }

  function silence(): Sentence[] {
    const wasHeard = speakingNow()
    const unsaid = waiting
    const cut = wasHeard && saying ? [saying, ...unsaid] : unsaid
    era += 1
    cancelTimer()
    running = false
    waiting = []
    saying = undefined
    heardUntil = Number.NEGATIVE_INFINITY
    if (cut.length > 0) emit({ type: 'interrupted' })
    // A turn cut short is over for the listener; what is resumed later is a turn of its own.
    if (unsaid.length > 0 || turnOpen) emit({ type: 'turnComplete' })
    turnOpen = false
    return cut
  }

  return {
    say(sentences) {
      held = []
      const last = sentences.length - 1
      waiting.push(...sentences.map((text, index) => ({ text, endsTurn: index === last })))
      void run()
    },
    begin(text) {
      held = []
      waiting.push({ text, endsTurn: false })
      void run()
    },
    interject(text) {
      era += 1
      cancelTimer()
      running = false
      waiting.unshift({ text, endsTurn: !turnOpen && waiting.length === 0 })
      void run()
    },
    speaking: speakingNow,
    current: () => (speakingNow() && saying ? saying.text : ''),
    hold() {
      const cut = silence()
      if (cut.length > 0) held = cut
    },
    resume() {
      waiting.push(...held)
      held = []
      void run()
    },
    stop() {
      silence()
      held = []
    },
    skip() {
      const cut = silence()
      waiting = (cut.length > 0 ? cut : held).slice(1)
      held = []
      void run()
    },
    changePace(by) {
      pace = Math.min(PACES.length - 1, Math.max(0, pace + by))
    },
    close() {
      era += 1
      cancelTimer()
      waiting = []
      held = []
    },
  }
}

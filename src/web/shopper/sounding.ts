import type { Speaker } from '../devices/devices.ts'

/** `key` is the journey's number of a sentence; null for the engine's own answers. */
export interface SoundingEvents {
  /** It is being heard now. */
  onStarted(text: string, key: number | null): void
  /** It is over, or was silenced. For the engine: its turn is over and heard, or was silenced. */
  onEnded(key: number | null): void
  /** Nothing is being heard any more. */
  onSilent(): void
}

interface Sentence {
  /** The speaker's number; undefined while `begin` has not returned it. */
  id: number | undefined
  key: number | null
  text: string
  /** All its sound is here. */
  whole: boolean
  started: boolean
}

/** Who is being heard: sentences of the page and of the engine go through one speaker, one after another. */
export interface Sounding {
  /** What is played from now on is this sentence; the one before is whole. */
  begin(text: string, key: number | null): void
  /** All sound of the sentence begun last is here. */
  whole(): void
  /** The engine's turn is complete. */
  engineDone(): void
  /** Silences everything; every sentence is over. */
  flush(): void
  /** The key of the sentence that was begun last and is not over; undefined in silence. */
  newest(): number | null | undefined
}

export function createSounding(
  speaker: Pick<Speaker, 'begin' | 'flush' | 'listen' | 'playing'>,
  events: SoundingEvents,
): Sounding {
  let open: Sentence[] = []
  /** The engine has begun a turn whose end was not reported yet; `done`: nothing more of it will come. */
  let engineTurn: { done: boolean } | undefined
  let flushing = false

  function start(sentence: Sentence) {
    if (sentence.started) return
    sentence.started = true
    events.onStarted(sentence.text, sentence.key)
  }

  function over(ended: readonly Sentence[]) {
    open = open.filter((sentence) => !ended.includes(sentence))
    for (const { key } of ended) if (key !== null) events.onEnded(key)
    endEngine()
  }

  /** The engine's sentences end together, with its turn. */
  function endEngine() {
    if (!engineTurn?.done || open.some(({ key }) => key === null)) return
    engineTurn = undefined
    events.onEnded(null)
  }

  function overWhenWhole() {
    const ended = open.filter(({ whole }) => whole)
    // One without a sound was never announced: it is shown all the same.
    for (const sentence of ended) start(sentence)
    over(ended)
  }

  function whole() {
    const last = open.at(-1)
    if (!last || last.whole) return
    last.whole = true
    // Its end may have been heard before the news that it was all.
    if (!speaker.playing()) overWhenWhole()
  }

  speaker.listen({
    onSentence(_text, id) {
      const now = open.find((sentence) => sentence.id === id) ?? open.find((each) => each.id === undefined)
      if (!now) return
      now.id = id
      over(open.slice(0, open.indexOf(now)))
      start(now)
    },
    onIdle() {
      if (flushing) return
      overWhenWhole()
      events.onSilent()
    },
  })

  return {
    begin(text, key) {
      whole()
      if (key === null) engineTurn = { done: false }
      const sentence: Sentence = { id: undefined, key, text, whole: false, started: false }
      open.push(sentence)
      sentence.id = speaker.begin(text)
    },
    whole,
    engineDone() {
      if (!engineTurn) return
      engineTurn.done = true
      if (open.at(-1)?.key === null) whole()
      endEngine()
    },
    flush() {
      flushing = true
      speaker.flush()
      flushing = false
      if (engineTurn) engineTurn.done = true
      over(open)
    },
    newest: () => open.at(-1)?.key,
  }
}

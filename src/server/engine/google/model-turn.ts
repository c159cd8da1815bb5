import type { Clock } from '../../../core/clock.ts'
import {
  joinPiece,
  type ServiceCall,
  type ServiceEvent,
  tidyWords,
} from '../../../core/live/service-frames.ts'
import { createTurnEnd, endsSentence } from './streamed-speech.ts'

/** What the model has made of a turn once its words are whole. */
export interface ModelsTurn {
  text: string
  /** From the first of it, in milliseconds. */
  heldMs: number
  /** It answers what is decided already, and means nothing to what was asked since. */
  isVoid: boolean
  /** False: the service has yet to say that the turn is over. */
  isComplete: boolean
}

/**
 * The model's side of a conversation while products are checked: its words, kept until they are whole, and never its
 * sound. A service tells nowhere which turn of the shopper's it answers, so what belongs together is told by the order.
 */
export function createModelTurn(clock: Clock, over: (turn: ModelsTurn) => void) {
  let words = ''
  /** Look-ups that came before the words that they answer. */
  let early: readonly ServiceCall[] = []
  let sinceMs: number | undefined
  /** `generated`, `interrupted`: the service has yet to say that the turn is over, and nothing more of it counts. */
  let phase: 'silent' | 'speaking' | 'generated' | 'interrupted' = 'silent'
  let isVoid = false
  let isComplete = false
  const turnEnd = createTurnEnd(clock, finish)

  const isEmpty = () => sinceMs === undefined

  function clear() {
    turnEnd.cancel()
    words = ''
    early = []
    sinceMs = undefined
    isComplete = false
  }

  function finish() {
    const turn = {
      text: tidyWords(words),
      heldMs: sinceMs === undefined ? 0 : clock.now() - sinceMs,
      isVoid,
      isComplete,
    }
    phase = isComplete ? 'silent' : 'generated'
    if (isComplete) isVoid = false
    clear()
    over(turn)
  }

  /** Sound and look-ups begin another turn, even where the end of the one before was never told. */
  function begin() {
    if (phase === 'generated' || phase === 'interrupted') isVoid = false
    phase = 'speaking'
    if (!isVoid) sinceMs ??= clock.now()
  }

  return {
    take(event: ServiceEvent): void {
      switch (event.type) {
        case 'sound':
          begin()
          break
        case 'spoken':
          // Late words of a turn that is judged.
          if (phase === 'generated') break
          begin()
          if (isVoid) break
          words = joinPiece(words, event.text)
          turnEnd.moreWords()
          break
        case 'calls':
          begin()
          if (!isVoid) early = event.calls
          break
        case 'interrupted':
          clear()
          phase = 'interrupted'
          break
        case 'generationComplete':
          if (phase === 'speaking' && !isEmpty()) turnEnd.ended(endsSentence(words))
          break
        case 'turnComplete':
          isComplete = true
          // What was judged before is only ended now.
          if (phase === 'generated' || phase === 'interrupted') isVoid = true
          turnEnd.ended(isEmpty() || endsSentence(words))
          break
      }
    },
    /** The shopper's turn is decided: what comes until the end of the model's is nothing new. */
    settle(): void {
      clear()
      isVoid = true
    },
    /** Another turn of the shopper's: what the model begins from now on may answer it. */
    asked(): void {
      if (phase !== 'speaking') isVoid = false
    },
    /** The look-ups that nobody had asked for yet. */
    early: () => early,
    isEmpty,
    /** The line is down, and what was being said with it. */
    lost(): void {
      clear()
      phase = 'silent'
      isVoid = false
    },
    close: (): void => turnEnd.cancel(),
  }
}

import type { Clock } from '../../clock.ts'
import { type WalkBlanks, type WalkTextId, walkText } from '../../texts/walk.ts'
import type { WalkEffect } from './walk.ts'

/** Longer than any walking text takes: a voice that never reports its end must not hold up the walk. */
const SPEECH_AT_MOST_MS = 15_000

export interface Sentence {
  id: WalkTextId
  text: string
}

export const sentence = (id: WalkTextId, blanks: WalkBlanks = {}): Sentence => ({
  id,
  text: walkText(id, blanks),
})

/** Knows whether the guide's own speech is still being heard. */
export interface WalkVoice {
  /** Says sentences one after another; `cut` silences what is being said first. */
  say(sentences: readonly Sentence[], options: { cut: boolean }): void
  /** Something said under `key` is over. Only the end of the latest sentence makes silence. */
  ended(key: number): void
  speaking(): boolean
  close(): void
}

export function createWalkVoice(
  clock: Clock,
  emit: (effect: WalkEffect) => void,
  onSilent: () => void,
): WalkVoice {
  let latest = 0
  let stopWaiting: (() => void) | undefined

  const silent = () => {
    stopWaiting?.()
    stopWaiting = undefined
    onSilent()
  }

  return {
    say(sentences, { cut }) {
      // All keys are given out first: a voice may report the end of one sentence while the next is handed over.
      const first = latest + 1
      latest += sentences.length
      stopWaiting?.()
      stopWaiting = clock.after(SPEECH_AT_MOST_MS, silent)
      sentences.forEach(({ id, text }, index) => {
        emit({ kind: 'say', key: first + index, id, text, cut: cut && index === 0 })
      })
    },
    ended(key) {
      if (key === latest && stopWaiting) silent()
    },
    speaking: () => stopWaiting !== undefined,
    close() {
      stopWaiting?.()
      stopWaiting = undefined
    },
  }
}

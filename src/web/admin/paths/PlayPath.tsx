import { useEffect, useRef, useState } from 'react'
import type { Step } from '../../../core/contract/store.ts'
import { CASH_COUNTER, placeOf } from '../../../core/navigation/find-path.ts'
import { readLegs } from '../../../core/navigation/read-legs.ts'
import { walkText } from '../../../core/texts/en/walk.ts'
import { englishVisit } from '../../../core/texts/visit-texts.ts'
import { useConsole } from '../console.ts'

/** The instructions as the shopper hears them: the same words, the same voice, from the same server. */
export function PlayPath({ steps, to }: { steps: readonly Step[]; to: string }) {
  const { devices, toasts } = useConsole()
  const [heard, setHeard] = useState<number>()
  const stop = useRef(() => {})
  const sentences = instructionsOf(steps, to)
  const lines = sentences.map((sentence, at) => ({ sentence, at, key: `${at} ${sentence}` }))

  useEffect(() => () => stop.current(), [])

  function play() {
    setHeard(-1)
    const over = () => setHeard(undefined)
    stop.current = devices.product.play(sentences, {
      onSentence: setHeard,
      onEnd: over,
      onFailed() {
        over()
        toasts.fault('The voice cannot be reached. The words are on the screen.')
      },
    })
  }
  function silence() {
    stop.current()
    setHeard(undefined)
  }

  return (
    <div className="set">
      <div className="actions">
        {heard === undefined ? (
          <button type="button" onClick={play} disabled={steps.length === 0}>
            ▶ Play as the shopper hears it
          </button>
        ) : (
          <button type="button" onClick={silence}>
            ■ Stop
          </button>
        )}
      </div>
      <details open={heard !== undefined}>
        <summary>The words</summary>
        <ol className="path-lines">
          {lines.map(({ sentence, at, key }) => (
            <li key={key} aria-current={heard === at ? 'step' : undefined}>
              {heard === at ? <mark>{sentence}</mark> : sentence}
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

/**
 * Every sentence of a walk, in the order and the words in which the shopper's guide says them.
 * @internal A table of paths is tried on it.
 */
export function instructionsOf(steps: readonly Step[], to: string): string[] {
  const back = placeOf(to) === CASH_COUNTER
  const { legs, endsWithGap } = readLegs(steps, back ? 'return' : 'onward', englishVisit)
  const gap = walkText('nav.skipped')
  return [
    ...(back ? [walkText('nav.return')] : []),
    ...legs.flatMap(({ instruction, afterGap }) => (afterGap ? [gap, instruction] : [instruction])),
    ...(endsWithGap ? [gap] : []),
    back
      ? walkText('nav.end.counter')
      : walkText('nav.end.section', { section: placeOf(to) || 'the section' }),
  ]
}

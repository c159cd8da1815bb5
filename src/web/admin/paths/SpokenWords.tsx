import { useEffect, useRef, useState } from 'react'
import { useConsole } from '../console.ts'

interface SpokenWordsProps {
  sentences: readonly string[]
  /** The words are shown before they are played. */
  isOpen?: boolean
}

/** Sentences of the product's, shown, and played as the shopper hears them. */
export function SpokenWords({ sentences, isOpen = false }: SpokenWordsProps) {
  const { devices, toasts } = useConsole()
  const [heard, setHeard] = useState<number>()
  const stop = useRef(() => {})
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
          <button type="button" onClick={play} disabled={sentences.length === 0}>
            ▶ Play as the shopper hears it
          </button>
        ) : (
          <button type="button" onClick={silence}>
            ■ Stop
          </button>
        )}
      </div>
      <details open={isOpen || heard !== undefined}>
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

import { type ReactNode, useEffect, useState } from 'react'
import type { Clock } from '../../core/clock.ts'
import { CHUNK_LOAD_TIMEOUT_MS } from '../../core/constants.ts'
import { useTexts } from './texts.ts'

interface LateProps<Part> {
  load: () => Promise<Part>
  clock: Clock
  /** Called each time it did not come, to say so. */
  onFailed: (text: string) => void
  children: (part: Part) => ReactNode
}

type State<Part> = { value: Part } | 'loading' | 'failed'

/**
 * Shows a part of the page that is fetched now; when it does not come, says so and offers to try again. `load`,
 * `clock` and `onFailed` must be the same from one rendering to the next.
 */
export function Late<Part>({ load, clock, onFailed, children }: LateProps<Part>) {
  const texts = useTexts()
  const { lateFailed } = texts.screenTexts
  const [state, setState] = useState<State<Part>>('loading')

  useEffect(() => {
    if (state !== 'loading') return
    let gone = false
    loadLate(load, clock).then(
      (value) => {
        if (!gone) setState({ value })
      },
      () => {
        if (gone) return
        setState('failed')
        onFailed(lateFailed)
      },
    )
    return () => {
      gone = true
    }
  }, [state, load, clock, onFailed, lateFailed])

  if (state === 'loading') return <p>{texts.screenTexts.lateLoading}</p>
  if (state !== 'failed') return children(state.value)
  return (
    <button type="button" onClick={() => setState('loading')}>
      {texts.screenTexts.tryAgain}
    </button>
  )
}

/** A part of the page that is fetched when it is wanted; rejects when it has not come within the specified time. */
export function loadLate<Part>(load: () => Promise<Part>, clock: Clock): Promise<Part> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(CHUNK_LOAD_TIMEOUT_MS, () =>
      reject(new Error('the part did not come in time')),
    )
    load().then(resolve, reject).finally(cancel)
  })
}

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Clock } from '../../core/clock.ts'
import { CHUNK_LOAD_TIMEOUT_MS } from '../../core/constants.ts'
import { useTexts } from './texts.ts'

interface LateProps<Part> {
  load: () => Promise<Part>
  clock: Clock
  /** Called each time it did not come, to say so. */
  onFailed: (text: string) => void
  /** That is over: it is tried again, or the part is not wanted any more. */
  onOver?: () => void
  children: (part: Part) => ReactNode
}

type State<Part> = { value: Part } | 'loading' | 'failed'

/**
 * Shows a part of the page that is fetched now; when it does not come, says so and offers to try again. The focus of
 * who tries again waits with it, and goes to the part. `load`, `clock`, `onFailed` and `onOver` must be the same from
 * one rendering to the next.
 */
export function Late<Part>({ load, clock, onFailed, onOver, children }: LateProps<Part>) {
  const texts = useTexts()
  const { lateFailed } = texts.screenTexts
  const [state, setState] = useState<State<Part>>('loading')
  const [tried, setTried] = useState(false)
  const shown = useRef<HTMLElement>(null)
  const show = (element: HTMLElement | null) => {
    shown.current = element
  }

  useEffect(() => {
    if (state !== 'loading') return
    let gone = false
    loadLate(load, clock).then(
      (value) => {
        if (!gone) setState({ value })
      },
      () => {
        if (!gone) setState('failed')
      },
    )
    return () => {
      gone = true
    }
  }, [state, load, clock])

  const hasFailed = state === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    onFailed(lateFailed)
    return onOver
  }, [hasFailed, onFailed, onOver, lateFailed])

  useLayoutEffect(() => {
    if (tried && state && document.activeElement === document.body) shown.current?.focus()
  }, [state, tried])

  if (state === 'loading') {
    return (
      <p ref={show} tabIndex={-1}>
        {texts.screenTexts.lateLoading}
      </p>
    )
  }
  if (!hasFailed) {
    const part = children(state.value)
    if (!tried) return part
    return (
      <div ref={show} tabIndex={-1}>
        {part}
      </div>
    )
  }
  return (
    <button
      ref={show}
      type="button"
      onClick={() => {
        setTried(true)
        setState('loading')
      }}
    >
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

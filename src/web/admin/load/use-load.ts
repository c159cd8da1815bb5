import { useCallback, useEffect, useRef, useState } from 'react'

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; data: T }

export interface Load<T> {
  now: Loaded<T>
  /** Asks again; what is shown stays until the answer is there. */
  reload(): void
  /** Puts a record in place without asking again. */
  put(data: T): void
}

/** Asks for something when the screen opens. `ask` must stay the same function for as long as the question does. */
export function useLoad<T>(ask: (signal: AbortSignal) => Promise<T>): Load<T> {
  const [now, setNow] = useState<Loaded<T>>({ state: 'loading' })
  const asked = useRef<AbortController>(undefined)

  const run = useCallback(() => {
    asked.current?.abort()
    const gone = new AbortController()
    asked.current = gone
    ask(gone.signal).then(
      (data) => {
        if (!gone.signal.aborted) setNow({ state: 'ready', data })
      },
      (error: unknown) => {
        if (!gone.signal.aborted) setNow({ state: 'failed', error })
      },
    )
  }, [ask])

  useEffect(() => {
    setNow({ state: 'loading' })
    run()
    return () => asked.current?.abort()
  }, [run])

  const put = useCallback((data: T) => {
    asked.current?.abort()
    setNow({ state: 'ready', data })
  }, [])
  return { now, reload: run, put }
}

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import type { Call } from '../../core/contract/console/call.ts'
import { fileCalls } from '../../core/contract/console/upload.ts'
import type { FileKind } from '../../core/contract/import-file.ts'
import { downloadFailed } from '../../core/texts/console.ts'
import { recordOf, saidBy } from './api.ts'
import { useConsole } from './console.ts'

interface AwaitProps<T> {
  load: Pick<Load<T>, 'now' | 'reload'>
  /** The specification's words for a list that did not come. */
  failed: string
  /** Lines of the shape that will come. */
  lines?: number
  children: (data: T) => ReactNode
}

/** Shows what was loaded; before that its outline, and after a failure what to do. */
export function Await<T>({ load, failed, lines = 4, children }: AwaitProps<T>) {
  const { now, reload } = load
  if (now.state === 'ready') return children(now.data)
  if (now.state === 'loading') {
    return (
      <div className="skeleton" role="status">
        <span className="unseen">Loading…</span>
        {Array.from({ length: lines }, (_, line) => `line ${line}`).map((key) => (
          <span key={key} className="skeleton-line" />
        ))}
      </div>
    )
  }
  const reason = saidBy(now.error, '')
  return (
    <div className="failed" role="alert">
      <p>
        <strong>{failed}</strong>
      </p>
      <p>{reason || 'Nothing was changed. Check the connection, then try again.'}</p>
      <button type="button" onClick={reload}>
        Try again
      </button>
    </div>
  )
}

type Loaded<T> = { state: 'loading' } | { state: 'failed'; error: unknown } | { state: 'ready'; data: T }

export interface Load<T> {
  now: Loaded<T>
  /** An answer is on its way. */
  isBusy: boolean
  /** Asks again; what is shown stays until the answer is there. */
  reload(): void
  /** Puts a record in place without asking again. */
  put(data: T): void
}

/**
 * Asks for something when the screen opens. `ask` must stay the same function for as long as the question does.
 * `stays`: what answered the last question is shown until the next one's answer is there.
 */
export function useLoad<T>(ask: (signal: AbortSignal) => Promise<T>, { stays = false } = {}): Load<T> {
  const [now, setNow] = useState<Loaded<T>>({ state: 'loading' })
  const [isBusy, setBusy] = useState(true)
  const asked = useRef<AbortController>(undefined)

  const run = useCallback(() => {
    asked.current?.abort()
    const gone = new AbortController()
    asked.current = gone
    setBusy(true)
    const end = (state: Loaded<T>) => {
      if (gone.signal.aborted) return
      setNow(state)
      setBusy(false)
    }
    ask(gone.signal).then(
      (data) => end({ state: 'ready', data }),
      (error: unknown) => end({ state: 'failed', error }),
    )
  }, [ask])

  useEffect(() => {
    if (!stays) setNow({ state: 'loading' })
    run()
    return () => asked.current?.abort()
  }, [run, stays])

  const put = useCallback((data: T) => {
    asked.current?.abort()
    setBusy(false)
    setNow({ state: 'ready', data })
  }, [])
  return { now, isBusy, reload: run, put }
}

/** What a call without parameters answers. `call` is one of the contract's constants. */
export function useList<C extends Call>(call: C): Load<z.infer<C['reply']>> {
  const { api } = useConsole()
  return useLoad(useCallback((signal: AbortSignal) => api.call(call, { signal }), [api, call]))
}

/** What answers a call for one record; undefined where it is not there. */
export function useRecord<C extends Call>(call: C, id: string): Load<z.infer<C['reply']> | undefined> {
  const { api } = useConsole()
  return useLoad(useCallback((signal: AbortSignal) => recordOf(api, call, id, { signal }), [api, call, id]))
}

/** The record of an address is not there: deleted meanwhile, or the address was opened without one. */
export function Missing({ what, list }: { what: string; list: string }) {
  return (
    <div className="empty" role="alert">
      <p>This {what} is not there. It may have been deleted, or none was chosen.</p>
      <Link to={list}>Choose a {what} from the list</Link>
    </div>
  )
}

/** Saves everything of a kind as a file that an upload reads back as the same. */
export function useDownload(kind: FileKind): (format: 'xlsx' | 'csv') => () => Promise<void> {
  const { api, devices, toasts } = useConsole()
  return (format) => async () => {
    try {
      devices.save(await api.file(fileCalls[kind].download, { query: { format } }), `${kind}.${format}`)
    } catch (error) {
      toasts.fault(saidBy(error, downloadFailed(kind)))
    }
  }
}

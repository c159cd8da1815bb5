import { useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation } from 'react-router'
import * as z from 'zod/mini'
import { useConsole, useSession } from '../console.ts'
import { Dialog } from '../Dialog.tsx'
import type { Values } from './use-form.tsx'

/** The query says which record a screen is about. */
const screenOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

/**
 * Asks before something unsaved is left, by a link, the browser's Back or a closed tab. `lost` names it; `undefined`
 * while there is nothing to lose. `free` lets the next leaving pass: called when it was saved. Who is signed out is
 * not held back.
 */
export function useLeaveGuard(lost: string | undefined) {
  const { session } = useConsole()
  const freed = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays = screenOf(currentLocation) === screenOf(nextLocation)
    return lost !== undefined && !freed.current && !stays && session.get() !== undefined
  })

  useEffect(() => {
    if (lost === undefined) return
    const closing = (event: BeforeUnloadEvent) => {
      if (!freed.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', closing)
    return () => window.removeEventListener('beforeunload', closing)
  }, [lost])

  const stay = () => blocker.reset?.()
  const guard = (
    <Dialog open={blocker.state === 'blocked'} title="Leave without saving?" onClose={stay}>
      <p>What you changed is not saved and will be lost: {lost}.</p>
      <div className="actions">
        <button type="button" onClick={stay}>
          Stay here
        </button>
        <button type="button" className="danger" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </button>
      </div>
    </Dialog>
  )
  return {
    guard,
    free() {
      freed.current = true
    },
  }
}

interface ConflictOptions<T> {
  /** What stands in the form. */
  mine: Values
  /** The newer record as the form would show it. */
  theirs(record: T): Values
  labels: Readonly<Partial<Record<string, string>>>
  /** What else is to be known. */
  note?: string
  /** Shows the newer record in the form. */
  take(record: T): void
  /** Saves the form over the newer record. */
  keep(record: T): void
}

/** Somebody else saved the same record meanwhile: shows what differs and lets the person choose. */
export function useConflict<T>({ mine, theirs, labels, note, take, keep }: ConflictOptions<T>) {
  const [newer, setNewer] = useState<T>()
  const values = newer === undefined ? {} : theirs(newer)
  const differing = Object.keys(values).filter((name) => values[name] !== mine[name])
  const choose = (choice: (record: T) => void) => () => {
    setNewer(undefined)
    if (newer !== undefined) choice(newer)
  }

  const dialog = (
    <Dialog
      open={newer !== undefined}
      title="Somebody else has changed this in the meantime"
      onClose={() => setNewer(undefined)}
    >
      <p>Nothing was saved yet. {note}</p>
      {differing.length > 0 && <p>What differs:</p>}
      <dl className="differences">
        {differing.map((name) => (
          <div key={name}>
            <dt>{labels[name] ?? name}</dt>
            <dd>Theirs: {values[name] || '(empty)'}</dd>
            <dd>Yours: {mine[name] || '(empty)'}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <button type="button" onClick={choose(take)}>
          Take theirs
        </button>
        <button type="button" className="danger" onClick={choose(keep)}>
          Keep mine
        </button>
      </div>
    </Dialog>
  )
  return { raise: setNewer, dialog }
}

/** A form's draft: what was typed, and the version of the record that it was typed over. */
export const draftSchema = z.object({
  values: z.record(z.string(), z.string()),
  updatedAt: z.optional(z.string()),
})

/**
 * Keeps what was typed when the person is signed out without having asked for it, and has it again when they come
 * back to the same address. `part` tells apart what one screen keeps; `current` is undefined while nothing was typed.
 * What is handed in must hold no password.
 */
export function useDraft<T>(part: string, schema: z.ZodMiniType<T>) {
  const { drafts, session } = useConsole()
  const { pathname, search } = useLocation()
  const userId = useSession()?.userId ?? ''
  const [place] = useState({ userId, address: screenOf({ pathname, search }) })
  const [kept] = useState(() => schema.safeParse(drafts.read(place, part)).data)
  const current = useRef<T>(undefined)

  useEffect(() => {
    // It is on the screen now, and would come back after it was saved.
    drafts.clear()
    return session.subscribe(() => {
      const unasked = session.get() === undefined && session.reason() !== 'logout'
      if (unasked && current.current !== undefined) drafts.keep(place, part, current.current)
    })
  }, [drafts, session, place, part])

  return {
    kept,
    watch(typed: T | undefined) {
      current.current = typed
    },
  }
}

/** Told above a form that holds what was typed before a sign-out. */
export function DraftNotice() {
  return (
    <p className="notice" role="status">
      What you had typed before you were signed out is here again. It is not saved yet.
    </p>
  )
}

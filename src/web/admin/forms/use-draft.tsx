import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { useConsole, useSession } from '../console.ts'

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
  const [place] = useState({ userId, address: pathname + search })
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

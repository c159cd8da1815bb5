import * as z from 'zod/mini'
import { pendingSchema } from '../../../core/contract/console/session.ts'

/** A sign-in that is under way at the organisation's own provider. In this tab alone, until it comes back. */
export interface PendingStore {
  keep(pending: Pending): void
  /** Once. Undefined: none was begun in this tab. */
  take(): Pending | undefined
}

/** `code`: of the second factor, where it is known already that one is asked for. */
const keptSchema = z.extend(pendingSchema, { code: z.optional(z.string()) })
type Pending = z.infer<typeof keptSchema>

const KEY = 'pendingSignIn'

export function createPendingStore(
  memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): PendingStore {
  return {
    keep: (pending) => memory.setItem(KEY, JSON.stringify(pending)),
    take() {
      const text = memory.getItem(KEY)
      memory.removeItem(KEY)
      if (text === null) return undefined
      try {
        return keptSchema.safeParse(JSON.parse(text)).data
      } catch {
        return undefined
      }
    },
  }
}

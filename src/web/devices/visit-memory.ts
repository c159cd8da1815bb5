import type { VisitMemory } from './devices.ts'

const VISITOR_KEY = 'isNewUser'
const VISITOR_VALUE = 'newUser'

/** Browsers in private modes may refuse storage: everybody is new there. */
export const visitMemory: VisitMemory = {
  isReturning() {
    try {
      return localStorage.getItem(VISITOR_KEY) === VISITOR_VALUE
    } catch {
      return false
    }
  },
  remember() {
    try {
      localStorage.setItem(VISITOR_KEY, VISITOR_VALUE)
    } catch {
      // Nothing to keep it in; the next visit is a first one again.
    }
  },
}

import type { Clock } from '../../../core/clock.ts'

/** One that is never reported as played is over by then. */
const SAYING_AT_MOST_MS = 60_000

/** The sentence that the client says by itself. */
export function createOwnSentence(clock: Clock) {
  let own: { name: string | undefined; text: string } | undefined
  let cancel = () => {}
  function end() {
    cancel()
    own = undefined
  }
  return {
    begin(text: string, name: string | undefined): void {
      end()
      own = { text, name }
      cancel = clock.after(SAYING_AT_MOST_MS, end)
    },
    /** True when it was this one. */
    played(name: string): boolean {
      const isOwn = own !== undefined && own.name === name
      if (isOwn) end()
      return isOwn
    },
    text: () => own?.text,
    end,
  }
}

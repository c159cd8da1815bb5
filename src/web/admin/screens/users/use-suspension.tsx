import { suspendUsersCall, type User } from '../../../../core/contract/console/users.ts'
import { saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import type { Question } from '../../Dialog.tsx'

/** Suspends people after a question and lets them back without one; either can be undone. `changed`: read the list anew. */
export function useSuspension(ask: (question: Question) => void, changed: () => void) {
  const { api, toasts } = useConsole()

  async function set(ids: readonly string[], suspended: boolean, undoable = true) {
    try {
      const reply = await api.call(suspendUsersCall, { body: { ids, suspended } })
      const undo = () => void set(reply.ids, !suspended, false)
      toasts.done(reply.message, undoable && reply.ids.length > 0 ? undo : undefined)
    } catch (error) {
      toasts.fault(saidBy(error, 'Nobody was changed.'))
    }
    changed()
  }

  const suspend = (people: readonly User[]) => {
    const names = people.map(({ username }) => username).join(', ')
    const who = people.length === 1 ? names : `${people.length} users`
    ask({
      title: `Suspend ${who}?`,
      lost: (
        <p>
          <strong>{names}</strong> will be signed out at once and cannot sign in until you restore{' '}
          {people.length === 1 ? 'the account' : 'the accounts'}. Nothing of theirs is deleted.
        </p>
      ),
      yes: `Suspend ${who}`,
      act: () =>
        set(
          people.map(({ id }) => id),
          true,
        ),
    })
  }
  const restore = (people: readonly User[]) =>
    void set(
      people.map(({ id }) => id),
      false,
    )
  return { suspend, restore }
}

interface ManyUsersProps extends ReturnType<typeof useSuspension> {
  people: readonly User[]
  done(): void
}

/** What can be done with all that were chosen; oneself is left out. */
export function ManyUsers({ people, suspend, restore, done }: ManyUsersProps) {
  const may = people.filter(({ suspended }) => !suspended)
  const rest = people.filter(({ suspended }) => suspended)
  return (
    <>
      <button type="button" disabled={may.length === 0} onClick={() => suspend(may)}>
        Suspend {may.length}
      </button>
      <button
        type="button"
        disabled={rest.length === 0}
        onClick={() => {
          restore(rest)
          done()
        }}
      >
        Restore {rest.length}
      </button>
    </>
  )
}

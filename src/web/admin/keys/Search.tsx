import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Hit, LONGEST_QUERY, searchCall } from '../../../core/contract/console/pages.ts'
import type { Action, Subject } from '../../../core/permissions.ts'
import { findRows, indexed } from '../../../core/tables/arrange.ts'
import { saidBy } from '../api.ts'
import { useConsole, useMay, useSession } from '../console.ts'
import { Close, Dialog } from '../Dialog.tsx'
import { addresses, withId } from '../shell/screens.ts'

interface SearchProps {
  open: boolean
  onClose(): void
}

/** Any record or screen, by any of its words; Enter opens the first, arrows go through them. */
export function Search({ open, onClose }: SearchProps) {
  return (
    <Dialog open={open} title="Search everything" onClose={onClose}>
      <SearchBox onClose={onClose} />
    </Dialog>
  )
}

function SearchBox({ onClose }: { onClose(): void }) {
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const [query, setQuery] = useState('')
  const { goals, said } = useGoals(useDeferredValue(query.trim()))

  function go({ to }: Goal) {
    onClose()
    navigate(to)
  }
  function step(event: KeyboardEvent) {
    // A search field would take the first Escape for itself, to empty what was typed.
    if (event.key === 'Escape') {
      event.preventDefault()
      return onClose()
    }
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!way) return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((each) => document.activeElement === each)
    buttons[Math.min(Math.max(at + way, 0), buttons.length - 1)]?.focus()
  }
  return (
    <search onKeyDown={step}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = goals
          if (first) go(first)
        }}
      >
        <label>
          Barcode, name, e-mail, store number, section, screen
          <input
            type="search"
            maxLength={LONGEST_QUERY}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
      </form>
      <p role="status">{said}</p>
      <ul className="goals" ref={list}>
        {goals.map((goal) => (
          <li key={`${goal.kind} ${goal.to}`}>
            <button type="button" className="goal" onClick={() => go(goal)}>
              <strong>{goal.name}</strong> <span className="hint">{goal.kind}</span>
              <span className="hint clipped">{goal.detail}</span>
            </button>
          </li>
        ))}
      </ul>
      <Close onClose={onClose} />
    </search>
  )
}

/** Where the words lead: screens at once, records when the server has answered. */
function useGoals(words: string): { goals: readonly Goal[]; said: string } {
  const { api } = useConsole()
  const may = useMay()
  const storeId = useSession()?.storeId
  const [answer, setAnswer] = useState<{ words: string; records: readonly Goal[]; fault: string }>()
  const mayNow = useRef(may)
  mayNow.current = may
  useEffect(() => {
    if (words === '') return
    const gone = new AbortController()
    api.call(searchCall, { query: { q: words }, signal: gone.signal }).then(
      (hits) => setAnswer({ words, records: hits.map((hit) => goalOf(hit, mayNow.current)), fault: '' }),
      (error: unknown) => {
        if (!gone.signal.aborted)
          setAnswer({ words, records: [], fault: saidBy(error, 'The search did not come through.') })
      },
    )
    return () => gone.abort()
  }, [api, words])
  if (words === '') return { goals: [], said: '' }
  const screens = screensFor(words, may, storeId)
  if (answer?.words !== words) return { goals: screens, said: 'Searching…' }
  const goals = [...answer.records, ...screens]
  return {
    goals,
    said: answer.fault || (goals.length === 0 ? `Nothing holds “${words}”.` : `${goals.length} found`),
  }
}

/** Something that a search leads to. */
interface Goal {
  kind: string
  name: string
  detail: string
  to: string
}
type May = (action: Action, subject?: Subject) => boolean

/** Where a record is changed by whoever may, else where it is shown. */
function goalOf({ kind, id, name, detail }: Hit, may: May): Goal {
  const manages = may('catalogue.manage')
  const to = {
    product: manages ? withId(addresses.editProduct, { id }) : withId(addresses.products, { q: name }),
    aisle: manages ? withId(addresses.editAisle, { id }) : withId(addresses.aisles, { q: name }),
    store: may('stores.manage')
      ? withId(addresses.manageStore, { id })
      : withId(addresses.dashboard, { store: id }),
    user: withId(addresses.editUser, { id }),
  }[kind]
  return { kind: kind === 'aisle' ? 'section' : kind, name, detail, to }
}

const screens: readonly (readonly [name: string, to: string, action: Action])[] = [
  ['Dashboard', addresses.dashboard, 'stores.list'],
  ['Add Store', addresses.addStore, 'stores.manage'],
  ['Upload stores', addresses.uploadStores, 'stores.manage'],
  ['Manage Users', addresses.users, 'users.manage'],
  ['Add New User', addresses.register, 'users.manage'],
  ['Invite user', addresses.invite, 'users.manage'],
  ['Upload users', addresses.uploadUsers, 'users.manage'],
  ['Product List', addresses.products, 'catalogue.read'],
  ['Add products', addresses.addProduct, 'catalogue.manage'],
  ['Upload products', addresses.upload, 'catalogue.manage'],
  ['Recalls', addresses.recalls, 'catalogue.read'],
  ['Upload recalls', addresses.uploadRecalls, 'catalogue.manage'],
  ['Manage Aisles', addresses.aisles, 'catalogue.read'],
  ['QR sheets', addresses.sheets, 'stores.list'],
  ['Work list', addresses.workList, 'paths.edit'],
  ['Insights: what happens in stores', addresses.insights, 'field.read'],
  ['Calls', addresses.calls, 'calls.list'],
  ['History', addresses.history, 'history.read'],
  ['Change Password', addresses.changePassword, 'session.own'],
  ['Second factor', addresses.secondFactor, 'session.own'],
  ['Staff guide', addresses.guide, 'session.own'],
  ['Navigation demo', addresses.navigation, 'session.own'],
]
/** Screens that an admin has of their own store. */
const ofOwnStore = new Set<Action>(['paths.edit', 'field.read'])

/** The screens whose names hold every word, of those that the person may use. */
function screensFor(words: string, may: May, storeId: string | undefined): Goal[] {
  const usable = screens.filter(([, , action]) => may(action, ofOwnStore.has(action) ? { storeId } : {}))
  return findRows(
    usable.map((screen) => indexed(screen, [], ([name]) => name)),
    words,
  ).map(([name, to]) => ({ kind: 'screen', name, detail: '', to }))
}

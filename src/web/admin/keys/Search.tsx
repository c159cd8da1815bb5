import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchCall } from '../../../core/contract/console/search.ts'
import { LONGEST_QUERY } from '../../../core/tables/arrange.ts'
import { saidBy } from '../api/api-fault.ts'
import { useConsole, useMay, useSession } from '../console.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { type Goal, goalOf, screensFor } from './goals.ts'

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
      <div className="actions">
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
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

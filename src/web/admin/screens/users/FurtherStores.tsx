import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { StoreChoice } from '../../../../core/contract/console/store-page.ts'
import { findRows, indexed, LONGEST_QUERY } from '../../../../core/tables/arrange.ts'
import { everyWord } from '../../../../core/tables/every-word.ts'
import { labelOf } from '../../forms/use-store-search.tsx'

/** So many are offered at once; more words find the others. */
const OFFERED = 8

interface FurtherStoresProps {
  stores: readonly StoreChoice[]
  chosen: readonly string[]
  onChange(ids: readonly string[]): void
}

/** Stores beside the first, each found by any of its words and taken off again by its button. */
export function FurtherStores({ stores, chosen, onChange }: FurtherStoresProps) {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const rows = useMemo(() => stores.map((store) => indexed(store, [], everyWord)), [stores])
  const found = query.trim() === '' ? [] : findRows(rows, query).filter(({ id }) => !chosen.includes(id))
  const offered = found.slice(0, OFFERED)

  // The button that was pressed goes: the focus stays where the next one is found.
  function change(ids: readonly string[]) {
    onChange(ids)
    setQuery('')
    field.current?.focus()
  }
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // It would send the form.
    event.preventDefault()
    const [first] = found
    if (first) change([...chosen, first.id])
  }
  const said =
    query.trim() === ''
      ? ''
      : `${found.length} ${found.length === 1 ? 'store' : 'stores'} found${found.length > OFFERED ? `, the first ${OFFERED} are shown` : ''}`

  return (
    <div className="set">
      {chosen.length > 0 && (
        <ul aria-label="Further stores" className="chosen">
          {stores
            .filter(({ id }) => chosen.includes(id))
            .map((store) => (
              <li key={store.id}>
                {labelOf(store)}{' '}
                <button type="button" onClick={() => change(chosen.filter((id) => id !== store.id))}>
                  Take off<span className="unseen"> {labelOf(store)}</span>
                </button>
              </li>
            ))}
        </ul>
      )}
      <label>
        Another store
        <span className="optional"> (optional)</span>
        <input
          ref={field}
          type="search"
          autoComplete="off"
          maxLength={LONGEST_QUERY}
          placeholder="Number, name or city"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={enter}
        />
      </label>
      <p role="status" className="hint">
        {said}
      </p>
      <ul className="chosen">
        {offered.map((store) => (
          <li key={store.id}>
            <button type="button" onClick={() => change([...chosen, store.id])}>
              Add {labelOf(store)}, {store.location}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

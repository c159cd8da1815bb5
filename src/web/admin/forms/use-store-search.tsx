import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import type { StoreChoice } from '../../../core/contract/console/store-page.ts'
import { findRows, indexed, LONGEST_QUERY } from '../../../core/tables/arrange.ts'
import { everyWord } from '../../../core/tables/every-word.ts'

export const labelOf = ({ store_number, name }: Pick<StoreChoice, 'store_number' | 'name'>) =>
  `${store_number} ${name}`

/** A browser's own list of more stores than this is searched before it is opened. */
const LONG_LIST = 20

interface StoreSearch {
  /** The field to stand before the list; nothing where the list is short. */
  search: ReactNode
  /** What the list offers: the stores found, and the chosen one in any case. */
  offered: readonly StoreChoice[]
}

/** Stores by any of their words, for a list in which one is chosen. Enter chooses the first that was found. */
export function useStoreSearch(
  stores: readonly StoreChoice[],
  chosen: string,
  onChoice: (id: string) => void,
): StoreSearch {
  const [query, setQuery] = useState('')
  const rows = useMemo(() => stores.map((store) => indexed(store, [], everyWord)), [stores])
  const isAsked = query.trim() !== ''
  const found = useMemo(() => (isAsked ? findRows(rows, query) : stores), [isAsked, rows, query, stores])
  const offered = useMemo(() => {
    const kept = new Set(found)
    return stores.filter((store) => kept.has(store) || store.id === chosen)
  }, [stores, found, chosen])

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // It would send the form.
    event.preventDefault()
    const [first] = found
    if (isAsked && first) onChoice(first.id)
  }
  const said = isAsked ? `${found.length} ${found.length === 1 ? 'store' : 'stores'} found` : ''
  const search = stores.length > LONG_LIST && (
    <div>
      <label>
        Find by number, name or city
        <span className="optional"> (optional)</span>
        <input
          type="search"
          autoComplete="off"
          maxLength={LONGEST_QUERY}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={enter}
        />
      </label>
      <p role="status" className="hint">
        {said}
      </p>
    </div>
  )
  return { search, offered }
}

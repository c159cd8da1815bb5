import { type KeyboardEvent, type ReactNode, type Ref, useMemo, useState } from 'react'
import { LONGEST_QUERY, type StoreChoice } from '../../../core/contract/console/pages.ts'
import { everyWord, findRows, indexed } from '../../../core/tables/arrange.ts'

export const labelOf = ({ store_number, name }: Pick<StoreChoice, 'store_number' | 'name'>) =>
  `${store_number} ${name}`

/** Stores by any of their words; `found` is undefined while nothing is asked. */
export function useFoundStores(stores: readonly StoreChoice[]) {
  const [query, setQuery] = useState('')
  const rows = useMemo(() => stores.map((store) => indexed(store, [], everyWord)), [stores])
  const found = useMemo(() => (query.trim() === '' ? undefined : findRows(rows, query)), [rows, query])
  return { query, setQuery, found }
}

/** "1 store found". */
export const foundText = (found: readonly StoreChoice[] | undefined) =>
  found ? `${found.length} ${found.length === 1 ? 'store' : 'stores'} found` : ''

interface StoreSearchFieldProps {
  label: string
  placeholder?: string
  query: string
  onQuery(query: string): void
  /** Enter was pressed: it sends no form. */
  onEnter(): void
  said: string
  field?: Ref<HTMLInputElement>
}

export function StoreSearchField(props: StoreSearchFieldProps) {
  const { label, placeholder, query, onQuery, onEnter, said, field } = props
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <>
      <label>
        {label}
        <span className="optional"> (optional)</span>
        <input
          ref={field}
          type="search"
          autoComplete="off"
          maxLength={LONGEST_QUERY}
          placeholder={placeholder}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={enter}
        />
      </label>
      <p role="status" className="hint">
        {said}
      </p>
    </>
  )
}

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
  const { query, setQuery, found } = useFoundStores(stores)
  const offered = useMemo(() => {
    const kept = new Set(found ?? stores)
    return stores.filter((store) => kept.has(store) || store.id === chosen)
  }, [stores, found, chosen])
  const search = stores.length > LONG_LIST && (
    <div>
      <StoreSearchField
        label="Find by number, name or city"
        query={query}
        onQuery={setQuery}
        onEnter={() => found?.[0] && onChoice(found[0].id)}
        said={foundText(found)}
      />
    </div>
  )
  return { search, offered }
}

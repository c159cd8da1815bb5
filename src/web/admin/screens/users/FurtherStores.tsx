import { useRef } from 'react'
import type { StoreChoice } from '../../../../core/contract/console/pages.ts'
import { foundText, labelOf, StoreSearchField, useFoundStores } from '../../forms/use-store-search.tsx'

/** So many are offered at once; more words find the others. */
const OFFERED = 8

interface FurtherStoresProps {
  stores: readonly StoreChoice[]
  chosen: readonly string[]
  onChange(ids: readonly string[]): void
}

/** Stores beside the first, each found by any of its words and taken off again by its button. */
export function FurtherStores({ stores, chosen, onChange }: FurtherStoresProps) {
  const field = useRef<HTMLInputElement>(null)
  const { query, setQuery, found: all } = useFoundStores(stores)
  const found = all?.filter(({ id }) => !chosen.includes(id))
  const offered = found?.slice(0, OFFERED) ?? []

  // The button that was pressed goes: the focus stays where the next one is found.
  function change(ids: readonly string[]) {
    onChange(ids)
    setQuery('')
    field.current?.focus()
  }
  const cut = found && found.length > OFFERED ? `, the first ${OFFERED} are shown` : ''

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
      <StoreSearchField
        label="Another store"
        placeholder="Number, name or city"
        query={query}
        onQuery={setQuery}
        onEnter={() => found?.[0] && change([...chosen, found[0].id])}
        said={`${foundText(found)}${cut}`}
        field={field}
      />
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

import { useCallback } from 'react'
import { fieldCall, fieldSpans } from '../../../../core/contract/console/field.ts'
import { type StoreChoice, storeChoicesCall } from '../../../../core/contract/console/pages.ts'
import { storeIdsIn } from '../../../../core/permissions.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole, useMay, useSession } from '../../console.ts'
import { useStoreSearch } from '../../forms/use-store-search.tsx'
import { Await, useList, useLoad } from '../../load.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { useAddress } from '../../tables/use-table-state.ts'
import { Counts } from './Counts.tsx'

const names = { store: 'store', days: 'days' } as const
const spanText = { 7: 'a week', 30: '30 days', 90: '90 days', 365: 'a year' } as const

/** What happens to shoppers in stores, as counts; `?store=` and `?days=` of the address narrow it. */
export function Insights() {
  const { search: query, put } = useAddress()
  const who = useSession()
  const may = useMay()
  const all = may('field.read')
  const asked = query.get(names.store) ?? ''
  const own = may('field.read', { storeId: asked }) ? asked : (who?.storeId ?? '')
  const storeId = all ? asked : own
  const several = storeIdsIn(who?.storeIds ?? '').length > 1
  const days = fieldSpans.find((span) => span === query.get(names.days)) ?? '30'
  return (
    <Screen title="What happens in stores" wide>
      <div className="table-tools">
        {(all || several) && (
          <StoreFilter all={all} value={storeId} onChoice={(value) => put({ [names.store]: value })} />
        )}
        <label className="filter">
          Of the last
          <select value={days} onChange={({ target }) => put({ [names.days]: target.value })}>
            {fieldSpans.map((span) => (
              <option key={span} value={span}>
                {spanText[span]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <LoadedCounts key={`${storeId} ${days}`} storeId={storeId} days={days} />
    </Screen>
  )
}

interface StoreFilterProps {
  /** All of them together may be chosen. */
  all: boolean
  value: string
  onChoice(value: string): void
}

function StoreFilter(props: StoreFilterProps) {
  const stores = useList(storeChoicesCall)
  return (
    <Await load={stores} failed={consoleTexts.storesFailed} lines={1}>
      {(list) => <StoreList {...props} stores={list} />}
    </Await>
  )
}

function StoreList({ all, value, onChoice, stores }: StoreFilterProps & { stores: readonly StoreChoice[] }) {
  const { search, offered } = useStoreSearch(stores, value, onChoice)
  return (
    <>
      {search}
      <label className="filter">
        Store
        <select value={value} onChange={({ target }) => onChoice(target.value)}>
          {all && <option value="">all</option>}
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

function LoadedCounts({ storeId, days }: { storeId: string; days: string }) {
  const { api } = useConsole()
  const field = useLoad(
    useCallback(
      (signal: AbortSignal) =>
        api.call(fieldCall, { query: { days, ...(storeId !== '' && { storeId }) }, signal }),
      [api, storeId, days],
    ),
  )
  return (
    <Await load={field} failed="The counts could not be read." lines={8}>
      {(reply) => <Counts reply={reply} />}
    </Await>
  )
}

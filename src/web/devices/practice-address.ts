import { PRACTICE } from '../../core/page/page-state.ts'

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`

/** The practice visit's page, which knows the store of the one that it is opened from. */
export function practiceAddress(search: string): string {
  const now = new URLSearchParams(search)
  const from = now.get('from') ?? now.get('storeid')
  return query({ storeid: PRACTICE, ...(from !== null && from !== PRACTICE && { from }) })
}

/** The page that it was opened from: whoever came by the code of a store is still there. */
export function addressBefore(search: string): string {
  const storeid = new URLSearchParams(search).get('from')
  return storeid === null ? '' : query({ storeid })
}

import { useLocation, useSearchParams } from 'react-router'
import * as z from 'zod/mini'

const passedSchema = z.object({ id: z.union([z.string(), z.number()]) })

/**
 * The id of the record that a screen is about: from the address, which survives a reload, else from the state that
 * another screen passed. '' when neither says one.
 */
export function useRecordId(): string {
  const [query] = useSearchParams()
  const { state } = useLocation()
  return query.get('id') ?? String(passedSchema.safeParse(state).data?.id ?? '')
}

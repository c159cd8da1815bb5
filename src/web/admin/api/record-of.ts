import type * as z from 'zod/mini'
import type { Call } from '../../../core/contract/console/call.ts'
import type { Api, CallOptions } from './api.ts'
import { ApiFault } from './api-fault.ts'

/** One record by its id; undefined when it is gone, or not this person's. Rejects with `ApiFault`. */
export async function recordOf<C extends Call>(
  api: Api,
  call: C,
  id: string,
  options: CallOptions = {},
): Promise<z.infer<C['reply']> | undefined> {
  if (id === '') return undefined
  try {
    return await api.call(call, { ...options, params: { id } })
  } catch (error) {
    if (error instanceof ApiFault && (error.status === 404 || error.status === 403)) return undefined
    throw error
  }
}

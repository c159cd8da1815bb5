import { useCallback } from 'react'
import type * as z from 'zod/mini'
import type { Call } from '../../../core/contract/console/call.ts'
import { useConsole } from '../console.ts'
import { type Load, useLoad } from './use-load.ts'

/** What a call without parameters answers. `call` is one of the contract's constants. */
export function useList<C extends Call>(call: C): Load<z.infer<C['reply']>> {
  const { api } = useConsole()
  return useLoad(useCallback((signal: AbortSignal) => api.call(call, { signal }), [api, call]))
}

import { storesCall } from '../../../../core/contract/console/stores.ts'
import type { Store } from '../../../../core/contract/store.ts'
import type { Api, CallOptions } from '../../api/api.ts'

/** A store as it is now; undefined when it is gone, or not this person's. Rejects with `ApiFault`. */
export async function readStore(api: Api, id: string, options?: CallOptions): Promise<Store | undefined> {
  return (await api.call(storesCall, options)).find((store) => store.id === id)
}

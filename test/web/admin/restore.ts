import { restoreCall } from '../../../src/core/contract/console/history.ts'
import type { FakeConsoleServer } from './fake-console-server.ts'
import type { showConsole } from './show-console.tsx'

/** Puts back from the record's history what was before; the server's first store becomes `change`. */
export async function restore(
  { user, button, said, server }: ReturnType<typeof showConsole>,
  change: Partial<FakeConsoleServer['data']['stores'][0]>,
) {
  server.on(restoreCall, () => {
    const [store] = server.data.stores
    if (store) server.data.stores[0] = { ...store, ...change, updatedAt: 'restored' }
    return { body: { id: '9', message: 'Restored.' } }
  })
  await user.click(await button('History'))
  await user.click(await button('Restore what was before'))
  await user.click(await button('Put back'))
  await said('Restored.')
}

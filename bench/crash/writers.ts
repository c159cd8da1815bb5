import type { Caller } from '../../test/server/console/console-server.ts'
import type { Ledger } from './ledger.ts'

/** Products of the file that every import changes from its first row to its last. */
export const PRODUCTS = 100
/** The store whose name is edited for ever. */
export const EDITED = { id: '1', store_number: '1' } as const

const MAKERS = 3
const MOST_ALIVE = 30
let numbers = 1
let tries = 0

const store = (store_number: string, name: string) => ({ store_number, name, location: 'Pune', paths: {} })
export const editedStore = () => store(EDITED.store_number, 'Version 0')

/** @param mark what every description ends in; with ids, the file changes what an earlier one added. */
export function fileOf(mark: number, withIds = true): Blob {
  const rows = Array.from(
    { length: PRODUCTS },
    (_, index) => `${withIds ? index + 1 : ''},Biscuit ${index + 1},Mark ${mark}`,
  )
  return new Blob([`id,name,description\n${rows.join('\n')}\n`])
}

/**
 * Makes and removes stores, edits one and imports a file, all at once and without a pause, until the server is gone.
 * What it acknowledges stands in the ledger. `end` is called after the first acknowledgement
 * of any kind, or after that of an import, from which on one follows the other; it ends the server.
 */
export async function writeUntilGone(
  chief: Caller,
  ledger: Ledger,
  after: 'any' | 'import',
  end: () => Promise<void>,
): Promise<void> {
  let ended: Promise<void> | undefined
  function acknowledged(kind?: 'import') {
    ledger.acknowledged += 1
    if (after === 'any' || kind === after) ended ??= end()
  }

  /** A connection that the last life of the server left breaks as well: only what follows the end is the end. */
  async function forEver(work: () => Promise<void>) {
    for (;;) {
      try {
        await work()
      } catch {
        if (ended) return
      }
    }
  }

  async function make() {
    const number = String(++numbers)
    const { status, body } = await chief.call('POST', '/stores', store(number, `Store ${number}`))
    if (status === 201) {
      ledger.alive.set(number, body.store.id)
      acknowledged()
    } else ledger.refused += 1
    const [oldest] = ledger.alive
    if (oldest && ledger.alive.size > MOST_ALIVE) await remove(...oldest)
  }

  async function remove(number: string, id: string) {
    // From here on, and until it is acknowledged, it may be there or not.
    ledger.alive.delete(number)
    const { status } = await chief.call('DELETE', `/stores/${id}`)
    if (status === 200) {
      ledger.gone.add(number)
      acknowledged()
    } else ledger.refused += 1
  }

  async function edit() {
    const version = ++tries
    const { status } = await chief.call('PUT', `/stores/${EDITED.id}`, { name: `Version ${version}` })
    if (status === 200) {
      ledger.version = version
      acknowledged()
    } else ledger.refused += 1
  }

  async function fill() {
    const mark = ++tries
    const { status } = await chief.upload('/upload-csv', { file: fileOf(mark) })
    if (status === 200) {
      ledger.mark = mark
      ledger.imports += 1
      acknowledged('import')
    } else ledger.refused += 1
  }

  const writers = [...Array.from({ length: MAKERS }, () => make), edit, fill]
  await Promise.all(writers.map(forEver))
  await ended
}

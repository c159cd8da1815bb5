import type { Actor } from './actor.ts'
import { keepHistory } from './history.ts'
import { readSome } from './product-reads.ts'
import { breathe, type Change, timeAfter } from './transaction.ts'

/** Products moved between two turns of the event loop: the driver of SQLite is synchronous. */
const AT_ONCE = 50

/** Puts every product of a section into another, with its history. The change holds the book of products. */
export async function moveSection(
  transaction: Change,
  section: { before: string; after: string },
  by: Actor,
  now: Date,
): Promise<void> {
  for (;;) {
    const products = await readSome(transaction, 'section', section.before, AT_ONCE)
    if (products.length === 0) return
    const newest = products.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), '')
    const at = timeAfter(newest, now)
    await transaction
      .updateTable('products')
      .set({ section: section.after, updated_at: at })
      .where(
        'id',
        'in',
        products.map(({ id }) => id),
      )
      .execute()
    await keepHistory(
      transaction,
      by,
      at,
      products.map(({ updatedAt: _, ...before }) => ({
        kind: 'product' as const,
        recordId: before.id,
        action: 'changed' as const,
        before,
        after: { ...before, section: section.after },
      })),
    )
    await breathe()
  }
}

import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { DAY_MS } from '../../../core/clock.ts'
import { replyTexts } from '../../../core/contract/console/messages.ts'
import {
  type Photo,
  packPictureSchema,
  photoLimits,
  photoSchema,
  photoTexts,
} from '../../../core/contract/console/photos.ts'
import type { PackPicture } from '../../../core/vision/pictured.ts'
import type { Database } from '../database.ts'
import type { Actor } from '../history.ts'
import { Refused } from '../refused.ts'
import type { ProductPhotoTable } from '../schema.ts'
import { type Change, changeAreas } from '../transaction.ts'

/** A photograph as it is to be kept. */
export interface NewPhoto extends Pick<Photo, 'width' | 'height' | 'proposals'> {
  jpeg: Uint8Array
  lesson: PackPicture
}

/** Photographs of products. Changes are all or nothing; shoppers get what they teach as they get a changed product. */
export interface ProductPhotoRepository {
  ofProduct(productId: string): Promise<Photo[]>
  /** Throws `Refused` where there is no such product, or no room for so many. */
  add(productId: string, photos: readonly NewPhoto[], by: Actor): Promise<Photo[]>
  /** The picture; undefined: there is none, or it was deleted. */
  jpeg(id: string): Promise<{ productId: string; jpeg: Buffer } | undefined>
  /** It can be put back for `photoLimits.keptDays`. Throws `Refused` where it is not there. */
  remove(id: string): Promise<void>
  putBack(id: string): Promise<void>
  /** What the photographs of all products teach, by product. */
  lessons(): Promise<Map<string, PackPicture[]>>
}

/** A page of lessons: about a kilobyte each. */
const PAGE = 200

const LISTED = ['id', 'product_id', 'width', 'height', 'proposals', 'added_at', 'added_by'] as const

export function productPhotoRepository(database: Database, now: () => Date): ProductPhotoRepository {
  const change = <T>(work: (transaction: Change) => Promise<T>) => changeAreas(database, ['products'], work)
  /** Lessons never change: each is read once. */
  const known = new Map<string, PackPicture>()

  return {
    async ofProduct(productId) {
      const rows = await database
        .selectFrom('product_photos')
        .select(LISTED)
        .where('product_id', '=', productId)
        .where('deleted_at', 'is', null)
        .orderBy('added_at')
        .orderBy('id')
        .execute()
      return rows.map(photoOfRow)
    },
    add: (productId, photos, by) =>
      change(async (transaction) => {
        const product = transaction.selectFrom('products').select('id').where('id', '=', productId)
        if (!(await product.executeTakeFirst()))
          throw new Refused('missing', { message: replyTexts.notFound })
        await sweep(transaction, now())
        await refuseTooMany(transaction, productId, photos.length)
        const rows = photos.map((photo, at) => ({
          ...rowOf(photo),
          id: randomUUID(),
          product_id: productId,
          // In the order in which they came.
          added_at: new Date(now().getTime() + at).toISOString(),
          added_by: by.username,
          deleted_at: null,
        }))
        for (const row of rows) await transaction.insertInto('product_photos').values(row).execute()
        return rows.map(photoOfRow)
      }),
    async jpeg(id) {
      const row = await database
        .selectFrom('product_photos')
        .select(['jpeg', 'product_id'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row && { productId: row.product_id, jpeg: Buffer.from(row.jpeg, 'base64') }
    },
    remove: (id) =>
      change(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('product_photos')
          .set({ deleted_at: now().toISOString() })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (Number(numUpdatedRows) === 0) throw new Refused('missing', { message: replyTexts.notFound })
      }),
    putBack: (id) =>
      change(async (transaction) => {
        const row = await transaction
          .selectFrom('product_photos')
          .select('product_id')
          .where('id', '=', id)
          .where('deleted_at', 'is not', null)
          .executeTakeFirst()
        if (!row) throw new Refused('missing', { message: replyTexts.notFound })
        await refuseTooMany(transaction, row.product_id, 1)
        await transaction
          .updateTable('product_photos')
          .set({ deleted_at: null })
          .where('id', '=', id)
          .execute()
      }),
    async lessons() {
      const rows = await database
        .selectFrom('product_photos')
        .select(['id', 'product_id'])
        .where('deleted_at', 'is', null)
        .orderBy('added_at')
        .orderBy('id')
        .execute()
      const there = new Set(rows.map(({ id }) => id))
      for (const id of known.keys()) if (!there.has(id)) known.delete(id)
      const wanted = [...there].filter((id) => !known.has(id))
      for (let from = 0; from < wanted.length; from += PAGE) {
        const page = await database
          .selectFrom('product_photos')
          .select(['id', 'lesson'])
          .where('id', 'in', wanted.slice(from, from + PAGE))
          .execute()
        for (const { id, lesson } of page) known.set(id, packPictureSchema.parse(JSON.parse(lesson)))
      }
      const taught = new Map<string, PackPicture[]>()
      for (const { id, product_id: productId } of rows) {
        const lesson = known.get(id)
        if (lesson) taught.set(productId, [...(taught.get(productId) ?? []), lesson])
      }
      return taught
    },
  }
}

async function refuseTooMany(transaction: Change, productId: string, more: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('product_photos')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('product_id', '=', productId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) + more > photoLimits.ofProduct) throw new Refused('full', { message: photoTexts.full })
}

/** Takes away for good what was deleted long ago, and what belongs to products that were. */
async function sweep(transaction: Change, now: Date): Promise<void> {
  const before = new Date(now.getTime() - photoLimits.keptDays * DAY_MS).toISOString()
  await transaction.deleteFrom('product_photos').where('deleted_at', '<', before).execute()
  await transaction
    .deleteFrom('product_photos')
    .where('product_id', 'not in', transaction.selectFrom('products').select('id'))
    .where('product_id', 'not in', (history) =>
      history
        .selectFrom('history')
        .select('record_id')
        .where('kind', '=', 'product')
        .where('at', '>=', before),
    )
    .execute()
}

const rowOf = ({ jpeg, lesson, proposals, width, height }: NewPhoto) => ({
  jpeg: Buffer.from(jpeg).toString('base64'),
  lesson: JSON.stringify(lesson),
  proposals: JSON.stringify(proposals),
  width,
  height,
})

const proposalsSchema = z.pick(photoSchema, { proposals: true })

const photoOfRow = (row: Pick<ProductPhotoTable, (typeof LISTED)[number]>): Photo => ({
  id: row.id,
  productId: row.product_id,
  addedAt: row.added_at,
  addedBy: row.added_by,
  width: row.width,
  height: row.height,
  ...proposalsSchema.parse({ proposals: JSON.parse(row.proposals) }),
})

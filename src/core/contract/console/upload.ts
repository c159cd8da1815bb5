import * as z from 'zod/mini'
import { type FileKind, importFaultSchema } from '../import-file.ts'
import type { Call } from './call.ts'

/** The form's fields: the file, and the token of the preview that is confirmed. */
export const uploadFields = { file: 'file', confirm: 'confirm' } as const

/** A header beside `file`: the token of the preview that was shown, whose deletions were not agreed to. */
export const SHOWN_PREVIEW = 'shown-preview'

/** A password for somebody new, good for one week: told here once and kept nowhere. */
const oneTimePasswordSchema = z.object({ username: z.string(), password: z.string() })
export type OneTimePassword = z.infer<typeof oneTimePasswordSchema>

export const uploadReplySchema = z.object({
  added: z.number(),
  updated: z.number(),
  deleted: z.number(),
  /** Rows that say what the catalogue already says. */
  skipped: z.number(),
  /** What was read all the same, for a person to look at: a guessed encoding, columns that are not known. */
  warnings: z.array(z.string()),
  /** Of the users that a file added. */
  passwords: z.optional(z.array(oneTimePasswordSchema)),
})
export type UploadReply = z.infer<typeof uploadReplySchema>

/** The specification's words for an upload that went well. */
export const uploadDone = ({ added, updated, deleted, skipped }: UploadReply) =>
  `Upload successful! Added: ${added}, Updated: ${updated}, Deleted: ${deleted}, Skipped: ${skipped}`

const unlistedSchema = z.object({ id: z.string(), name: z.string(), allergens: z.array(z.string()) })
/** A product, and allergens that it would list no more, or only as traces. */
export type Unlisted = z.infer<typeof unlistedSchema>

const rewrittenSchema = z.object({ id: z.string(), name: z.string(), paths: z.array(z.string()) })
/** A store, and paths of it that shoppers would be led along by other steps. */
export type Rewritten = z.infer<typeof rewrittenSchema>

/** What the file would do. With errors there is no token: nothing is imported by halves. */
export const previewReplySchema = z.object({
  token: z.nullable(z.string()),
  added: z.number(),
  updated: z.number(),
  /** Records that the file does not hold. Only a confirmed call deletes them. */
  deleted: z.array(z.object({ id: z.string(), name: z.string() })),
  skipped: z.number(),
  /** Products that would lose an allergen: somebody should agree to it before the file is saved. */
  unlisted: z._default(z.array(unlistedSchema), []),
  /** Stores whose paths would be led along by other steps: to be agreed to as well. */
  rewritten: z._default(z.array(rewrittenSchema), []),
  errors: z.array(importFaultSchema),
  warnings: z.array(z.string()),
})
export type PreviewReply = z.infer<typeof previewReplySchema>

/** How far an upload is: products written of those to be written. Nothing is lasting before all are. */
export const uploadProgressSchema = z.object({ done: z.number(), of: z.number() })
export type UploadProgress = z.infer<typeof uploadProgressSchema>

/** What a request accepts that wants to be told of the progress. */
export const PROGRESS_LINES = 'application/x-ndjson'

/** One line of such an answer. The last one holds the status and the body that the call answers otherwise. */
export const uploadLineSchema = z.union([
  uploadProgressSchema,
  z.object({ status: z.number(), body: z.unknown() }),
])
export type UploadLine = z.infer<typeof uploadLineSchema>

/** 400 for a file with faults: nothing was imported, and `errors` has every bad row by line, column and reason. */
export const uploadRefusedSchema = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  errors: z.optional(z.array(importFaultSchema)),
})

/**
 * Multipart. The bare call (`file`) adds and updates, and deletes nothing. `?preview=1` (`file`) changes nothing and
 * answers a preview, good for half an hour. `confirm` (with or without the same `file`) does what that preview said,
 * deletions included; `file` with `SHOWN_PREVIEW` all but the deletions. Both are answered 409 when a record that the
 * preview was about has changed since. Whoever accepts `PROGRESS_LINES` is answered 200 and a line for every few
 * products that were written, but for a preview.
 */
const uploadCall = {
  method: 'POST',
  path: '/upload-csv',
  action: 'catalogue.manage',
  query: z.object({ preview: z.optional(z.string()) }),
  reply: z.union([previewReplySchema, uploadReplySchema]),
} as const satisfies Call

/** As `uploadCall`; a store is known by its id or its number, and paths that a file does not name stay. */
const uploadStoresCall = {
  ...uploadCall,
  path: '/upload-stores',
  action: 'stores.manage',
} as const satisfies Call

/** As `uploadCall`; a person is known by their id or username. Who sends the file is never deleted by it. */
const uploadUsersCall = {
  ...uploadCall,
  path: '/upload-users',
  action: 'users.manage',
} as const satisfies Call

/** As `uploadCall`; a recall is known by its product and batch. */
const uploadRecallsCall = {
  ...uploadCall,
  path: '/upload-recalls',
} as const satisfies Call

const download = {
  method: 'GET',
  query: z.object({ format: z._default(z.enum(['xlsx', 'csv']), 'xlsx') }),
  reply: z.unknown(),
} as const

/** A file to keep, `products.xlsx`; with `format=csv` `products.csv`. Uploaded again it changes nothing. */
const downloadProductsCall = {
  ...download,
  path: '/download-products',
  action: 'catalogue.manage',
} as const satisfies Call

/** `stores.xlsx` or `stores.csv`, paths included. */
const downloadStoresCall = {
  ...download,
  path: '/download-stores',
  action: 'stores.manage',
} as const satisfies Call

/** `users.xlsx` or `users.csv`, without a password. */
const downloadUsersCall = {
  ...download,
  path: '/download-users',
  action: 'users.manage',
} as const satisfies Call

/** `recalls.xlsx` or `recalls.csv`. */
const downloadRecallsCall = {
  ...download,
  path: '/download-recalls',
  action: 'catalogue.manage',
} as const satisfies Call

/** The two calls of each kind of file. */
export const fileCalls = {
  products: { upload: uploadCall, download: downloadProductsCall },
  stores: { upload: uploadStoresCall, download: downloadStoresCall },
  users: { upload: uploadUsersCall, download: downloadUsersCall },
  recalls: { upload: uploadRecallsCall, download: downloadRecallsCall },
} as const satisfies Record<FileKind, { upload: Call; download: Call }>

import * as z from 'zod/mini'
import { roleSchema } from '../permissions.ts'
import { tidy } from '../tidy.ts'
import { messageRules } from './console/messages.ts'
import * as field from './console/rules.ts'
import type { User } from './console/users.ts'
import { fileKinds, type ImportFault } from './import-file.ts'

/** The columns of a file of users, in the order they are written. No password stands in one. */
export const userColumns = [
  'id',
  'username',
  'first_name',
  'last_name',
  'role',
  'store_number',
  'email',
  'phone_number',
] as const
type UserColumn = (typeof userColumns)[number]

/** The numbers in a cell: between semicolons, commas or spaces. */
export const storeNumbers = (cell: string): string[] => cell.split(/[;,\s]+/).filter(Boolean)

/** One row of a file of users, read. Without `id` the username says whom it is about. */
export const userRowSchema = z.object({
  line: z.number(),
  id: z.optional(z.string()),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: roleSchema,
  /** Numbers of one store or several, as `storeNumbers` takes them apart; '' for a role without a store. */
  store_number: z.string(),
  email: z.string(),
  phone_number: z.string(),
})
export type UserRow = z.infer<typeof userRowSchema>

interface RawUserRow {
  line: number
  cells: ReadonlyMap<UserColumn, string>
}

const cellsSchema = z.object({
  id: z.string().check(z.regex(/^\d{0,18}$/, 'an id has digits only')),
  username: field.username,
  first_name: field.firstNameEdit,
  last_name: field.lastNameEdit,
  role: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.toLowerCase()),
    ),
    z.enum(roleSchema.options, messageRules.role),
  ),
  store_number: z.string().check(
    z.refine(
      (cell) => storeNumbers(cell).every((number) => /^\d{1,5}$/.test(number)),
      messageRules.storeUnknown,
    ),
    z.refine((cell) => storeNumbers(cell).length <= fileKinds.stores.most, messageRules.storesMost),
  ),
  // Whoever was made by the server has neither, and a download holds what there is.
  email: z.union([z.literal(''), field.email], messageRules.email),
  phone_number: z.union([z.literal(''), field.phone], messageRules.phone),
})

/** Somebody new is held to what registration asks for. */
export const newNamesSchema = z.object({ first_name: field.firstName, last_name: field.lastName })

/** Reads one row's cells. Either a row, or every fault in it; whether the store is there only the database knows. */
export function readUserRow({ line, cells }: RawUserRow): { row: UserRow } | { faults: ImportFault[] } {
  const texts = Object.fromEntries(userColumns.map((column) => [column, tidy(cells.get(column) ?? '')]))
  const parsed = cellsSchema.safeParse(texts)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({
      line,
      column: String(path[0] ?? ''),
      reason: message,
    }))
    return { faults }
  }
  const { id, ...row } = parsed.data
  return { row: { line, ...(id !== '' && { id }), ...row } }
}

/** Users as the rows of a file, its header first. `numberOf`: the number of a store's id. */
export function userTable(users: readonly User[], numberOf: (storeId: string) => string): string[][] {
  const rows = users.map((user) => [
    ...[user.id, user.username, user.firstName, user.lastName, user.role],
    user.storeIds.map(numberOf).join('; '),
    ...[user.email, user.phoneNumber],
  ])
  return [[...userColumns], ...rows]
}

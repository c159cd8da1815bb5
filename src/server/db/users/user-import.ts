import { messageRules, replyTexts } from '../../../core/contract/console/messages.ts'
import { mayHavePhone, type User } from '../../../core/contract/console/users.ts'
import type { ImportPlan } from '../../../core/contract/import-plan.ts'
import { newNamesSchema, storeNumbers, type UserRow } from '../../../core/contract/user-file.ts'
import { hasStore, rolesFor } from '../../../core/permissions.ts'
import type { Actor } from '../history.ts'
import { type Importer, imported, worth } from '../import-rows.ts'
import { Refused } from '../refused.ts'
import { breathe } from '../transaction.ts'
import { readUsers, type SecretOf, sameStores, usernameKey } from './user-rows.ts'
import { insertUser, writeUser } from './user-writes.ts'

/** What a row says of a person, with the ids of their stores. */
type UserAfter = Pick<
  User,
  'username' | 'firstName' | 'lastName' | 'role' | 'storeId' | 'storeIds' | 'email' | 'phoneNumber'
>
type UserPlan = ImportPlan<UserAfter, UserAfter & { id: string }>

const managers = rolesFor('users.manage')

/** Staff from the rows of a file. */
export function userImporter(secretOf: SecretOf): Importer<UserRow, UserAfter, UserAfter & { id: string }> {
  let byId: ReadonlyMap<string, User> = new Map()
  return {
    areas: ['staff'],
    before: (id) => byId.get(id),
    nameOf: ({ username }) => username,
    async open(database, by) {
      const existing = await readUsers(database)
      byId = new Map(existing.map((user) => [user.id, user]))
      const stores = await database.selectFrom('stores').select(['id', 'store_number']).execute()
      const idOf = new Map(stores.map(({ id, store_number }) => [worth(store_number), id]))
      return userPlanner(existing, (number) => idOf.get(worth(number)), by)
    },
    async write({ transaction, plan, gone, now, wrote }) {
      const happened = []
      for (const { id } of gone) {
        // The sessions go with the row.
        await transaction.deleteFrom('users').where('id', '=', id).execute()
        happened.push(imported('user', id, byId.get(id) ?? null, null))
        wrote(1)
      }
      // All keys go before any comes, so that two people may swap their usernames.
      for (const { id } of plan.update)
        await transaction
          .updateTable('users')
          .set({ username_key: `\n${id}` })
          .where('id', '=', id)
          .execute()
      for (const { id, ...after } of plan.update) {
        const before = byId.get(id)
        if (before)
          happened.push(imported('user', id, before, await writeUser(transaction, before, after, now)))
        wrote(1)
        await breathe()
      }
      for (const after of plan.add) {
        const secret = secretOf(usernameKey(after.username))
        // Somebody was deleted between the look and this: nobody new goes without a password.
        if (!secret) throw new Refused('stale', { message: replyTexts.previewStale })
        const user = await insertUser(transaction, { ...after, ...secret, answerHash: null }, now)
        happened.push(imported('user', user.id, null, user))
        wrote(1)
        await breathe()
      }
      return happened
    },
  }
}

/** The same stores in another order are the same. */
const isAsItWas = ({ storeIds, ...after }: UserAfter, before: User) =>
  sameStores(storeIds, before.storeIds) &&
  Object.entries(after).every(([name, value]) => before[name as keyof UserAfter] === value)

function userPlanner(existing: readonly User[], storeOf: (number: string) => string | undefined, by: Actor) {
  const byId = new Map(existing.map((user) => [user.id, user]))
  const byName = new Map(existing.map((user) => [usernameKey(user.username), user]))
  const plan: UserPlan = { add: [], update: [], skipped: 0, missing: [], faults: [] }
  const lineOf = new Map<string, number>()
  /** As they would be afterwards: who has which username, and who may give others an account. */
  const names = new Map(existing.map(({ id, username }) => [id, usernameKey(username)]))
  const roles = new Map<string, User['role']>(
    existing.filter(({ suspended }) => !suspended).map(({ id, role }) => [id, role]),
  )

  function storeFault({ role, store_number }: UserRow) {
    if (!hasStore(role)) return undefined
    const numbers = storeNumbers(store_number)
    if (numbers.length === 0) return { column: 'store_number', reason: messageRules.storeOfAdmin }
    const unknown = numbers.find((number) => storeOf(number) === undefined)
    if (unknown === undefined) return undefined
    const which = numbers.length > 1 ? `${unknown}: ` : ''
    return { column: 'store_number', reason: which + messageRules.storeUnknown }
  }
  function phoneFault({ phone_number }: UserRow, before: User | undefined) {
    const right = before ? mayHavePhone(phone_number, before.phoneNumber) : phone_number !== ''
    return right ? undefined : { column: 'phone_number', reason: messageRules.phone }
  }
  function emailFault({ email }: UserRow, before: User | undefined) {
    return email !== '' || before?.email === '' ? undefined : { column: 'email', reason: messageRules.email }
  }
  function roleFault({ role }: UserRow, before: User | undefined) {
    const wrong = before?.id === by.userId && before?.role !== role
    return wrong ? { column: 'role', reason: 'your own role is not changed by a file' } : undefined
  }
  function nameFault(row: UserRow, before: User | undefined) {
    const [issue] = before ? [] : (newNamesSchema.safeParse(row).error?.issues ?? [])
    return issue && { column: String(issue.path[0]), reason: issue.message }
  }
  /** Why a row cannot be; undefined: it can. */
  function faultOf(row: UserRow, before: User | undefined, key: string) {
    const line = lineOf.get(key)
    if (line !== undefined) return { column: 'username', reason: `${row.username} is on line ${line} too` }
    if (row.id !== undefined && !before)
      return { column: 'id', reason: `nobody has the id ${row.id}: leave it empty for somebody new` }
    return (
      storeFault(row) ??
      emailFault(row, before) ??
      phoneFault(row, before) ??
      roleFault(row, before) ??
      nameFault(row, before)
    )
  }

  return {
    take(row: UserRow) {
      const { line } = row
      const before = row.id === undefined ? byName.get(usernameKey(row.username)) : byId.get(row.id)
      const key = before?.id ?? `new ${usernameKey(row.username)}`
      const fault = faultOf(row, before, key)
      lineOf.set(key, line)
      if (fault) return void plan.faults.push({ line, ...fault })
      const numbers = hasStore(row.role) ? storeNumbers(row.store_number) : []
      const storeIds = [...new Set(numbers.flatMap((number) => storeOf(number) ?? []))]
      const after: UserAfter = {
        username: row.username,
        firstName: row.first_name,
        lastName: row.last_name,
        role: row.role,
        storeId: storeIds[0] ?? null,
        storeIds,
        email: row.email,
        phoneNumber: row.phone_number,
      }
      names.set(key, usernameKey(after.username))
      if (!before?.suspended) roles.set(key, after.role)
      if (!before) plan.add.push(after)
      else if (isAsItWas(after, before)) plan.skipped++
      else plan.update.push({ ...after, id: before.id })
    },
    finish() {
      const owners = new Map<string, string>()
      for (const [key, name] of names) {
        const owner = owners.get(name)
        const line = lineOf.get(key) ?? (owner === undefined ? undefined : lineOf.get(owner))
        if (owner !== undefined && line !== undefined)
          plan.faults.push({ line, column: 'username', reason: replyTexts.usernameTaken })
        owners.set(name, key)
      }
      if (![...roles.values()].some((role) => managers.includes(role)))
        plan.faults.push({ line: 0, column: 'role', reason: replyTexts.lastSuperadmin })
      // Whoever brings the file stays, and with them one who can give everybody else an account.
      plan.missing.push(...existing.filter(({ id }) => !lineOf.has(id) && id !== by.userId))
      return plan
    },
  }
}

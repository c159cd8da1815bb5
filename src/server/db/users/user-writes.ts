import { messageRules, replyTexts } from '../../../core/contract/console/messages.ts'
import { type EditedUser, mayHavePhone, type User } from '../../../core/contract/console/users.ts'
import { rolesFor } from '../../../core/permissions.ts'
import type { Database } from '../database.ts'
import { type Actor, keepHistory } from '../history.ts'
import { Refused } from '../refused.ts'
import { type Change, changeAreas, countUp, timeAfter } from '../transaction.ts'
import { endInvitations, endSessions } from './sessions.ts'
import {
  type Account,
  accountOf,
  type NewAccount,
  type PasswordSecret,
  refuseUnknownStores,
  sameStores,
  selectUsers,
  usernameKey,
  wantedStores,
  writeFurtherStores,
} from './user-rows.ts'

/** Throws `Refused` when the username is taken or the store is unknown. */
export function addUser(database: Database, account: NewAccount, by: Actor, now: Date): Promise<User> {
  return changeAreas(database, ['staff'], (transaction) => insert(transaction, account, by, now))
}

/** Undefined, and nothing done, when there is a user: staff is locked, so of two nodes one is first. */
export function addFirstUser(
  database: Database,
  account: NewAccount,
  by: Actor,
  now: Date,
): Promise<User | undefined> {
  return changeAreas(database, ['staff'], async (transaction) => {
    const someone = await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst()
    return someone ? undefined : insert(transaction, account, by, now)
  })
}

async function insert(transaction: Change, account: NewAccount, by: Actor, now: Date): Promise<User> {
  await refuseTaken(transaction, account.username, undefined)
  await refuseUnknownStores(transaction, wantedStores(account))
  const user = await insertUser(transaction, account, now)
  await keepHistory(transaction, by, user.updatedAt, [
    { kind: 'user', recordId: user.id, action: 'added', before: null, after: user },
  ])
  return user
}

/** Adds somebody whose username is known to be free and whose stores are there. */
export async function insertUser(transaction: Change, account: NewAccount, now: Date): Promise<User> {
  const ordinal = await countUp(transaction, 'user')
  const id = String(ordinal)
  const storeIds = wantedStores(account)
  await transaction
    .insertInto('users')
    .values({
      ...columnsOf(account, storeIds),
      id,
      ordinal,
      password_hash: account.passwordHash,
      password_ends_at: account.passwordEndsAt,
      answer_hash: account.answerHash,
      suspended_at: null,
      updated_at: now.toISOString(),
    })
    .execute()
  await writeFurtherStores(transaction, id, storeIds)
  return userById(transaction, id)
}

/** Writes somebody over what they were; another role or other stores end their sessions. */
export async function writeUser(
  transaction: Change,
  before: User,
  edited: Omit<EditedUser, 'updatedAt'>,
  now: Date,
): Promise<User> {
  const storeIds = wantedStores(edited, before)
  await transaction
    .updateTable('users')
    .set({ ...columnsOf(edited, storeIds), updated_at: timeAfter(before.updatedAt, now) })
    .where('id', '=', before.id)
    .execute()
  await writeFurtherStores(transaction, before.id, storeIds)
  if (edited.role !== before.role || !sameStores(storeIds, before.storeIds))
    await endSessions(transaction, before.id)
  return userById(transaction, before.id)
}

/** Writes over a user's own fields. Throws `Refused`. */
export function editUser(
  database: Database,
  id: string,
  edited: EditedUser,
  by: Actor,
  now: Date,
): Promise<User> {
  return changeAreas(database, ['staff'], async (transaction) => {
    const before = await userById(transaction, id)
    if (edited.updatedAt !== undefined && edited.updatedAt !== before.updatedAt) {
      throw new Refused('stale', { message: replyTexts.stale, current: before })
    }
    if (!mayHavePhone(edited.phoneNumber, before.phoneNumber))
      throw new Refused('unknown', {
        message: messageRules.phone,
        fields: { phoneNumber: messageRules.phone },
      })
    await refuseTaken(transaction, edited.username, id)
    await refuseUnknownStores(transaction, wantedStores(edited, before))
    const after = await writeUser(transaction, before, edited, now)
    if (managers.includes(before.role)) await refuseWithoutManager(transaction)
    await keepHistory(transaction, by, after.updatedAt, [
      { kind: 'user', recordId: id, action: 'changed', before, after },
    ])
    return after
  })
}

export function removeUser(database: Database, id: string, by: Actor, now: Date): Promise<void> {
  return changeAreas(database, ['staff'], async (transaction) => {
    const before = await userById(transaction, id)
    // The sessions go with the row.
    await transaction.deleteFrom('users').where('id', '=', id).execute()
    if (managers.includes(before.role)) await refuseWithoutManager(transaction)
    await keepHistory(transaction, by, now.toISOString(), [
      { kind: 'user', recordId: id, action: 'deleted', before, after: null },
    ])
  })
}

export function setPassword(
  database: Database,
  id: string,
  secret: PasswordSecret,
  by: Actor,
  now: Date,
  was?: string,
): Promise<boolean> {
  return changeAreas(database, ['staff'], async (transaction) => {
    const before = await accountById(transaction, id)
    if (was !== undefined && (before.passwordHash !== was || before.user.suspended)) return false
    await transaction
      .updateTable('users')
      .set({ password_hash: secret.passwordHash, password_ends_at: secret.passwordEndsAt })
      .where('id', '=', id)
      .execute()
    await endSessions(transaction, id)
    await endInvitations(transaction, id, now.toISOString())
    await keepHistory(transaction, by, now.toISOString(), [
      { kind: 'user', recordId: id, action: 'password', before: null, after: null },
    ])
    return true
  })
}

const columnsOf = (user: Omit<EditedUser, 'updatedAt'>, storeIds: readonly string[]) => ({
  first_name: user.firstName,
  last_name: user.lastName,
  username: user.username,
  username_key: usernameKey(user.username),
  role: user.role,
  store_id: storeIds[0] ?? null,
  email: user.email,
  phone_number: user.phoneNumber,
})

export const userById = async (transaction: Change, id: string): Promise<User> =>
  (await accountById(transaction, id)).user

async function accountById(transaction: Change, id: string): Promise<Account> {
  const account = accountOf(await selectUsers(transaction).where('users.id', '=', id).execute())
  if (!account) throw new Refused('missing', { message: replyTexts.notFound })
  return account
}

async function refuseTaken(transaction: Change, username: string, ownId: string | undefined): Promise<void> {
  const owner = await transaction
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()
  if (owner && owner.id !== ownId) {
    throw new Refused('taken', {
      message: replyTexts.usernameTaken,
      fields: { username: replyTexts.usernameTaken },
    })
  }
}

/** The roles that can give everybody else an account. */
const managers = rolesFor('users.manage')

/** The console must stay reachable after a change. Staff is locked, so two who demote each other cannot both succeed. */
export async function refuseWithoutManager(transaction: Change): Promise<void> {
  const other = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', 'in', managers)
    .where('suspended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!other) throw new Refused('last', { message: replyTexts.lastSuperadmin })
}

import { replyTexts } from '../../../core/contract/console/messages.ts'
import type { EditedUser, ListedUser, User } from '../../../core/contract/console/users.ts'
import type { UserRow } from '../../../core/contract/user-file.ts'
import type { Database } from '../database.ts'
import { type Actor, keepHistory, MACHINE } from '../history.ts'
import {
  type Imported,
  type ImportOptions,
  importRows,
  previewRows,
  type RowRepository,
} from '../import-rows.ts'
import { Refused } from '../refused.ts'
import { changeAreas } from '../transaction.ts'
import { openInvitations } from './invitations.ts'
import { endSessions } from './sessions.ts'
import { userImporter } from './user-import.ts'
import {
  type Account,
  accountOf,
  accountsOf,
  type NewAccount,
  type PasswordSecret,
  readUsers,
  type SecretOf,
  selectUsers,
  usernameKey,
} from './user-rows.ts'
import {
  addFirstUser,
  addUser,
  editUser,
  refuseWithoutManager,
  removeUser,
  setPassword,
  userById,
} from './user-writes.ts'

export interface UserRepository extends RowRepository<UserRow> {
  all(): Promise<User[]>
  listed(id?: string): Promise<ListedUser[]>
  count(): Promise<number>
  byId(id: string): Promise<Account | undefined>
  /** In any case of its letters. */
  byUsername(username: string): Promise<Account | undefined>
  /** Whoever has this address, in any case of its letters: several may. */
  byEmail(email: string): Promise<Account[]>
  add(account: NewAccount, by: Actor): Promise<User>
  /** The first superadmin; undefined, and nothing done, when there is a user already. */
  addFirst(account: NewAccount, by: Actor): Promise<User | undefined>
  /** Another role or other stores end the sessions. */
  edit(id: string, edited: EditedUser, by: Actor): Promise<User>
  remove(id: string, by: Actor): Promise<void>
  /** All of them or none: nobody suspends themselves, or the last superadmin. Ends their sessions. Answers whom it changed. */
  suspend(ids: readonly string[], suspended: boolean, by: Actor): Promise<string[]>
  /**
   * Ends all sessions of the user. `was`: the hash that they signed in by; false, and nothing done, when it is another by
   * now or they are suspended.
   */
  setPassword(id: string, secret: PasswordSecret, by: Actor, was?: string): Promise<boolean>
  /** `secretOf`: by a username in lower case, for everybody whom the rows add; who has none refuses the import. */
  import(rows: readonly UserRow[], options?: ImportOptions & { secretOf?: SecretOf }): Promise<Imported>
}

/** What cannot be a username is not looked for: it may hold what a database refuses to compare. */
const USERNAME = /^[A-Za-z0-9]+$/

export function userRepository(database: Database, now: () => Date): UserRepository {
  const selected = () => selectUsers(database)
  return {
    all: () => readUsers(database),
    async listed(id) {
      const open = await openInvitations(database, now())
      const wanted = selected()
      const rows = await (id === undefined ? wanted : wanted.where('users.id', '=', id)).execute()
      return accountsOf(rows).map(({ user, hasFactor }) => ({
        ...user,
        invitedUntil: open.get(user.id) ?? null,
        hasFactor,
      }))
    },
    async count() {
      const row = await database
        .selectFrom('users')
        .select((user) => user.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
    async byId(id) {
      return accountOf(await selected().where('users.id', '=', id).execute())
    },
    async byUsername(username) {
      if (!USERNAME.test(username)) return undefined
      return accountOf(await selected().where('username_key', '=', usernameKey(username)).execute())
    },
    async byEmail(email) {
      const rows = await selected()
        .where((user) => user.eb(user.fn<string>('lower', ['users.email']), '=', email.toLowerCase()))
        .execute()
      return accountsOf(rows)
    },
    add: (account, by) => addUser(database, account, by, now()),
    addFirst: (account, by) => addFirstUser(database, account, by, now()),
    edit: (id, edited, by) => editUser(database, id, edited, by, now()),
    remove: (id, by) => removeUser(database, id, by, now()),
    suspend: (ids, suspended, by) => suspendUsers(database, ids, suspended, by, now()),
    setPassword: (id, secret, by, was) => setPassword(database, id, secret, by, now(), was),
    async import(rows, { secretOf = () => undefined, ...options } = {}) {
      return importRows(database, userImporter(secretOf), rows, options, now())
    },
    preview: (rows, by = MACHINE) =>
      previewRows(
        database,
        userImporter(() => undefined),
        rows,
        by,
      ),
  }
}

/**
 * Lets people rest, or come back: all of them or none. Their sessions end with the change. Answers whom it changed.
 * Throws `Refused` for who does it, and for the last who can give others an account.
 */
function suspendUsers(
  database: Database,
  ids: readonly string[],
  suspended: boolean,
  by: Actor,
  now: Date,
): Promise<string[]> {
  return changeAreas(database, ['staff'], async (transaction) => {
    if (suspended && by.userId !== null && ids.includes(by.userId))
      throw new Refused('last', { message: replyTexts.suspendedOneself })
    const asked = new Set(ids)
    const at = now.toISOString()
    const happened = []
    for (const before of await readUsers(transaction)) {
      if (!asked.has(before.id) || before.suspended === suspended) continue
      await transaction
        .updateTable('users')
        .set({ suspended_at: suspended ? at : null })
        .where('id', '=', before.id)
        .execute()
      if (suspended) await endSessions(transaction, before.id)
      const after = await userById(transaction, before.id)
      happened.push({ kind: 'user', recordId: before.id, action: 'changed', before, after } as const)
    }
    if (suspended) await refuseWithoutManager(transaction)
    await keepHistory(transaction, by, at, happened)
    return happened.map(({ recordId }) => recordId)
  })
}

import { MACHINE } from './actor.ts'
import type { Database } from './database.ts'
import { importRows, previewRows } from './import-rows.ts'
import { openInvitations } from './invitations.ts'
import type { UserRepository } from './repositories.ts'
import { userImporter } from './user-import.ts'
import { accountOf, accountsOf, readUsers, selectUsers, usernameKey } from './user-rows.ts'
import { suspendUsers } from './user-suspension.ts'
import { addFirstUser, addUser, editUser, removeUser, setPassword } from './user-writes.ts'

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
    setPassword: (id, secret, by) => setPassword(database, id, secret, by, now()),
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

import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import {
  deleteUserCall,
  type ListedUser,
  type User,
  usersCall,
} from '../../../../core/contract/console/users.ts'
import { roles } from '../../../../core/permissions.ts'
import { compareValues, everyWord, type Filter } from '../../../../core/tables/arrange.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole, useSession } from '../../console.ts'
import { Await, useDownload, useList } from '../../load.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import type { DataColumn } from '../../tables/found-rows.ts'
import { RowActions, useDeletion } from '../../tables/RowActions.tsx'
import { ManyUsers, useSuspension } from './use-suspension.tsx'

const title = 'Manage Users'
const stateOf = ({ suspended, invitedUntil }: ListedUser) =>
  suspended ? 'suspended' : invitedUntil ? 'invited' : 'active'
const stateWords = { active: '', invited: ' (invited)', suspended: ' (suspended)' }

/** So many are named in a row. */
const NAMED = 3
const shortList = (names: readonly string[]) =>
  names.length <= NAMED
    ? names.join(', ')
    : `${names.slice(0, NAMED - 1).join(', ')} and ${names.length - NAMED + 1} more`

const columns: DataColumn<ListedUser>[] = [
  { id: 'id', header: 'ID', value: ({ id }) => id },
  {
    id: 'username',
    header: 'Username',
    value: ({ username }) => username,
    cell: (user) => `${user.username}${stateWords[stateOf(user)]}`,
  },
  { id: 'role', header: 'Role', value: ({ role }) => role },
  {
    id: 'store',
    header: 'Store',
    value: ({ storeNames }) => storeNames.join(', '),
    cell: ({ storeNames }) => shortList(storeNames),
  },
  { id: 'first', header: 'First name', value: ({ firstName }) => firstName, extra: true },
  { id: 'last', header: 'Last name', value: ({ lastName }) => lastName, extra: true },
  { id: 'email', header: 'E-mail', value: ({ email }) => email, extra: true },
  { id: 'phone', header: 'Phone', value: ({ phoneNumber }) => phoneNumber, extra: true },
  {
    id: 'factor',
    header: 'Second factor',
    value: ({ hasFactor }) => (hasFactor ? 'on' : 'off'),
    extra: true,
  },
]

const filters: Filter<ListedUser>[] = [
  {
    name: 'role',
    label: 'Role',
    choices: roles.map((value) => ({ value, label: value })),
    keeps: ({ role }, value) => role === value,
  },
  {
    name: 'state',
    label: 'State',
    choices: [
      { value: 'active', label: 'may sign in' },
      { value: 'invited', label: 'invited' },
      { value: 'suspended', label: 'suspended' },
    ],
    keeps: (user, value) => stateOf(user) === value,
  },
]

/** Of one store, of those in which somebody works. */
function storeFilter(users: readonly ListedUser[]): Filter<ListedUser> {
  const names = new Map(
    users.flatMap(({ storeIds, storeNames }) => storeIds.map((id, at) => [id, storeNames[at] ?? id])),
  )
  const choices = [...names].map(([value, label]) => ({ value, label }))
  return {
    name: 'store',
    label: 'Store',
    choices: choices.toSorted((a, b) => compareValues(a.label, b.label)),
    keeps: ({ storeIds }, value) => storeIds.includes(value),
  }
}

export function Users() {
  return (
    <Allowed action="users.manage" title={title}>
      <UserList />
    </Allowed>
  )
}

function UserList() {
  const { api } = useConsole()
  const who = useSession()
  const navigate = useNavigate()
  const download = useDownload('users')
  const users = useList(usersCall)
  const people = users.now.state === 'ready' ? users.now.data : undefined
  const allFilters = useMemo(() => (people ? [...filters, storeFilter(people)] : filters), [people])
  const { askDelete, ask, question } = useDeletion(users.reload)
  const { suspend, restore } = useSuspension(ask, users.reload)

  const deletionOf = ({ id, username, role, storeNames }: User) => ({
    title: consoleTexts.deleteUser,
    lost: (
      <p>
        <strong>{username}</strong>, {role}
        {storeNames.length > 0 && ` of ${shortList(storeNames)}`}, will be signed out at once and cannot sign
        in any more.
      </p>
    ),
    yes: `Delete ${username}`,
    remove: () => api.call(deleteUserCall, { params: { id } }),
    failed: consoleTexts.deleteUserFailed,
  })

  return (
    <Screen
      title={title}
      wide
      action={
        <div className="actions">
          <button type="button" className="primary" onClick={() => navigate(addresses.register)}>
            ADD USER
          </button>
          <button type="button" onClick={() => navigate(addresses.invite)}>
            Invite user
          </button>
          <button type="button" onClick={() => navigate(addresses.uploadUsers)}>
            Upload users
          </button>
          <button type="button" onClick={download('xlsx')}>
            Download all users
          </button>
        </div>
      }
    >
      <Await load={users} failed={consoleTexts.usersFailed}>
        {(list) => (
          <DataTable
            label="Users"
            rows={list}
            columns={columns}
            wordsOf={everyWord}
            filters={allFilters}
            nameOf={({ username }) => username}
            many={(chosen, done) => (
              <ManyUsers
                people={chosen.filter(({ id }) => id !== who?.userId)}
                suspend={suspend}
                restore={restore}
                done={done}
              />
            )}
            empty={<p>There are no users.</p>}
            actions={(user) => (
              <RowActions
                name={user.username}
                edit={withId(addresses.editUser, { id: user.id })}
                state={user}
                onDelete={user.id === who?.userId ? undefined : () => askDelete(deletionOf(user))}
              >
                {user.id !== who?.userId && (
                  <button
                    type="button"
                    aria-label={`${user.suspended ? 'Restore' : 'Suspend'} ${user.username}`}
                    onClick={() => (user.suspended ? restore([user]) : suspend([user]))}
                  >
                    {user.suspended ? 'Restore' : 'Suspend'}
                  </button>
                )}
              </RowActions>
            )}
          />
        )}
      </Await>
      {question}
    </Screen>
  )
}

import { Link, useNavigate } from 'react-router'
import {
  deleteUserCall,
  type ListedUser,
  type User,
  usersCall,
} from '../../../../core/contract/console/users.ts'
import { roles } from '../../../../core/permissions.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole, useSession } from '../../console.ts'
import { useConfirm } from '../../dialogs/Confirm.tsx'
import { Await, useList } from '../../load.tsx'
import { Allowed } from '../../shell/Allowed.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses, withId } from '../../shell/screens.ts'
import { type DataColumn, DataTable } from '../../tables/DataTable.tsx'
import { everyWord } from '../../tables/every-word.ts'
import type { Filter } from '../../tables/use-table.ts'
import { useDownload } from '../files/use-download.ts'
import { ManyUsers, useSuspension } from './use-suspension.tsx'

const title = 'Manage Users'
const stateOf = ({ suspended, invitedUntil }: ListedUser) =>
  suspended ? 'suspended' : invitedUntil ? 'invited' : 'active'
const stateWords = { active: '', invited: ' (invited)', suspended: ' (suspended)' }

const columns: DataColumn<ListedUser>[] = [
  { id: 'id', header: 'ID', value: ({ id }) => id },
  {
    id: 'username',
    header: 'Username',
    value: ({ username }) => username,
    cell: (user) => `${user.username}${stateWords[stateOf(user)]}`,
  },
  { id: 'role', header: 'Role', value: ({ role }) => role },
  { id: 'store', header: 'Store', value: ({ storeName }) => storeName ?? '' },
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

export function Users() {
  return (
    <Allowed action="users.manage" title={title}>
      <UserList />
    </Allowed>
  )
}

function UserList() {
  const { api, toasts } = useConsole()
  const who = useSession()
  const navigate = useNavigate()
  const download = useDownload('users')
  const users = useList(usersCall)
  const { ask, question } = useConfirm()
  const { suspend, restore } = useSuspension(ask, users.reload)

  const askDelete = ({ id, username, role, storeName }: User) =>
    ask({
      title: consoleTexts.deleteUser,
      lost: (
        <p>
          <strong>{username}</strong>, {role}
          {storeName && ` of ${storeName}`}, will be signed out at once and cannot sign in any more.
        </p>
      ),
      yes: `Delete ${username}`,
      async act() {
        try {
          const { message } = await api.call(deleteUserCall, { params: { id } })
          toasts.done(message)
          users.reload()
        } catch (error) {
          toasts.fault(saidBy(error, consoleTexts.deleteUserFailed))
        }
      },
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
            filters={filters}
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
              <>
                <Link
                  className="button"
                  to={withId(addresses.editUser, { id: user.id })}
                  state={user}
                  aria-label={`Edit ${user.username}`}
                >
                  Edit
                </Link>
                {user.id !== who?.userId && (
                  <button
                    type="button"
                    aria-label={`${user.suspended ? 'Restore' : 'Suspend'} ${user.username}`}
                    onClick={() => (user.suspended ? restore([user]) : suspend([user]))}
                  >
                    {user.suspended ? 'Restore' : 'Suspend'}
                  </button>
                )}
                {user.id !== who?.userId && (
                  <button
                    type="button"
                    className="danger"
                    aria-label={`Delete ${user.username}`}
                    onClick={() => askDelete(user)}
                  >
                    Delete
                  </button>
                )}
              </>
            )}
          />
        )}
      </Await>
      {question}
    </Screen>
  )
}

import { useCallback } from 'react'
import { type User, usersCall } from '../../../../core/contract/console/users.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { Await } from '../../load/Await.tsx'
import { Missing } from '../../load/Missing.tsx'
import { useLoad } from '../../load/use-load.ts'
import { Allowed } from '../../shell/Allowed.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { useRecordId } from '../../shell/use-record-id.ts'
import { EditUserForm } from './EditUserForm.tsx'

const title = 'Edit User'

/** The user of `?id=`, read anew from the server: what was passed from the list may be old. */
export function EditUser() {
  return (
    <Allowed action="users.manage" title={title}>
      <LoadedUser />
    </Allowed>
  )
}

function LoadedUser() {
  const { api } = useConsole()
  const id = useRecordId()
  const user = useLoad(
    useCallback(
      async (signal: AbortSignal): Promise<User | undefined> =>
        (await api.call(usersCall, { signal })).find((each) => each.id === id),
      [api, id],
    ),
  )
  return (
    <Screen title={title}>
      <Await load={user} failed={consoleTexts.usersFailed}>
        {(found) =>
          found ? (
            <EditUserForm key={found.id} user={found} />
          ) : (
            <Missing what="user" list={addresses.users} />
          )
        }
      </Await>
    </Screen>
  )
}

// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Call } from '../../../src/core/contract/console/call.ts'
import { addStoreCall, editStoreCall } from '../../../src/core/contract/console/stores.ts'
import { editUserCall } from '../../../src/core/contract/console/users.ts'
import { addStep } from './add-step.ts'
import { showConsole } from './show-console.tsx'

type User = ReturnType<typeof showConsole>['user']

async function fillNewStore(user: User) {
  await screen.findByRole('option', { name: 'Mumbai' })
  await user.selectOptions(screen.getByLabelText('From'), 'Entrance')
  await user.selectOptions(screen.getByLabelText('To'), 'Dairy')
  await addStep(user, 'start', '6')
  await user.type(screen.getByLabelText('Store number'), '55')
  await user.type(screen.getByLabelText('Store name'), 'New Store')
  await user.selectOptions(screen.getByLabelText('Location'), 'Mumbai')
}
const removeStep = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Remove step 2, turn left: 8' }))
const typeInto = (label: string) => async (user: User) => user.type(await screen.findByLabelText(label), 'b')

it.each<[title: string, at: string, call: Call, name: string, fill: (user: User) => Promise<void>]>([
  ['Add Store', '/add-store', addStoreCall, 'Add Store', fillNewStore],
  ['Manage Store', '/manage-store?id=1', editStoreCall, 'Save Changes', typeInto('Store name')],
  ['Edit Path', '/edit-store?id=1&from=Entrance&to=Dairy', editStoreCall, 'Save Path', removeStep],
  ['Edit User', '/edit-user?id=2', editUserCall, 'Save', typeInto('First name')],
])('the button of %s says Saving... and cannot be pressed again until the reply', async (...row) => {
  const [, at, call, name, fill] = row
  let finish = () => {}
  const reply = new Promise<{ status: number; body: object }>((resolve) => {
    finish = () => resolve({ status: 400, body: { error: 'No.' } })
  })
  const { user, said } = showConsole({ at, prepare: ({ on }) => on(call, () => reply) })
  await fill(user)
  const submit = () => screen.getByText(name, { selector: 'button.primary' })
  await user.click(submit())
  expect(await screen.findByText('Saving...', { selector: 'button' })).toHaveProperty('disabled', true)
  await act(async () => finish())
  await said(/No\.$/)
  expect(submit()).toHaveProperty('disabled', false)
})

// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deleteAisleCall } from '../../../src/core/contract/console/aisles.ts'
import { manyProductsCall } from '../../../src/core/contract/console/many.ts'
import { editUserCall } from '../../../src/core/contract/console/users.ts'
import { startReader } from '../screen-reader.ts'
import { showConsole } from './show-console.tsx'

const focused = () => {
  const { activeElement } = document
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
}

type Shown = ReturnType<typeof showConsole>

/** Deletes a record of a list and says yes to the question. */
async function deleteRow({ user, button }: Shown, name: string) {
  await user.click(await button(name))
  const [, yes] = screen.getAllByRole('button', { name })
  if (yes) await user.click(yes)
}
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())

it.each([
  ['the next', 'Delete Dairy', 'Delete Biscuits and snacks'],
  ['the one before where there is none', 'Delete Biscuits and snacks', 'Delete Dairy'],
])('a row that is deleted leaves the focus to %s', async (_, deleted, left) => {
  const shown = showConsole({ at: '/aisles-list' })
  await deleteRow(shown, deleted)
  await gone(deleted)
  await waitFor(() => expect(focused()).toBe(left))
  await deleteRow(shown, left)
  await gone(left)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

it('a path that is deleted leaves the focus on the screen', async () => {
  const { user, button, said } = showConsole({ as: 'admin' })
  await user.click(await button('Delete Entrance → Dairy'))
  await user.click(await button('Delete Path'))
  await said('Path deleted.')
  await waitFor(() => expect(screen.queryByText('Entrance → Dairy')).toBeNull())
  expect(document.activeElement).not.toBe(document.body)
})

it('many rows that are changed leave the focus with what chooses them', async () => {
  const { user, button, said } = showConsole({
    at: '/productList',
    prepare: ({ on }) =>
      on(manyProductsCall, () => ({ body: { message: '1 deleted.', count: 1, undo: null } })),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Oat Crunch' }))
  await user.click(await button('Delete 1'))
  await user.click(await button('Delete 1 products'))
  await said('1 deleted.')
  await waitFor(() => expect(focused()).toMatch(/^Choose all/))
})

it('a message that is closed leaves the focus to the next, the last one to the heading', async () => {
  const faults = ['One.', 'Two.']
  const shown = showConsole({
    at: '/aisles-list',
    prepare: ({ on }) => on(deleteAisleCall, () => ({ status: 400, body: { error: faults.shift() } })),
  })
  await deleteRow(shown, 'Delete Dairy')
  await shown.said('One.')
  await deleteRow(shown, 'Delete Dairy')
  await shown.said('Two.')
  await shown.user.click(screen.getByRole('button', { name: 'Close: One.' }))
  await waitFor(() => expect(focused()).toBe('Close: Two.'))
  await shown.user.click(screen.getByRole('button', { name: 'Close: Two.' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

it('of two faults only the new one is read', async () => {
  const faults = ['One.', 'Two.']
  const shown = showConsole({
    at: '/aisles-list',
    prepare: ({ on }) => on(deleteAisleCall, () => ({ status: 400, body: { error: faults.shift() } })),
  })
  const reader = await startReader()
  await deleteRow(shown, 'Delete Dairy')
  await shown.said('One.')
  await reader.told()
  await deleteRow(shown, 'Delete Dairy')
  await shown.said('Two.')
  const told = (await reader.told()).filter((one) => one.startsWith('assertive')).join()
  expect(told).toContain('Two.')
  expect(told).not.toContain('One.')
  await reader.stop()
})

it('a focus that is elsewhere stays there when a row goes', async () => {
  const shown = showConsole({ at: '/aisles-list' })
  const search = await screen.findByRole('searchbox')
  await deleteRow(shown, 'Delete Dairy')
  search.focus()
  await gone('Delete Dairy')
  expect(document.activeElement).toBe(search)
})

it('a button that waits for an answer has the focus again when it may be pressed again', async () => {
  let finish = () => {}
  const reply = new Promise<{ status: number; body: object }>((resolve) => {
    finish = () => resolve({ status: 400, body: { error: 'No.' } })
  })
  const shown = showConsole({ at: '/edit-user?id=2', prepare: ({ on }) => on(editUserCall, () => reply) })
  await shown.user.type(await screen.findByLabelText('First name'), 'b')
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })
  save.focus()
  await shown.user.keyboard('{Enter}')
  await shown.button('Saving...')
  // Browsers take the focus off what is disabled; jsdom does so of nothing that is.
  save.disabled = false
  save.blur()
  save.disabled = true
  expect(document.activeElement).toBe(document.body)
  await act(async () => finish())
  await shown.said('No.')
  await waitFor(() => expect(document.activeElement).toBe(save))
})

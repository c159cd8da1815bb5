// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { saveAisleCall } from '../../../src/core/contract/console/aisles.ts'
import type { Call } from '../../../src/core/contract/console/call.ts'
import { inviteCall } from '../../../src/core/contract/console/invitations.ts'
import {
  draftTexts,
  pathDraftsCall,
  publishDraftCall,
  saveDraftCall,
} from '../../../src/core/contract/console/path-drafts.ts'
import { addProductCall, editProductCall } from '../../../src/core/contract/console/products.ts'
import { editStoreCall } from '../../../src/core/contract/console/stores.ts'
import { editUserCall } from '../../../src/core/contract/console/users.ts'
import { showConsole } from './show-console.tsx'
import { signIn } from './signed-out.ts'

type Shown = ReturnType<typeof showConsole>
type User = Shown['user']

const retype = (label: string, text: string) => async (user: User) => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}
async function fillProduct(user: User) {
  await retype('Name', 'Oat Bites')(user)
  await retype('Description', 'Oat bites with honey')(user)
}
async function fillAisle(user: User) {
  await retype('Name', 'Breads')(user)
  await retype('Description', 'Breads and buns')(user)
}
async function fillPerson(user: User) {
  await retype('First name', 'Ravi')(user)
  await retype('Last name', 'Iyer')(user)
  await retype('Username', 'ravi1')(user)
  await user.selectOptions(screen.getByLabelText('Role'), 'superadmin')
  await retype('Email', 'ravi@example.org')(user)
  await retype('Phone number', '9876543210')(user)
}
const removeStep = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Remove step 2, turn left: 8' }))

interface FormRow {
  at: string
  call: Call
  fill(user: User): Promise<void>
  yes: string
  /** What shows that it is still as it was typed. */
  typed(): unknown
}
const isFilled = (label: string) => () =>
  expect((screen.getByLabelText(label) as HTMLInputElement).value).not.toBe('')
const stepGone = () => expect(screen.queryByText('2. turn left: 8')).toBeNull()

const forms: Readonly<Record<string, FormRow>> = {
  'a new product': {
    at: '/add-product',
    call: addProductCall,
    fill: fillProduct,
    yes: 'Add product',
    typed: isFilled('Name'),
  },
  'a product': {
    at: '/edit-product?id=1',
    call: editProductCall,
    fill: fillProduct,
    yes: 'Save',
    typed: isFilled('Name'),
  },
  'a new aisle': {
    at: '/add-aisles',
    call: saveAisleCall,
    fill: fillAisle,
    yes: 'Save',
    typed: isFilled('Name'),
  },
  'a user': {
    at: '/edit-user?id=2',
    call: editUserCall,
    fill: retype('First name', 'Meena'),
    yes: 'Save',
    typed: isFilled('First name'),
  },
  'an invitation': {
    at: '/invite-user',
    call: inviteCall,
    fill: fillPerson,
    yes: 'Make invitation',
    typed: isFilled('First name'),
  },
  'a store': {
    at: '/manage-store?id=1',
    call: editStoreCall,
    fill: retype('Store name', 'Andheri West'),
    yes: 'Save Changes',
    typed: isFilled('Store name'),
  },
  'a path': {
    at: '/edit-store?id=1&from=Entrance&to=Dairy',
    call: editStoreCall,
    fill: removeStep,
    yes: 'Save Path',
    typed: stepGone,
  },
  'a draft of a path': {
    at: '/path-draft?id=1&from=Entrance&to=Dairy',
    call: saveDraftCall,
    fill: removeStep,
    yes: 'Save draft',
    typed: stepGone,
  },
}

const press = async ({ user, button }: Shown, { yes }: FormRow) => user.click(await button(yes))

async function filled(row: FormRow, prepare?: (shown: Shown['server']) => void) {
  const shown = showConsole({ at: row.at, ...(prepare && { prepare }) })
  await row.fill(shown.user)
  return shown
}

describe.each(Object.entries(forms))('%s', (_, row) => {
  it('stays as it is typed where the network is gone, is told of, and can be sent again', async () => {
    const shown = await filled(row, ({ on }) =>
      on(row.call, () => {
        throw new TypeError('Failed to fetch')
      }),
    )
    await press(shown, row)
    await waitFor(() => expect(document.querySelector('.toast')).not.toBeNull())
    row.typed()
    expect(await screen.findByRole('button', { name: row.yes })).toHaveProperty('disabled', false)
    await press(shown, row)
    await waitFor(() => expect(shown.server.sent(row.call)).toHaveLength(2))
  })

  it('is sent once by two clicks', async () => {
    let finish = () => {}
    const reply = new Promise<{ status: number; body: object }>((resolve) => {
      finish = () => resolve({ status: 400, body: { error: 'No.' } })
    })
    const shown = await filled(row, ({ on }) => on(row.call, () => reply))
    await shown.user.dblClick(await screen.findByRole('button', { name: row.yes }))
    await act(async () => finish())
    await shown.said(/No\.$/)
    expect(shown.server.sent(row.call)).toHaveLength(1)
  })

  it('is there again after a session that ended before it was sent', async () => {
    const shown = await filled(row, ({ on }) => on(row.call, () => ({ status: 401, body: { error: 'No.' } })))
    await press(shown, row)
    await shown.at('/home')
    await signIn(shown, 'boss')
    await screen.findByText(/^What you had typed before you were signed out is here again/)
    row.typed()
  })

  it('asks before the browser goes back, and stays when it is told to', async () => {
    const shown = await filled(row)
    await act(() => shown.router.navigate('/staff-guide'))
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await shown.user.click(within(question).getByRole('button', { name: 'Stay here' }))
    row.typed()
  })
})

it.each([
  ['/edit-product?id=1', '/edit-product?id=2'],
  ['/edit-user?id=2', '/edit-user?id=1'],
  ['/manage-store?id=1', '/manage-store?id=2'],
])('%s with something typed asks before it gives way to %s', async (from, to) => {
  const row = Object.values(forms).find(({ at }) => at === from) as FormRow
  const shown = await filled(row)
  await act(() => shown.router.navigate(to))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await shown.user.click(await shown.button('Stay here'))
  row.typed()
  // The link to the content leads nowhere else.
  await act(() => shown.router.navigate(`${from}#main`))
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull()
})

it('a password that was typed for somebody else is not in the form of one’s own', async () => {
  const { user, router, heading, button } = showConsole({ at: '/change-password?id=2&name=asha' })
  await user.type(await screen.findByLabelText('New Password'), 'Passw0rd!')
  await act(() => router.navigate('/change-password'))
  await user.click(await button('Leave without saving'))
  await heading('Change Password')
  expect(screen.getByLabelText('New Password')).toHaveProperty('value', '')
})

describe('what is typed into a name', () => {
  it.each([
    ['300 letters', 'a'.repeat(300)],
    ['an emoji', 'Oat 🍪 Bites'],
    ['a mark of direction alone', '\u202e\u200f'],
  ])('is refused beside the field, which the focus reaches: %s', async (_, text) => {
    const shown = showConsole({ at: '/add-product' })
    const name = await screen.findByLabelText<HTMLInputElement>('Name')
    await shown.user.click(name)
    await shown.user.paste(text)
    await shown.user.click(await shown.button('Add product'))
    expect(name.getAttribute('aria-invalid')).toBe('true')
    const told = name.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
    expect(document.getElementById(told)?.textContent).not.toBe('')
    const summary = screen.getByRole('alert', { name: /another look$/ })
    expect(document.activeElement).toBe(summary)
    await shown.user.click(within(summary).getByRole('button', { name: /^Name:/ }))
    expect(document.activeElement).toBe(name)
    expect(shown.server.sent(addProductCall)).toEqual([])
  })

  it.each(['دودھ تازہ', 'ताज़ा दूध'])('may be of another alphabet: %s', async (text) => {
    const shown = showConsole({ at: '/add-product' })
    await shown.user.click(await screen.findByLabelText('Name'))
    await shown.user.paste(text)
    await retype('Description', 'Milk of the day')(shown.user)
    await shown.user.click(await shown.button('Add product'))
    await waitFor(() => expect(shown.server.sent(addProductCall)).toHaveLength(1))
  })
})

it('a form whose answer an older page does not know does not say that nothing was saved', async () => {
  const row = forms['a product'] as FormRow
  const shown = await filled(row, ({ on }) => on(row.call, () => ({ body: { saved: true } })))
  await press(shown, row)
  await shown.said(/^The server has taken it, but this page does not know its answer/)
  row.typed()
})

describe('a draft that a colleague has saved first', () => {
  const theirs = {
    ...{ storeId: '1', from: 'Entrance', to: 'Dairy', steps: [{ action: 'start', distance: '9' }] },
    ...{ base: null, walkedAt: null, walkedBy: null, updatedAt: 'newer', updatedBy: 'ravi' },
  }
  const row = forms['a draft of a path'] as FormRow
  async function refused() {
    const shown = await filled(row)
    let refusals = 0
    shown.server.on(saveDraftCall, ({ body }) =>
      refusals++ === 0
        ? { status: 409, body: { error: draftTexts.there, current: theirs } }
        : { body: { id: '1', message: draftTexts.saved, draft: { ...theirs, ...(body as object) } } },
    )
    await press(shown, row)
    await screen.findByText('Theirs: start: 9')
    stepGone()
    return shown
  }

  it('is saved over by who keeps their own', async () => {
    const shown = await refused()
    await shown.user.click(await shown.button('Keep mine'))
    await shown.said(draftTexts.saved)
    expect(shown.server.sent(saveDraftCall).at(-1)?.body).toMatchObject({ updatedAt: 'newer' })
  })

  it('is shown to who takes it', async () => {
    const shown = await refused()
    shown.server.on(pathDraftsCall, () => ({ body: [theirs] }))
    await shown.user.click(await shown.button('Take theirs'))
    await screen.findByText(/1\. start: 9/)
  })

  it('is shown to who would publish what they had seen', async () => {
    const shown = await filled(row)
    await press(shown, row)
    await screen.findByText('Draft', { selector: 'strong' })
    shown.server.on(publishDraftCall, () => ({
      status: 409,
      body: { error: draftTexts.stale, current: theirs },
    }))
    shown.server.on(pathDraftsCall, () => ({ body: [theirs] }))
    await shown.user.click(await shown.button('Publish'))
    const question = await screen.findByRole('dialog', { name: 'Give this path to shoppers?' })
    await shown.user.click(within(question).getByRole('button', { name: 'Publish' }))
    await shown.said(draftTexts.stale)
    await screen.findByText(/1\. start: 9/)
  })
})

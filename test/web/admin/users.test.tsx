// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  deleteUserCall,
  editUserCall,
  registerCall,
  setPasswordCall,
  usersCall,
} from '../../../src/core/contract/console/users.ts'
import { users } from './fake-records.ts'
import { showConsole } from './show-console.tsx'

const labels = {
  'First name': 'Ravi',
  'Last name': 'Iyer',
  Username: 'ravi1',
  Email: 'ravi@example.org',
  'Phone number': '+91 987 6543210',
  Password: 'Passw0rd!',
  'Confirm Password': 'Passw0rd!',
}
type Label = keyof typeof labels

async function register(change: Partial<Record<Label, string>> = {}) {
  const shown = showConsole({ at: '/register' })
  await shown.heading('Add New User')
  await shown.user.selectOptions(await screen.findByLabelText('Store'), '1')
  for (const [label, value] of Object.entries({ ...labels, ...change })) {
    const field = screen.getByLabelText(label)
    if (value === '') continue
    if (label in change) await shown.user.type(field, value)
    else {
      // Only what a test is about is typed letter by letter, each of which draws the form anew.
      await shown.user.click(field)
      await shown.user.paste(value)
    }
  }
  return { ...shown, send: async () => shown.user.click(await shown.button('Add user')) }
}

describe('Add New User', () => {
  it.each<[Label, string, string]>([
    ['First name', 'R4vi', 'First names must only contain letters.'],
    ['First name', 'R', 'First names must only contain letters.'],
    ['Last name', '-Iyer', 'Last name must only contain letters.'],
    ['Username', 'ra', 'Username must be 3–20 characters and contain only letters and numbers.'],
    ['Username', 'ravi_1', 'Username must be 3–20 characters and contain only letters and numbers.'],
    [
      'Password',
      'password',
      'Password must be at least 8 characters and include uppercase, lowercase, number, and special character.',
    ],
    ['Confirm Password', 'Passw0rd?', 'Passwords do not match'],
    ['Email', 'ravi@example', 'Please enter a valid email'],
    ['Phone number', '12', 'Please enter a valid phone number'],
  ])('shows the fault of the %s %j as soon as it is typed', async (label, value, words) => {
    await register({ [label]: value })
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toContain('-fault')
  })

  it('shows every fault on submit, and sends nothing', async () => {
    const { send, server } = await register({ Email: '', 'First name': '' })
    await send()
    expect(screen.getByText('2 fields need another look')).toBeTruthy()
    expect(document.activeElement?.getAttribute('role')).toBe('alert')
    expect(server.sent(registerCall)).toEqual([])
  })

  it('sends the answer but never the question', async () => {
    const { user, send, server, said, at } = await register()
    await user.selectOptions(screen.getByLabelText('Security question'), 'option3')
    await user.type(screen.getByLabelText(/^Answer/), 'blue')
    await send()
    await said('User registered!.')
    await at('/manage-users')
    expect(server.sent(registerCall)[0]?.body).toEqual({
      firstName: 'Ravi',
      lastName: 'Iyer',
      username: 'ravi1',
      password: 'Passw0rd!',
      role: 'admin',
      storeId: '1',
      storeIds: ['1'],
      storeName: 'Andheri',
      email: 'ravi@example.org',
      phoneNumber: '+91 987 6543210',
      securityAnswer: 'blue',
    })
  })

  it('takes further stores by search, with the keyboard alone, and takes them off again', async () => {
    const { user, send, server, said } = await register()
    const search = screen.getByLabelText(/^Another store/)
    await user.type(search, 'koram')
    await screen.findByText('1 store found')
    await user.keyboard('{Enter}')
    expect(server.sent(registerCall)).toEqual([])
    expect(document.activeElement).toBe(search)
    const list = screen.getByRole('list', { name: 'Further stores' })
    await user.click(within(list).getByRole('button', { name: /^Take off/ }))
    expect(screen.queryByRole('list', { name: 'Further stores' })).toBeNull()
    await user.type(search, 'koram')
    await user.click(screen.getByRole('button', { name: /^Add .*Koramangala/ }))
    await send()
    await said('User registered!.')
    expect(server.sent(registerCall)[0]?.body).toMatchObject({ storeId: '1', storeIds: ['1', '2'] })
  })

  it('finds the first of many stores by its city, and with Enter takes it without sending the form', async () => {
    const { user, server, heading } = showConsole({
      at: '/register',
      prepare: ({ data }) => {
        const [like] = data.stores
        if (!like) throw new Error('no store')
        const many = Array.from({ length: 30 }, (_, at) => ({
          ...like,
          ...{ id: `m${at}`, store_number: String(500 + at), name: `Store ${at}` },
          location: at > 27 ? 'Pune' : 'Mumbai',
        }))
        data.stores.push(...many)
      },
    })
    await heading('Add New User')
    const list = await screen.findByLabelText<HTMLSelectElement>('Store')
    const numbers = () => [...list.options].map(({ text }) => text.split(' ')[0])
    expect(numbers()).toHaveLength(33)
    await user.type(screen.getByLabelText(/^Find by/), 'pune')
    await screen.findByText('2 stores found')
    expect(numbers()).toEqual(['Select', '528', '529'])
    await user.keyboard('{Enter}')
    expect(list.value).toBe('m28')
    await user.clear(screen.getByLabelText(/^Find by/))
    await user.type(screen.getByLabelText(/^Find by/), '501')
    expect(numbers()).toEqual(['Select', '501', '528'])
    expect(server.sent(registerCall)).toEqual([])
  })

  it('asks for a store where the role has one, and only there', async () => {
    const { user, send, server, said } = await register()
    await user.selectOptions(screen.getByLabelText('Role'), 'superadmin')
    expect(screen.queryByLabelText('Store')).toBeNull()
    // No question opens a superadmin's account, so none is offered.
    expect(screen.queryByLabelText('Security question')).toBeNull()
    await send()
    await said('User registered!.')
    expect(server.sent(registerCall)[0]?.body).toMatchObject({ role: 'superadmin' })
  })

  it.each([
    [
      409,
      { error: 'This username is taken.', fields: { username: 'This username is taken.' } },
      'This username is taken.',
    ],
    [500, 'broken', 'Registration failed'],
  ])('tells the person that the user was not added: %i', async (status, body, words) => {
    const { send, said, server, path } = await register()
    server.on(registerCall, () => ({ status, body }))
    await send()
    await said(words)
    expect(path()).toBe('/register')
  })

  it('asks before what was typed is lost', async () => {
    const { user, button, path } = await register()
    await user.click(await button('Cancel'))
    await screen.findByText(/not saved and will be lost: the new user/)
    await user.click(await button('Stay here'))
    expect(path()).toBe('/register')
    await user.click(await button('Cancel'))
    await user.click(await button('Leave without saving'))
    await screen.findByRole('heading', { name: 'Manage Users' })
  })
})

describe('Manage Users', () => {
  it('lists all users', async () => {
    showConsole({ at: '/manage-users' })
    await screen.findByRole('cell', { name: 'asha' })
    expect(
      screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace('↕', '')),
    ).toEqual(['Chosen', 'ID', 'Username', 'Role', 'Store', 'Actions'])
  })
  it('is refused to an admin', async () => {
    const { server } = showConsole({ at: '/manage-users', as: 'admin' })
    expect((await screen.findByText('Access denied.')).getAttribute('role')).toBe('alert')
    expect(server.sent(usersCall)).toEqual([])
  })
  it('says when the users cannot be read, and tries again', async () => {
    const { user, button, server } = showConsole({
      at: '/manage-users',
      prepare: ({ on }) => on(usersCall, () => ({ status: 503, body: {} })),
    })
    await screen.findByText('Error fetching users')
    server.on(usersCall, () => ({ body: users() }))
    await user.click(await button('Try again'))
    await screen.findByRole('cell', { name: 'asha' })
  })
  it('names the user in a question before it deletes', async () => {
    const { user, button, said, server } = showConsole({ at: '/manage-users' })
    await user.click(await button('Delete asha'))
    await screen.findByRole('heading', { name: 'Are you sure you want to delete this user?' })
    await user.click(await button('Keep it'))
    expect(server.sent(deleteUserCall)).toEqual([])
    await user.click(await button('Delete asha'))
    const [, yes] = screen.getAllByRole('button', { name: 'Delete asha' })
    if (yes) await user.click(yes)
    await said('User deleted.')
    expect(server.sent(deleteUserCall)[0]?.params).toEqual({ id: '2' })
  })
  it.each([
    [
      { error: 'The last superadmin cannot be deleted, demoted or suspended.' },
      'The last superadmin cannot be deleted, demoted or suspended.',
    ],
    ['broken', 'Failed to delete user'],
  ])('tells the person that the user was not deleted: %j', async (body, words) => {
    const { user, button, said } = showConsole({
      at: '/manage-users',
      prepare: ({ on }) => on(deleteUserCall, () => ({ status: 409, body })),
    })
    await user.click(await button('Delete asha'))
    const [, yes] = screen.getAllByRole('button', { name: 'Delete asha' })
    if (yes) await user.click(yes)
    await said(words)
  })
})

describe('Edit User', () => {
  it.each([
    ['by its address', '/edit-user?id=2', undefined],
    ['by what was passed', '/edit-user', { id: '2' }],
  ])('opens the user %s and saves', async (_, at, state) => {
    const { user, button, server, at: arrived } = showConsole({ at, state })
    const name = await screen.findByLabelText('First name')
    await user.clear(name)
    await user.type(name, 'A')
    await user.click(await button('Save'))
    await arrived('/manage-users')
    expect(server.sent(editUserCall)[0]?.body).toMatchObject({
      firstName: 'A',
      storeName: 'Andheri',
      updatedAt: users()[1]?.updatedAt,
    })
  })
  it.each([
    ['Phone number', '12345', 'Please enter a valid phone number'],
    ['Phone number', '+91 5876543210', 'Please enter a valid phone number'],
    ['Email', 'x', 'Please enter a valid email'],
  ])('refuses the %s %j: %s', async (label, value, words) => {
    const { user } = showConsole({ at: '/edit-user?id=2' })
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.type(field, value)
    expect(screen.getByText(words)).toBeTruthy()
  })
  it('lets a number be that registration took', async () => {
    const { user, button, server, at } = showConsole({
      at: '/edit-user?id=2',
      prepare({ data }) {
        const [, asha] = data.users
        if (asha) asha.phoneNumber = '+44 20 79460000'
      },
    })
    await user.type(await screen.findByLabelText('First name'), 'n')
    await user.click(await button('Save'))
    await at('/manage-users')
    expect(server.sent(editUserCall)[0]?.body).toMatchObject({ phoneNumber: '+44 20 79460000' })
  })
  it('says what to do when no user was chosen', async () => {
    showConsole({ at: '/edit-user' })
    await screen.findByText(/This user is not there/)
  })
  it('shows what somebody else changed, and takes it over', async () => {
    const newer = { ...users()[1], firstName: 'Anita', updatedAt: 'later' }
    const { user, button, server, at } = showConsole({
      at: '/edit-user?id=2',
      prepare: ({ on }) =>
        on(editUserCall, () => ({ status: 409, body: { error: 'stale', current: newer } })),
    })
    await user.type(await screen.findByLabelText('First name'), 'x')
    await user.click(await button('Save'))
    await screen.findByText('Theirs: Anita')
    expect(screen.getByText('Yours: Ashax')).toBeTruthy()
    await user.click(await button('Take theirs'))
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Anita')
    server.on(editUserCall, () => ({ body: { id: '2', message: 'User updated.', user: newer } }))
    await user.click(await button('Save'))
    await at('/manage-users')
    expect(server.sent(editUserCall).at(-1)?.body).toMatchObject({ updatedAt: 'later' })
  })
})

describe('Change Password', () => {
  const fill = async (password: string, again: string, prepare = {}) => {
    const shown = showConsole({ at: '/change-password', ...prepare })
    await shown.user.type(await screen.findByLabelText('New Password'), password)
    await shown.user.type(screen.getByLabelText('Confirm Password'), again)
    await shown.user.click(await shown.button('Change Password'))
    return shown
  }
  it('refuses two passwords that differ', async () => {
    const { server } = await fill('Passw0rd!', 'Passw0rd?')
    expect(screen.getAllByText('Passwords do not match').length).toBeGreaterThan(0)
    expect(server.sent(setPasswordCall)).toEqual([])
  })
  it('goes on with the new token after one’s own password was changed', async () => {
    const { said, session, server, at } = await fill('Passw0rd!', 'Passw0rd!')
    await said('Password updated')
    await at('/Dashboard')
    expect(server.sent(setPasswordCall)[0]).toMatchObject({
      params: { id: '1' },
      body: { password: 'Passw0rd!' },
    })
    expect(session.get()?.token).toBe('token-2')
  })
  it('tells the person that the password was not changed', async () => {
    const { said } = await fill('Passw0rd!', 'Passw0rd!', {
      prepare: ({ on }: { on: (call: unknown, make: () => object) => void }) =>
        on(setPasswordCall, () => ({ status: 500, body: 'broken' })),
    })
    await said('Error updating password')
  })
})

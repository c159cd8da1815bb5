// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { editProductCall } from '../../../src/core/contract/console/products.ts'
import { showConsole } from './show-console.tsx'
import { signedOut, signIn } from './signed-out.ts'

const AGAIN = /^What you had typed before you were signed out is here again/

describe('what was typed', () => {
  it.each(['idle', 'refused'] as const)(
    'is in the form again after a sign-out that the person did not ask for: %s',
    async (reason) => {
      const shown = showConsole({ at: '/add-product' })
      await shown.user.type(await screen.findByLabelText('Name'), 'Oat Bites')
      await signedOut(shown, reason)
      await signIn(shown, 'boss')
      await shown.at('/add-product')
      await screen.findByText(AGAIN)
      expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Oat Bites')
      // Forgotten in an effect of its own, which may come after the text that is found here.
      await waitFor(() => expect(shown.tabMemory.kept.size).toBe(0))
    },
  )

  it('is kept without passwords and security answers', async () => {
    const shown = showConsole({ at: '/register' })
    await shown.user.type(await screen.findByLabelText('First name'), 'Asha')
    await shown.user.type(screen.getByLabelText('Password'), 'S3cret-word!')
    await shown.user.type(screen.getByLabelText('Confirm Password'), 'S3cret-word!')
    await shown.user.type(screen.getByLabelText(/^Answer/), 'Pune')
    await signedOut(shown)
    expect(shown.tabMemory.kept.get('draft')).toContain('Asha')
    expect(shown.tabMemory.kept.get('draft')).not.toMatch(/S3cret|Pune/)
  })

  it.each([
    ['is another’s', 'idle', 'asha'],
    ['was left on purpose', 'logout', 'boss'],
  ] as const)('is not shown when it %s', async (_, reason, username) => {
    const shown = showConsole({ at: '/add-product' })
    await shown.user.type(await screen.findByLabelText('Name'), 'Oat Bites')
    await signedOut(shown, reason)
    await signIn(shown, username)
    await shown.at('/Dashboard')
  })

  it('is saved with the version of the record that it was typed over', async () => {
    const shown = showConsole({ at: '/edit-product?id=1' })
    await shown.user.type(await screen.findByLabelText('Name'), ' new')
    const [before] = shown.server.data.products
    await signedOut(shown)
    if (before) before.updatedAt = '2030-01-01T00:00:00.000Z'
    await signIn(shown, 'boss')
    await screen.findByText(AGAIN)
    await shown.user.click(await shown.button('Save'))
    await waitFor(() => expect(shown.server.sent(editProductCall)).toHaveLength(1))
    expect(shown.server.sent(editProductCall)[0]?.body).not.toMatchObject({
      updatedAt: '2030-01-01T00:00:00.000Z',
    })
  })

  it('in a path editor is there again after a sign-out', async () => {
    const shown = showConsole({ at: '/edit-store?id=1&from=Entrance&to=Dairy', as: 'admin' })
    await shown.user.selectOptions(await screen.findByLabelText('Action'), 'turn left')
    await shown.user.type(screen.getByLabelText('Distance in steps'), '41')
    await shown.user.click(await shown.button('Add Step'))
    await signedOut(shown)
    await signIn(shown, 'asha')
    await screen.findByText(AGAIN)
    expect(screen.getByText(/turn left: 41/)).toBeTruthy()
  })
})

describe('how a list is shown', () => {
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)

  it.each([
    ['?sort=-name', ['Oat Crunch', 'Marie Gold', 'Good Day']],
    ['?sort=name&q=d', ['Good Day', 'Marie Gold']],
    ['?q=MARIE', ['Marie Gold']],
    ['?page=9&rows=25', ['Good Day', 'Marie Gold', 'Oat Crunch']],
  ])('is read from the address %s', async (search, expected) => {
    showConsole({
      at: `/productList${search}`,
      prepare: ({ data }) => {
        for (const product of data.products) product.description = ''
      },
    })
    await screen.findByRole('cell', { name: 'Marie Gold' })
    expect(names().map((text) => /Marie Gold|Good Day|Oat Crunch/.exec(text ?? '')?.[0])).toEqual(expected)
  })

  it('is kept in the address, and is there after going back', async () => {
    const shown = showConsole({ at: '/productList' })
    await shown.user.type(await screen.findByRole('searchbox'), 'marie')
    await shown.user.click(await shown.button(/^Name/))
    await waitFor(() => expect(shown.router.state.location.search).toBe('?q=marie&sort=name'))
    await shown.user.click(screen.getByRole('link', { name: 'Edit Marie Gold' }))
    await shown.at('/edit-product')
    await act(() => shown.router.navigate(-1))
    await screen.findByText('1 of 3 found')
  })
})

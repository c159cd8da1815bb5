// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Hit, searchCall } from '../../../src/core/contract/console/pages.ts'
import { showConsole } from './show-console.tsx'

const hits: Hit[] = [
  { kind: 'product', id: '2', name: 'Marie Gold', detail: 'Marie Gold, a biscuit' },
  { kind: 'store', id: '1', name: 'Marie Road', detail: '101, Mumbai' },
]
const opened = (as: 'superadmin' | 'admin' = 'superadmin', body = hits) =>
  showConsole({ as, prepare: ({ on }) => on(searchCall, () => ({ body })) })

describe('the search over everything', () => {
  it.each(['/', '{Control>}k{/Control}'])('opens by %s, and Enter opens the first record', async (key) => {
    const { user, router, server } = opened()
    // Keys are listened to once the screen was painted, a moment after its heading is there.
    await screen.findByRole('cell', { name: 'Andheri' })
    await user.keyboard(key)
    await user.type(await screen.findByRole('searchbox', { name: /^Barcode/ }), 'marie')
    await screen.findByText('2 found')
    expect(server.sent(searchCall).at(-1)?.query).toEqual({ q: 'marie' })
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Marie Road')
    await user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/edit-product'))
    expect(router.state.location.search).toBe('?id=2')
  })

  it.each([
    ['superadmin', 'users', ['Manage Users', 'Upload users']],
    ['admin', 'users', []],
    ['admin', 'work', ['Work list']],
  ] as const)('leads a %s who types %s to %j', async (as, words, names) => {
    const { user } = opened(as, [])
    await user.click(await screen.findByRole('button', { name: 'Search' }))
    await user.type(await screen.findByRole('searchbox', { name: /^Barcode/ }), words)
    await screen.findByText(names.length === 0 ? `Nothing holds “${words}”.` : `${names.length} found`)
    for (const name of names)
      expect(screen.getByRole('button', { name: new RegExp(`^${name}`) })).toBeTruthy()
  })

  it('says when it did not come through', async () => {
    const { user } = showConsole({
      prepare: ({ on }) => on(searchCall, () => ({ status: 503, body: { error: 'The database is away.' } })),
    })
    await user.click(await screen.findByRole('button', { name: 'Search' }))
    await user.type(await screen.findByRole('searchbox', { name: /^Barcode/ }), 'marie')
    await screen.findByText('The database is away.')
  })
})

describe('keys of one letter', () => {
  it('are told by ?, are letters where somebody types, and can be turned off', async () => {
    const { user } = opened()
    await user.type(await screen.findByRole('searchbox'), '/?')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '/?')
    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByRole('heading', { level: 1 }).focus()
    await user.keyboard('?')
    await screen.findByRole('dialog', { name: 'Keys' })
    await user.click(screen.getByRole('checkbox', { name: /^Use/ }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    screen.getByRole('heading', { level: 1 }).focus()
    await user.keyboard('?/')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Search everything' })
  })
})

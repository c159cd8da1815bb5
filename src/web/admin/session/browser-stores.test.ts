import { describe, expect, it } from 'vitest'
import { createDraftStore } from './browser-stores.ts'

function scene(first?: string) {
  const kept = new Map<string, string>(first === undefined ? [] : [['draft', first]])
  const store = createDraftStore({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  })
  return { store, kept }
}
const here = { userId: '1', address: '/add-store' }

describe('a draft', () => {
  it('keeps the parts of one screen, for the person whose it is', () => {
    const { store } = scene()
    store.keep(here, 'form', { name: 'Andheri' })
    store.keep(here, 'paths', [1])
    expect([store.read(here, 'form'), store.read(here, 'paths')]).toEqual([{ name: 'Andheri' }, [1]])
    expect(store.read({ ...here, userId: '2' }, 'form')).toBeUndefined()
    expect(store.read({ ...here, address: '/register' }, 'form')).toBeUndefined()
    expect([store.waiting('1'), store.waiting('2')]).toEqual(['/add-store', undefined])
  })

  it('gives way to that of another screen', () => {
    const { store } = scene()
    store.keep(here, 'form', { name: 'Andheri' })
    store.keep({ ...here, address: '/register' }, 'form', { firstName: 'Asha' })
    expect(store.read(here, 'form')).toBeUndefined()
    expect(store.waiting('1')).toBe('/register')
  })

  it('is gone when it is cleared', () => {
    const { store, kept } = scene()
    store.keep(here, 'form', {})
    store.clear()
    expect([store.waiting('1'), kept.size]).toEqual([undefined, 0])
  })

  it.each(['', 'null', '{"userId":1}', '{broken'])('that cannot be read counts as none: %s', (text) => {
    expect(scene(text).store.waiting('1')).toBeUndefined()
  })
})

import { expect, it, vi } from 'vitest'
import { createSessionStore } from './session-store.ts'

const who = {
  ...{ token: 't', role: 'admin', userName: 'asha', userId: '2' },
  ...{ storeId: '1', storeIds: '1 2', storeName: 'Andheri', due: '' },
}
function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

it('keeps who signed in, and reads it after a reload', () => {
  const storage = memory()
  createSessionStore(storage).signIn(who)
  expect(Object.fromEntries(storage.kept)).toEqual(who)
  expect(createSessionStore(storage).get()).toEqual(who)
})

it.each([{}, { role: 'admin' }, { token: '' }])('nobody is signed in with %j', (entries) => {
  expect(createSessionStore(memory(entries)).get()).toBeUndefined()
})

it('forgets everything of a session, and nothing else', () => {
  const storage = memory({ isNewUser: 'newUser', ...who })
  const session = createSessionStore(storage)
  const listener = vi.fn()
  session.subscribe(listener)
  session.noteActivity('here')
  session.signOut('idle')
  session.signOut('refused')
  expect(session.get()).toBeUndefined()
  expect(session.reason()).toBe('idle')
  expect([...storage.kept.keys()]).toEqual(['isNewUser'])
  expect(listener).toHaveBeenCalledOnce()
})

it('follows what another tab does', () => {
  const storage = memory(who)
  const session = createSessionStore(storage)
  const listener = vi.fn()
  const stop = session.subscribe(listener)
  session.storageChanged()
  expect(listener).not.toHaveBeenCalled()
  storage.kept.delete('token')
  session.storageChanged()
  expect([session.get(), session.reason()]).toEqual([undefined, 'elsewhere'])
  storage.setItem('token', 'new')
  session.storageChanged()
  expect([session.get()?.token, session.reason()]).toEqual(['new', ''])
  stop()
  session.signOut('logout')
  expect(listener).toHaveBeenCalledTimes(2)
})

it('hands a mark of work to the other tabs, for as long as somebody is signed in', () => {
  const storage = memory(who)
  const [here, there] = [createSessionStore(storage), createSessionStore(storage)]
  expect(there.activity()).toBe('')
  here.noteActivity('now')
  expect(there.activity()).toBe('now')
  here.signOut('logout')
  here.noteActivity('later')
  expect(there.activity()).toBe('')
})

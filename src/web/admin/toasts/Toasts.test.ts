import { expect, it, vi } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { createToastStore } from './Toasts.tsx'

const texts = ({ get }: ReturnType<typeof createToastStore>) => get().map(({ text }) => text)

it('good news goes after ten seconds, a fault stays until it is closed', () => {
  const clock = createFakeClock()
  const toasts = createToastStore(clock)
  toasts.done('Saved.')
  toasts.fault('Not saved.')
  clock.advance(9999)
  expect(texts(toasts)).toEqual(['Saved.', 'Not saved.'])
  clock.advance(1)
  expect(texts(toasts)).toEqual(['Not saved.'])
  toasts.dismiss(toasts.get()[0]?.id ?? 0)
  expect(texts(toasts)).toEqual([])
})

it('says the same thing once, anew', () => {
  const toasts = createToastStore(createFakeClock())
  toasts.fault('No.')
  const [before] = toasts.get()
  toasts.fault('No.')
  expect(texts(toasts)).toEqual(['No.'])
  expect(toasts.get()[0]?.id).not.toBe(before?.id)
})

it('shows the newest four', () => {
  const toasts = createToastStore(createFakeClock())
  for (const text of ['1', '2', '3', '4', '5']) toasts.fault(text)
  expect(texts(toasts)).toEqual(['2', '3', '4', '5'])
})

it('tells its listeners', () => {
  const toasts = createToastStore(createFakeClock())
  const listener = vi.fn()
  const stop = toasts.subscribe(listener)
  toasts.done('One', () => {})
  stop()
  toasts.done('Two')
  expect(listener).toHaveBeenCalledOnce()
  expect(toasts.get()[0]?.undo).toBeDefined()
})

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { showPage } from './show-page.tsx'

it('a tab beside one that talks asks first, and talks at the next tap', async () => {
  const { loaded, user, phone, server, pass, alert, connecting } = showPage()
  const start = await loaded()
  phone.otherTabTalks()
  await user.click(start)
  await pass(1000)
  expect(server.sockets).toHaveLength(0)
  expect(alert()).toBe(screenTexts.otherTab)
  await user.click(screen.getByRole('button', { name: 'Start talking' }))
  await connecting()
  expect(alert()).toBe('')
})

it('a tab whose visit goes on in another falls silent, says where it is, and takes it back at two taps', async () => {
  const { checking, tell, phone, server, choose, pass, alert, status } = showPage()
  await checking()
  const line = server.live()
  await tell(phone.otherTabTalks)
  expect(line?.readyState).toBe(3)
  expect(phone.spies.microphoneClosed).toHaveBeenCalled()
  expect(alert()).toBe(screenTexts.tabTaken)
  expect(status()).toContain('Disconnected')
  await choose('Start talking')
  expect(alert()).toBe(screenTexts.otherTab)
  await choose('Start talking')
  await pass(25)
  await tell(server.accept)
  expect(server.live()).not.toBe(line)
  expect(alert()).toBe('')
})

it('fetches ahead what the tap will need', async () => {
  const { loaded, pass, phone, store } = showPage()
  await loaded()
  await pass(3000)
  expect(store.get().phase).toBe('ready')
  expect(phone.spies.renew).not.toHaveBeenCalled()
})

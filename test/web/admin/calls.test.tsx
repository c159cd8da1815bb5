// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { replyTexts } from '../../../src/core/contract/console/messages.ts'
import { comingCall, type StaffCall, watchCallsCall } from '../../../src/core/contract/console/staff-calls.ts'
import { startReader } from '../screen-reader.ts'
import { showConsole } from './show-console.tsx'

const AT = '2026-11-22T10:00:00.000Z'
const aCall = (said: Partial<StaffCall> = {}): StaffCall => ({
  id: 'c1',
  storeId: '1',
  storeName: 'Andheri',
  place: { where: 'onward', section: 'dairy', part: 3 },
  language: 'en-IN',
  since: AT,
  rungAt: AT,
  lost: false,
  taken: null,
  ended: null,
  ...said,
})

async function watching(at = '/Dashboard') {
  const shown = showConsole({ as: 'admin', at })
  await waitFor(() => expect(shown.server.sent(watchCallsCall)).toHaveLength(1))
  const tell = (...calls: StaffCall[]) => act(async () => shown.server.tellCalls(calls))
  return { ...shown, tell }
}

describe('a shopper who calls staff', () => {
  it('is shown and rung for on every screen of the store’s staff, and answered by one click', async () => {
    const { tell, phone, user, server, said, pass } = await watching()
    phone.name = 'Asha'
    await tell(aCall())
    const alert = (await screen.findByText('On the way from the entrance to dairy, part 3')).closest(
      '[role=alert]',
    )
    expect(alert?.textContent).toContain('Nobody is coming yet.')
    expect(phone.rung).toHaveBeenCalledTimes(1)
    await pass(4000)
    expect(phone.rung).toHaveBeenCalledTimes(2)
    expect(phone.notified).toHaveBeenCalledExactlyOnceWith(
      'A shopper calls staff',
      'On the way from the entrance to dairy, part 3, Andheri',
    )
    await user.click(screen.getByRole('button', { name: 'Coming' }))
    await said(replyTexts.coming)
    expect(server.sent(comingCall)[0]).toMatchObject({ params: { id: 'c1' }, body: { name: 'Asha' } })
    await tell(aCall({ taken: { by: 'asha', name: 'Asha', at: AT } }))
    await screen.findByText(/Asha is coming\./)
    await pass(10_000)
    expect(phone.rung).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('button', { name: 'Coming' })).toBeNull()
  })

  it('who was taken by somebody else a moment before is said so', async () => {
    const { tell, user, server, said } = await watching()
    server.on(comingCall, () => ({ status: 409, body: { error: replyTexts.comingAlready('Ravi') } }))
    await tell(aCall())
    await user.click(await screen.findByRole('button', { name: 'Coming' }))
    await said('Ravi is coming already.')
  })

  it('who goes on is told of as over, and the ringing ends', async () => {
    const { tell, phone, pass } = await watching('/calls')
    await tell(aCall())
    const log = screen.getByRole('log', { name: 'Calls' })
    expect(within(log).getByRole('button', { name: 'Coming' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Coming' })).toHaveLength(1)
    await tell(aCall({ ended: 'off' }))
    await within(log).findByText(/needs nobody any more/)
    const rings = phone.rung.mock.calls.length
    await pass(10_000)
    expect(phone.rung).toHaveBeenCalledTimes(rings)
  })

  it('is watched for again when the line breaks', async () => {
    const { tell, pass, server } = await watching('/calls')
    await tell()
    await screen.findByText('This screen is told of shoppers who call.')
    server.endCalls()
    await screen.findByText(/^The connection is lost/)
    await pass(500)
    await waitFor(() => expect(server.sent(watchCallsCall)).toHaveLength(2))
    await tell()
    await screen.findByText('This screen is told of shoppers who call.')
  })

  it('is promised by a superadmin’s console only where calls are shown', async () => {
    const { server, heading, user } = showConsole()
    await heading('Dashboard')
    expect(server.sent(watchCallsCall)).toHaveLength(0)
    await user.click(screen.getByRole('link', { name: 'Calls' }))
    await heading('Calls for staff')
    await waitFor(() => expect(server.sent(watchCallsCall)).toHaveLength(1))
  })
})

describe('of several shoppers who call, by keyboard and screen reader', () => {
  const taken = { by: 'asha', name: 'Asha', at: AT }
  const other = aCall({ id: 'c2', place: { where: 'onward', section: 'breads', part: 1 } })
  const first = 'On the way from the entrance to dairy, part 3'
  const card = (name: string) => screen.getByRole('group', { name })

  it('each is a group with the name of the place, which its buttons tell too', async () => {
    const { tell } = await watching()
    await tell(aCall(), other)
    const [one, two] = screen.getAllByRole('group')
    expect(one).toBe(card(first))
    expect(one).not.toBe(two)
    const coming = within(card(first)).getByRole('button', { name: 'Coming', description: first })
    expect(coming).toBeTruthy()
    expect(within(card(first)).getByRole('button', { name: 'Done', description: first })).toBeTruthy()
  })

  it('the one who comes to it is read alone', async () => {
    const { tell } = await watching()
    const reader = await startReader()
    await tell(aCall())
    expect((await reader.told()).join()).toContain(first)
    await tell(aCall(), other)
    const told = (await reader.told()).join()
    expect(told).toContain('assertive')
    expect(told).not.toContain(first)
    await reader.stop()
  })

  it.each(['/Dashboard', '/calls'])('the focus stays with the call that was answered: %s', async (at) => {
    const { tell, user } = await watching(at)
    await tell(aCall(), other)
    await user.click(within(card(first)).getByRole('button', { name: 'Coming' }))
    await tell(aCall({ taken }), other)
    expect(document.activeElement).toBe(card(first))
  })

  it('the focus goes to the next call when one is over, and to the heading after the last', async () => {
    const { tell, user } = await watching()
    await tell(aCall({ taken }), other)
    await user.click(within(card(first)).getByRole('button', { name: 'Done' }))
    await tell(aCall({ taken, ended: 'done' }), other)
    const [next] = screen.getAllByRole('group')
    expect(document.activeElement).toBe(next)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await tell()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
})

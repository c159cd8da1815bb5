import { describe, expect, it } from 'vitest'
import { replyTexts } from '../../../src/core/contract/console/messages.ts'
import type { User } from '../../../src/core/contract/console/users.ts'
import { onEachDatabase } from '../databases.ts'
import { callerOf, consoleServer, PASSWORD, person, settingsOf } from './console-server.ts'

onEachDatabase('suspended people', (database) => {
  async function scene() {
    const server = await consoleServer(settingsOf(database))
    await server.addStore('1')
    const asha = await server.adminOf('1')
    const suspend = (ids: string[], suspended = true) =>
      server.chief.call<{ ids: string[]; message: string; error: string }>('POST', '/auth/users/suspended', {
        ids,
        suspended,
      })
    return { ...server, asha, suspend }
  }

  it('are signed out at once, told why only by their own password, and come back', async () => {
    const { asha, chief, nobody, signIn, suspend } = await scene()
    expect(await suspend([asha.userId, '99'])).toMatchObject({ status: 200, body: { ids: [asha.userId] } })
    expect((await asha.call('GET', '/stores')).status).toBe(401)
    const login = (password: string) => nobody.call('POST', '/auth/login', { username: 'admin1', password })
    expect(await login(PASSWORD)).toMatchObject({ status: 403, body: { error: replyTexts.suspended } })
    // Who does not know the password learns nothing.
    expect(await login('Wrong1!!')).toMatchObject({ status: 401, body: { error: replyTexts.loginFailed } })
    const reset = { identifier: 'admin1', newPassword: PASSWORD, securityAnswer: 'Pune' }
    expect((await nobody.call('POST', '/auth/forgot-password', reset)).body.error).toBe(
      replyTexts.resetFailed,
    )

    const entries = await chief.call<{ before: User; after: User }[]>('GET', '/audit?kind=user&id=2')
    expect(entries.body[0]).toMatchObject({ before: { suspended: false }, after: { suspended: true } })
    expect((await suspend([asha.userId], false)).body.ids).toEqual([asha.userId])
    expect((await suspend([asha.userId], false)).body.ids).toEqual([])
    await signIn('admin1', PASSWORD)
  })

  it('are never oneself, or the last superadmin, and then nobody of the list', async () => {
    const { asha, chief, signIn, suspend, url } = await scene()
    expect(await suspend([asha.userId, chief.userId])).toMatchObject({
      status: 409,
      body: { error: replyTexts.suspendedOneself },
    })
    expect((await asha.call('GET', '/stores')).status).toBe(200)
    // A superadmin who rests does not count as one who is left.
    await chief.call('POST', '/auth/register', person('other1'))
    const other = await signIn('other1', PASSWORD)
    await suspend([other.userId])
    expect(await chief.call('DELETE', `/auth/user/${chief.userId}`)).toMatchObject({
      status: 409,
      body: { error: replyTexts.lastSuperadmin },
    })
    const demoted = person('chief', { role: 'admin', storeId: '1' })
    expect((await chief.call('PUT', `/auth/user/${chief.userId}`, demoted)).status).toBe(409)
    expect((await callerOf(url, chief.token).call('GET', '/stores')).status).toBe(200)
  })

  describe.each([
    ['nobody', []],
    ['no list', 'all'],
    ['what is no id', [{ id: '2' }]],
    ['more than there can be', Array.from({ length: 1001 }, (_, id) => String(id))],
  ])('cannot be %s', (_, ids) => {
    it('is a 400', async () => {
      const { chief } = await consoleServer(settingsOf(database))
      const reply = await chief.call('POST', '/auth/users/suspended', { ids, suspended: true })
      expect(reply.status).toBe(400)
    })
  })
})

import { expect, it } from 'vitest'
import { invitationTexts } from '../../../src/core/contract/console/invitations.ts'
import { messageRules, replyTexts } from '../../../src/core/contract/console/messages.ts'
import type { ListedUser } from '../../../src/core/contract/console/users.ts'
import { onEachDatabase } from '../databases.ts'
import { openRepositories } from '../open-repositories.ts'
import { consoleServer, PASSWORD, person, settingsOf } from './console-server.ts'

onEachDatabase('an invitation', (database) => {
  async function scene() {
    const settings = settingsOf(database)
    const server = await consoleServer(settings)
    const { chief, nobody } = server
    const { password: _, securityAnswer: __, ...invited } = person('ravi1')
    const made = await chief.call<{ id: string; token: string; endsAt: string }>(
      'POST',
      '/auth/invitations',
      invited,
    )
    expect(made.status).toBe(201)
    const accept = (token: string, password = PASSWORD) =>
      nobody.call('POST', '/auth/invitation/accept', { token, password })
    const listed = async () =>
      (await chief.call<ListedUser[]>('GET', '/auth/users')).body.find(({ id }) => id === made.body.id)
    const tables = () => openRepositories(server.dataFolder, settings.DATABASE_URL)
    return { ...server, ...made.body, accept, listed, tables }
  }

  it('lets the person choose a password once, and is kept as a hash', async () => {
    const { nobody, token, endsAt, accept, listed, signIn, tables, chief, id } = await scene()
    expect((await listed())?.invitedUntil).toBe(endsAt)
    const week = (Date.parse(endsAt) - Date.now()) / 86_400_000
    expect(week).toBeGreaterThan(6.9)
    expect(week).toBeLessThanOrEqual(7)
    const { database: open } = await tables()
    expect(JSON.stringify(await open.selectFrom('invitations').selectAll().execute())).not.toContain(token)
    const look = await nobody.call('POST', '/auth/invitation', { token })
    expect(look.body).toEqual({ username: 'ravi1', firstName: 'Asha', endsAt })

    expect(await accept(token, 'weak')).toMatchObject({
      status: 400,
      body: { fields: { password: messageRules.password } },
    })
    // Two at once: one is first.
    const both = await Promise.all([accept(token), accept(token, 'Another1!')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
    await signIn('ravi1', both[0]?.status === 200 ? PASSWORD : 'Another1!')
    expect(await accept(token)).toMatchObject({ status: 410, body: { error: invitationTexts.used } })
    expect((await listed())?.invitedUntil).toBeNull()
    const history = await chief.call<{ action: string; username: string }[]>(
      'GET',
      `/audit?kind=user&id=${id}`,
    )
    expect(history.body.map(({ action, username }) => `${action} ${username}`)).toEqual([
      'password ravi1',
      'invited chief',
      'added chief',
    ])
  })

  it('that is forged, over, taken back or of somebody suspended opens nothing, and says why', async () => {
    const { chief, nobody, id, token, accept, tables } = await scene()
    const look = async (held: string) => {
      const { status, body } = await nobody.call('POST', '/auth/invitation', { token: held })
      return [status, body.error]
    }
    expect(await look(`${token}x`)).toEqual([404, invitationTexts.unknown])
    expect(await look('x'.repeat(201))).toEqual([400, invitationTexts.unknown])
    await chief.call('POST', '/auth/users/suspended', { ids: [id], suspended: true })
    expect(await look(token)).toEqual([410, replyTexts.suspended])
    await chief.call('POST', '/auth/users/suspended', { ids: [id], suspended: false })

    const again = await chief.call('POST', `/auth/user/${id}/invitation`)
    expect(await look(token)).toEqual([410, invitationTexts.taken])
    expect((await chief.call('DELETE', `/auth/user/${id}/invitation`)).status).toBe(200)
    expect(await look(again.body.token)).toEqual([410, invitationTexts.taken])
    expect((await chief.call('DELETE', `/auth/user/${id}/invitation`)).status).toBe(404)

    const third = await chief.call('POST', `/auth/user/${id}/invitation`)
    const { database: open } = await tables()
    await open.updateTable('invitations').set({ ends_at: new Date().toISOString() }).execute()
    expect(await accept(third.body.token)).toMatchObject({
      status: 410,
      body: { error: invitationTexts.expired },
    })
    await expect(nobody.call('POST', '/auth/invitation/accept', {})).resolves.toMatchObject({ status: 400 })
  })

  it('is over when somebody sets the password, and ends the sessions of who used it', async () => {
    const { chief, id, token, accept, nobody, signIn } = await scene()
    await chief.call('PUT', `/auth/user/${id}/password`, { password: PASSWORD })
    expect((await accept(token)).status).toBe(410)
    const ravi = await signIn('ravi1', PASSWORD)
    const again = await chief.call('POST', `/auth/user/${id}/invitation`)
    expect((await ravi.call('GET', '/stores')).status).toBe(200)
    expect((await accept(again.body.token, 'Another1!')).status).toBe(200)
    expect((await ravi.call('GET', '/stores')).status).toBe(401)
    const old = { username: 'ravi1', password: PASSWORD }
    expect((await nobody.call('POST', '/auth/login', old)).status).toBe(401)
  })
})

import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { replyTexts } from '../../../src/core/contract/console/messages.ts'
import type { Secrets } from '../../../src/server/auth/secrets.ts'
import { onEachDatabase } from '../databases.ts'
import { type OpenRepositories, openRepositories } from '../open-repositories.ts'
import { consoleServer, PASSWORD, person, settingsOf } from './console-server.ts'

/** Holds what an import holds from its start to its commit. */
function lockFile(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'shop.sqlite'))
  onTestFinished(() => file.close())
  file.exec('begin immediate')
  return () => file.exec('rollback')
}

it('a log out waits for an import to end, and ends the session then', async () => {
  const { chief, dataFolder } = await consoleServer()
  const letGo = lockFile(dataFolder)
  const leaving = chief.call('POST', '/auth/logout')
  // Reads go on meanwhile, and come after what was asked before them.
  expect((await chief.call('GET', '/stores')).status).toBe(200)
  letGo()
  expect(await leaving).toMatchObject({ status: 200, body: { message: replyTexts.signedOut } })
  expect((await chief.call('GET', '/stores')).status).toBe(401)
})

it.each<[string, (of: OpenRepositories) => Promise<unknown>]>([
  ['a code of an app that is used', ({ secondFactors }) => secondFactors.takeStep('1', 5, 20)],
  ['a recovery code that is used', ({ secondFactors }) => secondFactors.takeCode('1', 'hash')],
  ['a secret that is sealed', ({ secondFactors }) => secondFactors.replaceSecret('1', 'plain', 'sealed')],
])('%s waits for an import to end', async (_, write) => {
  const repositories = await openRepositories()
  const letGo = lockFile(repositories.folder)
  const writing = write(repositories)
  writing.catch(() => undefined)
  await nextTurn()
  letGo()
  expect(await writing).toBe(false)
})

onEachDatabase('a password that is changed by oneself', (database) => {
  it('is not written over one that a superadmin gives meanwhile', async () => {
    const SLOW = 'Slowly1!'
    const hashing = new EventEmitter()
    const begun = once(hashing, 'begun')
    const slowly = once(hashing, 'go on')
    const secrets: Secrets = {
      async hash(secret) {
        if (secret === SLOW) {
          hashing.emit('begun')
          await slowly
        }
        return `kept ${secret}`
      },
      matches: async (kept, given) => kept === `kept ${given}`,
    }
    const { chief, nobody, signIn } = await consoleServer(settingsOf(database), { secrets })
    await chief.call('POST', '/auth/register', person('asha1'))
    const asha = await signIn('asha1', PASSWORD)
    const path = `/auth/user/${asha.userId}/password`
    const own = asha.call('PUT', path, { password: SLOW })
    await begun
    expect((await chief.call('PUT', path, { password: 'Another1!' })).status).toBe(200)
    hashing.emit('go on')
    expect(await own).toMatchObject({ status: 401, body: { error: replyTexts.signedOut } })
    const login = { username: 'asha1', password: SLOW }
    expect((await nobody.call('POST', '/auth/login', login)).status).toBe(401)
    await signIn('asha1', 'Another1!')
  })
})

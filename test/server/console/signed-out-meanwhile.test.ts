import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { replyTexts } from '../../../src/core/contract/console/messages.ts'
import { type OpenRepositories, openRepositories } from '../open-repositories.ts'
import { consoleServer } from './console-server.ts'

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

import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findServer } from '../../src/server/control/control-client.ts'
import { readControl, writeControl } from '../../src/server/control/control-contract.ts'
import { runningServer } from './running-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

const csv = 'name,description\nHanded Over,From a command.\n'

describe('the control port', () => {
  it('takes an import that shoppers get at once', async () => {
    const { dataFolder, url } = await runningServer({ environment: { SEED: 'none' } })
    const server = await findServer(dataFolder)
    const file = join(await temporaryFolder(), 'products.csv')
    await writeFile(file, csv)
    expect(await server?.import(file)).toEqual({ added: 1, updated: 0, skipped: 0, faults: [], warnings: [] })
    const list = await (await fetch(`${url}/api/publicProduct`)).json()
    expect(list).toMatchObject([{ name: 'Handed Over' }])
  })

  it('answers only callers on this machine that know the token of its file', async () => {
    const { dataFolder } = await runningServer()
    const control = await readControl(dataFolder)
    expect(control?.url).toMatch(/^http:\/\/127\.0\.0\.1:/)
    expect((await stat(join(dataFolder, 'control.json'))).mode & 0o777).toBe(0o600)
  })

  it.each([
    ['no token', undefined],
    ['another token', 'Bearer 0123456789012345678901234567890123456789012'],
  ])('refuses %s', async (_, authorization) => {
    const { dataFolder } = await runningServer()
    const control = await readControl(dataFolder)
    const reply = await fetch(`${control?.url}/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify({ file: '/no/such.csv' }),
    })
    expect(reply.status).toBe(401)
  })

  it('refuses a request without a file’s path', async () => {
    const { dataFolder } = await runningServer()
    const control = await readControl(dataFolder)
    const reply = await fetch(`${control?.url}/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${control?.token}` },
      body: JSON.stringify({ file: 2 }),
    })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ fields: { file: expect.any(String) } })
  })

  it('says why a file cannot be imported', async () => {
    const { dataFolder } = await runningServer()
    const server = await findServer(dataFolder)
    await expect(server?.import('/no/such.csv')).rejects.toThrow('there is no such file')
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['before its answer', (response) => response.destroy()],
    ['in the middle of it', (response) => response.write('{"rows"', () => response.destroy())],
  ])('tells of a server that goes %s', async (_, go) => {
    const folder = await temporaryFolder()
    const url = await somebodyElse(({ url: path }, response) =>
      path === '/ping' ? response.end('{}') : go(response),
    )
    await writeControl(folder, { url, token: 'x'.repeat(43) })
    const server = await findServer(folder)
    await expect(server?.restore('/shop.backup')).rejects.toThrow(
      'went away before it answered: it may be done, or not',
    )
  })

  it('is gone with the server', async () => {
    const { dataFolder, close } = await runningServer()
    await close()
    expect(await readdir(dataFolder)).not.toContain('control.json')
    expect(await findServer(dataFolder)).toBeUndefined()
  })

  it('leaves the file of a second server on the same data alone', async () => {
    const { dataFolder, close } = await runningServer()
    const second = await runningServer({ environment: { DATA_DIR: dataFolder } })
    await close()
    expect(await findServer(dataFolder)).toBeDefined()
    await second.close()
  })
})

describe('a file that a killed server left', () => {
  it.each([
    ['nobody listens', async () => ({ url: 'http://127.0.0.1:9', token: 'x'.repeat(43) })],
    ['another program listens', async () => ({ url: await somebodyElse(), token: 'x'.repeat(43) })],
  ])('is ignored: %s', async (_, control) => {
    const folder = await temporaryFolder()
    await writeControl(folder, await control())
    expect(await findServer(folder)).toBeUndefined()
  })

  it.each([
    ['half written', '{"url": "http://127'],
    ['pointing elsewhere', '{"url": "http://example.org:80", "token": "0123456789012345678901234567890123"}'],
  ])('is not used: %s', async (_, text) => {
    const folder = await temporaryFolder()
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'control.json'), text)
    expect(await readControl(folder)).toBeUndefined()
  })
})

async function somebodyElse(
  answer: RequestListener = (_request, response) => response.writeHead(404).end(),
): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

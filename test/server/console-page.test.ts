import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runningServer } from './running-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

async function builtPages(): Promise<string> {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'index.html'), 'the shopper')
  await writeFile(join(folder, 'console.html'), '<script id="settings">"__SETTINGS__"</script>')
  return folder
}

it.each(['/admin', '/admin/home', '/admin/manage-store?id=3', '/admin/no/such/screen'])(
  '%s is answered with the console',
  async (address) => {
    const { url } = await runningServer({
      webFolder: await builtPages(),
      environment: { ADMIN_IDLE_MINUTES: '7' },
    })
    const reply = await fetch(url + address)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const text = await reply.text()
    expect(text).toContain('"adminIdleMinutes":7')
    expect(text).toContain('"autofillClear":false')
  },
)

it.each([
  ['/', 200],
  ['/administration', 404],
  ['/console.html', 404],
])('%s is not the console', async (address, status) => {
  const { url } = await runningServer({ webFolder: await builtPages() })
  const reply = await fetch(url + address)
  expect(reply.status).toBe(status)
  expect(await reply.text()).not.toContain('settings')
})

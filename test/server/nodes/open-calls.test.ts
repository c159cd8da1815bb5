import { once } from 'node:events'
import { request } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { API_BASE } from '../../../src/core/contract/console/call.ts'
import { type Caller, consoleServer, PASSWORD, person } from '../console/console-server.ts'
import { onEachDatabase } from '../databases.ts'

/** An upload whose file never comes to its end. Resolves, once the server reads it, to how it ends. */
async function slowUpload(url: string, { token }: Caller) {
  const upload = request(`${url}${API_BASE}/upload-csv`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      expect: '100-continue',
    },
  })
  const ended = once(upload, 'error').then(([error]) => (error as NodeJS.ErrnoException).code)
  upload.flushHeaders()
  await once(upload, 'continue')
  upload.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname,desc')
  onTestFinished(() => void upload.destroy())
  return { ended }
}

const endings: readonly ((chief: Caller, own: Caller) => Promise<{ status: number }>)[] = [
  (_, own) => own.call('POST', '/auth/logout'),
  (chief, own) => chief.call('PUT', `/auth/user/${own.userId}/password`, { password: 'Another1!' }),
  (chief, own) => chief.call('DELETE', `/auth/user/${own.userId}`),
]

onEachDatabase('an upload that is still arriving', ({ newUrl }) => {
  it('is cut off by a sign-out, a new password and the end of the user on another node, and by nobody else’s', async () => {
    const url = newUrl()
    const here = await consoleServer(url ? { DATABASE_URL: url } : {})
    // Without a database server there is one node.
    const there = url ? await consoleServer({ DATABASE_URL: url }) : here
    let stays = true
    const other = await slowUpload(there.url, there.chief)
    void other.ended.then(() => {
      stays = false
    })
    for (const [index, end] of endings.entries()) {
      const username = `asha${index}`
      await here.chief.call('POST', '/auth/register', person(username))
      const asha = await here.signIn(username, PASSWORD)
      const upload = await slowUpload(there.url, asha)
      expect((await end(here.chief, asha)).status).toBe(200)
      expect(await upload.ended).toBe('ECONNRESET')
    }
    expect(stays).toBe(true)
  })
})

import { mkdir, rmdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { publicProductsReplySchema, publicStoresReplySchema } from '../../src/core/contract/rest.ts'
import { publicSettingsSchema } from '../../src/core/contract/settings.ts'
import { systemClock } from '../../src/server/clock.ts'
import { runningServer } from './running-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

const getJson = async (url: string) => {
  const reply = await fetch(url)
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as unknown }
}

async function builtPage(): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    '<script type="application/json" id="settings">"__SETTINGS__"</script>',
  )
  await writeFile(join(folder, 'assets', 'page-abc123.js'), 'export {}')
  await writeFile(join(folder, 'manifest.webmanifest'), '{}')
  return folder
}

describe('health', () => {
  it('is alive from the start, and ready once its engine is', async () => {
    const { url, room, ready } = await runningServer()
    expect(await getJson(`${url}/healthz`)).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await getJson(`${url}/readyz`)).toMatchObject({ status: 503, body: { status: 'starting' } })
    room.becomeReady()
    await ready
    expect(await getJson(`${url}/readyz`)).toMatchObject({
      status: 200,
      body: { status: 'ready', database: true, engine: true },
    })
    room.busy = 'too much to do'
    expect(await getJson(`${url}/readyz`)).toMatchObject({
      status: 503,
      body: { status: 'overloaded', database: true, engine: true, reason: 'too much to do' },
    })
    room.healthy = false
    expect(await getJson(`${url}/readyz`)).toMatchObject({
      status: 503,
      body: { status: 'failing', database: true, engine: false, missing: ['engine'] },
    })
  })

  it('names a worker that is missing, and lives on until it has been gone for a minute', async () => {
    const { url, room, ready } = await runningServer()
    room.becomeReady()
    await ready
    const states = async () => {
      const [alive, able] = [await getJson(`${url}/healthz`), await getJson(`${url}/readyz`)]
      return [alive.status, alive.body, able.status, able.body]
    }
    room.healthy = false
    room.see = { name: 'restarting', sinceMs: systemClock.now() }
    const failing = { status: 'failing', database: true, engine: false, missing: ['see'] }
    expect(await states()).toEqual([200, { status: 'ok' }, 503, failing])
    room.see = { name: 'restarting', sinceMs: systemClock.now() - 60_000 }
    expect(await states()).toEqual([503, { status: 'failing', missing: ['see'] }, 503, failing])
    room.healthy = true
    room.see = { name: 'ready' }
    expect(await states()).toMatchObject([200, { status: 'ok' }, 200, { status: 'ready' }])
  })

  it('passes the engine’s reason on when it cannot start', async () => {
    const { room, ready } = await runningServer()
    room.failReady(new Error('no voice'))
    await expect(ready).rejects.toThrow('no voice')
  })

  it('closes sockets before the engine, and the engine before the database', async () => {
    const { room, close, url } = await runningServer()
    await Promise.all([close(), close()])
    expect(room.events).toEqual(['attached', 'sockets closed', 'engine closed'])
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })

  it('serves sockets on a second port when asked to', async () => {
    const { room } = await runningServer({ environment: { STT_PORT: '0' } })
    expect(room.events).toEqual(['attached', 'attached'])
  })
})

describe('the public lists', () => {
  it('need no login and hold no staff fields', async () => {
    const { url } = await runningServer()
    const products = await getJson(`${url}/api/publicProduct`)
    const stores = await getJson(`${url}/api/stores/publicStores`)
    expect(publicProductsReplySchema.parse(products.body).length).toBeGreaterThanOrEqual(24)
    expect(publicStoresReplySchema.parse(stores.body)).toHaveLength(3)
    for (const { headers } of [products, stores]) expect(headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify([products.body, stores.body])).not.toMatch(/updatedAt|username|email|phone/i)
  })

  it('are empty when the database is, and the server is ready', async () => {
    const { url, room, ready } = await runningServer({ environment: { SEED: 'none' } })
    room.becomeReady()
    await ready
    expect((await getJson(`${url}/api/publicProduct`)).body).toEqual([])
    expect((await getJson(`${url}/readyz`)).status).toBe(200)
  })
})

describe('the public lists, asked for by the page of another host', () => {
  const shop = 'https://shop.example'
  const lists = ['/api/publicProduct', '/api/stores/publicStores?x=1']
  const rows: readonly [
    origin: string,
    paths: readonly string[],
    allowed: string | null,
    vary: string | null,
  ][] = [
    [shop, lists, shop, 'Origin'],
    ['http://localhost:5173', lists, 'http://localhost:5173', 'Origin'],
    ['http://shop.example', lists, null, 'Origin'],
    ['https://shop.example:8443', lists, null, 'Origin'],
    ['https://shop.example.evil', lists, null, 'Origin'],
    ['null', lists, null, 'Origin'],
    [shop, ['/api/stores', '/healthz'], null, null],
  ]

  it('are shared with the origins of the setting alone, and no other call is', async () => {
    const { url } = await runningServer({
      environment: { ALLOWED_ORIGINS: 'https://shop.example, http://localhost:5173' },
    })
    // The first time the framework answers, then what it answered is given out again.
    for (const [origin, paths, allowed, vary] of [...rows, ...rows]) {
      for (const path of paths) {
        const { headers } = await fetch(url + path, { headers: { origin } })
        const got = ['access-control-allow-origin', 'vary', 'access-control-allow-credentials']
        expect([origin, path, ...got.map((name) => headers.get(name))]).toEqual([
          origin,
          path,
          allowed,
          vary,
          null,
        ])
      }
    }
  })

  it('are shared with nobody by default', async () => {
    const { url } = await runningServer()
    const { headers } = await fetch(`${url}/api/publicProduct`, { headers: { origin: shop } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('vary')).toBeNull()
  })
})

describe('refusals', () => {
  it.each([
    ['an unknown call', 'GET', '/api/nothing', undefined, 404],
    ['the wrong method', 'POST', '/api/publicProduct', '{}', 404],
    ['a broken address', 'GET', '/api/%zz', undefined, 400],
    ['an unknown page', 'GET', '/nothing.js', undefined, 404],
    ['no page built', 'GET', '/', undefined, 503],
  ])('%s', async (_, method, path, body, status) => {
    const { url } = await runningServer()
    const reply = await fetch(url + path, { method, ...(body && { body }) })
    expect(reply.status).toBe(status)
    expect(await reply.json()).toEqual({ error: expect.stringMatching(/\.$/) })
  })

  it('never sends a file from outside the page’s folder', async () => {
    const { url } = await runningServer({ webFolder: await builtPage() })
    for (const path of ['/../outside.txt', '/%2e%2e/outside.txt', '//outside.txt', '/..%2foutside.txt']) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        request(url, { path }, (reply) => resolve(reply.resume().statusCode))
          .on('error', reject)
          .end()
      })
      expect(status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('the page', () => {
  it('carries the settings, and nothing in them ends the element', async () => {
    const { url } = await runningServer({
      webFolder: await builtPage(),
      environment: { BRAND_NAME: '</script>$&' },
    })
    const reply = await fetch(`${url}/?storeid=1`)
    expect(reply.headers.get('cache-control')).toBe('no-cache')
    const json = /id="settings">(.*)<\/script>$/.exec(await reply.text())?.[1] ?? ''
    expect(json).not.toContain('<')
    const settings = publicSettingsSchema.parse(JSON.parse(json))
    expect(settings).toMatchObject({ brand: { name: '</script>$&' }, speechVersion: 'v1', sttPort: null })
  })

  it.each([
    ['/assets/page-abc123.js', 'public, max-age=31536000, immutable'],
    ['/manifest.webmanifest', 'no-cache'],
  ])('%s is cached as %s', async (path, caching) => {
    const { url } = await runningServer({ webFolder: await builtPage() })
    const reply = await fetch(url + path)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toBe(caching)
  })

  it('has strict headers', async () => {
    const { url } = await runningServer({
      environment: { API_BASES: 'a.example.org=https://api.example.org/api' },
    })
    const { headers } = await fetch(`${url}/healthz`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("connect-src 'self' ws: wss: https://api.example.org")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|upgrade-insecure/)
    const permissions = headers.get('permissions-policy')?.split(', ') ?? []
    expect(permissions.filter((each) => each.endsWith('=(self)'))).toEqual(
      ['camera', 'microphone', 'accelerometer', 'gyroscope', 'screen-wake-lock', 'autoplay'].map(
        (name) => `${name}=(self)`,
      ),
    )
    for (const name of ['geolocation', 'payment', 'usb', 'bluetooth', 'display-capture', 'midi', 'serial'])
      expect(permissions).toContain(`${name}=()`)
    expect(permissions.every((each) => /^[a-z-]+=\((self)?\)$/.test(each))).toBe(true)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('lets nothing run, load or be framed in what a call answers', async () => {
    const { url } = await runningServer({})
    for (const path of ['/api/stores/publicStores', '/api/users', '/api/nothing']) {
      const { headers } = await fetch(url + path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
      expect(headers.get('permissions-policy')).toBe('camera=(), geolocation=(), microphone=()')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
    }
    const { headers } = await fetch(`${url}/speech/1/welcome.opus`)
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBeNull()
  })

  it('shows the brand’s own picture', async () => {
    const logo = join(await temporaryFolder(), 'logo.svg')
    await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const { url } = await runningServer({ environment: { BRAND_LOGO: logo } })
    const reply = await fetch(`${url}/brand/logo.svg`)
    expect(reply.headers.get('content-type')).toBe('image/svg+xml')
  })
})

describe('a server that cannot start', () => {
  it.each([
    ['a taken port', async () => ({ PORT: String((await runningServer()).port) }), /^PORT: \d+ is taken/],
    [
      'a taken second port',
      async () => ({ STT_PORT: String((await runningServer()).port) }),
      /^STT_PORT: \d+ is taken/,
    ],
    ['no such address', async () => ({ HOST: '203.0.113.9' }), /^HOST: this machine has no address/],
    ['no such logo', async () => ({ BRAND_LOGO: '/no/logo.png' }), /^BRAND_LOGO: cannot be read/],
    [
      'a folder that is a file',
      async () => ({ DATA_DIR: import.meta.filename }),
      /^DATA_DIR: cannot be used/,
    ],
    [
      'no certificate',
      async () => ({ TLS: 'files', TLS_CERT: '/a', TLS_KEY: '/b' }),
      /^TLS_CERT, TLS_KEY: cannot/,
    ],
  ])('%s', async (_, environment, reason) => {
    await expect(runningServer({ environment: await environment() })).rejects.toThrow(reason)
  })

  it('tells the first password at the start that comes through', async () => {
    const DATA_DIR = await temporaryFolder()
    const taken = String((await runningServer()).port)
    await expect(runningServer({ environment: { DATA_DIR, PORT: taken } })).rejects.toThrow('is taken')
    // The way to the control socket is blocked by a folder of its name: nearly everything is open by then.
    await mkdir(join(DATA_DIR, 'control.json'))
    await expect(runningServer({ environment: { DATA_DIR } })).rejects.toThrow()
    await rmdir(join(DATA_DIR, 'control.json'))
    const { firstSignIn } = await runningServer({ environment: { DATA_DIR } })
    expect(firstSignIn?.password).toEqual(expect.any(String))
  })
})

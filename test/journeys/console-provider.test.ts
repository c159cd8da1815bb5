import { expect, it } from 'vitest'
import { providerTexts } from '../../src/core/contract/console/session.ts'
import { BOSS, bossEnvironment, callAs, openConsole } from '../fixtures/console-visit.ts'
import { startServer } from '../fixtures/server-process.ts'
import { person } from '../server/console/console-server.ts'
import { CLIENT, providerServer } from '../server/console/provider-server.ts'
import { freePort } from '../server/postgres.ts'
import { connectBrowser } from './shared.ts'

it('staff sign in with the account of their organisation, on a phone and on a desk', async () => {
  const port = await freePort()
  const returnPage = `http://127.0.0.1:${port}/admin/signed-in`
  const provider = await providerServer({ email: 'asha@example.org' }, returnPage)
  const server = await startServer({
    ...bossEnvironment,
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_REDIRECT_URI: returnPage,
    OIDC_NAME: 'Example',
  })
  const browser = await connectBrowser()
  const boss = await openConsole(browser, server.url)
  await boss.signIn(BOSS)
  expect((await callAs(boss, 'POST', '/auth/register', person('asha'))).status).toBeLessThan(300)
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ]) {
    const visit = await openConsole(browser, server.url, { viewport })
    await visit.go('/home', 'Sign In')
    expect(await visit.violations()).toEqual([])
    await visit.press('Sign in with Example')
    await visit.heading('Dashboard')
    expect(await visit.page.getByText('asha').first().isVisible()).toBe(true)
    // Nothing of the way stays in the address bar.
    expect(new URL(visit.page.url()).hash).toBe('')
    expect(visit.faults).toEqual([])
    await visit.close()
  }
  // Nobody is let in for an address that is nobody's here.
  provider.member = { email: 'stranger@example.org' }
  const stranger = await openConsole(browser, server.url, { viewport: { width: 360, height: 740 } })
  await stranger.go('/home', 'Sign In')
  await stranger.press('Sign in with Example')
  await stranger.page.getByText(providerTexts.unknown('stranger@example.org')).waitFor()
  expect(await stranger.violations()).toEqual([])
  await Promise.all([boss.close(), stranger.close()])
  await browser.close()
  await server.stop()
})

import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { BOSS, openConsole, type Person } from '../fixtures/console-visit.ts'

/** A connection of one's own to the browser that all journeys share. Closing it closes the pages opened through it. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject('browser'))

/** The server that all journeys of a project share. What a test changes there, it changes for the tests after it. */
export const sharedServer = () => ({ ...inject('server'), stop: async () => {} })

/** The staff's console for the tests of one file, on the shared server; `open` and `signIn` each make a person's browser. */
export function sharedConsole() {
  const { url } = inject('server')
  let browser: Browser
  beforeAll(async () => {
    browser = await connectBrowser()
  })
  afterAll(() => browser.close())
  const open = (options = {}) => openConsole(browser, url, options)
  return {
    url,
    browser: () => browser,
    open,
    async signIn(who: Person = BOSS, options = {}) {
      const visit = await open(options)
      await visit.signIn(who)
      return visit
    },
  }
}

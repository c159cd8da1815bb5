import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { installBeside } from '../../test/fixtures/install-beside.ts'

/** 185 MB: on a slow line some minutes. */
const PATIENCE_MS = 15 * 60_000

const reportSchema = z.object({
  lhr: z.object({
    categories: z.object({ accessibility: z.object({ score: z.nullable(z.number()) }) }),
    audits: z.record(z.string(), z.object({ title: z.string(), score: z.nullable(z.number()) })),
  }),
})

interface Puppeteer {
  connect(options: { browserURL: string; defaultViewport: null }): Promise<{
    pages(): Promise<{ url(): string }[]>
    browserContexts(): { pages(): Promise<{ url(): string }[]> }[]
    disconnect(): Promise<void>
  }>
}

interface Lighthouse {
  snapshot(page: unknown, options: { flags: object }): Promise<unknown>
}

export interface Audit {
  /** 0 to 100. */
  score: number
  /** What costs points, in Lighthouse's words. */
  faults: string[]
}

/** Lighthouse beside a browser with its debugging port open. Throws when there is no network to fetch it from. */
export async function openAuditor(port: number) {
  const [core = '', puppeteer = ''] =
    (await installBeside({
      from: fileURLToPath(new URL('.', import.meta.url)),
      entries: ['lighthouse/core/index.js', 'puppeteer-core/lib/esm/puppeteer/puppeteer-core.js'],
      patienceMs: PATIENCE_MS,
    })) ?? []
  if (core === '') throw new Error('Lighthouse could not be fetched.')
  const { snapshot } = (await import(core)) as Lighthouse
  const { connect } = (await import(puppeteer)) as Puppeteer
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null })

  return {
    /** The page with this address as it stands now, accessibility only. */
    async audit(url: string): Promise<Audit> {
      const pages = await Promise.all(browser.browserContexts().map((context) => context.pages()))
      const page = pages.flat().find((one) => one.url() === url)
      if (!page) throw new Error(`no page is at ${url}`)
      const flags = {
        onlyCategories: ['accessibility'],
        screenEmulation: { disabled: true },
        logLevel: 'error',
      }
      const { lhr } = z.parse(reportSchema, await snapshot(page, { flags }))
      const faults = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 1)
      return {
        score: (lhr.categories.accessibility.score ?? Number.NaN) * 100,
        faults: faults.map(({ title }) => title),
      }
    },
    close: () => browser.disconnect(),
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { NewProduct } from '../../src/core/contract/product.ts'
import { sampleProducts } from '../../src/server/db/seed/sample-products.ts'
import { createSpeaking } from '../../src/server/engine/speak/create-speaking.ts'
import { createPainter } from '../fixtures/painter.ts'
import { startServer } from '../fixtures/server-process.ts'
import { FASTEST, openVisit, type VisitOptions } from '../fixtures/visit.ts'
import { createVoice } from '../fixtures/voice.ts'
import { connectBrowser, sharedServer } from './shared.ts'

export const BRAND = 'Britannia'

/** One of the sample brand's products, by a part of its name. */
export function sample(part: string): NewProduct {
  const found = sampleProducts(BRAND).find(({ name }) => name.includes(part))
  if (!found) throw new Error(`the sample brand has no ${part}`)
  return found
}

/**
 * A running shop for the tests of one file: the built server, a browser, a shopper's voice and a painter of packs. The
 * server is the one that all share, or with settings of its own (`env`) one of its own.
 */
export async function openShop({ env }: { env?: Record<string, string> } = {}) {
  const server = env ? await startServer({ LOG_LEVEL: 'warn', ...env }) : sharedServer()
  const browser = await connectBrowser()
  const speak = await createVoice()
  const painter = await createPainter(browser)
  return {
    server,
    browser,
    speak,
    paint: painter.paint,
    /** At another address than the server's (`url`) where something stands before it. */
    visit: ({ url = server.url, ...options }: VisitOptions & { url?: string } = {}) =>
      openVisit(browser, url, { pace: FASTEST, ...options }),
    async close() {
      await browser.close()
      await server.stop()
    },
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>

/** The same, opened before the file's tests and closed behind them: what is returned can be used within tests only. */
export function openShopForFile(): Shop {
  const shop = {} as Shop
  beforeAll(async () => {
    Object.assign(shop, await openShop())
  })
  afterAll(() => shop.close())
  return shop
}

/** The product's voice by itself, to compare with what a page played. */
export async function openVoiceOfProduct() {
  const cacheFolder = await mkdtemp(join(tmpdir(), 'voice-'))
  const speaking = createSpeaking({ cacheFolder, fixed: [] })
  await speaking.ready()
  return {
    say: async (sentence: string) => ({ pcm: await speaking.say(sentence), rateHz: 24_000 }),
    async close() {
      await speaking.close()
      await rm(cacheFolder, { recursive: true, force: true })
    },
  }
}

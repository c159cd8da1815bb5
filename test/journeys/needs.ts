import { existsSync } from 'node:fs'
import { findChromium } from '../../scripts/chromium.mjs'

/** Says what is missing before a single visit is tried; `npm test` brings both by itself. */
export async function setup() {
  if (!existsSync('dist/server/main.js') || !existsSync('dist/web/index.html')) {
    throw new Error('the journeys walk through the built product: run `npm run build` first')
  }
  const chromium = await findChromium()
  if (!chromium) throw new Error('the journeys need a Chromium: `npm test` installs one, or set CHROMIUM')
  process.env.CHROMIUM = chromium
}

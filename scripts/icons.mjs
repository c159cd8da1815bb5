/** Renders the mark into the icons of an installed page. Run by hand when the mark changes: `node scripts/icons.mjs`. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './install.mjs'

const NIGHT = '#0b0e12'
const folder = join(root, 'src/web/public/icons')
/** `share`: how much of the edge the mark takes. Maskable icons are cut to any shape inside 80 %. */
const icons = [
  { name: 'icon-192.png', edge: 192, share: 0.86 },
  { name: 'icon-512.png', edge: 512, share: 0.86 },
  { name: 'maskable-512.png', edge: 512, share: 0.62 },
  { name: 'apple-touch-180.png', edge: 180, share: 0.72 },
]

const mark = await readFile(join(root, 'src/web/public/mark.svg'))
await mkdir(folder, { recursive: true })
for (const { name, edge, share } of icons) {
  const size = Math.round(edge * share)
  const drawn = await sharp(mark, { density: 72 * (size / 64) * 1.5 })
    .resize(size, size)
    .png()
    .toBuffer()
  await sharp({ create: { width: edge, height: edge, channels: 4, background: NIGHT } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, name))
}

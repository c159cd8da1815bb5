import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)

const SILERO = {
  file: 'silero_vad_v5.onnx',
  sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
}

/** The folder of the speech decoder's own models, with the trailing slash that it needs. */
export function ownModelBase(): string {
  return `${join(dirname(require.resolve('soundswallower')), 'model')}/`
}

/** The voice detector's weights. Throws when the file is not the one whose figures were measured. */
export function sileroWeights(): Uint8Array {
  const file = join(dirname(require.resolve('@ricky0123/vad-web/package.json')), 'dist', SILERO.file)
  const bytes = readFileSync(file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== SILERO.sha256) throw new Error(`${SILERO.file} is not the expected file (sha256 ${sha256})`)
  return bytes
}

/** Where the denoiser's module lies: its package exports only the parts for a page. */
export function denoiserModule(): string {
  const dist = dirname(require.resolve('@timephy/rnnoise-wasm'))
  return pathToFileURL(join(dist, 'generated', 'rnnoise-sync.js')).href
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const FILES = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.server.json',
  'vite.config.ts',
  'scripts/build.mjs',
]
const isTest = (name) => /\.test\.tsx?$/.test(name)
const stamp = join(root, 'dist/built-from')

/** A digest of everything that the build reads. */
export function sourceHash() {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of [...FILES.map((name) => join(root, name)), ...sources].sort()) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Whether dist was built, whole, from these sources. */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash()

export { stamp }

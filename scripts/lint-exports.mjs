import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * `npm run lint:exports`, in the folder where it is started: what of src nobody uses (exports, files, packages; knip.jsonc
 * says who counts as a user), and constants that stand in two files with the same name and value.
 */
const CONSTANT = /^(?:export )?const ([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:: [^=]+)? = (.+)$/gm
const WANTED = ['--production', '--no-config-hints', '--include', 'files,exports,types,dependencies']

function copiedConstants() {
  const places = new Map()
  const sources = readdirSync('src', { recursive: true }).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  for (const file of sources) {
    for (const [, name, value] of readFileSync(join('src', file), 'utf8').matchAll(CONSTANT)) {
      const key = `${name} = ${value}`
      places.set(key, [...(places.get(key) ?? []), file])
    }
  }
  return [...places].filter(([, files]) => files.length > 1)
}

const knip = spawnSync(process.execPath, [join(root, 'node_modules/knip/bin/knip.js'), ...WANTED], {
  stdio: 'inherit',
})
const copied = copiedConstants()
if (copied.length > 0) console.log(`Constants that stand in two files (${copied.length})`)
for (const [constant, files] of copied) console.log(`${constant}  ${files.toSorted().join(' ')}`)
process.exit(knip.status === 0 && copied.length === 0 ? 0 : 1)

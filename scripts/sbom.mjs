import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'
import { INSIDE, shippedPackages } from './shipped.mjs'

/**
 * The bill of materials of what is shipped, as CycloneDX: npm's own list of the production packages, with the licences
 * that were read by hand, and with the models, voices and libraries that packages carry inside. The same lock file
 * gives the same bytes.
 *
 *   node scripts/sbom.mjs [file]     the build writes dist/sbom.cdx.json
 */
export function writeBillOfMaterials(file) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const shipped = new Map(shippedPackages(JSON.parse(lock)).map((each) => [each.id, each]))
  const bill = billByNpm()
  bill.serialNumber = `urn:uuid:${uuidOf(lock)}`
  // When it was made says nothing about what is in it.
  delete bill.metadata.timestamp
  Object.assign(bill.metadata.component, { name: 'shopping-helper', type: 'application' })
  // Npm's own --omit=dev leaves out what is shipped and developers' packages need as well (npm 11).
  bill.components = bill.components.filter((component) => shipped.has(idOf(component)))
  const kept = new Set([bill.metadata.component, ...bill.components].map((component) => component['bom-ref']))
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }))
  for (const component of bill.components) {
    const { licence, optional } = shipped.get(idOf(component))
    component.licenses = [licenceOf(licence)]
    if (optional) component.scope = 'optional'
    const inside = INSIDE.filter(([name]) => name === component.name)
    if (inside.length > 0) component.components = inside.map(partOf)
  }
  writeFileSync(file, `${JSON.stringify(bill, null, 1)}\n`)
}

const idOf = ({ name, version }) => `${name}@${version}`

function billByNpm() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const npm = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) throw new Error(`npm sbom did not succeed: ${npm.error?.message ?? npm.stderr}`)
  return JSON.parse(npm.stdout)
}

/** A version 8 UUID (RFC 9562): its bits are a digest's. */
function uuidOf(bytes) {
  const hex = createHash('sha256').update(bytes).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** SPDX has no name for what belongs to nobody. */
function licenceOf(licence) {
  if (licence.includes(' ')) {
    return licence === 'public domain' ? { license: { name: licence } } : { expression: licence }
  }
  return { license: { id: licence } }
}

const partOf = ([, name, owner, licence]) => ({
  type: 'library',
  name,
  supplier: { name: owner },
  licenses: [licenceOf(licence)],
})

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeBillOfMaterials(process.argv[2] ?? join(root, 'dist/sbom.cdx.json'))

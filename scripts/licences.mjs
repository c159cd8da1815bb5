/**
 * Writes docs/licences.md: everything that is shipped, from package-lock.json's production tree.
 *
 *   node scripts/licences.mjs            write the page
 *   node scripts/licences.mjs --check    exit 1 when the page is out of date
 *
 * Both exit 1, naming each, when something is shipped under a licence outside the list in scripts/shipped.mjs. For tests:
 * `--lock <file>` and `--page <file>` look elsewhere.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { INSIDE, isAllowed, READ_BY_HAND, shippedPackages } from './shipped.mjs'

function problems(packages) {
  const shipped = new Set(packages.map(({ name }) => name))
  return [
    ...packages
      .filter(({ name, licence }) => !isAllowed(licence, name))
      .map(({ id, licence }) => `${id} is shipped under "${licence}", which is not on the list`),
    ...[...new Set(INSIDE.map(([name]) => name))]
      .filter((name) => !shipped.has(name))
      .map(
        (name) => `${name} is no longer shipped: take what it carried out of scripts/shipped.mjs and NOTICE`,
      ),
  ]
}

const row = (cells) => `| ${cells.join(' | ')} |`
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

function page(packages) {
  const byHand = packages.filter(({ id }) => READ_BY_HAND[id])
  return `# Licences of what is shipped

Written by \`node scripts/licences.mjs\`; a test fails when it is out of date or when a licence outside the list in
\`scripts/shipped.mjs\` appears. The project itself is under Apache-2.0 (\`LICENSE\`); the notices that others ask for are in \`NOTICE\`.

## Why they fit together

Everything shipped is under a permissive licence (MIT and its kin, ISC, BSD, Blue Oak, CC0, Apache-2.0), which all allow
distribution inside an Apache-2.0 work as long as the notices stay: packages are installed whole, with their own licence
files, and \`NOTICE\` carries what they leave out. Nothing is under the GPL, and nothing forbids commercial use. The one
licence with copyleft is libvips' LGPL-3.0-or-later, under sharp: it is a library of its own, loaded at run time,
unmodified, that anybody can replace in \`node_modules/@img\`, and its sources and build are public
(https://github.com/lovell/sharp-libvips), which is what the LGPL asks of a work that uses the library; who passes it on
passes on the texts of the LGPL and GPL too (\`NOTICE\`, 7). The OFL of the page's font asks that it is not sold by itself.

## Inside the packages: models, voices and libraries with owners of their own

${table(['in', 'what', 'whose', 'licence'], INSIDE)}

## Read by hand

${table(
  ['package', 'taken as', 'because'],
  byHand.map(({ id, licence }) => [id, licence, READ_BY_HAND[id].says]),
)}

## Packages

${packages.length} in the production tree. "If it fits": of these, only what belongs to the machine is installed.

${table(
  ['package', 'version', 'licence', ''],
  packages.map(({ name, version, licence, optional }) => [
    name,
    version,
    licence,
    optional ? 'if it fits' : '',
  ]),
)}
`
}

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    lock: { type: 'string', default: 'package-lock.json' },
    page: { type: 'string', default: 'docs/licences.md' },
  },
})
const root = fileURLToPath(new URL('../', import.meta.url))
const json = async (file) => JSON.parse(await readFile(path.resolve(root, file), 'utf8'))
const packages = shippedPackages(await json(values.lock))
const wrong = problems(packages)
const text = page(packages)
const target = path.resolve(root, values.page)
if (!values.check) await writeFile(target, text)
else if ((await readFile(target, 'utf8')) !== text)
  wrong.push(`${values.page} is out of date: run node scripts/licences.mjs`)
for (const line of wrong) console.error(line)
if (wrong.length > 0) process.exitCode = 1
else console.log(`Packages: ${packages.length}, all under licences of the list.`)

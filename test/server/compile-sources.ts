import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { addData } from '../../scripts/build.mjs'

/** Beside src, so that what modules find by their own place is where they look for it. */
const FOLDER = '.compiled'
const COMPILER = [
  'node_modules/typescript/bin/tsc',
  '-p',
  'tsconfig.server.json',
  '--noCheck',
  '--incremental',
]

/**
 * Compiles the server for the processes and threads that tests start: each would otherwise have tsx read every module anew, a
 * second or two of a core, some hundred times. Types are checked elsewhere.
 */
export async function setup() {
  mkdirSync(FOLDER, { recursive: true })
  const files = ['--outDir', FOLDER, '--tsBuildInfoFile', `${FOLDER}/built.json`]
  const { status, stdout } = spawnSync(process.execPath, [...COMPILER, ...files], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the server cannot be compiled:\n${stdout}`)
  await addData(FOLDER)
  process.env.COMPILED_SOURCES = pathToFileURL(`${FOLDER}/`).href
}

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Loads what a start loads, opens the cloud as a start does, and tells which packages came with it. */
const script = `
import { createRequire } from 'node:module'
import { readEnvironment } from './src/server/config.ts'
import { openCloud } from './src/server/cloud.ts'
await import('./src/server/engine-room.ts')
const catalogue = { current: () => ({ version: '', products: [], stores: [] }), onChange: () => () => {} }
const well = { ready: async () => {}, healthy: () => true, close: async () => {} }
const settings = readEnvironment(JSON.parse(process.argv[1]))
const clock = { now: () => 0, date: () => new Date(), after: () => () => {} }
const log = { info() {}, warn() {}, error() {} }
openCloud({ settings, catalogue, clock, log, embedded: well, hearing: well, seeing: well, speaking: well })
await new Promise((resolve) => setTimeout(resolve, 50))
const files = Object.keys(createRequire(import.meta.url).cache)
const of = (name) => files.some((file) => file.includes('node_modules/' + name + '/'))
console.log(JSON.stringify(['google-auth-library', '@google-cloud/speech', 'google-gax', '@grpc/grpc-js'].filter(of)))
`

it.each([
  ['without a cloud', {}],
  ['with a token of its own', { LIVE_ENGINE: 'google', LIVE_ACCESS_TOKEN: 't', TRANSCRIBER: 'google' }],
])('a start %s loads nothing of Google’s', async (_, environment) => {
  const args = ['--no-warnings', '--import', 'tsx', '--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, [...args, JSON.stringify(environment)], {
    cwd: root,
  })
  expect(JSON.parse(stdout)).toEqual([])
})

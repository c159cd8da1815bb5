import { expect, it } from 'vitest'
import { readEnvironment } from '../config.ts'
import { checkCloud } from './doctor-command.ts'

const KEY = 'AIza-secret-key'
const some = { token: async () => 'secret-token', project: async () => 'p' }
const none = {
  token: async (): Promise<string> => {
    throw new Error('secret detail')
  },
  project: async () => 'p',
}

it.each<[string, Record<string, string>, typeof some, RegExp]>([
  ['no cloud', {}, none, /^not used/],
  ['a shopper’s own cloud alone', { LIVE_ACCESS_TOKEN: 'secret' }, none, /^not used/],
  [
    'the live model',
    { LIVE_ENGINE: 'google', LIVE_MODEL: 'm1' },
    some,
    /^m1 at us-central1-aiplatform\.googleapis\.com; credentials of the platform; not dialled$/,
  ],
  [
    'a fixed token',
    { LIVE_ENGINE: 'google', LIVE_ACCESS_TOKEN: 'secret' },
    some,
    /credentials from LIVE_ACCESS_TOKEN/,
  ],
  [
    'a key in the address, which needs no credentials',
    { LIVE_ENGINE: 'google', LIVE_SERVICE_URL: `wss://generativelanguage.googleapis.com/ws/x?key=${KEY}` },
    none,
    /generativelanguage\.googleapis\.com; the key is part of LIVE_SERVICE_URL$/,
  ],
  [
    'speech, which no fixed token is for',
    { TRANSCRIBER: 'google', LIVE_ACCESS_TOKEN: 'secret' },
    some,
    /credentials of the platform/,
  ],
  ['speech alone', { TRANSCRIBER: 'google' }, some, /^speech at speech\.googleapis\.com:443; credentials/],
])('tells of %s, and of no secret', async (_, environment, credentials, expected) => {
  const told = await checkCloud(readEnvironment(environment), credentials)
  expect(told).toMatch(expected)
  expect(told).not.toMatch(/secret/)
})

it.each([{ LIVE_ENGINE: 'google' }, { TRANSCRIBER: 'google' }])(
  'finds %o without credentials',
  async (cloud) => {
    const check = checkCloud(readEnvironment(cloud), none)
    await expect(check).rejects.toThrow(/gives no credentials \(GOOGLE_APPLICATION_CREDENTIALS\)$/)
    await expect(check).rejects.not.toThrow(/secret/)
  },
)

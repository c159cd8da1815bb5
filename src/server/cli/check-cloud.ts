import { fixedCredentials, platformCredentials } from '../engine/google/credentials.ts'
import type { CommandOptions } from './command.ts'

/** The platform's credentials come from a file or from a machine next door. */
const CREDENTIALS_WITHIN_MS = 10_000

type CloudSettings = CommandOptions['settings']

/**
 * What the cloud settings ask for, and whether there are credentials for it. Nothing is dialled but the platform's own
 * place for credentials. Throws the reason when they are missing; tokens and keys are never said.
 */
export async function checkCloud(
  settings: CloudSettings,
  credentials = credentialsOf(settings),
): Promise<string> {
  const uses = usesOf(settings)
  if (uses.length === 0) return 'not used: everything is done on this machine'
  const asked = uses.join(', ')
  if (settings.LIVE_SERVICE_URL.searchParams.has('key') && settings.TRANSCRIBER === 'embedded') {
    return `${asked}; the key is part of LIVE_SERVICE_URL`
  }
  const given = fixedToken(settings) === undefined ? 'of the platform' : 'from LIVE_ACCESS_TOKEN'
  await within(CREDENTIALS_WITHIN_MS, credentials.token()).catch(() => {
    throw new Error(`${asked}; the platform gives no credentials (GOOGLE_APPLICATION_CREDENTIALS)`)
  })
  return `${asked}; credentials ${given}; not dialled`
}

/** Speech always goes with the platform's own. */
const fixedToken = ({ LIVE_ACCESS_TOKEN, TRANSCRIBER }: CloudSettings) =>
  TRANSCRIBER === 'google' ? undefined : LIVE_ACCESS_TOKEN

function credentialsOf(settings: CloudSettings) {
  const token = fixedToken(settings)
  return token === undefined ? platformCredentials() : fixedCredentials(token)
}

function usesOf({ LIVE_ENGINE, LIVE_SERVICE_URL, LIVE_MODEL, TRANSCRIBER, SPEECH_ENDPOINT }: CloudSettings) {
  return [
    ...(LIVE_ENGINE === 'google' ? [`${LIVE_MODEL} at ${LIVE_SERVICE_URL.host}`] : []),
    ...(TRANSCRIBER === 'google' ? [`speech at ${SPEECH_ENDPOINT.host}:${SPEECH_ENDPOINT.port}`] : []),
  ]
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { type ServerProcess, startServer } from '../../test/fixtures/server-process.ts'

const SUPERADMIN = { SUPERADMIN_USERNAME: 'bench', SUPERADMIN_PASSWORD: 'Correct1!' }

/** Milliseconds of computing in a second of rest. */
const CALM_CPU_MS = 50
const CALM_WITHIN_S = 90

export interface StaffedServer extends ServerProcess {
  token: string
}

/** The built server with somebody signed in. */
export async function startStaffed(environment: Record<string, string>): Promise<StaffedServer> {
  const server = await startServer({ LOG_LEVEL: 'warn', ...SUPERADMIN, ...environment })
  const reply = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: SUPERADMIN.SUPERADMIN_USERNAME,
      password: SUPERADMIN.SUPERADMIN_PASSWORD,
    }),
  })
  const { token } = (await reply.json()) as { token: string }
  await untilCalm(server)
  return { ...server, token }
}

/**
 * Sentences are rendered ahead in the first minute after a first start, and a new catalogue is made findable: what is
 * measured comes after that.
 */
export async function untilCalm(server: ServerProcess): Promise<void> {
  for (let looked = 0; looked < CALM_WITHIN_S; looked++) {
    await server.usage()
    await wait(1000)
    if ((await server.usage()).cpuMs < CALM_CPU_MS) return
  }
}

import { type ServerProcess, startServer } from '../../test/fixtures/server-process.ts'

const SUPERADMIN = { SUPERADMIN_USERNAME: 'bench', SUPERADMIN_PASSWORD: 'Correct1!' }

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
  return { ...server, token }
}

import type { Aisle } from '../../../src/core/contract/console/aisles.ts'
import { API_BASE } from '../../../src/core/contract/console/call.ts'
import type { StaffProduct } from '../../../src/core/contract/console/products.ts'
import type { PreviewReply, UploadReply } from '../../../src/core/contract/console/upload.ts'
import type { User } from '../../../src/core/contract/console/users.ts'
import type { Store } from '../../../src/core/contract/store.ts'
import type { TestDatabase } from '../databases.ts'
import { type RunningTestServer, runningServer, type TestServerOptions } from '../running-server.ts'

/** What single records' calls answer, as far as tests look into it. */
export interface ReplyBody {
  id: string
  token: string
  userId: string
  message: string
  error: string
  username: string
  mustChangePassword: boolean
  fields: Record<string, string>
  store: Store
  product: StaffProduct
  aisle: Aisle
  user: User
  current: { id: string; updatedAt: string; name: string }
}

/** What a call answered; `body` is JSON, or text where it is none. */
export interface Answer<T = ReplyBody> {
  status: number
  headers: Headers
  body: T
}

/** Somebody at a console: every call goes out with their token. */
export interface Caller {
  token: string
  userId: string
  call<T = ReplyBody>(method: string, path: string, body?: unknown): Promise<Answer<T>>
  /** A reply that goes on without an end: how it begins, or why it does not. */
  begin(path: string): Promise<Answer>
  upload<T = PreviewReply & UploadReply & { error: string }>(
    path: string,
    fields: Readonly<Record<string, string | Blob>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<T>>
}

export interface ConsoleServer extends RunningTestServer {
  nobody: Caller
  chief: Caller
  signIn(username: string, password: string): Promise<Caller>
  /** Registers an admin of the store, or somebody of another role, and signs in. */
  adminOf(storeId: string, username?: string, role?: string): Promise<Caller>
  /** Adds a store and answers its id. */
  addStore(storeNumber: string, said?: object): Promise<string>
}

export const PASSWORD = 'Correct1!'

export const person = (username: string, said: object = {}) => ({
  firstName: 'Asha',
  lastName: 'Rao',
  username,
  password: PASSWORD,
  role: 'superadmin',
  storeId: '',
  storeName: '',
  email: 'asha@example.org',
  phoneNumber: '9876543210',
  securityAnswer: 'Pune',
  ...said,
})

async function answerOf<T>(reply: Response): Promise<Answer<T>> {
  const text = await reply.text()
  const isJson = reply.headers.get('content-type')?.includes('json')
  return { status: reply.status, headers: reply.headers, body: (isJson ? JSON.parse(text) : text) as T }
}

export function callerOf(url: string, token = '', userId = ''): Caller {
  const authorization = token === '' ? {} : { authorization: `Bearer ${token}` }
  const send = async <T>(path: string, init: RequestInit) =>
    answerOf<T>(await fetch(url + API_BASE + path, init))
  return {
    token,
    userId,
    call: (method, path, body) =>
      send(path, {
        method,
        headers: { ...authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    async begin(path) {
      const reply = await fetch(url + API_BASE + path, { headers: authorization })
      if (!reply.ok) return answerOf(reply)
      await reply.body?.cancel()
      return { status: reply.status, headers: reply.headers, body: {} as ReplyBody }
    },
    upload(path, fields, headers = {}) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) {
        if (typeof value === 'string') form.append(name, value)
        else form.append(name, value, 'products.csv')
      }
      return send(path, { method: 'POST', headers: { ...authorization, ...headers }, body: form })
    },
  }
}

/** The real server with an empty catalogue and one superadmin, "chief", signed in. */
export async function consoleServer(
  environment: Record<string, string> = {},
  options: Pick<TestServerOptions, 'secrets'> = {},
): Promise<ConsoleServer> {
  const server = await runningServer({
    ...options,
    environment: {
      SEED: 'none',
      SUPERADMIN_USERNAME: 'chief',
      SUPERADMIN_PASSWORD: PASSWORD,
      ...environment,
    },
  })
  const nobody = callerOf(server.url)
  const signIn = async (username: string, password: string) => {
    const { status, body } = await nobody.call('POST', '/auth/login', { username, password })
    if (status !== 200) throw new Error(`${username} cannot sign in: ${status} ${JSON.stringify(body)}`)
    return callerOf(server.url, body.token, body.userId)
  }
  const chief = await signIn('chief', PASSWORD)
  return {
    ...server,
    nobody,
    chief,
    signIn,
    async adminOf(storeId, username = `admin${storeId}`, role = 'admin') {
      await chief.call('POST', '/auth/register', person(username, { role, storeId }))
      return signIn(username, PASSWORD)
    },
    async addStore(storeNumber, said = {}) {
      const store = {
        store_number: storeNumber,
        name: `Store ${storeNumber}`,
        location: 'Pune',
        paths: {},
        ...said,
      }
      const { status, body } = await chief.call('POST', '/stores', store)
      if (status !== 201) throw new Error(`no store: ${JSON.stringify(body)}`)
      return body.id
    },
  }
}

/** The settings that put a server on a new database. */
export function settingsOf({ newUrl }: Pick<TestDatabase, 'newUrl'>): Record<string, string> {
  const url = newUrl()
  return url === undefined ? {} : { DATABASE_URL: url }
}

export const steps = (...distances: number[]) => [
  ...distances.map((distance) => ({ action: 'go straight', distance: String(distance) })),
  { action: 'end', distance: '0' },
]

import { API_BASE, type Call, faultsOf } from '../../../src/core/contract/console/call.ts'
import { replyTexts } from '../../../src/core/contract/console/messages.ts'
import { strayFaults } from '../../../src/core/contract/console/stray-keys.ts'
import { can, type Staff } from '../../../src/core/permissions.ts'
import { consoleCalls } from '../../fixtures/console-calls.ts'

export interface Asked {
  params: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
}
export interface Answer {
  status?: number
  body: unknown
  /** Sent as it stands, in place of the body as JSON. */
  raw?: string | ReadableStream<Uint8Array>
}
type Handler = (asked: Asked) => Answer | Promise<Answer>

const json = ({ status = 200, body, raw = JSON.stringify(body) }: Answer) =>
  new Response(body instanceof Blob ? body : raw, { status })

/** Refuses and checks as the real server does, by the same contract; what is answered is the test's to say. */
export function createFakeApi(staff: () => Staff | undefined) {
  const handlers = new Map<string, Handler>()
  const asked: (Asked & { call: Call })[] = []
  const key = ({ method, path }: Call) => `${method} ${path}`

  function find(method: string, path: string) {
    for (const call of consoleCalls) {
      const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      const found = new RegExp(`^${call.path.replace(/:\w+/g, '([^/]+)')}$`).exec(path)
      if (call.method !== method || !found) continue
      const params = Object.fromEntries(
        names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]),
      )
      return { call: call as Call, params }
    }
    throw new Error(`nobody answers ${method} ${path}`)
  }

  function refusal(call: Call, body: unknown): Answer | undefined {
    if (call.action === 'anybody') return undefined
    const who = staff()
    if (!who) return { status: 401, body: { error: replyTexts.signedOut } }
    const own = { storeId: who.storeIds[0], userId: who.userId }
    if (!can(who, call.action, own)) return { status: 403, body: { error: replyTexts.forbidden } }
    const parsed = call.body?.safeParse(body)
    if (!parsed) return undefined
    const fields = parsed.success ? strayFaults(call, body) : faultsOf(parsed.error.issues)
    return Object.keys(fields).length > 0 ? { status: 400, body: { error: 'wrong', fields } } : undefined
  }

  const fetchAny: typeof fetch = async (input, init) => {
    const url = new URL(String(input))
    const { call, params } = find(init?.method ?? 'GET', url.pathname.replace(API_BASE, ''))
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : init?.body
    const headers = Object.fromEntries(new Headers(init?.headers))
    const one = { params, query: Object.fromEntries(url.searchParams), headers, body, call }
    asked.push(one)
    const refused = refusal(call, body)
    if (refused) return json(refused)
    const handler = handlers.get(key(call))
    if (!handler) throw new Error(`no answer for ${key(call)}`)
    return json(await handler(one))
  }

  return {
    fetch: fetchAny,
    on(call: Call, handler: Handler) {
      handlers.set(key(call), handler)
    },
    /** What was sent to a call, newest last. */
    sent: (call: Call) => asked.filter((each) => key(each.call) === key(call)),
  }
}
export type FakeApi = ReturnType<typeof createFakeApi>

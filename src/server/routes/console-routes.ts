import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../core/clock.ts'
import { API_BASE } from '../../core/contract/console/call.ts'
import type { Accounts } from '../auth/accounts.ts'
import type { Changes } from '../db/dialects/dialect.ts'
import { authRoutes, secondFactorRoutes } from './auth-routes.ts'
import { fieldRoutes } from './field-routes.ts'
import { historyRoutes, manyRoutes } from './history-routes.ts'
import { listRoutes, workListRoutes } from './list-routes.ts'
import { photoRoutes } from './photo-routes.ts'
import { aisleRoutes, productRoutes, recallRoutes } from './product-routes.ts'
import { type ConsoleParts, tokenOf } from './serve-call.ts'
import { staffCallRoutes } from './staff-call-routes.ts'
import { pathDraftRoutes, storeRoutes } from './store-routes.ts'
import { uploadRoutes } from './upload-routes.ts'
import { invitationRoutes, userRoutes } from './user-routes.ts'

/** Every call of the console, below the API base. */
export async function consoleRoutes(app: FastifyInstance, parts: ConsoleParts): Promise<void> {
  await app.register(
    async (api) => {
      readEmptyJson(api)
      endOpenCalls(api, parts)
      authRoutes(api, parts)
      userRoutes(api, parts)
      invitationRoutes(api, parts)
      secondFactorRoutes(api, parts)
      storeRoutes(api, parts)
      pathDraftRoutes(api, parts)
      aisleRoutes(api, parts)
      productRoutes(api, parts)
      listRoutes(api, parts)
      historyRoutes(api, parts)
      workListRoutes(api, parts)
      fieldRoutes(api, parts)
      staffCallRoutes(api, parts)
      recallRoutes(api, parts)
      manyRoutes(api, parts)
      await uploadRoutes(api, parts)
      photoRoutes(api, parts)
    },
    { prefix: API_BASE },
  )
}

/** Many clients announce JSON on a DELETE and send none. Keys that reach an object's prototype are refused. */
function readEmptyJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}

/** For sign-outs that nobody told of. */
const ASK_EVERY_MS = 1000

interface OpenCallsOptions {
  accounts: Pick<Accounts, 'who'>
  changes: Changes
  clock: Clock
}

/**
 * Cuts off calls whose body is still arriving when whoever makes them is signed out, on whichever node: who may call
 * is asked before the body is read, and a file may take two minutes.
 */
function endOpenCalls(api: FastifyInstance, { accounts, changes, clock }: OpenCallsOptions): void {
  const arriving = new Map<IncomingMessage, string>()
  let cancelAsk: (() => void) | undefined

  async function ask() {
    for (const [request, token] of arriving) {
      if (request.complete) continue
      // A database that does not answer is no sign-out.
      const may = await accounts.who(token).catch(() => true)
      if (!may) request.destroy()
    }
  }

  function askLater() {
    cancelAsk ??= clock.after(ASK_EVERY_MS, () => {
      cancelAsk = undefined
      if (arriving.size === 0) return
      void ask()
      askLater()
    })
  }

  api.addHook('onRequest', async (request) => {
    const token = tokenOf(request)
    if (token === '') return
    arriving.set(request.raw, token)
    request.raw.once('close', () => arriving.delete(request.raw))
    askLater()
  })
  const stopHearing = changes.on((area) => {
    if (area === 'staff') void ask()
  })
  api.addHook('onClose', async () => {
    stopHearing()
    cancelAsk?.()
  })
}

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../core/clock.ts'
import type { Accounts } from '../auth/accounts.ts'
import type { Changes } from '../db/dialects/dialect.ts'
import { tokenOf } from './serve-call.ts'

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
export function endOpenCalls(api: FastifyInstance, { accounts, changes, clock }: OpenCallsOptions): void {
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

import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { publicProductsRoute, publicStoresRoute } from '../../core/contract/rest.ts'
import type { Catalogue, CatalogueSource } from '../engine/catalogue.ts'
import { ROWS_A_TURN } from '../lists/record-pages.ts'

/** What the page loads before the first tap. Nobody signs in for it; the catalogue holds what the contract says alone. */
export function publicListRoutes(app: FastifyInstance, catalogue: CatalogueSource): void {
  const json = keptJson()
  const send = (reply: FastifyReply, bytes: Buffer) =>
    reply.type('application/json; charset=utf-8').send(bytes)
  app.get(publicProductsRoute.path, async (_request, reply) =>
    send(reply, await json(catalogue.current().products)),
  )
  app.get(publicStoresRoute.path, async (_request, reply) =>
    send(reply, await json(catalogue.current().stores)),
  )
}

/** A reply as the framework gave it. */
interface WholeAnswer {
  statusCode: number
  headers: Readonly<Record<string, number | string | string[] | undefined>>
  rawPayload: Buffer
}

/**
 * The two lists that every phone asks for first. They are the same for everybody, so what the framework answered once
 * is given out again, headers and all, until the list changes: what is left is little more than the socket's own work.
 */
export interface QuickLists {
  /** Replies to a plain GET of a list that is at hand. False: the request is for the framework. */
  reply(request: IncomingMessage, response: ServerResponse): boolean
}

interface Kept {
  list: readonly unknown[]
  headers: Record<string, number | string | string[]>
  body: Buffer
}

const lists: Readonly<Record<string, (catalogue: Catalogue) => readonly unknown[]>> = {
  [publicProductsRoute.path]: ({ products }) => products,
  [publicStoresRoute.path]: ({ stores }) => stores,
}

/** Written anew for each answer by Node itself. */
const OF_THE_MOMENT = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

export function createQuickLists(
  catalogue: CatalogueSource,
  ask: (path: string) => Promise<WholeAnswer>,
): QuickLists {
  const kept = new Map<string, Kept>()
  const asking = new Set<string>()

  async function keep(path: string, listOf: (catalogue: Catalogue) => readonly unknown[]): Promise<void> {
    const list = listOf(catalogue.current())
    const { statusCode, headers, rawPayload } = await ask(path)
    // A list that changed while it was asked for may be in the answer or not.
    if (statusCode !== 200 || list !== listOf(catalogue.current())) return
    const lasting = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || OF_THE_MOMENT.has(name) ? [] : [[name, value] as const],
    )
    kept.set(path, { list, headers: Object.fromEntries(lasting), body: rawPayload })
  }

  return {
    reply(request, response) {
      const path = request.url ?? ''
      const listOf = request.method === 'GET' && Object.hasOwn(lists, path) ? lists[path] : undefined
      if (!listOf) return false
      const answer = kept.get(path)
      if (answer && answer.list === listOf(catalogue.current())) {
        response.writeHead(200, answer.headers).end(answer.body)
        return true
      }
      if (!asking.has(path)) {
        asking.add(path)
        // The framework answers this request and tells of its faults itself.
        keep(path, listOf)
          .catch(() => undefined)
          .finally(() => asking.delete(path))
      }
      return false
    },
  }
}

/** A list as the bytes of its JSON, written a piece a turn. */
export async function jsonOf(list: readonly unknown[]): Promise<Buffer> {
  const pieces: string[] = []
  for (let from = 0; from < list.length; from += ROWS_A_TURN) {
    pieces.push(JSON.stringify(list.slice(from, from + ROWS_A_TURN)).slice(1, -1))
    if (from + ROWS_A_TURN < list.length) await nextTurn()
  }
  return Buffer.from(`[${pieces.join(',')}]`)
}

/** The same, kept for as long as the list is: a list that does not change is written once. */
function keptJson(): (list: readonly unknown[]) => Promise<Buffer> {
  const kept = new WeakMap<readonly unknown[], Promise<Buffer>>()
  return (list) => {
    const known = kept.get(list) ?? jsonOf(list)
    kept.set(list, known)
    return known
  }
}

/**
 * Lets pages of these origins read the public lists from another host: a header beside the answer, whoever gives it.
 * The lists are the same for everybody, so no credentials are asked for, and no other call is shared.
 */
export function shareLists(
  origins: readonly string[],
): (request: IncomingMessage, response: ServerResponse) => void {
  const shared = new Set(origins)
  return ({ url = '', headers: { origin } }, response) => {
    if (shared.size === 0 || !Object.hasOwn(lists, url.split('?')[0] ?? '')) return
    response.setHeader('vary', 'Origin')
    if (origin !== undefined && shared.has(origin)) response.setHeader('access-control-allow-origin', origin)
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { publicProductsRoute, publicStoresRoute } from '../../core/contract/rest.ts'
import type { Catalogue, CatalogueSource } from '../engine/catalogue.ts'

/** An answer as the framework gave it. */
export interface WholeAnswer {
  statusCode: number
  headers: Readonly<Record<string, number | string | string[] | undefined>>
  rawPayload: Buffer
}

/**
 * The two lists that every phone asks for first. They are the same for everybody, so what the framework answered once
 * is given out again, headers and all, until the list changes: what is left is little more than the socket's own work.
 */
export interface QuickLists {
  /** Answers a plain GET of a list that is at hand. False: the request is for the framework. */
  answers(request: IncomingMessage, response: ServerResponse): boolean
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
    answers(request, response) {
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

import type { IncomingMessage, ServerResponse } from 'node:http'
import { publicProductsRoute, publicStoresRoute } from '../../core/contract/rest.ts'

const LISTS: ReadonlySet<string> = new Set([publicProductsRoute.path, publicStoresRoute.path])

/**
 * Lets pages of these origins read the public lists from another host: a header beside the answer, whoever gives it.
 * The lists are the same for everybody, so no credentials are asked for, and no other call is shared.
 */
export function shareLists(
  origins: readonly string[],
): (request: IncomingMessage, response: ServerResponse) => void {
  const shared = new Set(origins)
  return ({ url = '', headers: { origin } }, response) => {
    if (shared.size === 0 || !LISTS.has(url.split('?')[0] ?? '')) return
    response.setHeader('vary', 'Origin')
    if (origin !== undefined && shared.has(origin)) response.setHeader('access-control-allow-origin', origin)
  }
}

import type { FastifyInstance } from 'fastify'
import { API_BASE } from '../../core/contract/console/call.ts'
import { authRoutes, secondFactorRoutes } from './auth-routes.ts'
import { endOpenCalls } from './end-open-calls.ts'
import { fieldRoutes } from './field-routes.ts'
import { historyRoutes, manyRoutes } from './history-routes.ts'
import { listRoutes, workListRoutes } from './list-routes.ts'
import { photoRoutes } from './photo-routes.ts'
import { aisleRoutes, productRoutes, recallRoutes } from './product-routes.ts'
import type { ConsoleParts } from './serve-call.ts'
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

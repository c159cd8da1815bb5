import { timingSafeEqual } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { fileImportSchema } from '../../core/contract/import-plan.ts'
import { resetSuperadmin, type SuperadminParts } from '../auth/first-superadmin.ts'
import { newToken } from '../auth/secrets.ts'
import { databaseFault } from '../db/database-errors.ts'
import { answerErrors, Refusal } from '../errors.ts'
import type { TableFiles } from '../files/table-files.ts'
import {
  controlRoutes,
  fileBodySchema,
  removeControl,
  rowsReplySchema,
  superadminBodySchema,
  superadminReplySchema,
  writeControl,
} from './control-contract.ts'

interface ControlOptions {
  dataFolder: string
  files: Pick<TableFiles, 'importFile' | 'backup' | 'restore'>
  superadmin: SuperadminParts
  /** Resolves when shoppers get what has been written. */
  refreshCatalogue(): Promise<void>
  /** There was no room to keep its address for the commands. */
  unreachable(error: unknown): void
}

/** The control port for commands on this machine: loopback only, a port of its own, a new token each start. */
export async function openControl(options: ControlOptions): Promise<{ close(): Promise<void> }> {
  const token = newToken()
  const app = controlApp(options, token)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  // Shoppers are served without it: a full disk must not keep a server from starting again.
  await writeControl(options.dataFolder, { url: `http://127.0.0.1:${port}`, token }).catch((error) => {
    if (databaseFault(error) !== 'full') throw error
    options.unreachable(error)
  })
  return {
    async close() {
      await removeControl(options.dataFolder, token)
      await app.close()
    },
  }
}

function controlApp({ files, refreshCatalogue, superadmin }: ControlOptions, token: string): FastifyInstance {
  const app: FastifyInstance = fastify({ logger: false, forceCloseConnections: true })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  app.addHook('onRequest', async (request) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new Refusal(401, 'Not yours.')
  })
  const typed = app.withTypeProvider<ZodTypeProvider>()
  typed.get(controlRoutes.ping, async () => ({ status: 'ok' }))
  typed.post(
    controlRoutes.import,
    { schema: { body: fileBodySchema, response: { 200: fileImportSchema } } },
    async ({ body }) => {
      const result = await files.importFile(body.file).catch(refuse)
      await refreshCatalogue()
      return result
    },
  )
  const file = { body: fileBodySchema, response: { 200: rowsReplySchema } }
  typed.post(controlRoutes.backup, { schema: file }, async ({ body }) => ({
    rows: await files.backup(body.file).catch(refuse),
  }))
  typed.post(controlRoutes.restore, { schema: file }, async ({ body }) => {
    const rows = await files.restore(body.file).catch(refuse)
    await refreshCatalogue()
    return { rows }
  })
  typed.post(
    controlRoutes.superadmin,
    { schema: { body: superadminBodySchema, response: { 200: superadminReplySchema } } },
    ({ body }) => resetSuperadmin(superadmin, body.username).catch(refuse),
  )
  return app
}

/** Whoever runs a command on this machine is told the reason in full. */
function refuse(error: unknown): never {
  throw new Refusal(400, error instanceof Error ? error.message : String(error))
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

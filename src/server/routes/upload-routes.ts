import { PassThrough } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { replyTexts } from '../../core/contract/console/messages.ts'
import {
  fileCalls,
  PROGRESS_LINES,
  SHOWN_PREVIEW,
  type UploadLine,
  type UploadReply,
  uploadFields,
} from '../../core/contract/console/upload.ts'
import { fileKindSchema, importLimits } from '../../core/contract/import-file.ts'
import type { TellProgress } from '../db/import-rows.ts'
import { answerOf, Refusal } from '../errors.ts'
import { FaultyFile, RefusedFile } from '../files/read-file.ts'
import { type ConsoleParts, serveCall } from './serve-call.ts'

interface Form {
  file: Buffer | undefined
  /** The token of the preview that is confirmed; undefined: the field was not sent, or is empty. */
  confirm: string | undefined
}

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** Files of every kind, in and out. */
export async function uploadRoutes(app: FastifyInstance, parts: ConsoleParts): Promise<void> {
  const { accounts, files, refreshCatalogue } = parts
  await app.register(multipart, {
    limits: { fileSize: importLimits.bytes, files: 1, fields: 5, parts: 6, fieldSize: 1000, headerPairs: 50 },
  })

  for (const kind of fileKindSchema.options) {
    const { upload, download } = fileCalls[kind]
    serveCall(app, accounts, upload, { form: formOf }, async ({ query, form, ...asked }) => {
      const { staff, request, reply } = asked
      const { file, confirm } = form
      const by = { userId: staff.userId, username: staff.username }
      const token = confirm ?? shownIn(request)
      if (token !== undefined) {
        const confirmed = { table: kind, token, deleting: confirm !== undefined, bytes: file }
        return saved(request, reply, (told) => files.confirm(confirmed, by, told))
      }
      if (!file) throw new Refusal(400, replyTexts.fileMissing, { file: replyTexts.fileMissing })
      const isPreview = query.preview !== undefined && query.preview !== '0'
      if (isPreview) return files.preview(kind, file, by).catch(refuse)
      return saved(request, reply, (told) => files.upload(kind, file, by, told))
    })
    serveCall(app, accounts, download, {}, async ({ query: { format }, staff, reply }) => {
      const bytes = Buffer.from(await files.download(kind, format, staff.userId))
      return reply
        .type(types[format])
        .header('content-disposition', `attachment; filename="${kind}.${format}"`)
        .send(bytes)
    })
  }

  /** Answers when shoppers have what was saved; meanwhile how far it is, to whoever wants to know. */
  function saved(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (told?: TellProgress) => Promise<UploadReply>,
  ) {
    const done = async (told?: TellProgress) => {
      const answer = await work(told).catch(refuse)
      await refreshCatalogue()
      return answer
    }
    return request.headers.accept === PROGRESS_LINES ? sendLines(request, reply, done) : done()
  }
}

const shownIn = ({ headers }: FastifyRequest) => headers[SHOWN_PREVIEW]?.toString() || undefined

function refuse(error: unknown): never {
  if (error instanceof RefusedFile) {
    const message = `The file cannot be read: ${error.message}.`
    throw new Refusal(400, message, { file: message })
  }
  if (error instanceof FaultyFile) {
    throw new Refusal(400, replyTexts.fileFaulty, { file: replyTexts.fileFaulty }, { errors: error.faults })
  }
  throw error
}

async function formOf(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new Refusal(415, replyTexts.fileMissing, { file: replyTexts.fileMissing })
  const form: Form = { file: undefined, confirm: undefined }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        // Every file is read to its end, or the request would never be.
        const bytes = await part.toBuffer()
        if (part.fieldname === uploadFields.file) form.file = bytes
      } else if (part.fieldname === uploadFields.confirm) form.confirm = String(part.value) || undefined
    }
  } catch (error) {
    // The parser has no status for a form that ends early, or is none: whoever sent it is at fault.
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new Refusal(400, replyTexts.fileCutOff, { file: replyTexts.fileCutOff })
  }
  return form
}

/**
 * Answers 200 at once and a line of JSON for each thing that `work` tells, the last of them with the status and body
 * that the call would have had. Who goes away meanwhile loses the lines, not the work.
 */
function sendLines(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (told: TellProgress) => Promise<unknown>,
): FastifyReply {
  const lines = new PassThrough()
  const tell = (line: UploadLine) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`)
  }
  work(tell)
    .then(
      (body) => ({ status: 200, body }),
      (error: unknown) => answerOf(error, request),
    )
    .then((last) => {
      tell(last)
      lines.end()
    })
  // Proxies that gather answers before they pass them on are asked not to.
  return reply.type(PROGRESS_LINES).header('x-accel-buffering', 'no').send(lines)
}

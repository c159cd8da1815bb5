import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PROGRESS_LINES, type UploadLine } from '../../core/contract/console/upload.ts'
import type { Told } from '../db/repositories.ts'
import { answerOf } from '../errors.ts'

/**
 * Answers 200 at once and a line of JSON for each thing that `work` tells, the last of them with the status and body
 * that the call would have had. Who goes away meanwhile loses the lines, not the work.
 */
export function sendLines(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (told: Told) => Promise<unknown>,
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

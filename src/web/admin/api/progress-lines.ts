import * as z from 'zod/mini'
import {
  type UploadLine,
  type UploadProgress,
  uploadLineSchema,
} from '../../../core/contract/console/upload.ts'
import { ApiFault } from './api-fault.ts'

const lineSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.issues.push({ code: 'custom', input: text })
        return z.NEVER
      }
    }),
  ),
  uploadLineSchema,
)

type LastLine = Exclude<UploadLine, UploadProgress>

/** Tells of each line of progress, and resolves with the line that ends them. Rejects with `ApiFault` when none does. */
export async function lastOf(reply: Response, told: (progress: UploadProgress) => void): Promise<LastLine> {
  for await (const text of linesOf(reply)) {
    const { data: line } = lineSchema.safeParse(text)
    if (!line) break
    if ('status' in line) return line
    told(line)
  }
  throw new ApiFault(0, undefined)
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let rest = ''
  for (;;) {
    // A connection that breaks off rejects here: the last line never came.
    const { done, value = '' } = await reader.read().catch(() => ({ done: true, value: '' }))
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (done) return
  }
}

import { open, rm } from 'node:fs/promises'
import { ModelInstallError, systemCode } from './install-error.ts'
import { type ModelEntry, sizeOf } from './model-lock.ts'

export interface DownloadOptions {
  fetch: typeof globalThis.fetch
  log: (line: string) => void
  signal?: AbortSignal | undefined
}

/**
 * Brings a model's archive to `part`, going on where an earlier attempt broke off. On return `part` has the lock's
 * size; its checksum is the caller's to look at. Throws ModelInstallError; `part` is deleted when it can be of no
 * further use and kept when the next attempt can go on from it.
 */
export async function download(entry: ModelEntry, part: string, options: DownloadOptions): Promise<void> {
  const have = await usableStart(part, entry)
  if (have === entry.bytes) return
  const response = await request(entry, have, options)
  const start = await startOf(response, entry, have, part)
  if (start > 0)
    options.log(`${entry.name}: going on at ${megabytes(start)} of ${megabytes(entry.bytes)} MB.`)
  else options.log(`${entry.name}: downloading ${megabytes(entry.bytes)} MB from ${hostOf(entry)}.`)
  await store(response, entry, part, start, options)
}

async function usableStart(part: string, entry: ModelEntry): Promise<number> {
  const have = (await sizeOf(part)) ?? 0
  if (have <= entry.bytes) return have
  await rm(part)
  return 0
}

async function request(entry: ModelEntry, have: number, options: DownloadOptions): Promise<Response> {
  // No If-Range: the file is pinned by its checksum, so one that changed in between is refused either way.
  // Identity: a server that labels a .gz as encoded would have it unpacked on the way, and the sizes would differ.
  const headers = new Headers({ 'accept-encoding': 'identity' })
  if (have > 0) headers.set('range', `bytes=${have}-`)
  try {
    return await options.fetch(entry.url, { headers, signal: options.signal ?? null })
  } catch (error) {
    if (options.signal?.aborted) throw stopped(entry)
    const code = systemCode(error)
    throw new ModelInstallError(
      'offline',
      `${entry.name}: ${hostOf(entry)} cannot be reached${code ? ` (${code})` : ''}; nothing was changed.`,
      { cause: error },
    )
  }
}

/** The offset that the answer's first byte belongs at. */
async function startOf(response: Response, entry: ModelEntry, have: number, part: string): Promise<number> {
  if (response.status === 206) {
    const [, from, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? []
    if (Number(from) === have && Number(total) === entry.bytes) return have
    return refuse(response, part, otherFile(entry))
  }
  // 416: the server's file ends before what is already here, so it is another file.
  if (response.status === 416) return refuse(response, part, otherFile(entry))
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new ModelInstallError('refused', `${entry.name}: ${hostOf(entry)} answered ${response.status}.`)
  }
  const length = response.headers.get('content-length')
  if (length !== null && Number(length) !== entry.bytes) return refuse(response, part, otherFile(entry))
  return 0
}

async function refuse(response: Response, part: string, reason: ModelInstallError): Promise<never> {
  await response.body?.cancel()
  await rm(part, { force: true })
  throw reason
}

async function store(
  response: Response,
  entry: ModelEntry,
  part: string,
  start: number,
  options: DownloadOptions,
): Promise<void> {
  const report = progressLines(entry.name, entry.bytes, start, options.log)
  const file = await open(part, start > 0 ? 'a' : 'w')
  let have = start
  try {
    for await (const chunk of bodyOf(response, entry, () => have, options.signal)) {
      have += chunk.length
      if (have > entry.bytes) break
      await file.appendFile(chunk)
      report(have)
    }
  } finally {
    await file.close()
  }
  if (have === entry.bytes) return
  await rm(part, { force: true })
  throw otherFile(entry)
}

/** The answer's bytes, with a broken line told apart from a full disk by where it is caught. */
async function* bodyOf(
  response: Response,
  entry: ModelEntry,
  have: () => number,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of response.body ?? []) yield chunk
  } catch (error) {
    if (signal?.aborted) throw stopped(entry)
    throw new ModelInstallError(
      'interrupted',
      `${entry.name}: the line broke at ${megabytes(have())} of ${megabytes(entry.bytes)} MB; run it again to go on.`,
      { cause: error },
    )
  }
}

function hostOf(entry: ModelEntry): string {
  return new URL(entry.url).host
}

function stopped(entry: ModelEntry): ModelInstallError {
  return new ModelInstallError('stopped', `${entry.name}: stopped; what was downloaded is kept.`)
}

function otherFile(entry: ModelEntry): ModelInstallError {
  return new ModelInstallError(
    'mismatch',
    `${entry.name}: ${hostOf(entry)} offers another file than the one of the lock (${entry.bytes} bytes); refused.`,
  )
}

const SMALLEST_STEP_BYTES = 1024 * 1024
const SHARE_PER_LINE = 0.02

/** Bytes as megabytes with one decimal, for people. */
function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}

/**
 * Returns what to call with the bytes there so far: it logs a line each two per cent, or each MiB if that is more.
 * @internal A test counts its lines without a download.
 */
export function progressLines(
  name: string,
  total: number,
  start: number,
  log: (line: string) => void,
): (have: number) => void {
  const step = Math.max(SMALLEST_STEP_BYTES, total * SHARE_PER_LINE)
  let next = start + step
  return (have) => {
    if (have < next && have < total) return
    next = have + step
    log(`${name}: ${megabytes(have)} of ${megabytes(total)} MB (${Math.floor((have / total) * 100)} %)`)
  }
}

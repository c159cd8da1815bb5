import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { InferenceSession } from 'onnxruntime-node'

/** A file of a package, by its path in there and the digest of the one that was measured. */
export interface PackagedFile {
  package: string
  path: string
  sha256: string
}

/** Throws where the package is missing, or the file is another. */
export function readPackaged({ package: name, path, sha256 }: PackagedFile): Buffer {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const file = folders.map((folder) => join(folder, name, path)).find(existsSync)
  if (file === undefined) throw new Error(`${name} is not installed, or has no ${path}`)
  const bytes = readFileSync(file)
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found !== sha256) throw new Error(`${path} is not the expected file (sha256 ${found})`)
  return bytes
}

/** A network of a thread that hears, by its bytes or its path: one core, and no more in memory than it needs. */
export function openNetwork(
  model: Uint8Array | string,
  options: InferenceSession.SessionOptions = {},
): Promise<InferenceSession> {
  const all: InferenceSession.SessionOptions = {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Utterances differ in length: the arena would keep room for the longest of each.
    enableCpuMemArena: false,
    logSeverityLevel: 3,
    ...options,
  }
  return typeof model === 'string' ? InferenceSession.create(model, all) : InferenceSession.create(model, all)
}

/** A network of eight bits a weight, by its bytes, which are let go. */
export async function openQuantised(bytes: Buffer): Promise<InferenceSession> {
  // Makes plain numbers of its weights once instead of at each run, where a decoder of 33,000 pieces spends two thirds of its time.
  const session = await openNetwork(bytes, { extra: { session: { disable_quant_qdq: '1' } } })
  letGo(bytes)
  return session
}

/** Gives the room of a file back at once: a thread that rests collects nothing. */
export function letGo({ buffer }: Buffer): void {
  const { port1, port2 } = new MessageChannel()
  port1.postMessage(null, [buffer as ArrayBuffer])
  port1.close()
  port2.close()
}

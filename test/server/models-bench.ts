import { randomBytes } from 'node:crypto'
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { type InstalledModel, installModels } from '../../src/server/models/install-models.ts'
import type { ModelEntry, ModelLock } from '../../src/server/models/model-lock.ts'
import { entryFor, type FileServer, sendFile, serve, type TarMember, tarGz } from './models-fixture.ts'

export const MEANS = randomBytes(300_000)
export const WANTED = { 'pack/mdef': 'the definition', 'pack/means': MEANS }
export const MEMBERS: readonly TarMember[] = [
  { name: 'pack/', type: '5' },
  { name: 'pack/mdef', content: WANTED['pack/mdef'] },
  { name: 'pack/unneeded', content: 'left where it is' },
  { name: 'pack/means', content: MEANS },
]
/** A small model as a real .tar.gz. */
export const ARCHIVE = tarGz(MEMBERS)

export type Answer = (request: IncomingMessage, response: ServerResponse) => void
export const whole: Answer = (request, response) => sendFile(ARCHIVE, request, response)

export const lockOf = (entry: ModelEntry): ModelLock => ({ version: 1, models: [entry] })

export function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** A data folder and a file server for each test of the file that calls this. */
export function installBench() {
  let data = ''
  let server: FileServer | undefined
  const log: string[] = []
  beforeEach(async () => {
    data = await mkdtemp(path.join(tmpdir(), 'models-'))
    log.length = 0
  })
  const goOffline = async () => server?.close()
  afterEach(async () => {
    await goOffline()
    server = undefined
    await rm(data, { recursive: true, force: true })
  })

  const models = (...names: string[]) => path.join(data, 'models', ...names)
  const partOf = (entry: ModelEntry) => models('.download', 'small', `${entry.sha256.slice(0, 12)}.part`)
  return {
    log,
    models,
    partOf,
    goOffline,
    dataFolder: () => data,
    /** `range` headers of the requests so far. */
    ranges: () => server?.ranges ?? [],
    async entryServedBy(answer: Answer, archive: Buffer = ARCHIVE): Promise<ModelEntry> {
      server = await serve(answer)
      return entryFor(archive, WANTED, server.url)
    },
    install(
      entry: ModelEntry,
      signal?: AbortSignal,
      onLine = (_line: string) => {},
    ): Promise<InstalledModel[]> {
      const say = (line: string) => {
        log.push(line)
        onLine(line)
      }
      return installModels({
        dataFolder: data,
        lock: lockOf(entry),
        fetch: globalThis.fetch,
        log: say,
        signal,
      })
    },
    async leaveInterrupted(entry: ModelEntry, content: Buffer): Promise<void> {
      await mkdir(path.dirname(partOf(entry)), { recursive: true })
      await writeFile(partOf(entry), content)
    },
  }
}

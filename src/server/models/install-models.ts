import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type DownloadOptions, download } from './download.ts'
import { ModelInstallError, systemCode } from './install-error.ts'
import { isIntact, type ModelEntry, type ModelLock, readModelLock } from './model-lock.ts'
import { unpack } from './unpack.ts'

interface InstallOptions extends DownloadOptions {
  /** DATA_DIR; models go to its folder `models`. */
  dataFolder: string
  lock: ModelLock
}

/** @internal Tests name what they install. */
export interface InstalledModel {
  name: string
  folder: string
  /** `present`: it was there and whole, nothing was done. */
  outcome: 'installed' | 'present'
}

/**
 * Installs what the lock names, one after the other: download, check, unpack aside, rename into place. A model that
 * is there and whole is left alone; a damaged one is replaced. Throws ModelInstallError at the first that fails:
 * whatever was installed before stays usable, and the next call goes on from what was downloaded.
 * @internal Tests install a lock of their own.
 */
export async function installModels(options: InstallOptions): Promise<InstalledModel[]> {
  const report: InstalledModel[] = []
  for (const entry of options.lock.models) {
    try {
      report.push(await installModel(entry, options))
    } catch (error) {
      throw asInstallError(error, entry)
    }
  }
  return report
}

async function installModel(entry: ModelEntry, options: InstallOptions): Promise<InstalledModel> {
  const folder = path.join(options.dataFolder, 'models', entry.name)
  if (await isWhole(folder, entry)) {
    options.log(`${entry.name}: already installed and whole.`)
    return { name: entry.name, folder, outcome: 'present' }
  }
  const work = path.join(options.dataFolder, 'models', '.download', entry.name)
  const part = path.join(work, `${entry.sha256.slice(0, 12)}.part`)
  await clearLeftovers(work, path.basename(part))
  await download(entry, part, options)
  await checkArchive(entry, part)
  const unpacked = path.join(work, 'unpacked')
  await mkdir(unpacked)
  try {
    await unpack(part, entry, unpacked)
    await putInPlace(unpacked, folder, path.join(work, 'replaced'))
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
  await rm(work, { recursive: true })
  options.log(`${entry.name}: installed in ${folder}; a running server takes it up at its next start.`)
  return { name: entry.name, folder, outcome: 'installed' }
}

async function isWhole(folder: string, entry: ModelEntry): Promise<boolean> {
  for (const file of entry.files) {
    if (!(await isIntact(path.join(folder, file.to), file))) return false
  }
  return true
}

/** What a crash or an older lock left behind goes; the download that can be gone on with stays. */
async function clearLeftovers(work: string, keep: string): Promise<void> {
  await mkdir(work, { recursive: true })
  for (const name of await readdir(work)) {
    if (name !== keep) await rm(path.join(work, name), { recursive: true })
  }
}

async function checkArchive(entry: ModelEntry, part: string): Promise<void> {
  if (await isIntact(part, entry)) return
  await rm(part, { force: true })
  throw new ModelInstallError(
    'mismatch',
    `${entry.name}: the downloaded file is not the one of the lock (SHA-256 differs); it was deleted.`,
  )
}

async function putInPlace(unpacked: string, folder: string, aside: string): Promise<void> {
  // A folder cannot be renamed over one that holds files, so a damaged model first steps aside.
  await rename(folder, aside).catch((error: unknown) => {
    if (systemCode(error) !== 'ENOENT') throw error
  })
  await rename(unpacked, folder)
}

function asInstallError(error: unknown, entry: ModelEntry): unknown {
  if (error instanceof ModelInstallError) return error
  const code = systemCode(error)
  if (code === undefined) return error
  const reason = code === 'ENOSPC' ? 'the disk is full' : `its files cannot be written (${code})`
  return new ModelInstallError('disk', `${entry.name}: ${reason}; nothing was installed.`, { cause: error })
}

interface ModelsCommandOptions {
  /** DATA_DIR. */
  dataFolder: string
  log: (line: string) => void
  signal?: AbortSignal | undefined
  /** Both for tests; otherwise the package's own lock and the platform's fetch. */
  lock?: ModelLock
  fetch?: typeof globalThis.fetch
}

/** `models install`: installs what is missing and says so. Resolves to the exit code, 0 or 1; logs the reason of a 1. */
export async function modelsInstall(options: ModelsCommandOptions): Promise<0 | 1> {
  const lock = options.lock ?? (await readModelLock())
  const { dataFolder, log, signal, fetch = globalThis.fetch } = options
  try {
    await installModels({ dataFolder, lock, fetch, log, signal })
    return 0
  } catch (error) {
    if (!(error instanceof ModelInstallError)) throw error
    log(error.message)
    return 1
  }
}

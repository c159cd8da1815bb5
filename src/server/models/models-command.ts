import { ModelInstallError } from './install-error.ts'
import { installModels } from './install-models.ts'
import { type ModelLock, readModelLock } from './model-lock.ts'

export interface ModelsCommandOptions {
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

/**
 * Why a model was not installed.
 * `offline`: nobody answered. `refused`: the server answered something else than the file. `interrupted`: the
 * transfer broke off, what came is kept. `mismatch`: size or checksum differ, the file is deleted. `archive`: the
 * archive does not hold what the lock says. `disk`: it could not be written. `stopped`: the caller stopped it.
 */
type InstallProblem = 'offline' | 'refused' | 'interrupted' | 'mismatch' | 'archive' | 'disk' | 'stopped'

/** The message is one sentence for the operator; the model in use before is untouched whatever the problem. */
export class ModelInstallError extends Error {
  readonly problem: InstallProblem

  constructor(problem: InstallProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ModelInstallError'
    this.problem = problem
  }
}

/** The system's own word for a failure (`ENOSPC`, `ECONNREFUSED`), also when fetch has wrapped it. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return systemCode(error.cause)
}

/** SQLite's result codes that the product acts on (https://sqlite.org/rescode.html). */
const BUSY = 5
const UNIQUE = new Set([1555, 2067])

function errcode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return undefined
  return typeof error.errcode === 'number' ? error.errcode : undefined
}

/** Another connection holds the lock: the same work may succeed a moment later. Extended codes included. */
export const isBusy = (error: unknown) => ((errcode(error) ?? 0) & 0xff) === BUSY

export const isDuplicate = (error: unknown) => UNIQUE.has(errcode(error) ?? 0)

/** Runs `work`, and once more when the database was busy. */
export async function retryOnceWhenBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isBusy(error)) throw error
    return work()
  }
}

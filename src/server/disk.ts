import { statfs } from 'node:fs/promises'

/** Room for a day's changes and the log of an import; below it staff are soon told that nothing can be saved. */
const LITTLE_BYTES = 100_000_000

/** Room on the disk of the data folder. */
export interface Disk {
  /** NaN where the system does not tell. */
  freeBytes(): Promise<number>
  isNearlyFull(): Promise<boolean>
}

export function diskOf(folder: string): Disk {
  const freeBytes = () =>
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Number.NaN,
    )
  return { freeBytes, isNearlyFull: async () => (await freeBytes()) < LITTLE_BYTES }
}

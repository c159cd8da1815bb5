import type { ImportFault } from '../../core/contract/import.ts'

/** A file that can be read, but some rows of which must not be imported: nothing was. */
export class FaultyFile extends Error {
  readonly faults: readonly ImportFault[]
  /** What else was odd about the file. */
  readonly warnings: readonly string[]

  constructor(faults: readonly ImportFault[], warnings: readonly string[] = []) {
    super(`${faults.length} faults`)
    this.name = 'FaultyFile'
    this.faults = faults
    this.warnings = warnings
  }
}

/** A file that cannot be read as a whole; the message says why, in words for whoever brought it. */
export class RefusedFile extends Error {
  override name = 'RefusedFile'
}

/** What a table shows of its rows: arranged in memory, or a page from the server. */
export interface FoundRows<Row, Chosen> {
  /** The rows of this page, which counts from 0. */
  shown: readonly Row[]
  page: number
  pages: number
  /** How many fit, and how many there are. */
  found: number
  all: number
  /** Newer rows are on their way. */
  isBusy: boolean
  /** All that were found, on whatever page; rejects when they did not come. */
  everyone(): Promise<readonly Chosen[]>
  /** Whether all that were found are in it, as far as is known. */
  holdsAll(picked: Picked<Chosen>): boolean
  /** What is picked and still there. */
  chosen(picked: Picked<Chosen>): readonly Chosen[]
}

/** Rows that were chosen, by their id. */
export type Picked<Chosen> = ReadonlyMap<string, Chosen>

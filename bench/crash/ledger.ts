/** What a server has acknowledged, and what it was asked for without an answer, over all of its lives. */
export interface Ledger {
  /** Stores that were acknowledged and not asked away: their number, and the id by which they are asked away. */
  alive: Map<string, string>
  /** Stores whose end was acknowledged. */
  gone: Set<string>
  /** The last version of one store's name that was acknowledged. */
  version: number
  /** The last import that was acknowledged: each writes its number into every product. */
  mark: number
  acknowledged: number
  imports: number
  /** Calls that a living server refused: under this load, none. */
  refused: number
}

export const newLedger = (): Ledger => ({
  alive: new Map(),
  gone: new Set(),
  version: 0,
  mark: 0,
  acknowledged: 0,
  imports: 0,
  refused: 0,
})

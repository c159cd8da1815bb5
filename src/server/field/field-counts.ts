import { type Clock, DAY_MS } from '../../core/clock.ts'
import type { FieldNote } from '../../core/contract/field.ts'
import { dayText } from '../../core/dates/calendar.ts'
import { findPath } from '../../core/navigation/find-path.ts'
import type { FieldCell, FieldRepository } from '../db/field-counts.ts'
import type { CatalogueSource } from '../engine/catalogue.ts'
import { createAllowances } from '../load/allowance.ts'

/** What a node that is killed loses at most. */
const WRITE_EVERY_MS = 60_000
/** 13 months, so that a month can be held against the same a year before. */
const KEPT_MS = 396 * DAY_MS
/** Different cells that wait for a database: beyond them only those that wait already count on. */
const MOST_WAITING = 10_000
/** Different things of one visit. */
const MOST_OF_A_VISIT = 200
/** Of one address, which the shoppers of a store may share: a few visits at once, two things a second in the long run. */
const NOTES_AT_ONCE = 400
const NOTES_A_SECOND = 2

/** What one visit tells; each thing counts once. `storeId` undefined: at home, or in a store that is not known. */
type VisitNotes = (note: FieldNote, storeId: string | undefined) => void

/**
 * Counts what happens in visits, by day and store. It is kept in memory and written in batches, so that no visit waits
 * for it; what cannot be written waits for the next time, and is left out when there is too much of it.
 */
export interface FieldCounts {
  visit(address: string): VisitNotes
  /** Writes what waits. Never rejects. */
  write(): Promise<void>
  close(): Promise<void>
}

interface FieldCountsOptions {
  repository: FieldRepository
  catalogue: CatalogueSource
  clock: Clock
  /** Of the stores: it says which day it is. */
  timeZone: string
  fault(error: unknown): void
}

export function openFieldCounts(options: FieldCountsOptions): FieldCounts {
  const { repository, catalogue, clock, timeZone, fault } = options
  const allowances = createAllowances<string>({ burst: NOTES_AT_ONCE, perSecond: NOTES_A_SECOND, clock })
  let waiting = new Map<string, FieldCell>()
  let writing: Promise<void> | undefined
  let cancelWrite: (() => void) | undefined
  let closed = false
  let forgotten = ''

  function add(key: string, cell: FieldCell) {
    const known = waiting.get(key)
    if (known) known.visits += cell.visits
    else if (waiting.size < MOST_WAITING) waiting.set(key, { ...cell })
  }

  function writeLater() {
    if (closed || cancelWrite) return
    cancelWrite = clock.after(WRITE_EVERY_MS, () => {
      cancelWrite = undefined
      void write()
    })
  }

  async function writeAll() {
    const cells = waiting
    waiting = new Map()
    try {
      await forgetOld()
      await repository.add([...cells.values()], (written) => {
        for (const cell of written) cells.delete(keyOf(cell))
      })
    } catch (error) {
      fault(error)
      for (const [key, cell] of cells) add(key, cell)
      writeLater()
    }
  }

  /** Once a day. */
  async function forgetOld() {
    const today = dayText(timeZone, clock.date())
    if (today === forgotten) return
    await repository.forget(dayText(timeZone, new Date(clock.date().getTime() - KEPT_MS)))
    forgotten = today
  }

  async function write() {
    await writing
    if (waiting.size === 0) return
    writing = writeAll().finally(() => {
      writing = undefined
    })
    await writing
  }

  /** A walk of the store's own; a made-up page counts no other. */
  function isWalk({ from, to, part }: NonNullable<FieldNote['walk']>, storeId: string | undefined) {
    if (storeId === undefined) return false
    const wanted = { id: storeId, source: from, destination: to }
    const { navCommands } = findPath(catalogue.current().stores, wanted, () => {})
    return part <= navCommands.length
  }

  return {
    visit(address) {
      const told = new Set<string>()
      return (note, storeId) => {
        const { kind, productId = '', topic = '', walk } = note
        const day = dayText(timeZone, clock.date())
        const cell: FieldCell = {
          ...{ day, storeId: storeId ?? '', kind, productId, topic },
          ...{ from: walk?.from ?? '', to: walk?.to ?? '', part: walk?.part ?? 0, visits: 1 },
        }
        const key = keyOf(cell)
        if (closed || told.size >= MOST_OF_A_VISIT || told.has(key)) return
        if (allowances.waitMs(address) > 0 || (walk && !isWalk(walk, storeId))) return
        allowances.spend(address, 1)
        told.add(key)
        add(key, cell)
        writeLater()
      }
    },
    write,
    async close() {
      closed = true
      cancelWrite?.()
      await write()
    },
  }
}

const keyOf = ({ visits: _, ...cell }: FieldCell) => JSON.stringify(Object.values(cell))

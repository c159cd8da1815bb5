import type { Paths, Step } from '../../core/contract/store.ts'
import { PRACTICE } from '../../core/page/page-state.ts'
import type { ListedStore } from '../../core/page/public-lists.ts'
import type { VisitMemory } from '../devices/visit-memory.ts'

/** Ways for a room: two steps, a quarter turn, two steps. */
const way = (turn: 'left' | 'right'): Step[] => [
  { action: 'start', distance: '2' },
  { action: `turn ${turn}`, distance: '2' },
  { action: 'end', distance: '0' },
]

const paths: Paths = {
  entrance: { 'biscuits and snacks': way('right'), dairy: way('left'), breads: way('right') },
  'biscuits and snacks': { 'cash counter': way('left') },
  dairy: { 'cash counter': way('right') },
  breads: { 'cash counter': way('left') },
}

/** A made-up store with a way to each section and back; it stands in no list and in no database. */
export const practiceStore = (name: string): ListedStore => ({ id: PRACTICE, name, paths })

/** The phone's memory for a practice visit: what is kept in it is gone with the page, but for how she likes to be spoken to. */
export function forgetful(memory: VisitMemory): VisitMemory {
  let needs = memory.needs()
  let shopping = memory.shopping()
  return {
    ...memory,
    remember() {},
    needs: () => needs,
    keepNeeds(kept) {
      needs = kept ?? undefined
      return true
    },
    shopping: () => shopping,
    keepShopping(kept) {
      shopping = kept ?? undefined
      return true
    },
    forgetAll() {
      needs = undefined
      shopping = undefined
    },
    keepNoticeHeard() {},
    oweSafety() {},
    keepScale() {},
    place: () => undefined,
    keepPlace() {},
    kept: () => undefined,
    keep() {},
  }
}

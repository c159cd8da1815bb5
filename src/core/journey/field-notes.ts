import type { ClientNote, WalkNoteKind } from '../contract/field.ts'
import type { WalkProgress } from '../navigation/guide/walk.ts'
import type { Machine } from './machine.ts'

/** Tells the server what it counts of a visit (docs/operations.md): each thing once, and nothing to the letter. */
export interface FieldNotes {
  /** A connection is there, or there again. */
  ready(): void
  moved(progress: WalkProgress): void
  onWalk(kind: WalkNoteKind): void
}

export function createFieldNotes(machine: () => Machine): FieldNotes {
  const told = new Set<string>()
  const waiting: ClientNote[] = []

  function flush() {
    if (!machine().trip.connected) return
    for (const note of waiting.splice(0)) machine().emit({ kind: 'field', note })
  }

  function tell(note: ClientNote) {
    const key = JSON.stringify(note)
    if (machine().options.literal || told.has(key)) return
    told.add(key)
    waiting.push(note)
    flush()
  }

  function onWalk(kind: WalkNoteKind, part = (machine().trip.walk?.leg ?? 0) + 1) {
    const { path } = machine().trip
    if (path) tell({ kind, walk: { from: path.source, to: path.destination, part } })
  }

  return {
    ready() {
      tell({ kind: 'visit' })
      flush()
    },
    moved: ({ leg, state }) => onWalk(state === 'arrived' ? 'arrived' : 'part', leg),
    onWalk: (kind) => onWalk(kind),
  }
}

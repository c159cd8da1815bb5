import { useRef, useState } from 'react'
import { answers } from '../../../../core/contract/console/messages.ts'
import { type PathPair, pairKey } from '../../../../core/contract/console/places.ts'
import { editStoreBodySchema, editStoreCall } from '../../../../core/contract/console/stores.ts'
import { type Step, type Store, storeSchema } from '../../../../core/contract/store.ts'
import { consoleTexts, storeUpdateFailed } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole } from '../../console.ts'
import { useConflict } from '../../forms/use-conflict.tsx'
import { draftSchema, useDraft } from '../../forms/use-draft.ts'
import { useForm } from '../../forms/use-form.ts'
import { mergeStore, valuesOf } from './merge-store.ts'
import { readStore } from './read-store.ts'
import { inOneLine, savedSteps } from './saved-steps.ts'
import { type StoreField, type StoreValues, storeLabels } from './store-fields.tsx'
import { usePathDrafts } from './use-path-drafts.ts'
import { useStorePaths } from './use-store-paths.tsx'

/**
 * A store being managed: its record as the server has it, what was changed here, and what can be done with both.
 * `onPathSettled`: a path was saved, deleted or taken from somebody else, so nothing of it is left to edit.
 */
export function useManagedStore(first: Store, onPathSettled: (path: PathPair) => void) {
  const { api, toasts } = useConsole()
  const typed = useDraft('form', draftSchema)
  // The record as the server has it, and the version that what is typed here was made from: an older one when both
  // sides changed the same. It goes with the next save, and the server asks.
  const [base, setBase] = useState({ store: first, madeFrom: typed.kept?.updatedAt ?? first.updatedAt })
  const { store, madeFrom } = base
  const drafts = usePathDrafts(store.paths)

  const start = (newer: Store) => setBase({ store: newer, madeFrom: newer.updatedAt })

  async function save(values: StoreValues) {
    const body = { ...values, paths: drafts.paths(), updatedAt: madeFrom }
    const reply = await api.call(editStoreCall, { params: { id: store.id }, body })
    start(reply.store)
    drafts.drop()
    form.reset(valuesOf(reply.store))
    toasts.done(answers.storeSaved)
  }

  const form = useForm<StoreValues, unknown>({
    initial: valuesOf(first),
    typed: typed.kept?.values,
    schema: editStoreBodySchema,
    toInput: (values) => ({ ...values, paths: drafts.paths() }),
    send: (_, values) => save(values),
    failed(fault) {
      const theirs = fault.status === 409 ? fault.current(storeSchema) : undefined
      if (theirs) conflict.raise(theirs)
      else toasts.fault(storeUpdateFailed(fault.said ?? consoleTexts.saveChangesFailed))
    },
  })

  const draftTexts = (stepsOf: (path: PathPair) => readonly Step[]) =>
    Object.fromEntries(drafts.changed.map((path) => [pairKey(path), inOneLine(stepsOf(path))]))
  const draftNames = drafts.changed.map((path) => [pairKey(path), `${path.from} → ${path.to}`])
  const conflict = useConflict<Store>({
    mine: { ...form.values, ...draftTexts(({ steps }) => steps) },
    theirs: (newer) => ({ ...valuesOf(newer), ...draftTexts((path) => savedSteps(newer, path)) }),
    labels: { ...storeLabels, ...Object.fromEntries(draftNames) },
    note: 'Paths that you did not change are taken as they are now.',
    take(theirs) {
      start(theirs)
      drafts.drop()
      form.reset(valuesOf(theirs))
    },
    keep(theirs) {
      // The newer paths are the base: only what was changed here is put over them, with the next save.
      start(theirs)
      toasts.done('The newer version is loaded, with your changes over it. Save again to keep them.')
    },
  })

  const latest = useRef({ base, form, drafts })
  latest.current = { base, form, drafts }

  /** Takes a newer record in, under what was changed here of the older one. What else is new in it, is shown. */
  function merge(newer: Store, drafted: readonly PathPair[]): StoreField[] {
    const { base, form } = latest.current
    const { moved, kept, clash } = mergeStore(base.store, newer, { values: form.values, drafts: drafted })
    const current = base.madeFrom === base.store.updatedAt && !clash
    setBase({ store: newer, madeFrom: current ? newer.updatedAt : base.madeFrom })
    if (moved.length > 0) {
      form.reset(valuesOf(newer))
      for (const name of kept) form.set(name, form.values[name])
    }
    return moved
  }

  /** The record after one path of it was settled: what else is new in it came from somebody else. */
  function pathSettled(newer: Store, path: PathPair) {
    const others = latest.current.drafts.changed.filter((draft) => pairKey(draft) !== pairKey(path))
    const theirs = merge(newer, others).map((name) => storeLabels[name])
    drafts.drop(path)
    onPathSettled(path)
    if (theirs.length > 0) toasts.done(`Somebody else has changed in the meantime: ${theirs.join(', ')}.`)
  }

  /** Something of the store was put back from its history. */
  async function reread() {
    try {
      const newer = await readStore(api, store.id)
      if (newer) merge(newer, latest.current.drafts.changed)
    } catch (error) {
      toasts.fault(saidBy(error, consoleTexts.storesFailed))
    }
  }

  const { pathConflict, ...paths } = useStorePaths(store, pathSettled)
  const dirty = form.dirty || drafts.changed.length > 0
  typed.watch(dirty ? { values: form.values, updatedAt: madeFrom } : undefined)
  const isDraft = typed.kept !== undefined
  return {
    store,
    form,
    drafts,
    dirty,
    isDraft,
    ...paths,
    reread,
    conflicts: (
      <>
        {conflict.dialog}
        {pathConflict}
      </>
    ),
  }
}

import { useRef, useState } from 'react'
import { replyTexts } from '../../../../core/contract/console/messages.ts'
import { type PathPair, pairKey } from '../../../../core/contract/console/places.ts'
import {
  deletePathCall,
  editStoreBodySchema,
  editStoreCall,
  putPathCall,
} from '../../../../core/contract/console/stores.ts'
import { type Step, type Store, storeSchema } from '../../../../core/contract/store.ts'
import { inOneLine } from '../../../../core/paths/step-text.ts'
import { consoleTexts, pathDeleteFailed, storeUpdateFailed } from '../../../../core/texts/console.ts'
import { saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import type { Question } from '../../Dialog.tsx'
import { draftSchema, useConflict, useDraft } from '../../forms/unsaved.tsx'
import { useForm } from '../../forms/use-form.tsx'
import { type PathDrafts, usePathDrafts } from './PathBuilder.tsx'
import { deletionOf } from './PathRows.tsx'
import {
  mergeStore,
  readStore,
  type StoreField,
  type StoreValues,
  savedSteps,
  storeLabels,
  valuesOf,
} from './store-record.tsx'
import { useSavePath } from './use-save-path.tsx'

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
    toasts.done(replyTexts.storeSaved)
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

  const conflict = useStoreConflict(form.values, drafts, {
    take(theirs) {
      start(theirs)
      drafts.drop()
      form.reset(valuesOf(theirs))
    },
    // The newer paths are the base: only what was changed here is put over them, with the next save.
    keep: start,
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

interface Choices {
  take(theirs: Store): void
  keep(theirs: Store): void
}

/** Shows where the store, as somebody else has saved it, differs from the form and the paths changed here. */
function useStoreConflict(values: StoreValues, { changed }: PathDrafts, { take, keep }: Choices) {
  const { toasts } = useConsole()
  const draftTexts = (stepsOf: (path: PathPair) => readonly Step[]) =>
    Object.fromEntries(changed.map((path) => [pairKey(path), inOneLine(stepsOf(path))]))
  const draftNames = changed.map((path) => [pairKey(path), `${path.from} → ${path.to}`])
  return useConflict<Store>({
    mine: { ...values, ...draftTexts(({ steps }) => steps) },
    theirs: (newer) => ({ ...valuesOf(newer), ...draftTexts((path) => savedSteps(newer, path)) }),
    labels: { ...storeLabels, ...Object.fromEntries(draftNames) },
    note: 'Paths that you did not change are taken as they are now.',
    take,
    keep(theirs) {
      keep(theirs)
      toasts.done('The newer version is loaded, with your changes over it. Save again to keep them.')
    },
  })
}

/** Saves and deletes single paths of a store. `settled` is told the record after that, and whose path it was. */
function useStorePaths(store: Store, settled: (newer: Store, path: PathPair) => void) {
  const { api, toasts } = useConsole()
  const [deleting, setDeleting] = useState<PathPair>()
  const params = { id: store.id }

  const { save, conflict } = useSavePath({
    storeId: store.id,
    async send(path, was) {
      const reply = await api.call(putPathCall, { params, body: { ...path, was } })
      settled(reply.store, path)
      toasts.done(replyTexts.pathSaved)
    },
    take: settled,
  })

  async function remove(path: PathPair) {
    const { from, to } = path
    const seen = { from, to, steps: savedSteps(store, path) }
    setDeleting(path)
    try {
      const reply = await api.call(deletePathCall, { params, body: { from, to } })
      settled(reply.store, path)
      toasts.done(reply.message, () => void save(reply.path ?? seen, []))
    } catch (error) {
      const reason = saidBy(error, '')
      toasts.fault(reason ? pathDeleteFailed(reason) : consoleTexts.pathDeleteFailed)
    } finally {
      setDeleting(undefined)
    }
  }

  const deleteQuestion = (path: PathPair): Question => ({
    ...deletionOf(store, [path]),
    yes: 'Delete Path',
    doing: consoleTexts.deleting,
    act: () => remove(path),
  })
  return { savePath: save, deleteQuestion, deleting, pathConflict: conflict }
}

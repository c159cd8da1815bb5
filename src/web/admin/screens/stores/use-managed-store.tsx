import { useRef, useState } from 'react'
import { answers } from '../../../../core/contract/console/messages.ts'
import type { PathPair } from '../../../../core/contract/console/places.ts'
import {
  deletePathCall,
  editStoreBodySchema,
  editStoreCall,
  putPathCall,
} from '../../../../core/contract/console/stores.ts'
import { type Store, storeSchema } from '../../../../core/contract/store.ts'
import {
  consoleTexts,
  deletePathQuestion,
  pathDeleteFailed,
  stepsSaveFailed,
  storeUpdateFailed,
} from '../../../../core/texts/console.ts'
import { saidBy } from '../../api/api-fault.ts'
import { useConsole } from '../../console.ts'
import type { Question } from '../../dialogs/Confirm.tsx'
import { useConflict } from '../../forms/use-conflict.tsx'
import { draftSchema, useDraft } from '../../forms/use-draft.ts'
import { useForm } from '../../forms/use-form.ts'
import { type StoreValues, storeLabels } from './store-fields.tsx'
import { usePathDrafts } from './use-path-drafts.ts'

const valuesOf = ({ store_number, name, location }: Store): StoreValues => ({ store_number, name, location })

/** A store being managed: its record as the server has it, what was changed here, and what can be done with both. */
export function useManagedStore(first: Store) {
  const { api, toasts } = useConsole()
  const [store, setRecord] = useState(first)
  const [deleting, setDeleting] = useState(false)
  const drafts = usePathDrafts(store.paths)
  const params = { id: store.id }
  const typed = useDraft('form', draftSchema)
  const stamp = useRef(typed.kept?.updatedAt)

  /** The record as the server has it: from now on its own stamp counts. */
  function setStore(newer: Store) {
    stamp.current = undefined
    setRecord(newer)
  }

  async function save(values: StoreValues, base: Store) {
    const body = { ...values, paths: drafts.paths(), updatedAt: base.updatedAt }
    const reply = await api.call(editStoreCall, { params, body })
    setStore(reply.store)
    drafts.drop()
    form.reset(valuesOf(reply.store))
    toasts.done(answers.storeSaved)
  }

  const form = useForm<StoreValues, unknown>({
    initial: valuesOf(first),
    typed: typed.kept?.values,
    schema: editStoreBodySchema,
    toInput: (values) => ({ ...values, paths: drafts.paths() }),
    // What was typed before a sign-out was made from the version of then.
    send: (_, values) => save(values, { ...store, updatedAt: stamp.current ?? store.updatedAt }),
    failed(fault) {
      const theirs = fault.status === 409 ? fault.current(storeSchema) : undefined
      if (theirs) conflict.raise(theirs)
      else toasts.fault(storeUpdateFailed(fault.said ?? consoleTexts.saveChangesFailed))
    },
  })

  const conflict = useConflict<Store>({
    mine: form.values,
    theirs: valuesOf,
    labels: storeLabels,
    note: 'Its paths are taken as they are now; paths that you changed here stay changed.',
    take(theirs) {
      setStore(theirs)
      form.reset(valuesOf(theirs))
    },
    keep(theirs) {
      // The newer paths are the base: only what was changed here is put over them, with the next save.
      setStore(theirs)
      toasts.done('The newer version is loaded, with your changes over it. Save again to keep them.')
    },
  })

  async function savePath(path: PathPair): Promise<void> {
    try {
      const reply = await api.call(putPathCall, { params, body: path })
      setStore(reply.store)
      drafts.drop(path)
      toasts.done(answers.pathSaved)
    } catch (error) {
      const reason = saidBy(error, '')
      toasts.fault(reason ? stepsSaveFailed(reason) : consoleTexts.stepUpdateFailed)
      throw error
    }
  }

  async function deletePath({ from, to, steps }: PathPair) {
    setDeleting(true)
    try {
      const reply = await api.call(deletePathCall, { params, body: { from, to } })
      setStore(reply.store)
      drafts.drop({ from, to })
      toasts.done(reply.message, () => void savePath({ from, to, steps }).catch(() => {}))
    } catch (error) {
      const reason = saidBy(error, '')
      toasts.fault(reason ? pathDeleteFailed(reason) : consoleTexts.pathDeleteFailed)
    } finally {
      setDeleting(false)
    }
  }

  const deleteQuestion = (path: PathPair): Question => ({
    title: deletePathQuestion(path.from, path.to),
    lost: (
      <p>
        Shoppers in <strong>{store.name}</strong> will not be guided from {path.from} to {path.to} any more.
      </p>
    ),
    yes: 'Delete Path',
    doing: consoleTexts.deleting,
    act: () => deletePath(path),
  })

  const dirty = form.dirty || drafts.changed.length > 0
  typed.watch(dirty ? { values: form.values, updatedAt: stamp.current ?? store.updatedAt } : undefined)
  const isDraft = typed.kept !== undefined
  return {
    store,
    form,
    drafts,
    dirty,
    isDraft,
    deleting,
    savePath,
    deleteQuestion,
    conflict: conflict.dialog,
  }
}

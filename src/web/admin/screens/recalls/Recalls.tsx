import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { asGtin } from '../../../../core/contract/barcode.ts'
import { replyTexts } from '../../../../core/contract/console/messages.ts'
import { productPageCall } from '../../../../core/contract/console/pages.ts'
import {
  recallName as nameOf,
  recallFormSchema,
  recallKey,
  recallsCall,
  replaceRecallsCall,
  writtenKey,
} from '../../../../core/contract/console/recalls.ts'
import { type Recall, recallSchema } from '../../../../core/contract/product.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { ApiFault, saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import { useConfirm } from '../../Dialog.tsx'
import { AreaField, TextField } from '../../forms/fields.tsx'
import { SaveForm, useSaveForm } from '../../forms/SaveForm.tsx'
import { Await, Missing, useDownload, useList } from '../../load.tsx'
import { Allowed, Screen } from '../../shell/Screen.tsx'
import { addresses, useRecordId, withId } from '../../shell/screens.ts'
import type { DataColumn } from '../../tables/found-rows.ts'
import { RecordList } from '../../tables/RecordList.tsx'

type Row = Recall & { id: string }

const columns: DataColumn<Row>[] = [
  { id: 'gtin', header: 'Code', value: ({ gtin }) => gtin },
  { id: 'batch', header: 'Batch', value: ({ batch }) => batch ?? 'all packs' },
  { id: 'reason', header: 'Reason', value: ({ reason }) => reason },
  { id: 'since', header: 'Since', value: ({ since }) => since },
]

/** Packs that are called back: said to shoppers before anything else. */
export function Recalls() {
  const { toasts } = useConsole()
  const recalls = useList(recallsCall)
  const { now } = recalls
  const change = useChangeRecall()
  const rows = useMemo(
    () =>
      now.state === 'ready'
        ? { ...now, data: now.data.map((recall) => ({ ...recall, id: recallKey(recall) })) }
        : now,
    [now],
  )

  async function putBack(recall: Recall) {
    try {
      toasts.done(await change(undefined, recall))
      recalls.reload()
    } catch (error) {
      toasts.fault(saidBy(error, consoleTexts.deleteFailed))
    }
  }

  return (
    <RecordList
      title="Recalls"
      label="Recalls"
      load={{ ...recalls, now: rows }}
      failed="Error fetching recalls"
      columns={columns}
      empty={
        <p>
          Nothing is called back. When a pack is, add it with ADD RECALL: shoppers who hold it are told first
          of all.
        </p>
      }
      buttons={<RecallButtons />}
      nameOf={nameOf}
      editAddress={({ id }) => withId(addresses.editRecall, { id })}
      deletionOf={({ id: _, ...recall }) => ({
        title: 'Are you sure you want to delete this recall?',
        lost: (
          <p>
            <strong>{nameOf(recall)}</strong>. Shoppers who hold such a pack will not be told any more that it
            is called back.
          </p>
        ),
        yes: `Delete ${nameOf(recall)}`,
        remove: async () => ({ message: await change(recall, undefined) }),
        undo: () => void putBack(recall),
        failed: consoleTexts.deleteFailed,
      })}
    />
  )
}

function RecallButtons() {
  const navigate = useNavigate()
  const download = useDownload('recalls')
  return (
    <div className="actions">
      <button type="button" className="primary" onClick={() => navigate(addresses.editRecall)}>
        ADD RECALL
      </button>
      <button type="button" onClick={() => navigate(addresses.uploadRecalls)}>
        UPLOAD CSV
      </button>
      <button type="button" onClick={download('csv')}>
        DOWNLOAD CSV
      </button>
    </div>
  )
}

const labels = { gtin: 'Code', batch: 'Batch', reason: 'Reason', since: 'Since' } as const

/** A new recall, or the one of `?id=`. */
export function EditRecall() {
  const id = useRecordId()
  const title = id === '' ? 'Add Recall' : 'Edit Recall'
  return (
    <Allowed action="catalogue.manage" title={title}>
      <Screen title={title}>{id === '' ? <RecallForm /> : <LoadedRecall id={id} />}</Screen>
    </Allowed>
  )
}

function LoadedRecall({ id }: { id: string }) {
  const recalls = useList(recallsCall)
  return (
    <Await load={recalls} failed="Error fetching recalls">
      {(list) => {
        const recall = list.find((each) => recallKey(each) === id)
        return recall ? (
          <RecallForm key={id} recall={recall} />
        ) : (
          <Missing what="recall" list={addresses.recalls} />
        )
      }}
    </Await>
  )
}

const valuesOf = ({ gtin, batch, reason, since }: Recall) => ({ gtin, batch: batch ?? '', reason, since })

/** A recall as records are told apart. It is kept without a version: what it says is one. */
const versioned = (recall: Recall) => ({
  ...recall,
  id: recallKey(recall),
  updatedAt: JSON.stringify(recallSchema.parse(recall)),
})
const versionedSchema = z.object({ ...recallSchema.shape, id: z.string(), updatedAt: z.string() })

/** The recall in the list that a refusal brings along. */
const newerOf = (recall: Recall) =>
  z.pipe(
    z.pipe(
      z.array(recallSchema),
      z.transform((list: Recall[]) => {
        const found = list.find((each) => recallKey(each) === recallKey(recall))
        return found && versioned(found)
      }),
    ),
    versionedSchema,
  )

function RecallForm({ recall }: { recall?: Recall }) {
  const { clock } = useConsole()
  const change = useChangeRecall()
  const unknown = useAskUnknown()
  const since = clock.date().toISOString().slice(0, 10)
  const saving = useSaveForm({
    initial: recall ? valuesOf(recall) : { gtin: '', batch: '', reason: '', since },
    ...(recall && { edits: { record: versioned(recall), schema: newerOf(recall), valuesOf } }),
    schema: recallFormSchema,
    // The server names a recall by its place in the list, which this form is one of.
    fieldOf: (path) => path.split('.').at(-1) ?? path,
    labels,
    what: recall ? `changes to ${nameOf(recall)}` : 'the new recall',
    async save(fields, _, version) {
      const before = version === undefined ? undefined : recallSchema.parse(JSON.parse(version))
      if (fields.gtin !== recall?.gtin) await unknown.ask(fields.gtin)
      return change(before, fields)
    },
    failed: 'The recall was not saved.',
    list: addresses.recalls,
  })
  const { form } = saving
  return (
    <SaveForm saving={saving}>
      <TextField
        form={form}
        name="gtin"
        label={labels.gtin}
        hint="The figures of the bar code, 8 to 14"
        inputMode="numeric"
      />
      <TextField
        form={form}
        name="batch"
        label={labels.batch}
        optional
        hint="As it is printed. Empty: every pack of the product"
      />
      <AreaField
        form={form}
        name="reason"
        label={labels.reason}
        optional
        hint="Said aloud to shoppers, at most 200 characters"
        rows={2}
      />
      <TextField form={form} name="since" label={labels.since} type="date" />
      {unknown.question}
    </SaveForm>
  )
}

/** Asks before a code is called back that no product has: it may be mistyped, or its product may come later. */
function useAskUnknown() {
  const { api } = useConsole()
  const { ask: confirm, question } = useConfirm()

  /** Resolves where a product has the code or the person wants it all the same; rejects with `ApiFault`. */
  async function ask(gtin: string): Promise<void> {
    // Products write a code with fewer zeros before it.
    const query = { q: gtin.replace(/^0+/, ''), rows: '100' }
    const { products } = await api.call(productPageCall, { query })
    if (products.some(({ barcodes }) => barcodes.some((code) => asGtin(code) === gtin))) return
    const error = replyTexts.recallUnknown
    await new Promise<void>((agreed, refused) => {
      confirm({
        title: error,
        lost: (
          <p>
            <strong>{gtin}</strong> is a barcode of no product on the list. As long as none has it, no shopper
            is told of this recall. Is it typed right?
          </p>
        ),
        yes: 'Save it all the same',
        no: 'Look at the code again',
        act: async () => agreed(),
        left: () => refused(new ApiFault(400, { error, fields: { gtin: error } })),
      })
    })
  }
  return { ask, question }
}

/**
 * Changes one recall of the list as it is now: `before` goes, `after` comes, and what others did meanwhile stays.
 * Resolves with what the person is told; rejects with `ApiFault`.
 */
function useChangeRecall() {
  const { api } = useConsole()
  return async (before: Recall | undefined, after: Recall | undefined): Promise<string> => {
    const now = await api.call(recallsCall, {})
    // Somebody else has deleted it: that is not undone by an edit.
    if (before && !now.some((each) => recallKey(each) === recallKey(before)))
      throw new ApiFault(404, { error: replyTexts.notFound })
    const others = before ? now.filter((each) => writtenKey(each) !== writtenKey(before)) : now
    // What the person knows of: somebody else's newer version of this recall is not written over unseen.
    const was = before ? [...others, before] : now
    const recalls = after ? [...others, after] : others
    return (await api.call(replaceRecallsCall, { body: { recalls, was } })).message
  }
}

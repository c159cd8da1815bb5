import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { aislesCall } from '../../../../core/contract/console/aisles.ts'
import { answers, rules } from '../../../../core/contract/console/messages.ts'
import { addStoreCall, newStoreBodySchema } from '../../../../core/contract/console/stores.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { useConsole } from '../../console.ts'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useLeaveGuard } from '../../forms/use-leave-guard.tsx'
import { Await } from '../../load/Await.tsx'
import { useList } from '../../load/use-list.ts'
import { PathWorkbench } from '../../paths/PathWorkbench.tsx'
import { StepAdder } from '../../paths/StepAdder.tsx'
import { Allowed } from '../../shell/Allowed.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { PathChoice } from './PathChoice.tsx'
import { StoreFields, storeLabels } from './store-fields.tsx'
import { usePathDrafts } from './use-path-drafts.ts'

const title = 'Add Store'
const NO_PATHS = {}

export function AddStore() {
  const aisles = useList(aislesCall)
  return (
    <Allowed action="stores.manage" title={title}>
      <Screen title={title} wide>
        <Await load={aisles} failed={consoleTexts.aislesFailed}>
          {(list) => <AddStoreForm aisles={list.map(({ name }) => name)} />}
        </Await>
      </Screen>
    </Allowed>
  )
}

function AddStoreForm({ aisles }: { aisles: readonly string[] }) {
  const { api, toasts } = useConsole()
  const navigate = useNavigate()
  const [ends, setEnds] = useState({ from: '', to: '' })
  const drafts = usePathDrafts(NO_PATHS)
  const steps = drafts.stepsOf(ends)
  const paths = drafts.paths()

  const form = useForm({
    initial: { store_number: '', name: '', location: '' },
    schema: newStoreBodySchema,
    toInput: (values) => ({ ...values, paths }),
    async send(_, values) {
      await api.call(addStoreCall, { body: { ...values, paths } })
      leave.free()
      toasts.done(answers.storeAdded)
      navigate(addresses.dashboard)
    },
    failed: ({ said }) => toasts.fault(said ?? consoleTexts.storeSaveFailed),
  })
  const dirty = form.dirty || drafts.changed.length > 0
  const leave = useLeaveGuard(dirty ? 'the new store and its paths' : undefined)

  return (
    <form onSubmit={form.submit} noValidate>
      <ErrorSummary form={form} labels={storeLabels} />
      <div className="card">
        <h2>Store</h2>
        <StoreFields form={form} />
      </div>
      <div className="card">
        <h2>Paths</h2>
        {aisles.length === 0 && (
          <p className="notice">
            There are no aisles yet, so a path has nowhere to lead.{' '}
            <Link to={addresses.addAisle}>Add an aisle first</Link>
          </p>
        )}
        <PathChoice paths={drafts.all} chosen={ends} onChoose={setEnds} onPut={drafts.put} />
        <PathWorkbench ends={ends} steps={steps} onSteps={(next) => drafts.put({ ...ends, steps: next })}>
          <StepAdder
            ends={ends}
            onEnds={setEnds}
            aisles={aisles}
            distanceFault={rules.distanceNew}
            onAdd={(step) => drafts.put({ ...ends, steps: [...steps, step] })}
          />
        </PathWorkbench>
      </div>
      <div className="actions">
        <button type="submit" className="primary" disabled={form.busy || Object.keys(paths).length === 0}>
          {form.busy ? consoleTexts.saving : 'Add Store'}
        </button>
        {Object.keys(paths).length === 0 && <p className="hint">Add at least one step of a path first.</p>}
      </div>
      {leave.guard}
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { messageRules } from '../../../core/contract/console/messages.ts'
import {
  actionFault,
  fromPlaces,
  OTHER_ACTION,
  pathActions,
  toPlaces,
} from '../../../core/contract/console/places.ts'
import { placeKey } from '../../../core/contract/place.ts'
import type { Step } from '../../../core/contract/store.ts'
import { tidy } from '../../../core/tidy.ts'
import { useConsole } from '../console.ts'
import { SelectField, TextField } from '../forms/fields.tsx'

export interface Ends {
  from: string
  to: string
}

interface StepAdderProps {
  ends: Ends
  onEnds?(ends: Ends): void
  /** The path is chosen: only its steps are asked for. */
  fixedEnds?: boolean
  aisles: readonly string[]
  /** The specification asks for other texts and alerts where a store is added and where one is edited. */
  asks: 'new' | 'edit'
  onAdd(step: Step): void
  /** Whether a step stands in the fields that is not added yet. */
  onTyped(typed: boolean): void
  disabled?: boolean
}

/** The places, the chosen one among them as it is written: an older path may write 'entrance', or name a former aisle. */
function withChosen(places: readonly string[], chosen: string): string[] {
  const same = (place: string) => placeKey(place) === placeKey(chosen)
  if (chosen === '' || places.includes(chosen)) return [...places]
  return places.some(same) ? places.map((place) => (same(place) ? chosen : place)) : [chosen, ...places]
}

const NO_STEP = { action: '', customAction: '', distance: '', hint: '' }

/** What a blind shopper is told beside the move: it stands behind the action's comma. */
const hints = {
  end: {
    label: 'Where the goods are (optional)',
    hint: 'For example: at the height of your waist, on your left',
  },
  move: { label: 'What to follow (optional)', hint: 'For example: wall on your left' },
} as const

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Where a path leads, and its next step. A form of its own, which Enter submits: it cannot stand in another. */
export function StepAdder(props: StepAdderProps) {
  const { ends, onEnds, fixedEnds, aisles, asks, onAdd, onTyped, disabled = false } = props
  const { toasts } = useConsole()
  const [step, setStep] = useState(NO_STEP)
  const [faults, setFaults] = useState<StepFaults>({})
  const values = { ...ends, ...step }

  function type(next: typeof NO_STEP) {
    setStep(next)
    onTyped(Object.values(next).some((value) => value !== ''))
  }

  function set(name: keyof typeof values, value: string) {
    setFaults(({ [name]: _, ...others }) => others)
    if (name === 'from') {
      const [only, ...more] = toPlaces(value, aisles)
      onEnds?.({ from: value, to: more.length === 0 ? (only ?? '') : '' })
    } else if (name === 'to') onEnds?.({ ...ends, to: value })
    else type({ ...step, [name]: value })
  }

  function add(event: FormEvent) {
    event.preventDefault()
    const checked = checkStep(values, asks === 'new' ? messageRules.distanceNew : messageRules.distanceEdit)
    if ('step' in checked) {
      onAdd(checked.step)
      type(NO_STEP)
      return setFaults({})
    }
    setFaults(checked.faults)
    // What the specification has an alert for, beside the field's own text.
    const { from, to, action } = checked.faults
    const alert = from ?? to ?? (asks === 'edit' ? action : undefined)
    if (alert) toasts.fault(alert)
  }

  const form = { values, set, faults }
  const hint = hints[step.action === 'end' ? 'end' : 'move']
  return (
    <form onSubmit={add} noValidate>
      <fieldset className="set" disabled={disabled}>
        <legend className="unseen">Next step</legend>
        {!fixedEnds && (
          <div className="columns">
            <SelectField
              form={form}
              name="from"
              label="From"
              empty="Select"
              choices={plain(withChosen(fromPlaces(aisles), ends.from))}
            />
            <SelectField
              form={form}
              name="to"
              label="To"
              empty="Select"
              choices={plain(withChosen(toPlaces(ends.from, aisles), ends.to))}
            />
          </div>
        )}
        <div className="columns">
          <SelectField form={form} name="action" label="Action" empty="Select" choices={plain(pathActions)} />
          {step.action === OTHER_ACTION && (
            <TextField
              form={form}
              name="customAction"
              label="Custom action"
              hint="It is said as it is written."
            />
          )}
          <TextField form={form} name="distance" label="Distance in steps" inputMode="numeric" />
        </div>
        {step.action !== '' && step.action !== OTHER_ACTION && (
          <TextField form={form} name="hint" {...hint} />
        )}
        <div className="actions">
          <button type="submit">Add Step</button>
        </div>
      </fieldset>
    </form>
  )
}

/** Told beside the button that saves: what stands in the step's fields is in no path yet. */
export function NotAdded({ typed }: { typed: boolean }) {
  return (
    <p role="status" className="hint">
      {typed && 'The step that you typed is not added yet.'}
    </p>
  )
}

interface StepValues {
  from: string
  to: string
  action: string
  customAction: string
  distance: string
  hint: string
}

type StepFaults = Partial<Record<keyof StepValues, string>>

/**
 * The step that the fields say, or what is wrong with each. `distanceFault` is the screen's own text for figures.
 * @internal A table of fields is tried on it.
 */
export function checkStep(
  values: StepValues,
  distanceFault: string,
): { step: Step } | { faults: StepFaults } {
  const { from, to, action, customAction, distance, hint } = values
  const words = tidy(action === OTHER_ACTION ? customAction : hint)
  const behind = words === '' ? '' : `, ${words}`
  const written = action === OTHER_ACTION ? words : `${action}${behind}`
  const fault = words === '' ? undefined : actionFault(words)
  // An end is a place, not a walk: its distance may be left out.
  const steps = distance.trim() === '' && action === 'end' ? '0' : distance.trim()
  const faults: StepFaults = {
    ...(from === '' && { from: messageRules.from }),
    ...(to === '' && { to: messageRules.to }),
    ...(action === '' && { action: messageRules.action }),
    ...(action === OTHER_ACTION && written === '' && { customAction: messageRules.customAction }),
    ...(fault && { [action === OTHER_ACTION ? 'customAction' : 'hint']: fault }),
    ...(!/^\d{1,5}$/.test(steps) && { distance: distanceFault }),
  }
  return Object.keys(faults).length > 0 ? { faults } : { step: { action: written, distance: steps } }
}

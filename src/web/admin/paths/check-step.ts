import { rules } from '../../../core/contract/console/messages.ts'
import type { Step } from '../../../core/contract/store.ts'

export interface StepValues {
  from: string
  to: string
  action: string
  customAction: string
  distance: string
}

export type StepFaults = Partial<Record<keyof StepValues, string>>

/** The step that the fields say, or what is wrong with each. `distanceFault` is the screen's own text for figures. */
export function checkStep(
  values: StepValues,
  distanceFault: string,
): { step: Step } | { faults: StepFaults } {
  const { from, to, action, customAction, distance } = values
  const written = action === 'other' ? customAction.trim() : action
  // An end is a place, not a walk: its distance may be left out.
  const steps = distance.trim() === '' && action === 'end' ? '0' : distance.trim()
  const faults: StepFaults = {
    ...(from === '' && { from: rules.from }),
    ...(to === '' && { to: rules.to }),
    ...(action === '' && { action: rules.action }),
    ...(action === 'other' && written === '' && { customAction: rules.customAction }),
    ...(!/^\d{1,5}$/.test(steps) && { distance: distanceFault }),
  }
  return Object.keys(faults).length > 0 ? { faults } : { step: { action: written, distance: steps } }
}

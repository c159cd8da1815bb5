import { expect, it } from 'vitest'
import { checkStep } from './StepAdder.tsx'

const good = { from: 'Entrance', to: 'dairy', action: 'turn left', customAction: '', distance: '4', hint: '' }
const DISTANCE = 'Distance should be a valid number.'

it.each([
  [{}, { action: 'turn left', distance: '4' }],
  [{ distance: ' 4 ' }, { action: 'turn left', distance: '4' }],
  [{ distance: '0' }, { action: 'turn left', distance: '0' }],
  [
    { action: 'end', distance: '' },
    { action: 'end', distance: '0' },
  ],
  [{ hint: ' wall on your left ' }, { action: 'turn left, wall on your left', distance: '4' }],
  [
    { action: 'end', distance: '', hint: 'at your waist' },
    { action: 'end, at your waist', distance: '0' },
  ],
  [
    { action: 'other', customAction: ' pass the pillar ' },
    { action: 'pass the pillar', distance: '4' },
  ],
])('%j is a step', (change, step) => expect(checkStep({ ...good, ...change }, DISTANCE)).toEqual({ step }))

it.each([
  [{ from: '' }, { from: 'Select your path starting from' }],
  [{ to: '' }, { to: 'Select your path to' }],
  [{ action: '' }, { action: 'Please select action to add steps.' }],
  [{ action: 'other' }, { customAction: 'Please enter custom action.' }],
  [
    { action: 'other', customAction: '🛒' },
    { customAction: 'An action is said aloud: please write it in words.' },
  ],
  [{ hint: ' → ' }, { hint: 'An action is said aloud: please write it in words.' }],
  [
    { hint: 'दूध के पास' },
    { hint: 'The voice cannot read "द", character 1 of "दूध के पास". Please write it in Latin letters.' },
  ],
  [{ action: 'other', customAction: '\u200b' }, { customAction: 'Please enter custom action.' }],
  [{ distance: '' }, { distance: DISTANCE }],
  [{ distance: '-1' }, { distance: DISTANCE }],
  [{ distance: '1.5' }, { distance: DISTANCE }],
  [{ distance: 'ten' }, { distance: DISTANCE }],
  [{ distance: '123456' }, { distance: DISTANCE }],
])('%j is refused', (change, faults) =>
  expect(checkStep({ ...good, ...change }, DISTANCE)).toEqual({ faults }),
)

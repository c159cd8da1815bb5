import { expect, it } from 'vitest'
import { instructionsOf } from './PathWorkbench.tsx'

const path = [
  { action: 'start', distance: '6' },
  { action: 'turn left', distance: '8' },
  { action: 'end', distance: '0' },
]

it('says an onward path as the guide does', () => {
  expect(instructionsOf(path, 'Dairy')).toEqual([
    'Start with the door behind you. Move forward 6 steps.',
    'Stop. Turn left, a quarter turn. Then move forward 8 steps.',
    'You have arrived at dairy. If it is not here, say lost.',
  ])
})

it('says a way back as the guide does', () => {
  expect(instructionsOf(path, 'cash counter')).toEqual([
    'Let us go to the cash counter. Turn around, so that the shelf is behind you.',
    'Move forward 6 steps.',
    'Stop. Turn left, a quarter turn. Then move forward 8 steps.',
    'You are at the cash counter.',
  ])
})

it('tells of parts that cannot be read', () => {
  const broken = [
    { action: 'start', distance: 'some' },
    { action: 'go ahead', distance: '2' },
    { action: '', distance: '1' },
  ]
  const gap = 'Part of this route is missing. Stop, and ask staff to take you on, or say call staff.'
  expect(instructionsOf(broken, '').slice(0, 3)).toEqual([gap, 'Move forward 2 steps.', gap])
})

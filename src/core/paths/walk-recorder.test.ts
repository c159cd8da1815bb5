import { expect, it } from 'vitest'
import { formatSteps } from './step-text.ts'
import { createWalkRecorder } from './walk-recorder.ts'

/** Counts what a sample says in `x`. */
function recorder() {
  const made = createWalkRecorder({ push: ({ x }) => x, pause() {}, resume() {}, drop() {} })
  let atMs = 0
  return { ...made, walk: (steps: number) => made.motion({ atMs: ++atMs, x: steps, y: 0, z: 0 }) }
}

it('writes down a walk', () => {
  const { walk, turn, finish, now } = recorder()
  expect(walk(4)).toBe(true)
  expect(walk(0)).toBe(false)
  walk(2)
  turn('turn left')
  walk(8)
  expect(now()).toEqual({ done: [{ action: 'start', distance: '6' }], action: 'turn left', steps: 8 })
  turn('turn right')
  expect(formatSteps(finish())).toBe('start: 6\nturn left: 8\nturn right: 0\nend: 0')
})

it('takes a tap back without losing a step', () => {
  const { walk, turn, undo, finish } = recorder()
  walk(6)
  turn('turn left')
  walk(3)
  undo()
  walk(1)
  expect(formatSteps(finish())).toBe('start: 10\nend: 0')
  undo()
  expect(formatSteps(finish())).toBe('start: 10\nend: 0')
})

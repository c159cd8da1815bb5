import { describe, expect, it } from 'vitest'
import { drawPath, isEnd, isStart, moveOf } from './draw-path.ts'
import { parseSteps } from './step-text.ts'

function draw(text: string) {
  const parsed = parseSteps(text.replaceAll(', ', '\n'))
  if ('error' in parsed) throw new Error(parsed.error)
  return drawPath(parsed.steps)
}
const corners = (text: string) => draw(text).points.map(({ x, y }) => `${x},${y}`)

describe('corners', () => {
  it.each([
    ['start: 6', ['0,0', '0,6']],
    ['start: 6, turn left: 8', ['0,0', '0,6', '-8,6']],
    ['start: 6, turn right: 8', ['0,0', '0,6', '8,6']],
    ['start: 6, turn left: 8, turn right: 4, end: 0', ['0,0', '0,6', '-8,6', '-8,10']],
    ['start: 2, turn right: 2, turn right: 2, turn right: 2', ['0,0', '0,2', '2,2', '2,0', '0,0']],
    ['start: 2, pass the pillar: 3', ['0,0', '0,2', '0,5']],
    ['turn left: 0, turn left: 5', ['0,0', '0,0', '0,-5']],
    ['end: 0', ['0,0']],
    ['', ['0,0']],
  ])('%s', (text, expected) => expect(corners(text)).toEqual(expected))
})

it('knows its bounds, its length and the time it takes', () => {
  expect(draw('start: 6, turn left: 8, turn left: 9, end: 0')).toMatchObject({
    bounds: { left: -8, right: 0, top: 6, bottom: -3 },
    totalSteps: 23,
    minutes: 1,
  })
  expect(draw('start: 200').minutes).toBe(3)
})

it('says which step each stretch is', () => {
  const steps = [
    { action: 'start', distance: '6' },
    { action: 'turn left', distance: 'nowhere' },
    { action: 'turn right', distance: '3' },
  ]
  expect(drawPath(steps).stretches.map(({ index, turn }) => [index, turn])).toEqual([
    [0, 'none'],
    [2, 'right'],
  ])
})

it.each([
  ['start', '6', { turn: 'none', steps: 6 }],
  ['Turn  LEFT', '4', { turn: 'left', steps: 4 }],
  ['turn right', '', { turn: 'right', steps: 0 }],
  ['right', '3 steps', { turn: 'right', steps: 3 }],
  ['go straight', '10', { turn: 'none', steps: 10 }],
  ['pass the pillar', '2', { turn: 'unknown', steps: 2 }],
  ['end', '0', undefined],
  ['turn left', 'many', undefined],
  ['', '5', undefined],
  ['constructor', '1', { turn: 'unknown', steps: 1 }],
])('%j with %j', (action, distance, expected) => expect(moveOf({ action, distance })).toEqual(expected))

it('knows both ends in any case', () => {
  expect([isStart({ action: ' Start ' }), isStart({ action: 'restart' })]).toEqual([true, false])
  expect([isEnd({ action: 'END' }), isEnd({ action: 'ending' })]).toEqual([true, false])
})

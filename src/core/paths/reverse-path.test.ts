import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawPath } from './draw-path.ts'
import { proposeReturns, reversePath } from './reverse-path.ts'
import { inOneLine, parseSteps } from './step-text.ts'

function steps(text: string) {
  const parsed = parseSteps(text.replaceAll(', ', '\n'))
  if ('error' in parsed) throw new Error(parsed.error)
  return parsed.steps
}
const back = (text: string) => inOneLine(reversePath(steps(text)).steps)

it.each([
  ['start: 6, end: 0', 'start: 6, end: 0'],
  ['start: 6, turn left: 8, end: 0', 'start: 8, turn right: 6, end: 0'],
  ['start: 6, turn left: 8, turn right: 4, end: 0', 'start: 4, turn left: 8, turn right: 6, end: 0'],
  ['start: 6, go ahead: 10, turn right: 5', 'start: 5, turn left: 10, go straight: 6, end: 0'],
  ['turn left: 3, turn left: 4', 'start: 4, turn right: 3, end: 0'],
  ['start: 2, pass the pillar: 3, end: 0', 'start: 3, pass the pillar: 2, end: 0'],
  ['end: 0', ''],
  ['', ''],
])('%s comes back as %s', (onward, expected) => expect(back(onward)).toBe(expected))

it('names what it could not turn round', () => {
  expect(reversePath(steps('start: 2, pass the pillar: 3, turn left: 1')).unsure).toEqual(['pass the pillar'])
  expect(reversePath(steps('up the ramp: 2, turn left: 1')).unsure).toEqual(['up the ramp'])
  expect(reversePath(steps('start: 2, turn left: 1')).unsure).toEqual([])
})

it('ends where the way in began', () => {
  const turn = fc.constantFrom('turn left', 'turn right', 'go straight')
  const stretch = fc.record({ action: turn, distance: fc.integer({ min: 0, max: 40 }).map(String) })
  fc.assert(
    fc.property(fc.nat(20), fc.array(stretch, { maxLength: 12 }), (first, rest) => {
      const onward = [{ action: 'start', distance: String(first) }, ...rest]
      const there = drawPath(onward)
      const again = drawPath(reversePath(onward).steps)
      const span = ({ points }: ReturnType<typeof drawPath>) => {
        const end = points.at(-1) ?? { x: 0, y: 0 }
        return Math.hypot(end.x, end.y)
      }
      expect(span(again)).toBeCloseTo(span(there), 6)
      expect(again.totalSteps).toBe(there.totalSteps)
    }),
  )
})

const wayIn = steps('start: 6, turn left: 8')

it('proposes the way back of a section that has only a way in', () => {
  expect(proposeReturns([{ from: 'Entrance', to: 'Dairy', steps: wayIn }])).toEqual([
    {
      path: {
        from: 'Dairy',
        to: 'cash counter',
        steps: [
          { action: 'start', distance: '8' },
          { action: 'turn right', distance: '6' },
          { action: 'end', distance: '0' },
        ],
      },
      unsure: [],
    },
  ])
})

it.each([
  [
    'a way back is there',
    [
      { from: 'entrance', to: 'dairy', steps: wayIn },
      { from: 'Dairy', to: 'Cash counter', steps: wayIn },
    ],
  ],
  ['it does not begin at the entrance', [{ from: 'dairy', to: 'breads', steps: wayIn }]],
  ['it has no steps', [{ from: 'Entrance', to: 'dairy', steps: [] }]],
])('proposes no way back when %s', (_, paths) => expect(proposeReturns(paths)).toEqual([]))

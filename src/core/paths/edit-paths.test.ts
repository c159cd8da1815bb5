import { expect, it } from 'vitest'
import { listPaths, pathsFrom, stepsOf, withoutPath, withPath } from './edit-paths.ts'

const one = [{ action: 'start', distance: '1' }]
const two = [{ action: 'start', distance: '2' }]
const paths = { Entrance: { dairy: one, breads: two }, dairy: { 'cash counter': two } }

it('lists them in order', () => {
  expect(listPaths(paths).map(({ from, to }) => `${from} → ${to}`)).toEqual([
    'Entrance → dairy',
    'Entrance → breads',
    'dairy → cash counter',
  ])
  expect(pathsFrom(listPaths(paths))).toEqual(paths)
  expect(listPaths({})).toEqual([])
})

it.each([
  ['Entrance', 'dairy', one],
  ['Entrance', 'cash counter', undefined],
  ['constructor', 'name', undefined],
])('finds %s → %s', (from, to, steps) => expect(stepsOf(paths, from, to)).toEqual(steps))

it('adds and replaces', () => {
  expect(withPath(paths, { from: 'breads', to: 'cash counter', steps: one })).toEqual({
    ...paths,
    breads: { 'cash counter': one },
  })
  expect(stepsOf(withPath(paths, { from: 'Entrance', to: 'dairy', steps: two }), 'Entrance', 'dairy')).toBe(
    two,
  )
})

it('takes away, and a place without paths goes with its last one', () => {
  expect(withoutPath(paths, 'dairy', 'cash counter')).toEqual({ Entrance: paths.Entrance })
  expect(withoutPath(paths, 'Entrance', 'nowhere')).toEqual(paths)
})

it('keeps odd names as plain keys', () => {
  const odd = pathsFrom([{ from: '__proto__', to: 'x', steps: one }])
  expect(Object.keys(odd)).toEqual(['__proto__'])
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

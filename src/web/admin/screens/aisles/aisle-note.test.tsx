// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AisleNameNote } from './AisleForms.tsx'

afterEach(cleanup)
const dairy = { id: '2', name: 'Dairy', description: 'Milk and cheese', updatedAt: '' }

it.each([
  ['a new one that shoppers know', undefined, 'BREADS', []],
  ['a new one without a name yet', undefined, ' ', []],
  ['a new one that they do not', undefined, 'Frozen', [/cannot be chosen by voice/]],
  ['one whose name stays', dairy, 'Dairy', []],
  ['one written otherwise', dairy, 'DAIRY', [/follow the new name/]],
  [
    'one renamed',
    dairy,
    'Milk',
    [/products of Dairy will follow/, /asked for biscuits and snacks, dairy, breads/],
  ],
])('tells of %s what its name does', (_, aisle, name, words) => {
  const { container } = render(<AisleNameNote aisle={aisle} name={name} />)
  expect(container.querySelectorAll('p')).toHaveLength(words.length)
  for (const each of words) expect(screen.getByText(each)).toBeTruthy()
})

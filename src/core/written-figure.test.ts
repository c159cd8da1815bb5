import { expect, it } from 'vitest'
import { figureWritten, WRITTEN_FIGURE } from './written-figure.ts'

const found = (text: string) => new RegExp(WRITTEN_FIGURE).exec(text)?.[0] ?? ''

it.each([
  ['200', 200],
  ['2.5', 2.5],
  ['1,5', 1.5],
  ['0,125', 0.125],
  ['1,000', 1000],
  ['2,100.5', 2100.5],
  ['12,500', 12_500],
  ['1,00,000', 100_000],
  ['1,000,000', 1_000_000],
  ['1000,25', 1000.25],
])('%s is %d', (text, value) => {
  expect(found(`about ${text} g`)).toBe(text)
  expect(figureWritten(text)).toBe(value)
})

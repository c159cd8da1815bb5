// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Visualizer } from '../../src/web/shopper/screen/Visualizer.tsx'

afterEach(cleanup)
// jsdom draws nothing.
HTMLCanvasElement.prototype.getContext = () => null

it.each([
  ['starting', 'Initializing audio...'],
  ['denied', 'Microphone access denied'],
  ['error', 'Microphone access error'],
  ['ready', 'Visualizer setup complete'],
] as const)('%s: four fifths of the window wide, 100 px high, and says "%s"', (state, words) => {
  window.innerWidth = 390
  const { container } = render(<Visualizer state={state} bands={() => false} />)
  const canvas = container.querySelector('canvas')
  expect([canvas?.width, canvas?.height]).toEqual([312, 100])
  expect(screen.getByText(words)).toBeTruthy()
})

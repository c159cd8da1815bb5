import { expect, it } from 'vitest'
import { createUncovering } from './uncovering.ts'

const of = (luma: number, contrast: number) => ({ quality: { sharpness: 0, shine: 0, luma, contrast } })
const shown = { black: of(3, 1), finger: of(60, 2), pack: of(120, 40), dim: of(30, 12) } as const
type Shown = keyof typeof shown

/** Nothing is known of a phone that sees now this, now that. */
const changing: [Shown, number][] = Array.from({ length: 70 }, (_, at) => [at % 2 ? 'pack' : 'black', at])

/** What is shown from which half second on, and the half second, of those from the eighth second on, that is not waited for. */
it.each<[string, [Shown, number][], number]>([
  ['a pack', [['pack', 0]], 16],
  ['a dim pack', [['dim', 0]], 16],
  ['no light', [['black', 0]], 36],
  ['a finger', [['finger', 0]], 36],
  [
    'a pack in the dark for five seconds',
    [
      ['black', 0],
      ['pack', 10],
    ],
    22,
  ],
  [
    'a finger that comes and goes',
    [
      ['pack', 0],
      ['finger', 6],
      ['pack', 24],
    ],
    36,
  ],
  [
    'light at the last moment',
    [
      ['black', 0],
      ['pack', 35],
    ],
    47,
  ],
  ['light that comes and goes', changing, 37],
])('of %s', (_, pictures, ends) => {
  const uncovering = createUncovering()
  let at = 0
  for (; at < 16 || uncovering.waits(at * 500); at += 1)
    for (const [what, when] of pictures) if (when === at) uncovering.observe(shown[what], at * 500)
  expect(at).toBe(ends)
})

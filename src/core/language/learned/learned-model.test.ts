import { expect, it } from 'vitest'
import { featuresOf } from './features.ts'
import { packModel, readModel } from './learned-model.ts'

const [salt, sugar] = [
  featuresOf({ words: 'salt', question: 'checking', read: undefined, isSure: false }),
  featuresOf({ words: 'sugar', question: 'checking', read: undefined, isSure: false }),
]
/** The features that one of them has alone, in ascending order. */
const features = Uint32Array.from(
  [...salt, ...sugar].filter((one) => !salt.includes(one) || !sugar.includes(one)),
).sort()
const weights = Float32Array.from(
  [...features].flatMap((one) => (salt.includes(one) ? [2, 0, 0.01] : [0, 3, 0.01])),
)
const bytes = packModel({ names: ['salt', 'sugar', 'fat'], features, weights }, 0.2)

it('keeps what it was taught, in steps of a sixteenth', () => {
  const model = readModel(bytes)
  expect(model.names).toEqual(['salt', 'sugar', 'fat'])
  const shares = model.sharesOf(salt)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(shares.indexOf(Math.max(...shares))).toBe(0)
  const own = salt.filter((one) => !sugar.includes(one))
  expect(Math.log((shares[0] ?? 0) / (shares[1] ?? 1))).toBeCloseTo(2 * own.length)
  expect(model.sharesOf(sugar).indexOf(Math.max(...model.sharesOf(sugar)))).toBe(1)
})

it('leaves small weights out, and knows nothing of what it never met', () => {
  const model = readModel(bytes)
  const [first, ...others] = model.sharesOf([12345])
  expect(others.every((share) => share === first)).toBe(true)
  // The third name has small weights alone: it is as likely as a name without any.
  const shares = model.sharesOf(salt)
  expect(shares[2]).toBe(shares[1])
})

import { expect, it } from 'vitest'
import { featuresOf, type Sentence } from './features.ts'
import { packModel, readModel } from './learned-model.ts'

const said = (words: string): Sentence => ({ words, question: 'checking', read: undefined, isSure: false })
const [salt, sugar] = [featuresOf(said('salt')), featuresOf(said('sugar'))]
/** The features that one of them has alone, in ascending order. */
const features = Uint32Array.from(
  [...salt, ...sugar].filter((one) => !salt.includes(one) || !sugar.includes(one)),
).sort()
const weights = Float32Array.from(
  [...features].flatMap((one) => (salt.includes(one) ? [2, 0, 0.01] : [0, 3, 0.01])),
)
/** Two numbers a vector: the first speaks for sugar, the second for fat, and more so while products are checked. */
const layers = {
  circumstances: ['q checking', 'rules not asked'],
  dimensions: 2,
  hidden: 2,
  inner: Float32Array.of(1, 0, 0, 1, 0, 0.5, 0, 0),
  innerBias: Float32Array.of(0, 0),
  outer: Float32Array.of(0, 2, 0, 0, 0, 2),
  outerBias: Float32Array.of(0, 0, 0),
}
const names = ['salt', 'sugar', 'fat']
const bytes = packModel({ names, words: { features, weights }, layers }, 0.2)
const likeliest = (shares: Float64Array) => names[shares.indexOf(Math.max(...shares))]

it('keeps what it was taught of words, in steps of a sixteenth', () => {
  const model = readModel(bytes)
  expect(model.names).toEqual(names)
  const shares = model.sharesOf(said('salt'))
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(likeliest(shares)).toBe('salt')
  const own = salt.filter((one) => !sugar.includes(one))
  expect(Math.log((shares[0] ?? 0) / (shares[1] ?? 1))).toBeCloseTo(2 * own.length)
  expect(likeliest(model.sharesOf(said('sugar')))).toBe('sugar')
})

it('leaves small weights out, and by words alone knows nothing of what it never met', () => {
  const model = readModel(bytes)
  const [first, ...others] = model.sharesOf(said('jaggery'))
  expect(others.every((share) => share === first)).toBe(true)
  // The third name has small weights alone: it is as likely as a name without any.
  const shares = model.sharesOf(said('salt'))
  expect(shares[2]).toBe(shares[1])
})

it('knows words that it never met by what the sentence is like', () => {
  const model = readModel(bytes, (words) =>
    words === 'jaggery' ? Float32Array.of(1, 0) : Float32Array.of(0, 1),
  )
  expect(likeliest(model.sharesOf(said('jaggery')))).toBe('sugar')
  expect(likeliest(model.sharesOf(said('butter')))).toBe('fat')
  expect(likeliest(model.sharesOf(said('salt')))).toBe('fat')
})

it('weighs what is told beside the vector', () => {
  const model = readModel(bytes, () => Float32Array.of(0, 0.1))
  const fat = (question: Sentence['question']) => model.sharesOf({ ...said('butter'), question })[2] ?? 0
  expect(fat('checking')).toBeGreaterThan(fat('walking'))
})

import { expect, it } from 'vitest'
import { boundOpinion } from './bound-opinion.ts'
import { NO_PATH_Z } from './rejection.ts'

const found = { sentences: [], free: -10, silence: -60 }
const fitting = (fit: number, phones: number) => ({ sound: found.free + fit * (phones + 2), phones })
const meaningOf = (text: string) => ({ 'फिर से': 'repeat', biscuit: 'biscuits', again: 'repeat' })[text] ?? ''

/** Words of so many phones that fit so much worse than any sounds, for each of them and two more. */
const heard = ({ text = 'फिर से', z = -5, fit = -0.5, phones = 5 }, free: string[] = [], freeFit = -0.3) =>
  boundOpinion({
    grammar: { text, z, fits: fitting(fit, phones) },
    neural: { ...found, sentences: free.map((text) => ({ text, score: -12, ...fitting(freeFit, 6) })) },
    meaningOf,
  })

it.each([
  ['what fits', {}, 'फिर से', false],
  ['what fits, though its own decoder hardly heard it', { z: -14 }, 'फिर से', false],
  ['what fits less', { fit: -2.4 }, 'फिर से', true],
  ['what fits less and was heard less well', { fit: -2.4, z: -11 }, '', false],
  ['two sounds, which are in every noise', { text: 'हां', z: 0, phones: 2 }, 'हां', true],
  ['two sounds that were hardly heard', { text: 'आग', z: -2.8, phones: 2 }, '', false],
  ['what cannot have been', { fit: -3.4 }, '', false],
  ['no words', { text: '', z: NO_PATH_Z }, '', false],
])('of %s', (_, both, text, doubtful) => {
  expect(heard(both)).toMatchObject({ text, doubtful })
})

it.each([
  ["fits better than the grammar's words: asked back", { fit: -1.2 }, ['biscuit'], -0.3, 'biscuit', true],
  ['fits better and means the same', { fit: -1.2 }, ['again'], -0.3, 'again', false],
  ['is alone: asked back', { text: '', z: NO_PATH_Z }, ['biscuit'], -0.3, 'biscuit', true],
  ['fits hardly better', {}, ['biscuit'], -0.3, 'फिर से', false],
  ['does not fit', { fit: -3.4 }, ['biscuit'], -1.4, '', false],
  ['means nothing', { fit: -1.2 }, ['to say'], -0.3, 'फिर से', false],
])('English that %s', (_, both, free, freeFit, text, doubtful) => {
  expect(heard(both, free, freeFit)).toMatchObject({ text, doubtful })
})

it.each([
  ['that its sounds speak against is passed over', -1.4, 'again'],
  ['that fits is what was said', -0.3, 'फिर से'],
])('a common word before the one that was said %s', (_, fit, text) => {
  const sentences = [
    { text: 'no', score: -9, ...fitting(fit, 2) },
    { text: 'again', score: -12, ...fitting(-0.3, 6) },
  ]
  const grammar = { text: 'फिर से', z: -5, fits: fitting(-1.2, 5) }
  expect(boundOpinion({ grammar, neural: { ...found, sentences }, meaningOf }).text).toBe(text)
})

it.each([
  ['that the decoder passed over is taken', -1.8, -0.4, 4, 'रुको', false],
  ['that fits less is asked back', -1.8, -0.9, 4, 'रुको', true],
  ['stands where the decoder heard nothing', undefined, -0.4, 4, 'रुको', false],
  ['that fits hardly better is not', -0.9, -0.4, 4, 'फिर से', false],
  ['that does not fit is not', -2, -1.1, 4, 'फिर से', true],
  ['of three sounds is not', -1.8, -0.2, 3, 'फिर से', true],
])('a phrase of the question %s', (_, fit, phraseFit, phones, text, doubtful) => {
  const grammar =
    fit === undefined
      ? { text: '', z: NO_PATH_Z, fits: undefined }
      : { text: 'फिर से', z: -5, fits: fitting(fit, 5) }
  const phrases = [
    { text: 'पीछे', ...fitting(-2.4, 4) },
    { text: 'रुको', ...fitting(phraseFit, phones) },
  ]
  expect(boundOpinion({ grammar, neural: found, meaningOf }, phrases)).toMatchObject({ text, doubtful })
})

it('takes nothing that nobody can say', () => {
  const grammar = { text: 'फिर से', z: -1, fits: undefined }
  expect(boundOpinion({ grammar, neural: found, meaningOf }).text).toBe('')
})

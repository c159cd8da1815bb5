import { expect, it } from 'vitest'
import { largerOpinion } from './larger-opinion.ts'

/** In these stories a sentence that begins with "the" means nothing; others mean their last word. */
const meaningOf = (text: string) => (/^the\b/.test(text) ? '' : (text.split(' ').at(-1) ?? ''))
const fitting = (fit: number, phones = 10) => ({ sound: fit * (phones + 2), phones })

interface Story {
  larger: [text: string, fit: number | undefined, phones?: number]
  /** The packaged free ear's words, which are sure from -0.8 on and asked back from -0.9 on. */
  free?: [text: string, fit: number]
  grammar?: string
  noise?: true
  held?: true
  names?: string[]
}

function opinion({ larger: [text, fit, phones], free, grammar = '', noise, held, names = [] }: Story) {
  const sentences = free ? [{ text: free[0], score: 0, ...fitting(free[1]) }] : []
  const said = largerOpinion({
    grammar: { text: grammar, z: -6, fits: grammar === '' ? undefined : fitting(-1) },
    neural: { sentences, free: 0, silence: -60 },
    larger: { text, fits: fit === undefined ? undefined : fitting(fit, phones) },
    standsOutDb: noise ? 10 : 50,
    speechMs: 1000,
    held: held ?? false,
    meaningOf,
    names,
  })
  return said.text + (said.doubtful ? '?' : '')
}

it.each<[string, Story, string]>([
  ['its words stand by themselves in quiet', { larger: ['any milk', -1] }, 'any milk'],
  ['they are asked back where they fit less', { larger: ['any milk', -2.5] }, 'any milk?'],
  ['or are two sounds', { larger: ['oh', -1, 2] }, 'oh?'],
  ['what it made up is nothing', { larger: ['thanks for watching', -4] }, ''],
  ['nor is what nobody can say', { larger: ['xkcd', undefined] }, ''],
  ['made up against what was heard', { larger: ['any eggs', -4], free: ['milk', -0.2] }, 'milk'],
  ['nothing at all leaves the packaged opinion', { larger: ['', undefined], free: ['milk', -0.85] }, 'milk?'],
  ['one word over and over is none', { larger: ['go go go go go go go go go', -1] }, ''],
  ['no doubt where both mean it', { larger: ['any milk', -2.5], free: ['no milk', -0.2] }, 'any milk'],
  ['nor where the grammar does', { larger: ['any milk', -2.5], noise: true, grammar: 'milk' }, 'any milk'],
  ['what was sure and means something else', { larger: ['any eggs', -1], free: ['milk', -0.2] }, 'any eggs?'],
  ['… and was not sure', { larger: ['any eggs', -1], free: ['no milk', -0.85] }, 'any eggs'],
  ['in noise alone it may be a neighbour', { larger: ['any milk', -1], noise: true }, 'any milk?'],
  ['who is not asked back in doubt', { larger: ['any milk', -2.5], noise: true }, ''],
  ['but for a hold', { larger: ['any milk', -1], noise: true, held: true }, 'any milk'],
  [
    'a sentence without a meaning is told to be lost',
    { larger: ['the train is late', -1] },
    'the train is late?',
  ],
  ['a word without one is not', { larger: ['the', -1] }, ''],
  ['nor a sentence in noise', { larger: ['the train is late', -1], noise: true }, ''],
  ['what was sure is not lost for it', { larger: ['the train is late', -1], free: ['help', -0.2] }, 'help?'],
  [
    'who knows the name heard it',
    { larger: ['about mary gold', -1], free: ['about marie gold', -0.2], names: ['marie gold'] },
    'about marie gold',
  ],
])('%s', (_, story, said) => {
  expect(opinion(story)).toBe(said)
})

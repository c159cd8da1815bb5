import { describe, expect, it } from 'vitest'
import { type BothHeard, secondOpinion } from './second-opinion.ts'

const SILENCE = -60
const PHONES = 10

/** A sentence that fits by so much, as long as most commands. The free sounds have the score 0. */
const sentence = (text: string, fit: number, score = 0, phones = PHONES) => ({
  text,
  score,
  sound: fit * (phones + 2),
  phones,
})
/** In these stories a sentence that begins with a question word or "the" means nothing; others mean their last word. */
const meaningOf = (text: string) => (/^(the|when|who)\b/.test(text) ? '' : (text.split(' ').at(-1) ?? ''))

interface Story extends Partial<Omit<BothHeard, 'grammar' | 'neural'>> {
  neural: BothHeard['neural']['sentences']
  grammar?: [text: string, fit: number, z?: number, phones?: number]
  silence?: number
}

function opinion({ neural, grammar, silence = SILENCE, ...more }: Story): string {
  const [text, fit, z = -6, phones = PHONES] = grammar ?? ['', 0]
  const fits = text === '' ? undefined : sentence(text, fit, 0, phones)
  const said = secondOpinion({
    grammar: { text, z, fits },
    neural: { sentences: neural, free: 0, silence },
    standsOutDb: 50,
    speechMs: 1000,
    held: false,
    meaningOf,
    ...more,
  })
  return said.text + (said.doubtful ? '?' : '')
}

describe('in quiet', () => {
  it.each<[string, Story, string]>([
    ['nothing was found', { neural: [] }, ''],
    ['free words that fit stand by themselves', { neural: [sentence('no no dairy', -0.2)] }, 'no no dairy'],
    [
      'words outside of the grammar are heard as what they are',
      { neural: [sentence('the train is late', -0.3)], grammar: ['dairy', -3.5] },
      'the train is late',
    ],
    [
      'neural words that only begin those of the grammar have lost their end',
      { neural: [sentence('when has it', -0.2)], grammar: ['when has it eggs', -1.8, -5] },
      'when has it eggs?',
    ],
    [
      'where next to nothing was heard, what the grammar heard well is asked back',
      { neural: [sentence('the', -1, 0, 2)], grammar: ['next', -2.4, -2, 4] },
      'next?',
    ],
    [
      'but not what it hardly heard: a foreign word',
      { neural: [sentence('the', -0.2, 0, 2)], grammar: ['help', -2.4, -9, 4] },
      '',
    ],
    ['one word that means nothing is a piece of talk', { neural: [sentence('the', -0.1)] }, ''],
    ['words that fit less are doubtful', { neural: [sentence('no dairy', -0.85)] }, 'no dairy?'],
    ['words that hardly fit are none', { neural: [sentence('no dairy', -1)] }, ''],
    [
      'a sentence may fit less: no foreign word is one',
      { neural: [sentence('no no dairy', -1.1)] },
      'no no dairy?',
    ],
    ['but not when it hardly fits', { neural: [sentence('no no dairy', -1.3)] }, ''],
    [
      'a sentence that means nothing is handed on, to be said again',
      { neural: [sentence('the train is late', -1.9)] },
      'the train is late?',
    ],
    [
      'but not three words that fill a fraction of what was said: a piece of many voices',
      { neural: [sentence('the talk to', -1)], speechMs: 3500 },
      '',
    ],
    ['but not one that hardly fits', { neural: [sentence('the train is late', -2.1)] }, ''],
    [
      'so is one of two that are as likely, of which the other means something',
      { neural: [sentence('no no dairy', -0.4, -20), sentence('the no dairy', -0.4, -20.4)] },
      'the no dairy?',
    ],
    [
      'but not when it is less likely',
      { neural: [sentence('no no dairy', -0.4, -20), sentence('the no dairy', -0.4, -20.6)] },
      'no no dairy?',
    ],
    ['nor two words, which are in every room', { neural: [sentence('the train', -1.2)] }, ''],
    [
      'nor what fits no better than silence',
      { neural: [sentence('the train is late', -1.2)], silence: -14 },
      '',
    ],
    ['so are words that fit no better than silence', { neural: [sentence('dairy', -1)], silence: -12 }, ''],
    [
      'a rival with another meaning makes them doubtful',
      { neural: [sentence('any nuts', -0.2, -20), sentence('any oats', -0.2, -21)] },
      'any nuts?',
    ],
    [
      'a rival with the same meaning does not',
      {
        neural: [
          sentence('to dairy', -0.2, -20),
          sentence('the sun', -0.3, -23),
          sentence('dairy', -0.2, -20),
        ],
      },
      'to dairy',
    ],
    [
      'a sound or two alone are in every noise',
      { neural: [sentence('pay', -0.2, 0, 2)], grammar: ['stop it', -4] },
      'pay?',
    ],
    [
      "the grammar's words are taken as it heard them when both mean the same",
      { neural: [sentence('to dairy', -0.9)], grammar: ['take me to dairy', -1] },
      'take me to dairy',
    ],
    [
      'they are doubtful when what agrees with them is the second best',
      { neural: [sentence('any oats', -0.9, -20), sentence('any nuts', -0.9, -21)], grammar: ['nuts', -1.2] },
      'nuts?',
    ],
    [
      'what is asked back is asked by its words, though they fit less',
      {
        neural: [
          sentence('any oats', -0.9, -20),
          sentence('the one of nuts', -0.9, -21),
          sentence('any nuts', -0.9, -21),
        ],
        grammar: ['has it nuts', -2],
      },
      'has it nuts?',
    ],
    [
      'what the grammar heard badly is not said by a second best far behind',
      { neural: [sentence('any oats', -0.2, -20), sentence('any nuts', -0.9, -23)], grammar: ['nuts', -1.9] },
      'any oats',
    ],
    [
      'a second best is taken before one word that means nothing',
      {
        neural: [sentence('the', -0.1, -10), sentence('help', -1.2, -13.5)],
        grammar: ['help', -1.2, -7, 4],
      },
      'help?',
    ],
    [
      'a long sentence that the grammar heard well stands',
      { neural: [sentence('what are in green', -0.6)], grammar: ['what are the ingredients', -0.7, 6.6, 18] },
      'what are the ingredients',
    ],
    [
      'a short one gives way to words that fit better',
      { neural: [sentence('the law', -0.3, 0, 5)], grammar: ['back', -1.4, 5, 3] },
      'the law',
    ],
    [
      'but not to words without a meaning that hardly fit better',
      { neural: [sentence('the tell', -0.4, 0, 5)], grammar: ['help', -0.7, -3, 4] },
      'help',
    ],
  ])('%s', (_, story, said) => expect(opinion(story)).toBe(said))
})

describe('in noise', () => {
  const noise = { standsOutDb: 14 }
  it.each<[string, Story, string]>([
    ["the grammar's words stand", { neural: [sentence('the', -0.4)], grammar: ['dairy', -1] }, 'dairy'],
    [
      'short ones not where they fit less',
      { neural: [sentence('the', -0.4)], grammar: ['dairy', -1.7, -6, 6] },
      '',
    ],
    [
      'but doubtfully in a hold',
      { neural: [sentence('the', -0.4)], grammar: ['dairy', -1.9, -6, 6], held: true },
      'dairy?',
    ],
    ['long ones doubtfully', { neural: [sentence('the', -0.4)], grammar: ['dairy', -1.8, -7] }, 'dairy?'],
    [
      'not at all where the sounds rule them out',
      { neural: [sentence('the', -0.4)], grammar: ['dairy', -4.1] },
      '',
    ],
    [
      'nor a short one where other sounds were heard well',
      { neural: [sentence('cow', -0.2, 0, 2)], grammar: ['help', -1.5, -4, 4], silence: -8 },
      '',
    ],
    [
      'but for long ones that the grammar heard well',
      { neural: [sentence('the', -0.4, 0, 2)], grammar: ['not required', -3.6, -4, 10] },
      'not required?',
    ],
    [
      'not where silence is likelier',
      { neural: [sentence('the', -0.4, 0, 2)], grammar: ['not required', -3.6, -4, 10], silence: -30 },
      '',
    ],
    [
      'and none of two that are heard well and mean something else',
      { neural: [sentence('contain meat', -0.5)], grammar: ['contain lupin', -2.1] },
      '',
    ],
    ['free words alone are asked back', { neural: [sentence('no no dairy', -0.3)] }, 'no no dairy?'],
    ['not when they fit less', { neural: [sentence('no no dairy', -0.6)] }, ''],
    ['not when they are short', { neural: [sentence('dairy', -0.2, 0, 3)] }, ''],
    ['not when they mean nothing', { neural: [sentence('the train is late', -0.2)] }, ''],
    ['both mean the same', { neural: [sentence('to dairy', -1.7)], grammar: ['dairy', -2.4] }, 'to dairy'],
    [
      'but the sounds rule out the one',
      { neural: [sentence('to dairy', -1.7)], grammar: ['dairy', -2.6, -9, 6] },
      '',
    ],
    [
      'what was said while holding counts as in quiet',
      { neural: [sentence('the train is late', -0.7)], held: true },
      'the train is late',
    ],
    [
      'and what only the grammar has heard in a hold is asked back',
      { neural: [sentence('the', -1.2)], grammar: ['dairy', -3.1], held: true },
      'dairy?',
    ],
    [
      'a word over and over is said to nobody',
      { neural: [sentence(Array(9).fill('dairy').join(' '), -0.2)], held: true },
      '',
    ],
    [
      'but not one that is said a few times in need',
      { neural: [sentence('stop stop stop', -0.2)], held: true },
      'stop stop stop?',
    ],
  ])('%s', (_, story, said) => expect(opinion({ ...noise, ...story })).toBe(said))
})

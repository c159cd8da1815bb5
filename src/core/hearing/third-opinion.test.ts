import { describe, expect, it } from 'vitest'
import { thirdOpinion } from './third-opinion.ts'
import type { Likelihood } from './transcript.ts'

const PHONES = 10
/** A sentence that fits by so much; the free sounds have the score 0. */
const sentence = (text: string, fit: number, score = 0, phones = PHONES) => ({
  text,
  score,
  sound: fit * (phones + 2),
  phones,
})
/** In these stories a sentence that begins with "the" means nothing; others mean their last word. */
const meaningOf = (text: string) => (/^the\b/.test(text) ? '' : (text.split(' ').at(-1) ?? ''))

interface Story {
  neural: ReturnType<typeof sentence>[]
  /** How likely the transcriber finds each, for each of four pieces; the first of them is its own words. */
  transcript: Readonly<Record<string, number>>
  own?: string
  grammar?: [text: string, fit: number, z?: number]
  heard?: string
  noise?: boolean
}

function opinion({ neural, transcript, own, grammar, heard, noise = false }: Story): string {
  const [text, fit, z = -6] = grammar ?? ['', 0]
  const likelihoods = new Map<string, Likelihood>(
    Object.entries(transcript).map(([words, piece]) => [words, { log: 4 * piece, pieces: 4 }]),
  )
  const said = thirdOpinion({
    grammar: { text, z, fits: text === '' ? undefined : sentence(text, fit), heard },
    neural: { sentences: neural, free: 0, silence: -60 },
    transcript: { text: own ?? Object.keys(transcript)[0] ?? '', likelihoods },
    isUrgent: (words) => words.endsWith('help'),
    isForeign: (words) => words.includes('hai'),
    sentenceOf: (words) => neural.find((one) => one.text === words) ?? sentence(words, -0.6, -20),
    standsOutDb: noise ? 14 : 50,
    speechMs: 1000,
    held: false,
    meaningOf,
  })
  return said.text + (said.doubtful ? '?' : '')
}

describe('in quiet', () => {
  it.each<[string, Story, string]>([
    [
      'one word that both ears are sure of is not doubted for what it makes of that',
      {
        neural: [sentence('save', 0, -5.6, 3), sentence('the', -0.41, -8.6, 2)],
        grammar: ['save', 0, 10],
        transcript: { the: -0.04, save: -0.6 },
      },
      'save',
    ],
    [
      'words that it cannot write are left to those who know them, where they fit the sound',
      {
        neural: [sentence('cheeni kitni hai', -0.3, -10)],
        transcript: { 'the sheeny kit me high': -0.3, 'cheeni kitni hai': -4 },
      },
      'cheeni kitni hai',
    ],
    [
      'and are not believed where they hardly do',
      {
        neural: [sentence('cheeni kitni hai', -0.7, -10)],
        transcript: { 'the sheeny kit me high': -0.3, 'cheeni kitni hai': -4 },
      },
      'the sheeny kit me high',
    ],
    [
      'of two sentences that sound alike the transcriber’s is taken',
      {
        neural: [
          sentence('i can feel the shelf no', -0.3, -10),
          sentence('i can feel the shelf now', -0.3, -12),
        ],
        transcript: { 'i can feel the shelf now': -0.1, 'i can feel the shelf no': -1.4 },
      },
      'i can feel the shelf now',
    ],
    [
      'but not where the shop’s own words are far likelier',
      {
        neural: [sentence('to the cash counter', -0.3, -10), sentence('to the cash calendar', -0.3, -30)],
        transcript: { 'to the cash calendar': -0.1, 'to the cash counter': -1.4 },
      },
      'to the cash counter',
    ],
    [
      'its own words count, which the neural ear did not find',
      {
        neural: [sentence('say it in grief', -0.3, -20)],
        transcript: { 'say it in brief': -0.1, 'say it in grief': -4 },
      },
      'say it in brief',
    ],
    [
      'what it finds unlikely is not taken where it is sure of a sentence',
      {
        neural: [sentence('may i shop walk with bread', -0.4, 0)],
        transcript: { 'may i have a shot with sugar': -0.3, 'may i shop walk with bread': -6 },
      },
      'may i have a shot with sugar',
    ],
    [
      'which is asked back where it is less sure',
      {
        neural: [sentence('may i shop walk with bread', -0.4, 20)],
        transcript: { 'may i have a shot with sugar': -0.8, 'may i shop walk with bread': -4.5 },
      },
      'may i have a shot with sugar?',
    ],
    [
      'one foreign word is nothing',
      {
        neural: [sentence('the back', -0.4, 0), sentence('back', -0.4, -1)],
        grammar: ['back', -1, 2],
        transcript: { bird: -0.3, 'the back': -7, back: -6 },
      },
      '',
    ],
    [
      'and other words stay where the transcriber is not sure of its own: another language',
      {
        neural: [sentence('ghar pe hoon', -0.4, 20)],
        transcript: { 'garb a who': -1.6, 'ghar pe hoon': -4 },
      },
      'ghar pe hoon',
    ],
    [
      'or its own mean the same',
      {
        neural: [sentence('when does it expire', -0.4, 20)],
        transcript: { 'when will it expire': -0.1, 'when does it expire': -3.5 },
      },
      'when does it expire',
    ],
    [
      'or both ears heard them: a short word',
      {
        neural: [sentence('help', -0.4, -2)],
        grammar: ['help', -0.5, 2],
        transcript: { bill: -0.5, help: -5.5 },
      },
      'help',
    ],
    [
      'or heard them and the transcriber was not asked about them',
      {
        neural: [sentence('the', -0.4, -2), sentence('help', -0.9, -7)],
        grammar: ['help', -1.8, 2],
        transcript: { the: -0.5 },
      },
      'help?',
    ],
    [
      'or they are a cry that the ears heard, whoever of them',
      {
        neural: [sentence('the', -0.4, -2), sentence('help', -0.9, -7)],
        grammar: ['help', -1.8, 2],
        transcript: { bill: -0.5, help: -5.5, the: -8 },
      },
      'help',
    ],
    [
      'but not another word so heard',
      {
        neural: [sentence('the', -0.4, -2), sentence('back', -0.9, -7)],
        grammar: ['back', -1.8, 2],
        transcript: { count: -0.5, back: -5.5, the: -8 },
      },
      '',
    ],
    [
      'one word over and over is nothing',
      {
        neural: [],
        transcript: { 'stop stop stop stop stop stop stop stop stop': -0.2 },
      },
      '',
    ],
    [
      'what nobody finds likely is nothing',
      { neural: [sentence('no dairy', -0.4, 0)], own: '', transcript: { 'no dairy': -5.5 } },
      '',
    ],
    [
      'what would be asked back is not where the transcriber wrote it too',
      { neural: [sentence('no dairy', -0.85)], transcript: { 'no dairy': -0.5 } },
      'no dairy',
    ],
    [
      'what both ears gave up and it finds likely is asked back',
      { neural: [sentence('no dairy', -1.6)], transcript: { 'no dairy': -0.5 } },
      'no dairy?',
    ],
    [
      'but not what it hardly finds likely',
      { neural: [sentence('no dairy', -1.6)], transcript: { 'no dairy': -1.5 } },
      '',
    ],
    [
      'what the transcriber was not asked about is as both ears have it',
      { neural: [], grammar: ['dairy', -0.5, 3], own: '', transcript: {} },
      '',
    ],
  ])('%s', (_, story, expected) => {
    expect(opinion(story)).toBe(expected)
  })
})

describe('in noise', () => {
  it.each<[string, Story, string]>([
    [
      'what the grammar’s decoder refused is taken where the transcriber finds it likely',
      {
        neural: [sentence('the where', -0.3)],
        own: '',
        heard: 'where am i',
        transcript: { 'the where': -3, 'where am i': -1.2 },
      },
      'where am i',
    ],
    [
      'but not where it does not',
      {
        neural: [sentence('the where', -0.3)],
        own: '',
        heard: 'where am i',
        transcript: { 'the where': -3, 'where am i': -2.5 },
      },
      '',
    ],
    [
      'the grammar’s words are dropped where it is sure of others',
      {
        neural: [sentence('the back', -0.3)],
        grammar: ['not required', -0.5],
        transcript: { 'it is red': -0.4, 'the back': -5, 'not required': -4 },
      },
      '',
    ],
    [
      'and stay where it is not',
      {
        neural: [sentence('the back', -0.3)],
        grammar: ['not required', -0.5],
        transcript: { 'we climb our feet': -1.2, 'the back': -5, 'not required': -4 },
      },
      'not required',
    ],
    [
      'its own words alone are no sentence there: a neighbour is as near',
      { neural: [], transcript: { 'may i have a shot with sugar': -0.2 } },
      '',
    ],
  ])('%s', (_, story, expected) => {
    expect(opinion({ noise: true, ...story })).toBe(expected)
  })
})

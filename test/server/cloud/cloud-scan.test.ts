import { describe, expect, it } from 'vitest'
import type { Sight } from '../../../src/core/vision/sight.ts'
import { backOf, butter, lineAt, sightWith } from '../../fixtures/sights.ts'
import type { PeerTurn, Reply } from '../../peers/peer-types.ts'
import { cloudServer, listener, ownMark, ownMarks } from './cloud-server.ts'

const turn = (text: string) => ({
  client_content: { turns: [{ role: 'user', parts: [{ text }] }], turn_complete: true },
})
const picture = (lookId?: string) => ({
  realtime_input: {
    media_chunks: [
      {
        mime_type: 'image/jpeg',
        data: Buffer.from([255, 216]).toString('base64'),
        ...(lookId && { look_id: lookId }),
      },
    ],
  },
})
const wants = (args: object, more: Reply = {}): Reply => ({ calls: [{ name: 'look_up', args }], ...more })
const bars: Sight = backOf(butter.barcodes[0] ?? '', butter.id)

async function checking(mind: (turn: PeerTurn) => Reply, sight?: Sight) {
  const house = await cloudServer({ peer: { mind }, ...(sight && { sight }) })
  const socket = await house.talk({})
  return { house, socket, ear: listener(socket) }
}

it('asked what is this, the model says what is meant, the frames are read here and our rules answer', async () => {
  const { house, socket, ear } = await checking(() => wants({ wants: 'what_is_this' }), bars)
  house.peer.latest().hear('what is this')
  await ear.until('look true')
  socket.send(picture('look-1'))
  const told = await ear.until('turnComplete')
  const sentences = [
    'Looking.',
    'Britannia Good Day Butter Cookies, 200 grams.',
    'From our list: contains wheat and milk.',
    'May contain nuts.',
    'Shall I read the use by date?',
  ]
  expect(told.heard).toEqual(['what is this'])
  expect(told.said).toEqual(sentences)
  expect(told.marks).toEqual(sentences.map(ownMark))
  expect(house.peer.latest().frames).toBe(1)
  expect(house.peer.latest().messages.at(-1)).toMatchObject({
    toolResponse: { functionResponses: [{ name: 'look_up', response: { result: expect.any(String) } }] },
  })
  // A picture of a look that is over goes nowhere.
  socket.send(picture('look-1'))
  await socket.settled()
  expect(house.peer.latest().frames).toBe(1)
})

it('the date is read from the pack by our rules, after the model understood a yes', async () => {
  const sight = sightWith({ dateLines: [[lineAt('USE BY 05/11/2027')], [lineAt('USE BY 05/11/2027')]] })
  const { house, socket, ear } = await checking(() => wants({ wants: 'use_by_date' }), sight)
  house.peer.latest().hear('until when is it good')
  await ear.until('look true')
  for (let at = 0; at < 3; at += 1) socket.send(picture('look-1'))
  const told = await ear.until('turnComplete')
  expect(told.said).toContain('From the pack: Use by five November two thousand twenty-seven.')
})

it('a follow-up is about the product of the last scan, whatever words it comes in', async () => {
  const calls = [{ wants: 'what_is_this' }, { wants: 'contains', substance: 'peanuts' }]
  const { house, socket, ear } = await checking(() => wants(calls.shift() ?? {}), bars)
  house.peer.latest().hear('ye kya hai')
  await ear.until('look true')
  socket.send(picture('look-1'))
  await ear.until('turnComplete')
  house.peer.latest().hear('isme moongphali hai kya')
  const told = await ear.until('turnComplete')
  expect(told.said.slice(5)).toEqual([
    'Britannia Good Day Butter Cookies. From our list: may contain nuts.',
    'It does not say whether that is peanut.',
    'Please check the pack or ask staff.',
  ])
})

describe('what the model says besides', () => {
  it.each([
    ['a kind word', 'Sure, take your time.'],
    ['a request to say it again', 'Sorry, could you say that again?'],
    ['two sentences', 'I am here. What would you like to know?'],
  ])('%s is said, by our voice: none of its own sound is played', async (_, say) => {
    const { house, ear } = await checking(() => ({ say }))
    house.peer.latest().hear('hello')
    const told = await ear.until('turnComplete')
    expect(told.said).toEqual([say])
    expect(told.marks).toEqual([ownMark(say)])
    expect(house.checks).toEqual([{ heldMs: expect.any(Number), passed: true }])
  })

  it.each([
    ['a product', 'This is Good Day Butter Cookies.'],
    ['an allergen', 'It has some milk in it.'],
    ['no allergen', 'Do not worry, there are no allergens.'],
    ['a date', 'It is good until five November.'],
    ['a date in figures', 'You have until 05/11/2027.'],
    ['a product after a harmless sentence', 'Let me see. That would be Good Day Butter Cookies.'],
    ['other letters than ours can read', 'यह दूध है।'],
  ])('%s is never heard, not a sample of it', async (_, say) => {
    const { house, ear } = await checking(() => ({ say }))
    house.peer.latest().hear('tell me something')
    const told = await ear.until('turnComplete')
    expect(told.said).toEqual(['I cannot find that for this product.'])
    expect(told.marks).toEqual([ownMark('I cannot find that for this product.')])
    expect(house.checks).toMatchObject([{ passed: false }])
  })

  it('a claimed fact is answered by our rules where they understand the question', async () => {
    const { house, ear } = await checking(() => ({ say: 'Good Day contains no nuts at all.' }))
    house.peer.latest().hear('does good day butter cookies contain nuts')
    const told = await ear.until('turnComplete')
    expect(told.said[0]).toBe('Britannia Good Day Butter Cookies. From our list: may contain nuts.')
    expect(told.marks).toEqual(told.said.flatMap(ownMarks))
  })

  it('what its sound holds besides its words is not played', async () => {
    const say = 'Hello. But this one has peanuts and wheat.'
    const { house, ear } = await checking(() => ({ say, transcription: 'Hello.' }))
    house.peer.latest().hear('hello')
    const told = await ear.until('turnComplete')
    expect(told.said).toEqual(['Hello.'])
    expect(told.marks).toEqual([ownMark('Hello.')])
  })

  it.each([
    ['a bare no', "No, it doesn't."],
    ['a no behind a greeting', 'Hello! No.'],
    ['a kind word', 'One moment, please.'],
    ['leave', 'You can eat this one.'],
  ])('a question that our rules understand is answered by them, not by %s', async (_, say) => {
    const calls: Reply[] = [wants({ wants: 'what_is_this' }), { say }]
    const { house, socket, ear } = await checking(() => calls.shift() ?? {}, bars)
    house.peer.latest().hear('what is this')
    await ear.until('look true')
    socket.send(picture('look-1'))
    await ear.until('turnComplete')
    const before = ear.told.said.length
    house.peer.latest().hear('does it have peanuts')
    const told = await ear.until('turnComplete')
    expect(told.said.slice(before).join(' ')).toContain('may contain nuts')
    expect(told.said).not.toContain(say)
    expect(told.marks).toEqual(told.said.flatMap(ownMarks))
  })

  it('what our rules understood is answered, not what the model made of it', async () => {
    const { house, ear } = await checking(() => wants({ wants: 'contains', substance: 'wheat' }))
    house.peer.latest().hear('does good day butter cookies contain nuts')
    const told = await ear.until('turnComplete')
    expect(told.said.join(' ')).toContain('may contain nuts')
    expect(told.said.join(' ')).not.toContain('wheat')
  })

  it.each([
    ['beside the call', wants({ wants: 'help' }, { say: 'It contains milk.' })],
    ['after the call', wants({ wants: 'help' }, { say: 'It contains milk.', afterCalls: true })],
  ])('%s repeats our answer and is not heard: our answer stands alone', async (_, reply) => {
    const { house, ear } = await checking(() => reply)
    house.peer.latest().hear('help')
    const told = await ear.until('turnComplete')
    expect(told.said).toHaveLength(1)
    expect(told.said[0]).toMatch(/^Hold a product near/)
  })
})

it.each([
  ['an unknown function', { name: 'delete_everything', args: {} }],
  ['arguments that mean nothing', { name: 'look_up', args: { wants: 'the moon' } }],
  ['arguments of another shape', { name: 'look_up', args: { wants: ['what_is_this'] } }],
])('%s is answered with an error, and who asked is asked again', async (_, call) => {
  const { house, socket, ear } = await checking(() => ({ calls: [call] }))
  socket.send(turn('do it'))
  const told = await ear.until('turnComplete')
  expect(told.order).toEqual(['said I did not catch that. Say help, or tap.', 'turnComplete'])
  expect(house.peer.latest().messages.at(-1)).toMatchObject({
    toolResponse: { functionResponses: [{ response: { error: expect.any(String) } }] },
  })
})

it('a typed question is asked as it is, and asked again after a drop', async () => {
  let asked = 0
  const { house, socket, ear } = await checking(() => {
    asked += 1
    return asked === 1
      ? { say: 'One moment, please, I am still thinking about this.' }
      : wants({ wants: 'help' })
  })
  house.peer.behaviour.paceMs = 20
  socket.send(turn('which of them do people like'))
  await house.peer.until(() => asked === 1)
  house.peer.latest().drop()
  const told = await ear.until('turnComplete')
  expect(asked).toBe(2)
  expect(told.said.filter((text) => text !== 'Please wait.')).toHaveLength(1)
})

it('a button’s command acts at once, and what the model was answering is void', async () => {
  const { house, socket, ear } = await checking(() => ({ say: 'Take all the time that you want, please.' }))
  house.peer.behaviour.paceMs = 20
  socket.send(turn('tell me a story'))
  await house.peer.until(() => house.peer.latest().messages.length === 2)
  socket.send(turn('Help'))
  const told = await ear.until('turnComplete')
  expect(told.said).toEqual([expect.stringMatching(/^Hold a product near/)])
  expect(house.peer.latest().messages).toHaveLength(2)
  socket.send(turn('Stop'))
  await socket.settled()
  expect(house.peer.latest().messages).toHaveLength(2)
})

it('does not take its own voice in the microphone for the shopper', async () => {
  const { house, socket, ear } = await checking(() => wants({ wants: 'what_is_this' }))
  socket.send({
    say: { text: 'Pick one up and ask: what is this? I will tell you what it is, as well as I can.' },
  })
  await ear.until('said Pick one up and ask: what is this?')
  house.peer.latest().hear('what is this?')
  await ear.until('turnComplete')
  await socket.settled()
  expect(ear.told.heard).toEqual([])
  expect(ear.told.order).not.toContain('look true')
})

it('goes on after an interruption that the model does not answer', async () => {
  const { house, socket, ear } = await checking(() => ({}))
  socket.send({ say: { text: 'A first sentence of some length. A second one follows.' } })
  await ear.until('said A first sentence of some length.')
  house.peer.latest().hear('noise from a till')
  await ear.until('said A second one follows.')
  expect(ear.told.order).toContain('interrupted')
})

describe('"find …"', () => {
  it.each<[string, Reply]>([
    ['speaks', { say: 'Which one do you mean?' }],
    ['takes it for another question', wants({ wants: 'what_is_this' })],
  ])('is a look for that product among those that pass, also where the model %s', async (_, reply) => {
    const { house, socket, ear } = await checking(() => reply, bars)
    house.peer.latest().hear('find britannia good day butter cookies')
    await ear.until('look true')
    socket.send(picture('look-1'))
    const told = await ear.until('said Britannia Good Day Butter Cookies, 200 grams.')
    expect(told.heard).toEqual(['find britannia good day butter cookies'])
    expect(told.said.slice(0, 3)).toEqual([
      expect.stringMatching(/^Looking for Britannia Good Day Butter Cookies\./),
      'This one. Hold.',
      'Britannia Good Day Butter Cookies, 200 grams.',
    ])
  })
})

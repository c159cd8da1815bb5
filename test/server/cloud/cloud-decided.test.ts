import { beforeAll, describe, expect, it } from 'vitest'
import type { CloudLimits } from '../../../src/server/engine/google/connection.ts'
import { prepareTurn } from '../../../src/server/engine/understand-turn.ts'
import type { PeerConnection } from '../../peers/peer-types.ts'
import { cloudServer, listener } from './cloud-server.ts'

// What the first turn makes would take minutes by the tests' quick clock.
beforeAll(() => prepareTurn('checking'))

const turn = (text: string) => ({
  client_content: { turns: [{ role: 'user', parts: [{ text }] }], turn_complete: true },
})
const calls = (...each: object[]) => ({
  toolCall: { functionCalls: each.map((args, at) => ({ id: `c${at}`, name: 'look_up', args })) },
})
const heard = (text: string) => ({ serverContent: { inputTranscription: { text } } })
const spoken = (text: string) => ({ serverContent: { outputTranscription: { text } } })
const sound = {
  serverContent: {
    modelTurn: { parts: [{ inlineData: { mimeType: 'audio/pcm;rate=24000', data: 'AAAAAAAA' } }] },
  },
}
const over = { serverContent: { generationComplete: true, turnComplete: true } }

/** A model that does nothing by itself, with the shopper's product in hand. */
async function checking(limits: Partial<CloudLimits> = {}) {
  const house = await cloudServer({ peer: { mind: () => ({}) }, limits })
  const resume = { lastProductId: 'p1', lastSeenAtMs: Date.parse('2026-11-21T12:00:00Z') }
  const socket = await house.talk({ shopper_session: { mode: 'scan', resume } })
  socket.send({ listen_for: 'checking' })
  await socket.settled()
  const ear = listener(socket)
  const model = () => house.peer.latest()
  /** What comes of everything until now, in order. */
  const answered = async () => {
    socket.send(turn('help'))
    await ear.until('turnComplete')
    return ear.told.said.filter((text) => !text.startsWith('Hold a product near'))
  }
  return { house, socket, ear, model, answered }
}

const WAIT = 'One moment please.'
const MISSED = 'I did not catch that. Say help, or tap.'
const QUESTION = 'does it contain milk'
const ANSWER = /From our list: contains milk/

describe('what our rules understand is answered by them at once, though the model', () => {
  it.each<[string, readonly object[]]>([
    ['is frozen', []],
    ['ends an empty turn', [over]],
    ['gives sound without words', [sound, over]],
    ['only thinks', [{ serverContent: { modelTurn: { parts: [{ text: 'I think' }] } } }, over]],
    ['calls what there is not', [{ toolCall: { functionCalls: [{ id: 'x', name: 'search' }] } }, over]],
    ['calls with what means nothing', [calls({ wants: 'the moon' }), over]],
    [
      'is interrupted',
      [sound, { serverContent: { interrupted: true } }, { serverContent: { turnComplete: true } }],
    ],
    ['speaks and never ends', [sound, spoken('No it does')]],
    ['speaks of leave', [sound, spoken('Enjoy it.'), over]],
    ['calls for the counter', [calls({ wants: 'cash_counter' }), over]],
    ['thanks', [calls({ wants: 'thank_you' }), over]],
    ['calls for another substance', [calls({ wants: 'contains', substance: 'peanut' }), over]],
  ])('%s', async (_, frames) => {
    const { ear, model } = await checking()
    for (const frame of [heard(QUESTION), ...frames]) model().send(frame)
    const told = await ear.until('turnComplete')
    expect(told.said.join(' ')).toMatch(ANSWER)
    expect(told.said.join(' ')).not.toMatch(/nuts|Enjoy|catch/)
  })
})

describe('a short word is taken as it was said', () => {
  it('"stop" says nothing, whatever the model looks up', async () => {
    const { model, answered } = await checking()
    for (const frame of [heard('stop'), calls({ wants: 'allergens' }), over]) model().send(frame)
    expect(await answered()).toEqual([])
  })

  it('"no" is no yes', async () => {
    const { socket, ear, model } = await checking()
    socket.send(turn('2 9 8 0 0 1 0 0 0 1 0 1 4'))
    await ear.until('turnComplete')
    for (const frame of [heard('no'), calls({ wants: 'yes' }), over]) model().send(frame)
    const told = await ear.until('turnComplete')
    expect(told.said.at(-1)).toBe('Please say or type the figures again, one by one.')
  })

  it('"what is this" is of the pack in hand, not of the one before', async () => {
    const { ear, model } = await checking()
    for (const frame of [heard('what is this'), calls({ wants: 'contains', substance: 'peanut' }), over])
      model().send(frame)
    expect((await ear.until('look true')).said.join(' ')).not.toContain('nuts')
  })
})

it.each([
  'tell me if i should not eat this',
  'he swells up with cashews hope all good',
  'any problem if my son has it',
  'would it grumble yonder',
])('no kind word answers "%s"', async (question) => {
  const { ear, model } = await checking()
  const kind = 'You are most welcome. Have a great day.'
  for (const frame of [heard(question), sound, spoken(kind), over]) model().send(frame)
  const told = await ear.until('turnComplete')
  expect(told.said).not.toContain(kind)
  expect(told.said.length).toBeGreaterThan(0)
})

describe('what the model alone understood is asked back where it leads away or answers:', () => {
  it.each([
    ['cash_counter', 'Did you say cash counter? Yes or no.'],
    ['start_again', 'Did you say start again? Yes or no.'],
    ['call_staff', 'Did you say call staff? Yes or no.'],
    ['yes', 'Did you say yes? Yes or no.'],
  ])('%s', async (wants, asks) => {
    const { ear, model } = await checking()
    for (const frame of [heard('would it grumble yonder'), calls({ wants }), over]) model().send(frame)
    expect((await ear.until('turnComplete')).said).toEqual([asks])
  })

  it('a question is answered', async () => {
    const { ear, model } = await checking()
    for (const frame of [heard('would it grumble yonder'), calls({ wants: 'allergens' }), over])
      model().send(frame)
    expect((await ear.until('turnComplete')).said.join(' ')).toContain('contains wheat and milk')
  })

  it('of a product that the list does not have, it is said that it has it not', async () => {
    const { ear, model } = await checking()
    const asked = calls({ wants: 'allergens', product: 'Oreo' })
    for (const frame of [heard('would it grumble yonder'), asked, over]) model().send(frame)
    expect((await ear.until('turnComplete')).said[0]).toBe('I do not find that name in our list.')
  })
})

it.each(['contains', 'use_by_date', 'call_staff', 'what_is_this', 'allergens'])(
  'nobody asked, so nothing is looked up: %s',
  async (wants) => {
    const { model, answered, ear, house } = await checking()
    for (let at = 0; at < 2; at += 1) for (const frame of [calls({ wants }), over]) model().send(frame)
    await house.peer.until(() => model().messages.filter(({ toolResponse }) => toolResponse).length === 2)
    expect(await answered()).toEqual([])
    expect(ear.told.order).not.toContain('look true')
  },
)

it('a look-up that comes before the words it answers is kept for them', async () => {
  const { ear, model } = await checking()
  for (const frame of [calls({ wants: 'allergens' }), heard('would it grumble yonder'), over])
    model().send(frame)
  expect((await ear.until('turnComplete')).said.join(' ')).toContain('contains wheat and milk')
})

it.each([
  ['after its turn', over],
  ['before its turn is over', { serverContent: { generationComplete: true } }],
])('a look-up that comes %s, in which the model only asks to wait, is answered', async (_, end) => {
  const { ear, model } = await checking()
  for (const frame of [heard('would it grumble yonder'), sound, spoken(WAIT), end]) model().send(frame)
  await ear.until(`said ${WAIT}`)
  for (const frame of [calls({ wants: 'allergens' }), over]) model().send(frame)
  // The wait ends first, cut short by the answer.
  await ear.until('turnComplete')
  expect((await ear.until('turnComplete')).said.join(' ')).toContain('contains wheat and milk')
})

describe('what our rules do not understand and the model does not decide is asked for again, when the model', () => {
  it.each<[string, readonly object[]]>([
    ['is frozen', []],
    ['ends an empty turn', [over]],
    ['speaks and never ends', [sound, spoken('Let me')]],
    [
      'is interrupted by nobody',
      [sound, { serverContent: { interrupted: true } }, { serverContent: { turnComplete: true } }],
    ],
  ])('%s', async (_, frames) => {
    const { ear, model } = await checking({ decidedMs: 6000 })
    for (const frame of [heard('would it grumble yonder'), ...frames]) model().send(frame)
    expect((await ear.until('turnComplete')).said).toEqual([MISSED])
  })

  it('asks to wait and nothing follows', async () => {
    const { ear, model } = await checking({ decidedMs: 6000 })
    for (const frame of [heard('would it grumble yonder'), sound, spoken(WAIT), over]) model().send(frame)
    expect((await ear.until(`said ${MISSED}`)).said).toEqual([WAIT, MISSED])
  })

  it('is asked once: a later connection is not asked again', async () => {
    const { house, ear, model } = await checking({ decidedMs: 6000 })
    model().send(heard('would it grumble yonder'))
    await ear.until('turnComplete')
    model().drop()
    await house.peer.until(() => house.peer.connections.length === 2 && !!model().setup)
    model().send(heard(QUESTION))
    await ear.until('turnComplete')
    expect(model().messages.filter(({ setup }) => !setup)).toEqual([])
  })
})

it('a question that two connections were lost over is not asked a third time', async () => {
  const { house, socket, ear, model } = await checking()
  const asked: PeerConnection[] = []
  house.peer.behaviour.mind = () => {
    asked.push(model())
    model().drop()
    return {}
  }
  socket.send(turn('would it grumble yonder'))
  const told = await ear.until('turnComplete')
  expect(told.said.filter((text) => text !== 'Please wait.')).toEqual([MISSED])
  expect(asked).toHaveLength(2)
})

it.each([
  ['क्या इसमें दूध है', ANSWER],
  ['क्या इसमें मूंगफली है', /may contain nuts/],
])('Hindi in its own letters is understood in an English visit: %s', async (question, answer) => {
  const { ear, model } = await checking()
  model().send(heard(question))
  expect((await ear.until('turnComplete')).said.join(' ')).toMatch(answer)
})

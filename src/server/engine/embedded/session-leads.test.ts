import { beforeEach, describe, expect, it } from 'vitest'
import { settled } from '../../../../test/fake-clock.ts'
import { openRoom, type Room } from '../../../../test/fixtures/embedded-session.ts'
import { backOf } from '../../../../test/fixtures/sights.ts'

let room: Room
beforeEach(async () => {
  room = await openRoom({ leads: true })
  room.session().listenFor('checking')
  room.session().question({ id: 4, own: ['counter', 'thanks', 'stop', 'no such meaning'] })
})

// Rules ask it back, whatever readings were learnt: an allergen that was heard wrong.
const OF_WHAT = 'does it have mill k'
const heard = () => room.events().filter((event) => event.type === 'heard')
const utterances = () =>
  room.events().flatMap((event) => (event.type === 'said' && event.utterance ? [event.utterance] : []))
/** Reports everything that was said so far as heard. */
async function listened() {
  for (let sentence = 0; sentence < 12; sentence += 1) {
    for (const { id } of utterances()) room.session().played({ id, ms: 900 })
    await settled()
  }
}

describe('a turn of a client that leads', () => {
  it('is announced, understood once, told, and answered', async () => {
    await room.ask('what is this')
    expect(room.events().map(({ type }) => type)).toEqual([
      ...['ready', 'speech', 'heard', 'look', 'checking', 'said', 'audio'],
    ])
    expect(heard()).toEqual([
      {
        ...{ type: 'heard', text: 'what is this', meaning: 'whatIsThis', verdict: 'act' },
        ...{ question: 'checking', questionId: 4 },
      },
    ])
  })

  it('is told even without words, as nothing', async () => {
    await room.ask('')
    expect(heard()).toMatchObject([{ text: '', meaning: null, verdict: 'nothing', questionId: 4 }])
  })

  it('belongs to the question that was open as it began', async () => {
    room.hear({ type: 'speechStart' })
    room.session().listenFor('walking')
    room.session().question({ id: 5 })
    room.clock.advance(1300)
    room.hear({ type: 'final', text: 'what is this', score: 0, speechMs: 900 })
    expect(heard()).toMatchObject([{ question: 'checking', questionId: 4, verdict: 'act' }])
  })

  it('is left to the journey where that acts on it', async () => {
    await room.ask('take me to the cash counter')
    await room.listen()
    expect(heard()).toMatchObject([{ meaning: 'counter', verdict: 'act' }])
    expect(room.said()).toEqual([])
  })

  it('is answered here where the journey does not act on it', async () => {
    await room.ask('call staff')
    await room.listen()
    expect(room.said()).toHaveLength(1)
  })

  it('says what can be asked when it is not understood', async () => {
    await room.ask('play some music')
    await room.listen()
    expect(heard()).toMatchObject([{ meaning: null, verdict: 'askAgain' }])
    expect(room.said()).toHaveLength(1)
  })

  it('that the phone heard is understood, told and answered as one of the ear', async () => {
    room.session().words?.('what is this')
    await settled()
    expect(heard()).toMatchObject([
      { text: 'what is this', meaning: 'whatIsThis', verdict: 'act', questionId: 4 },
    ])
    expect(room.looks()).toEqual([true])
    room.session().words?.('  ')
    expect(heard()).toHaveLength(1)
  })

  const ASKS = 'Did you ask: is there milk in it? Yes or no.'
  it.each([
    ['spoken', (text: string) => room.ask(text)],
    ['typed', async (text: string) => room.session().text(text)],
  ] as const)('that is likely about a pack is asked back, %s, and answered after a yes', async (_, give) => {
    await give(OF_WHAT)
    await room.listen()
    await listened()
    expect(room.said()).toEqual([ASKS])
    room.forget()
    await room.ask('yes')
    await room.listen()
    // Nothing was looked at: the question is about a pack, and asks for one.
    expect(room.said().join(' ')).toContain('Move the phone slowly')
  })

  it('that is the journey’s leaves what was asked back behind', async () => {
    await room.ask(OF_WHAT)
    await room.listen()
    await listened()
    await room.ask('take me to the cash counter')
    room.forget()
    await room.ask('yes')
    await room.listen()
    expect(room.said().join(' ')).not.toContain('Move the phone slowly')
  })

  it('that stops ends the look and what we say, whoever owns it', async () => {
    await room.ask('what is this')
    await room.ask('stop')
    expect(heard().at(-1)).toMatchObject({ meaning: 'stop', verdict: 'act', overVoice: true })
    expect(room.looks()).toEqual([true, false])
  })

  it('that tells of danger ends the look, and leaves the words to the journey', async () => {
    room.session().question({ id: 5, own: ['danger'] })
    await room.ask('what is this')
    const before = room.said().length
    await room.ask('something is blocking me')
    await room.listen()
    expect(room.looks()).toEqual([true, false])
    expect(room.said()).toHaveLength(before)
  })

  it('that skips is the client’s', async () => {
    await room.ask('what is this')
    await room.ask('skip')
    expect(heard().at(-1)).toMatchObject({ meaning: 'skip', verdict: 'act' })
    expect(room.looks()).toEqual([true])
  })

  it('over our voice is nothing while it is our echo or ends with it', async () => {
    room.session().saying('Pick one up and ask: what is this?', 'p1')
    await room.ask('what is this')
    expect(heard().at(-1)).toMatchObject({ verdict: 'nothing', overVoice: true })
    room.hear({ type: 'speechStart' })
    room.clock.advance(400)
    room.hear({ type: 'final', text: 'use by date', score: 0, speechMs: 200 })
    expect(heard().at(-1)).toMatchObject({ meaning: 'date', verdict: 'nothing', overVoice: true })
    room.session().played({ id: 'p1', ms: 1500 })
    await room.ask('what is this')
    expect(heard().at(-1)).toMatchObject({ verdict: 'act' })
    expect(room.looks()).toEqual([true])
  })

  it('never brings an interruption, and what was said is not said again', async () => {
    await room.ask('what is this')
    await room.show(backOf('2980010001014', 'p1'))
    await room.ask('')
    await listened()
    expect(new Set(room.said()).size).toBe(room.said().length)
    expect(room.events().map(({ type }) => type)).not.toContain('interrupted')
    expect(room.said().at(-1)).toBe('Shall I read the use by date?')
    expect(new Set(utterances().map(({ turn }) => turn)).size).toBe(1)
  })
})

it('a turn of a hold is said to us although we speak, and answers the question of its beginning', async () => {
  room.session().saying('Pick one up and ask: what is this?', 'p1')
  room.session().hold?.({ on: true, sinceMs: 400 })
  room.hear({ type: 'speechStart' })
  room.session().question({ id: 5 })
  room.session().hold?.({ on: false, sinceMs: 0 })
  room.hear({ type: 'final', text: 'what is this', score: 0, speechMs: 200, held: true })
  await settled()
  expect(room.holds).toEqual(['on 400', 'off'])
  expect(heard()).toEqual([expect.objectContaining({ meaning: 'whatIsThis', verdict: 'act', questionId: 4 })])
  expect(heard()[0]).not.toHaveProperty('overVoice')
})

it('a client that does not lead has no hand on the ear', async () => {
  room = await openRoom()
  room.session().hold?.({ on: true, sinceMs: 0 })
  await room.ask('what is this')
  expect(room.holds).toEqual([])
  expect(heard()).toMatchObject([{ meaning: 'whatIsThis' }])
})

describe('a client that leads away from the check', () => {
  const leave = () => room.session().setMode('echo', undefined)

  /** What comes once all that waited for its time had it. */
  async function later() {
    room.clock.advance(60_000)
    await room.listen()
    await listened()
  }

  it('ends the look that is open, and nothing of it is told on the way', async () => {
    await room.ask('what is this')
    room.forget()
    leave()
    expect([room.looks(), room.checkings()]).toEqual([[false], [{}]])
    await later()
    expect(room.said()).toEqual([])
  })

  it('leaves what was asked back behind', async () => {
    await room.ask(OF_WHAT)
    await room.listen()
    await listened()
    leave()
    room.session().setMode('scan', undefined)
    await room.ask('yes')
    await later()
    expect(room.looks()).toEqual([])
  })

  it('has no look that would begin after an answer', async () => {
    await room.ask('what is this')
    await room.show(backOf('2980010001014', 'p1'))
    await listened()
    room.forget()
    await room.ask('does it contain milk and when does it expire')
    leave()
    await later()
    expect(room.looks()).toEqual([])
  })

  it('hears no more of an answer that is under way', async () => {
    await room.ask('what is this')
    await room.show(backOf('2980010001014', 'p1'))
    const told = room.said().length
    leave()
    await listened()
    expect(room.said()).toHaveLength(told)
  })

  it('ends nothing where it changes the store alone', async () => {
    await room.ask('what is this')
    room.session().setMode('scan', 's1')
    expect(room.looks()).toEqual([true])
  })
})

describe('in the journey, a client that leads', () => {
  beforeEach(() => room.session().setMode('echo', undefined))

  it('hears no echo of a spoken turn', async () => {
    room.session().listenFor('section')
    await room.ask('biscuits')
    await room.listen()
    expect(heard()).toMatchObject([{ meaning: 'biscuits', verdict: 'act', question: 'section' }])
    expect(room.said()).toEqual([])
  })

  it('is answered what is in the list, about the section that was chosen', async () => {
    room.session().listenFor('entrance')
    room.session().question({ id: 6, own: [], section: 'biscuits and snacks' })
    await room.ask('what do you have here')
    await room.listen()
    expect(room.said()).toEqual(['From our list, in biscuits and snacks: Britannia Good Day Butter Cookies.'])
    expect(utterances().map(({ owner }) => owner)).toEqual(['check'])
  })

  it('has its texts said under their names', async () => {
    room.session().text('Which section would you like? Say dairy or breads.', 't1')
    room.session().say('Move forward 12 steps.', 'p9')
    await listened()
    expect(utterances().map(({ id, owner }) => [id, owner])).toEqual([
      ['t1', 'page'],
      ['t1', 'page'],
      ['p9', 'page'],
    ])
  })
})

it('gives names that begin as the session was told', async () => {
  await room.ask('what is this')
  expect(utterances()[0]?.id).toMatch(/^u\d+$/)
})

it('tells a client that does not lead of no turn that means nothing, and keeps doing what is its own to ask', async () => {
  room = await openRoom()
  await room.ask('')
  expect(heard()).toEqual([])
  await room.ask('take me to the cash counter')
  await room.listen()
  expect(heard()).toMatchObject([{ meaning: 'counter', question: 'all' }])
  expect(room.said()).toHaveLength(1)
})

import { beforeEach, describe, expect, it } from 'vitest'
import { settled } from '../../../../test/fake-clock.ts'
import { openRoom, type Room } from '../../../../test/fixtures/embedded-session.ts'
import { backOf, butter, lineAt } from '../../../../test/fixtures/sights.ts'

let room: Room
const own = ['counter', 'page']
beforeEach(async () => {
  room = await openRoom({ leads: true })
  room.session().listenFor('checking')
  room.session().question({ id: 4, own })
})

const saidAbout = () =>
  room
    .events()
    .flatMap((event) => (event.type === 'said' ? [[event.text, event.utterance?.about]] : []))
    .filter(([, about]) => about !== undefined)
async function listened() {
  for (let sentence = 0; sentence < 12; sentence += 1) {
    for (const event of room.events())
      if (event.type === 'said' && event.utterance) room.session().played({ id: event.utterance.id, ms: 900 })
    await settled()
  }
}
async function scanned(sight = backOf('2980010001014', 'p1')) {
  await room.ask('what is this')
  await room.show(sight)
  await listened()
}

describe('an answer about a product', () => {
  it('comes with its record and with what its pack names, once, before its first sentence', async () => {
    const lines = [lineAt('CONTAINS WHEAT, MILK AND SOYA')]
    await scanned({ ...backOf('2980010001014', 'p1'), lines })
    const pack = { contains: ['milk', 'wheat', 'soya'], mayContain: [] }
    expect(saidAbout()).toEqual([[`${butter.name}, 200 grams.`, [{ product: butter, pack }]]])
  })

  it.each(['ingredients', 'how much sugar', 'repeat', 'say the name', 'is it vegetarian'])(
    'and so does each that follows: %s',
    async (asked) => {
      await scanned()
      room.forget()
      await room.ask(asked)
      await listened()
      expect(saidAbout()).toMatchObject([[expect.anything(), [{ product: { id: 'p1' } }]]])
    },
  )

  it('says nothing of what it is about to who does not lead, nor what is about no product', async () => {
    await scanned()
    room.forget()
    await room.ask('what is the price')
    await listened()
    expect(saidAbout()).toEqual([])
    room = await openRoom()
    await scanned()
    expect(saidAbout()).toEqual([])
  })
})

it.each([
  [true, `${butter.name}.`],
  [false, `${butter.name}, 200 grams.`],
])('answers shortly where it is told to: %s', async (short, first) => {
  room.session().question({ id: 5, own, short })
  await scanned()
  expect(saidAbout()).toMatchObject([[first, [{ product: butter }]]])
})

describe('what the page keeps by itself', () => {
  const heard = () => room.events().filter((event) => event.type === 'heard')

  it.each(['i am allergic to milk', 'what is on my list', 'forget my list', 'more', 'read me the settings'])(
    'is the page’s alone, told word for word and answered by nobody else: %s',
    async (text) => {
      await scanned()
      room.forget()
      await room.ask(text)
      await listened()
      expect(heard()).toMatchObject([{ text, meaning: 'page', verdict: 'act' }])
      expect(room.said()).toEqual([])
    },
  )

  it('is understood as ever for a page that takes nothing', async () => {
    room.session().question({ id: 5, own: ['counter'] })
    await scanned()
    await room.ask('i am allergic to milk')
    expect(heard().at(-1)).toMatchObject({ meaning: 'contains milk' })
  })
})

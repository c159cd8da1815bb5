import { describe, expect, it } from 'vitest'
import { type Player, visitAfter } from '../../../test/fixtures/journey-player.ts'
import { FIRST, MIDDLE, onTheWay, SECOND, THEN_COUNTER } from '../../../test/fixtures/visit-places.ts'
import type { JourneyOptions } from './journey.ts'

const ARRIVED = 'You have arrived at biscuits and snacks. If it is not here, say lost.'
const BACK = 'Move forward 2 steps.'
const TURN_BACK = 'Turn round, a half turn. Then move forward 3 steps, back to where this part begins.'

/** Walking back to the counter, the first instruction heard. */
function onTheWayBack(changes: Partial<JourneyOptions> = {}): Player {
  const shop = onTheWay(changes)
  shop.press('i am here')
  shop.finish()
  shop.wait(4000)
  shop.finish()
  for (const words of ['cash counter', 'yes', 'yes', 'next']) shop.press(words)
  shop.step(1)
  shop.finish()
  shop.said()
  return shop
}

describe('before a walk', () => {
  it.each(['next', 'back', 'repeat'])('takes "%s"', (word) => {
    const shop = visitAfter(['biscuits', 'entrance'])
    shop.hear(word)
    const said = { next: FIRST, back: 'aisle.confirm.biscuits', repeat: 'nav.prepare' }[word]
    expect(shop.said()[0]).toBe(said)
  })

  it('begins on the first swing once it was asked for', () => {
    const shop = visitAfter(['biscuits', 'entrance'])
    const swing = (fromMs: number) => {
      for (let at = 0; at < 90; at += 1) {
        const z = 9.8 + (at > 60 && at < 70 ? 6 : 0)
        shop.send({ type: 'motion', sample: { atMs: fromMs + at * 16, x: 0, y: 0, z } })
      }
    }
    swing(0)
    expect(shop.said()).toEqual([])
    shop.wait(9000)
    expect(shop.said()).toEqual(['nav.go'])
    swing(20_000)
    expect(shop.said()).toEqual([FIRST])
  })

  it('asks nobody to swing a phone that cannot feel it', () => {
    const shop = visitAfter(['biscuits'])
    shop.send({ type: 'motionState', state: 'denied' })
    shop.finish()
    shop.said()
    shop.hear('entrance')
    expect(shop.said()).toEqual(['nav.manual', FIRST])
    shop.finish()
    shop.press('next')
    expect(shop.said()).toContain(SECOND)
    shop.press('next')
    shop.finish()
    expect(shop.said()).toEqual([ARRIVED])
  })
})

describe('on the way', () => {
  it.each([
    ['repeat', [FIRST]],
    ['next', [SECOND]],
    ['how many left', ['Two more steps, then turn left.']],
    ['where am i', ['Two more steps, then turn left.', 'This is part 1 of 2.', 'nav.lost']],
    ["i'm here", ['Are you at biscuits and snacks? Yes or no.']],
    ['i am lost', ['nav.lost']],
    ['help', ['You are on the way to biscuits and snacks. Say repeat, back, pause, or call staff.']],
    ['expiry date', []],
    ['is there sugar', []],
    ['next time', []],
  ])('%s', (words, said) => {
    const shop = onTheWay()
    shop.hear(words)
    expect(shop.said()).toEqual(said)
  })

  it('says how far it is only into silence', () => {
    const paths = { entrance: { 'biscuits and snacks': [{ action: 'start', distance: '30' }] } }
    const place: JourneyOptions['place'] = { kind: 'store', store: { id: '9', name: 'Long', paths } }
    const shop = visitAfter(['biscuits', 'entrance'], { place })
    shop.press('next')
    shop.finish()
    shop.step(13)
    shop.said()
    shop.speech.say([{ text: 'Staff are coming to you.', recording: null }], { owner: 'journey' })
    shop.step(4)
    shop.finish()
    shop.step(7)
    expect(shop.said()).toEqual(['Staff are coming to you.'])
    shop.step()
    expect(shop.said()).toEqual(['Five more steps, then stop.'])
  })

  it('helps with what was typed and means nothing here', () => {
    const shop = onTheWay()
    shop.send({ type: 'typed', text: 'expiry date' })
    expect(shop.said()[0]).toContain('You are on the way')
  })

  it('says what it cannot read, and logs it', () => {
    const place: JourneyOptions['place'] = {
      kind: 'store',
      store: {
        id: '9',
        name: 'Odd',
        paths: {
          entrance: {
            dairy: [
              { action: 'start', distance: 'some' },
              { action: 'turn left', distance: '3' },
              { action: '', distance: '' },
            ],
          },
        },
      },
    }
    const shop = visitAfter(['dairy', 'entrance'], { place })
    shop.press('next')
    shop.finish()
    expect(shop.said().slice(0, 2)).toEqual(['nav.skipped', SECOND])
    expect(shop.last('log')?.line).toContain('no action')
  })

  it('looks at one pack and goes on with the count kept', () => {
    const shop = onTheWay()
    shop.step(1)
    shop.hear('what is this')
    expect(shop.effects.filter(({ kind }) => kind === 'mode' || kind === 'ask')).toEqual([
      { kind: 'mode', mode: 'scan', reconnect: false },
      { kind: 'ask', words: 'what is this' },
    ])
    shop.send({ type: 'look', open: true })
    shop.step(2)
    shop.send({ type: 'look', open: false })
    shop.answer(12)
    shop.wait(12_000)
    shop.said()
    shop.wait(3999)
    expect(shop.said()).toEqual([])
    shop.wait(1)
    shop.finish()
    expect(shop.last('mode')?.mode).toBe('echo')
    expect(shop.said()).toEqual(MIDDLE)
    shop.step(1)
    expect(shop.said()).toEqual([SECOND])
  })

  it.each([
    ['the engine says nothing', (shop: Player) => shop.wait(15_000)],
    ['the shopper says so', (shop: Player) => shop.hear('go back')],
    ['the connection is lost', (shop: Player) => shop.send({ type: 'lost' })],
  ])('goes on from a scan when %s', (_, how) => {
    const shop = onTheWay()
    shop.hear('what is this')
    how(shop)
    expect(shop.said()).toContain(FIRST)
  })

  it.each([
    ['louder', { kind: 'volume', by: 1 }],
    ['quieter', { kind: 'volume', by: -1 }],
    ['slower', { kind: 'pace', by: -1 }],
    ['faster', { kind: 'pace', by: 1 }],
  ] as const)('speaks %s in a scan, by word and by hand', (words, effect) => {
    for (const give of ['hear', 'press'] as const) {
      const shop = onTheWay()
      shop.hear('what is this')
      shop.answer(1)
      shop.finish()
      shop[give](words)
      expect(shop.last(effect.kind)).toEqual(effect)
      expect(shop.last('mode')?.mode).toBe('scan')
    }
  })

  it('cannot look without a connection', () => {
    const shop = onTheWay()
    shop.send({ type: 'lost' })
    shop.finish()
    shop.said()
    shop.hear('what is this')
    expect(shop.said()).toEqual(['scan.alone'])
  })

  it('is told as over to whoever pressed Next once too often, and goes on by a press after that', () => {
    const shop = onTheWayBack()
    for (const words of ['next', 'next', 'next', 'next']) shop.press(words)
    expect(shop.said().at(-1)).toBe('nav.end.counter')
    shop.wait(1999)
    shop.press('next')
    expect(shop.said()).toEqual([])
    shop.wait(1)
    shop.press('next')
    expect(shop.said()).toContain('more.ask')
  })

  it('is over at once for whoever says next on arriving', () => {
    const shop = onTheWayBack()
    for (const words of ['next', 'next']) shop.press(words)
    shop.finish()
    shop.hear('next')
    expect(shop.said()).toContain('more.ask')
  })

  it('is over for whoever asks about a pack on arriving: the counter is asked for from there', () => {
    const shop = visitAfter(['biscuits', 'entrance'])
    for (const words of ['next', 'next', 'next']) shop.press(words)
    expect(shop.said()).toContain(ARRIVED)
    shop.finish()
    shop.hear('what is this')
    expect(shop.last('ask')?.words).toBe('what is this')
    expect(shop.last('mode')?.mode).toBe('scan')
    expect(shop.snapshot()).toMatchObject({ where: 'checking', section: 'biscuits and snacks' })
    shop.answer(12)
    shop.wait(20_000)
    expect(shop.said()).not.toContain(ARRIVED)
    shop.press('cash counter')
    expect(shop.said()).toContain('counter.confirm')
  })

  it('stays open for whoever says on arriving that they are lost, and then looks at a pack', () => {
    const shop = visitAfter(['biscuits', 'entrance'])
    for (const words of ['next', 'next', 'next', 'lost']) shop.press(words)
    shop.hear('what is this')
    expect(shop.snapshot()).toMatchObject({ where: 'onward' })
  })

  it('is over for whoever asks for the counter on arriving; a no leaves them at the section', () => {
    const shop = visitAfter(['biscuits'])
    shop.send({ type: 'motionState', state: 'denied' })
    shop.press('entrance')
    shop.finish()
    for (const words of ['next', 'next']) shop.press(words)
    shop.finish()
    shop.said()
    shop.press('cash counter')
    shop.finish()
    expect(shop.said().slice(0, 2)).toEqual(['counter.confirm', 'wait'])
    shop.press('no')
    shop.finish()
    expect(shop.snapshot()).toMatchObject({ where: 'checking', section: 'biscuits and snacks', walk: null })
  })

  it('goes on to the section first when the counter is asked for, and from there straight to it', () => {
    const shop = onTheWay()
    shop.step(1)
    shop.hear('cash counter')
    shop.finish()
    expect(shop.said()).toEqual([THEN_COUNTER, ...MIDDLE])
    expect(shop.last('path')?.path?.destination).toBe('biscuits and snacks')
    const { walk, goal } = shop.snapshot()
    expect([walk?.counted, goal]).toEqual([1, 'counter'])
    shop.step(4)
    shop.finish()
    shop.wait(4000)
    shop.finish()
    expect(shop.said()).toEqual([SECOND, ARRIVED, 'nav.return', 'nav.go', BACK])
    shop.hear('cash')
    shop.finish()
    expect(shop.said()).toEqual(['counter.already', BACK])
  })

  it('asks whoever says only that they are here, and believes a count that agrees', () => {
    const shop = onTheWay()
    shop.hear('here')
    shop.finish()
    shop.hear('no')
    shop.finish()
    expect(shop.said()).toEqual(['Are you at biscuits and snacks? Yes or no.', 'carry.on', FIRST])
    expect(shop.snapshot().walk?.arrived).toBe(false)
    shop.hear('here')
    shop.finish()
    shop.hear('yes')
    expect(shop.said()).toContain(ARRIVED)
    const counted = onTheWay()
    counted.step(3)
    counted.finish()
    counted.said()
    counted.hear('here')
    expect(counted.said()).toEqual([ARRIVED])
  })

  it('asks where the shopper is after steps that nobody counted, and leaves the end of the part to them', () => {
    const shop = onTheWay()
    shop.step(1)
    shop.send({ type: 'motionState', state: 'missing' })
    shop.finish()
    expect(shop.said()).toEqual(['nav.uncounted'])
    shop.wait(20_000)
    expect(shop.said()).toEqual([])
    expect(shop.snapshot().walk).toMatchObject({ leg: 0, counted: 1, uncounted: true })
    shop.send({ type: 'motionState', state: 'granted' })
    shop.step(0)
    shop.finish()
    shop.step(1)
    expect(shop.said()).toEqual(['nav.agree.turn'])
    shop.finish()
    shop.hear('no')
    shop.finish()
    expect(shop.said()).toEqual(['carry.on', 'This part has 2 steps.', 'nav.agree.next'])
    shop.step(6)
    expect(shop.said()).toEqual([])
    shop.hear('next')
    expect(shop.said()).toEqual([SECOND])
    shop.step(3)
    expect(shop.said()).toEqual([ARRIVED])
  })

  it('hears that somebody is lost who is asked for the turn', () => {
    const shop = onTheWay()
    shop.send({ type: 'motionState', state: 'missing' })
    shop.finish()
    shop.send({ type: 'motionState', state: 'granted' })
    shop.step(1)
    expect(shop.said()).toContain('nav.agree.turn')
    shop.finish()
    shop.hear('lost')
    expect(shop.said().at(-1)).toBe('nav.lost')
  })

  it('takes a yes for the end of that part', () => {
    const shop = onTheWay()
    shop.send({ type: 'motionState', state: 'missing' })
    shop.finish()
    shop.send({ type: 'motionState', state: 'granted' })
    shop.step(1)
    shop.finish()
    shop.said()
    shop.hear('yes')
    expect(shop.said().at(-1)).toBe(SECOND)
    expect(shop.snapshot().walk).toMatchObject({ leg: 1, counted: 0 })
    expect(shop.snapshot().walk?.uncounted).toBeUndefined()
  })

  it('says once that the screen may go dark, where the phone does not keep it on', () => {
    const shop = onTheWay()
    shop.send({ type: 'screen', kept: false })
    shop.send({ type: 'screen', kept: true })
    shop.send({ type: 'screen', kept: false })
    shop.finish()
    expect(shop.said()).toEqual(['nav.dark'])
    const later = visitAfter(['biscuits', 'entrance'])
    later.send({ type: 'screen', kept: false })
    expect(later.said()).toEqual([])
    later.press('next')
    later.finish()
    expect(later.said()).toEqual([FIRST, 'nav.dark'])
  })
})

describe('at the end', () => {
  it('goes back, or gives help time', () => {
    const shop = onTheWay()
    shop.step(5)
    shop.finish()
    shop.said()
    shop.hear('lost')
    shop.wait(10_000)
    expect(shop.said()).toEqual(['nav.lost'])
    shop.hear('back')
    shop.wait(30_000)
    expect(shop.said()[0]).toBe(TURN_BACK)
    expect(shop.snapshot()).toMatchObject({ where: 'onward', walk: { leg: 1, back: 3 } })
  })

  it('gives help to whoever finds only while checking that it is not here, and leads back along the walk', () => {
    const shop = onTheWay()
    shop.step(5)
    shop.finish()
    shop.wait(4000)
    shop.finish()
    expect(shop.snapshot().where).toBe('checking')
    expect(shop.last('choices')?.more.map(({ label }) => label)).toContain('Lost')
    shop.said()
    expect(shop.own()).toContain('lost')
    shop.hear('I am lost')
    shop.finish()
    shop.wait(10_000)
    expect(shop.said()).toEqual(['nav.lost'])
    expect(shop.snapshot()).toMatchObject({ where: 'onward', walk: { arrived: true } })
    shop.hear('back')
    expect(shop.said()).toEqual([TURN_BACK])
    expect(shop.snapshot().walk?.arrived).toBe(false)
  })

  it('goes on checking when whoever was lost says nothing more', () => {
    const shop = onTheWay()
    shop.step(5)
    shop.finish()
    shop.wait(4000)
    shop.finish()
    shop.hear('lost')
    shop.finish()
    shop.wait(20_000)
    shop.finish()
    expect(shop.snapshot().where).toBe('checking')
  })

  it('leads nobody to the counter from where they say that they are lost', () => {
    const shop = onTheWay()
    shop.hear('cash counter')
    shop.finish()
    shop.step(5)
    shop.finish()
    shop.hear('lost')
    shop.finish()
    expect(shop.snapshot().goal).toBeUndefined()
    shop.said()
    shop.wait(20_000)
    shop.finish()
    expect(shop.said()).toEqual(['scan.hello'])
    expect(shop.snapshot()).toMatchObject({ where: 'checking' })
  })

  /** The end of the way, its sentence heard. */
  function arriving() {
    const shop = onTheWay()
    shop.step(5)
    shop.finish()
    return shop
  }
  const asHeard = (shop: Player, meaning: string) => {
    const questionId = shop.last('listenFor')?.question.id
    return () =>
      shop.send({
        type: 'heard',
        heard: { text: meaning, meaning, verdict: 'act', question: 'walking', questionId },
      })
  }

  it.each(['the products', 'what came between'])(
    'hears "lost" that was begun before it went on to %s and understood after',
    (to) => {
      const shop = arriving()
      const lost = asHeard(shop, 'lost')
      if (to === 'the products') shop.wait(4000)
      else shop.hear('start again')
      shop.finish()
      shop.said()
      lost()
      shop.finish()
      expect(shop.said().at(-1)).toBe('nav.lost')
      expect(shop.snapshot().where).toBe('onward')
    },
  )

  it('waits once more for whoever speaks before it goes on', () => {
    const shop = arriving()
    shop.wait(3000)
    shop.send({ type: 'voice' })
    shop.wait(3000)
    expect(shop.snapshot().where).toBe('onward')
    shop.send({ type: 'voice' })
    shop.wait(1000)
    expect(shop.snapshot().where).toBe('checking')
  })

  it('goes on to the products once all that waits behind the arrival was heard', () => {
    const shop = onTheWay()
    shop.step(5)
    // The instruction in between is still being said: the arrival comes after it or in its place.
    while (shop.speech.current()?.text !== ARRIVED) shop.wait(100)
    shop.wait(500)
    shop.send({ type: 'lost' })
    shop.finish()
    expect(shop.said().slice(-2)).toEqual([ARRIVED, 'net.walk'])
    expect(shop.snapshot().where).toBe('onward')
    shop.wait(8000)
    expect(shop.snapshot().where).toBe('checking')
  })

  it('cuts nothing that is being said to go on', () => {
    const shop = onTheWay()
    shop.step(5)
    shop.finish()
    shop.wait(3500)
    shop.hear('help')
    shop.wait(900)
    expect(shop.playing()).toBe(true)
    expect(shop.snapshot().where).toBe('onward')
    shop.finish()
    shop.wait(4000)
    expect(shop.snapshot().where).toBe('checking')
  })

  it('learns from whoever says that they are here', () => {
    const place: JourneyOptions['place'] = {
      kind: 'store',
      store: { id: '9', name: 'Long', paths: { entrance: { dairy: [{ action: 'start', distance: '20' }] } } },
    }
    for (const [steps, kept] of [
      ['accurate', 1.1],
      ['specification', undefined],
    ] as const) {
      const shop = visitAfter(['dairy', 'entrance'], { place, steps })
      shop.press('next')
      shop.finish()
      shop.wait(2000)
      shop.step(24)
      shop.finish()
      shop.press('i am here')
      expect(shop.last('keepScale')?.scale).toBe(kept)
    }
  })
})

describe('a connection that breaks', () => {
  it('does not stop the walk; back again the instruction is repeated', () => {
    const shop = onTheWay()
    shop.send({ type: 'lost' })
    shop.finish()
    expect(shop.said()).toEqual(['net.walk'])
    shop.send({ type: 'offline' })
    expect(shop.said()).toEqual([])
    shop.send({ type: 'gaveUp', reason: undefined })
    shop.finish()
    expect(shop.said()).toEqual(['net.still'])
    shop.step(1)
    shop.send({ type: 'ready', again: true })
    shop.finish()
    expect(shop.said()).toEqual(['Connected again. We were at: the walk to biscuits and snacks.', ...MIDDLE])
  })

  it('resumes the way back after 11 s', () => {
    const shop = onTheWayBack()
    shop.send({ type: 'lost' })
    shop.send({ type: 'ready', again: true })
    shop.finish()
    expect(shop.said()).toEqual(['net.walk', 'Connected again. We were at: the walk to the cash counter.'])
    shop.wait(11_000 - 2000)
    expect(shop.said()).toEqual(['nav.pause', 'One more step, then stop.', 'This part has 2 steps.'])
  })

  it('says once where the way back stands, however often the line came and went', () => {
    const shop = onTheWayBack()
    for (let flap = 0; flap < 3; flap += 1) {
      shop.send({ type: 'lost' })
      shop.send({ type: 'ready', again: true })
      shop.finish()
    }
    shop.said()
    shop.wait(30_000)
    expect(shop.said().filter((line) => line === 'One more step, then stop.')).toHaveLength(1)
  })

  it('leads nobody on who is lost', () => {
    const shop = onTheWay()
    shop.hear('i am lost')
    shop.finish()
    shop.said()
    shop.send({ type: 'lost' })
    shop.finish()
    shop.send({ type: 'ready', again: true })
    shop.finish()
    const said = shop.said()
    expect(said).toContain('nav.lost')
    expect(said).not.toContain(MIDDLE[0])
  })

  it('asks nobody to begin again for a sensor while Next leads on', () => {
    const shop = onTheWay()
    shop.send({ type: 'motionState', state: 'denied' })
    shop.finish()
    shop.said()
    shop.send({ type: 'lost' })
    shop.finish()
    expect(shop.said()).toEqual(['net.walk.manual'])
    shop.send({ type: 'ready', again: true })
    shop.finish()
    expect(shop.said()).not.toContain('motion.missing')
  })

  it('says by then that motion is missing where a walk needs it', () => {
    const shop = onTheWay({ motionRequired: true })
    shop.send({ type: 'motionState', state: 'missing' })
    shop.finish()
    shop.said()
    shop.send({ type: 'ready', again: true })
    expect(shop.said()[0]).toBe('motion.missing')
    expect(shop.last('notice')?.text).toContain('kindly restart the application')
  })

  it('for good leaves the walk open, and a tap tries again', () => {
    const shop = onTheWay()
    shop.send({ type: 'gaveUp', reason: undefined })
    shop.finish()
    expect(shop.said()).toEqual(['net.walk'])
    expect(shop.last('pause')).toBeUndefined()
    shop.send({ type: 'tapped' })
    expect(shop.last('reconnect')).toBeDefined()
    shop.press('next')
    expect(shop.said()).toEqual([SECOND])
  })
})

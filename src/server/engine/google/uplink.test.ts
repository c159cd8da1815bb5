import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import type { ServiceEnd, ServiceEvent } from '../../../core/live/service-frames.ts'
import { type CloudLimits, defaultCloudLimits } from './connection.ts'
import { createUplink, type UplinkEvent } from './uplink.ts'

interface Line {
  handle: string | undefined
  on: (event: ServiceEvent) => void
  ended: (end: ServiceEnd) => void
  sent: string[]
  expected: number
  waiting: number
  closed: boolean
}

function linked(changes: Partial<CloudLimits> = {}, handle?: string) {
  const clock = createFakeClock()
  const lines: Line[] = []
  const events: UplinkEvent[] = []
  let busy = false
  const uplink = createUplink({
    clock,
    limits: { ...defaultCloudLimits, ...changes },
    handle,
    busy: () => busy,
    on: (event) => void events.push(event),
    connect(withHandle, on, ended) {
      const line: Line = { handle: withHandle, on, ended, sent: [], expected: 0, waiting: 0, closed: false }
      lines.push(line)
      return {
        send(frame) {
          line.sent.push(frame.toString())
          return true
        },
        waiting: () => line.waiting,
        expectAnswer() {
          line.expected += 1
        },
        close() {
          line.closed = true
        },
      }
    },
  })
  const last = () => lines[lines.length - 1]!
  return {
    clock,
    lines,
    events,
    uplink,
    last,
    setBusy(is: boolean) {
      busy = is
    },
    up: () => last().on({ type: 'setupComplete' }),
    end: (code: number, status?: number) =>
      last().ended({ code, reason: '', ...(status !== undefined && { status }) }),
    types: () => events.map(({ type }) => type),
  }
}

const handle = (name: string, resumable = true): ServiceEvent => ({ type: 'handle', handle: name, resumable })

it('takes up the conversation with the newest handle that is good, at once', () => {
  const { up, last, lines, end, clock, types } = linked()
  up()
  last().on(handle('h1'))
  last().on(handle('h2'))
  last().on(handle('', false))
  end(1011)
  clock.advance(0)
  expect(lines.map((line) => line.handle)).toEqual([undefined, 'h2'])
  up()
  expect(types()).toEqual(['up', 'handle', 'handle', 'handle', 'down', 'up'])
})

it('waits longer from try to try, and then the cloud is away', () => {
  const { up, lines, end, clock, events } = linked()
  up()
  for (const waitMs of defaultCloudLimits.retryMs) {
    end(1006)
    const before = lines.length
    if (waitMs > 0) clock.advance(waitMs - 1)
    expect(lines).toHaveLength(before)
    clock.advance(Math.min(waitMs, 1))
    expect(lines).toHaveLength(before + 1)
  }
  end(1006)
  expect(events.at(-1)).toMatchObject({ type: 'gone', refused: false })
  expect(clock.pending()).toBe(0)
})

it('gives up sooner on a service that never was there', () => {
  const { end, clock, events } = linked()
  for (let at = 0; at < 9 && events.length === 0; at += 1) {
    clock.advance(2000)
    end(1006, 503)
  }
  expect(events).toMatchObject([{ type: 'gone', end: { status: 503 } }])
  expect(clock.now()).toBeLessThan(10_000)
})

it('gives up in time on a service that takes the call and never is set up', () => {
  const { clock, events, lines } = linked()
  clock.advance(defaultCloudLimits.firstGiveUpMs - 1)
  expect(events).toEqual([])
  clock.advance(1)
  expect(events).toMatchObject([{ type: 'gone', refused: false }])
  expect(lines).toHaveLength(1)
  expect(lines[0]?.closed).toBe(true)
  expect(clock.pending()).toBe(0)
})

describe('a connection that is set up and does nothing counts as a try:', () => {
  it.each([
    ['it is lost', ({ end }: ReturnType<typeof linked>) => end(1011)],
    ['it asks to go away', ({ last }: ReturnType<typeof linked>) => last().on({ type: 'goAway', inMs: 0 })],
  ])('%s', (_, ends) => {
    const link = linked()
    const { clock, events, lines, up, last, types } = link
    const isGone = () => events.at(-1)?.type === 'gone'
    up()
    last().on({ type: 'turnComplete' })
    for (let at = 0; at < 100 && !isGone(); at += 1) {
      const before = lines.length
      ends(link)
      for (let ms = 0; ms < 20_000 && lines.length === before && !isGone(); ms += 50) clock.advance(50)
      if (!isGone()) up()
    }
    expect(types().at(-1)).toBe('gone')
    expect(lines).toHaveLength(1 + defaultCloudLimits.retryMs.length)
    expect(clock.now()).toBeLessThan(defaultCloudLimits.giveUpMs)
  })

  it.each<[string, (link: ReturnType<typeof linked>) => void]>([
    ['an answer', ({ last }) => last().on({ type: 'turnComplete' })],
    ['a look-up', ({ last }) => last().on({ type: 'calls', calls: [] })],
    ['half a minute', ({ clock }) => clock.advance(defaultCloudLimits.steadyMs)],
  ])('but not after %s', (_, proves) => {
    const link = linked()
    const { clock, up, end, types } = link
    up()
    for (let at = 0; at < 20; at += 1) {
      proves(link)
      end(1011)
      clock.advance(0)
      up()
    }
    expect(types()).not.toContain('gone')
  })
})

describe('a no is final', () => {
  it.each([
    [1007, undefined],
    [1008, undefined],
    [1006, 401],
    [1006, 404],
  ])('%i %s', (code, status) => {
    const { end, events, lines } = linked()
    end(code, status)
    expect(events).toMatchObject([{ type: 'gone', refused: true }])
    expect(lines).toHaveLength(1)
  })

  it('but a handle may be what was refused: once more without it', () => {
    const { end, up, lines, clock, types } = linked({}, 'old')
    end(1008)
    clock.advance(0)
    expect(lines.map((line) => line.handle)).toEqual(['old', undefined])
    up()
    expect(types()).toEqual(['up'])
  })
})

describe('goAway', () => {
  it('changes at once when nothing is under way, the old one closed first', () => {
    const { up, last, lines, types } = linked()
    up()
    last().on(handle('h'))
    last().on({ type: 'goAway', inMs: 50_000 })
    expect(lines.map(({ closed }) => closed)).toEqual([true, false])
    expect(lines[1]?.handle).toBe('h')
    up()
    expect(types()).toEqual(['up', 'handle', 'down', 'up'])
  })

  it('waits for the end of the turn', () => {
    const { up, last, lines, setBusy, uplink, clock } = linked()
    up()
    setBusy(true)
    last().on({ type: 'goAway', inMs: 50_000 })
    uplink.atTurnsEnd()
    expect(lines).toHaveLength(1)
    setBusy(false)
    uplink.atTurnsEnd()
    expect(lines).toHaveLength(2)
    clock.advance(60_000)
    expect(lines).toHaveLength(2)
  })

  it('but not longer than there is time', () => {
    const { up, last, lines, setBusy, clock } = linked()
    up()
    setBusy(true)
    last().on({ type: 'goAway', inMs: 50_000 })
    clock.advance(46_999)
    expect(lines).toHaveLength(1)
    clock.advance(1)
    expect(lines).toHaveLength(2)
  })
})

describe('what is sent', () => {
  it('waits while the way is down: sound in order, one picture', () => {
    const { up, last, uplink } = linked()
    const sound = Buffer.alloc(320).toString('base64')
    uplink.sound(sound)
    uplink.picture('AAAA')
    uplink.picture('BBBB')
    uplink.ask('{"lost":1}', true)
    up()
    expect(last().sent).toHaveLength(2)
    expect(last().sent[1]).toContain('BBBB')
    expect(last().expected).toBe(0)
  })

  it('leaves pictures out for a service that is slow', () => {
    const { up, last, uplink } = linked()
    up()
    last().waiting = defaultCloudLimits.unsentBytes
    uplink.picture('AAAA')
    uplink.sound('AAAA')
    expect(last().sent).toHaveLength(1)
  })

  it('expects an answer only where there is one', () => {
    const { up, last, uplink } = linked()
    up()
    uplink.ask('{}', false)
    uplink.ask('{}', true)
    expect(last().expected).toBe(1)
  })
})

it('lets an idle connection go, and takes the conversation up again when something comes', () => {
  const { up, last, lines, uplink, clock, types } = linked()
  up()
  last().on(handle('h'))
  clock.advance(defaultCloudLimits.idleMs - 1)
  uplink.wake()
  clock.advance(defaultCloudLimits.idleMs - 1)
  expect(last().closed).toBe(false)
  clock.advance(1)
  expect(last().closed).toBe(true)
  clock.advance(1_000_000)
  expect(lines).toHaveLength(1)
  uplink.wake()
  uplink.sound('AAAA')
  expect(lines.map((line) => line.handle)).toEqual([undefined, 'h'])
  up()
  expect(last().sent).toHaveLength(1)
  expect(types()).toEqual(['up', 'handle', 'down', 'up'])
  uplink.close()
  expect(clock.pending()).toBe(0)
})

it('is silent after close, and leaves no timer', () => {
  const { up, last, uplink, end, clock, types, lines } = linked()
  up()
  last().on({ type: 'goAway', inMs: 0 })
  end(1006)
  uplink.close()
  const told = types().length
  up()
  end(1006)
  clock.advance(100_000)
  uplink.sound('AAAA')
  expect(types()).toHaveLength(told)
  expect(clock.pending()).toBe(0)
  expect(lines.at(-1)?.sent).toEqual([])
})

it('forgets an older connection: what it still says is nobody’s', () => {
  const { up, lines, last, types } = linked()
  up()
  const [old] = lines
  last().on({ type: 'goAway', inMs: 50_000 })
  const before = types().length
  old?.on({ type: 'turnComplete' })
  old?.ended({ code: 1000, reason: '' })
  expect(types()).toHaveLength(before)
  expect(lines).toHaveLength(2)
})

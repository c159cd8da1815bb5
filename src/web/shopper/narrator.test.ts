import { describe, expect, it, vi } from 'vitest'
import { createFakeClock, settled } from '../../../test/fake-clock.ts'
import type { FallbackVoice } from '../devices/devices.ts'
import type { LiveClient } from '../live/live-client.ts'
import { createNarrator, type Outlet, type OwnSentence } from './narrator.ts'

const wav = { pcm: new Int16Array(4), rateHz: 24_000 }

/** A narrator whose outlets and recordings the test decides about. */
function stage(outlet: Outlet = 'recording') {
  const clock = createFakeClock()
  const now = { outlet, server: true, recorded: true, pace: 1 }
  const begun: string[] = []
  const sent: string[] = []
  const ended: number[] = []
  const spoken = vi.fn<FallbackVoice['say']>()
  const play = vi.fn()
  const narrator = createNarrator({
    clock,
    sounding: {
      begin: (text) => void begun.push(text),
      whole: () => void begun.push('whole'),
      engineDone() {},
      flush() {},
      newest: () => undefined,
    },
    speaker: { play },
    recordings: { get: async () => (now.recorded ? wav : undefined), prepare: async () => {} },
    fallback: { say: spoken, stop() {} },
    pace: () => now.pace,
    live: () => (now.server ? ({} as LiveClient) : undefined),
    send: (_client, text) => void sent.push(text),
    outlet: () => now.outlet,
    onStarted() {},
    onEnded: (key) => void ended.push(key),
  })
  return { narrator, now, begun, sent, ended, spoken, play, clock }
}

const one: OwnSentence = { key: 1, text: 'Please wait.', id: 'wait' }
const two: OwnSentence = { key: 2, text: 'Stop. Turn left. Then move forward 5 steps.', id: null }

describe('a recording', () => {
  it('is played at once, and the next after it', async () => {
    const { narrator, begun, play } = stage()
    narrator.say(one)
    narrator.say({ ...one, key: 3, text: 'Again.' })
    await settled()
    expect(begun).toEqual(['Please wait.', 'whole', 'Again.', 'whole'])
    expect(play).toHaveBeenCalledTimes(2)
  })

  it.each([
    [true, 'the server says it'],
    [false, 'the phone says it'],
  ])('that cannot be had: with a server %s, %s', async (server) => {
    const { narrator, now, sent, spoken } = stage()
    Object.assign(now, { recorded: false, server })
    narrator.say(one)
    await settled()
    expect(sent).toEqual(server ? ['Please wait.'] : [])
    expect(spoken).toHaveBeenCalledTimes(server ? 0 : 1)
  })

  it('that comes when it is forgotten is not played', async () => {
    const { narrator, begun, ended } = stage()
    narrator.say(one)
    narrator.forget()
    await settled()
    expect(begun).toEqual([])
    expect(ended).toEqual([1])
  })
})

describe('the server', () => {
  it('says one sentence in parts, which is one sentence here', () => {
    const { narrator, begun, sent } = stage('server')
    narrator.say(two)
    narrator.say({ ...two, key: 4 })
    expect(sent).toHaveLength(1)
    for (const part of ['Stop.', 'Turn left.', 'Then move forward 5 steps.'])
      expect(narrator.claims(part)).toBe(true)
    expect(narrator.byServer()).toBe(true)
    expect(begun).toEqual([two.text])
    narrator.turnComplete()
    expect(begun).toEqual([two.text, 'whole'])
    expect(sent).toHaveLength(2)
  })

  it('may say something else, which is not ours', () => {
    const { narrator } = stage('server')
    expect(narrator.claims('Rusk.')).toBe(false)
    narrator.say(two)
    expect(narrator.claims('Rusk.')).toBe(false)
    narrator.turnComplete()
    expect(narrator.claims('Stop.')).toBe(true)
  })

  it('that does not begin in time is done without', async () => {
    const { narrator, clock, begun, spoken } = stage('server')
    narrator.say(one)
    clock.advance(8000)
    await settled()
    expect(begun).toEqual(['Please wait.', 'whole'])
    narrator.say(two)
    clock.advance(8000)
    expect(spoken).toHaveBeenCalledWith(two.text, 1, expect.any(Function))
  })

  it('that is lost in the middle ends the sentence there', () => {
    const { narrator, begun } = stage('server')
    narrator.say(two)
    narrator.claims('Stop.')
    narrator.serverLost()
    expect(begun).toEqual([two.text, 'whole'])
  })

  it('is waited for while nobody knows whether there is one', () => {
    const { narrator, now, sent } = stage('later')
    narrator.say(two)
    expect(sent).toEqual([])
    now.outlet = 'server'
    narrator.serverKnown()
    expect(sent).toEqual([two.text])
  })
})

describe('the phone’s own voice', () => {
  it('ends when it says so, or when there was time enough', () => {
    const { narrator, ended, spoken, clock } = stage('phone')
    narrator.say(one)
    spoken.mock.calls[0]?.[2]?.()
    expect(ended).toEqual([1])
    narrator.say(two)
    clock.advance(10_000)
    expect(ended).toEqual([1, 2])
    expect(clock.pending()).toBe(0)
  })

  it('speaks at the shopper’s pace, and has as much longer to do so', () => {
    const { narrator, now, ended, spoken, clock } = stage('phone')
    now.pace = 0.7
    narrator.say(one)
    expect(spoken).toHaveBeenCalledWith(one.text, 0.7, expect.any(Function))
    const atOwnPaceMs = (500 + one.text.length * 55) * 1.5 + 1500
    clock.advance(atOwnPaceMs)
    expect(ended).toEqual([])
    clock.advance(1000)
    expect(ended).toEqual([1])
  })

  it('can be skipped', () => {
    const { narrator, ended } = stage('phone')
    expect(narrator.skip()).toBe(false)
    narrator.say(one)
    expect(narrator.skip()).toBe(true)
    expect(ended).toEqual([1])
  })
})

it('keeps what must be heard when all else is forgotten', () => {
  const { narrator, sent, ended } = stage('server')
  narrator.say(one)
  narrator.say({ key: -1, text: 'Camera access denied.', id: null })
  narrator.say(two)
  narrator.forget((key) => key < 0)
  expect(ended).toEqual([1, 2])
  narrator.say({ ...two, key: 5 })
  expect(sent).toEqual(['Please wait.', 'Camera access denied.'])
})

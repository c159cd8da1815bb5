// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { defaultSettings } from '../../src/web/settings.ts'
import { showPage } from './show-page.tsx'

type Page = ReturnType<typeof showPage>
const returning = { prepare: ({ set }: Page['phone']) => set({ returning: true }) }
const holdOnly = {
  prepare: ({ set, devices }: Page['phone']) => {
    set({ returning: true })
    devices.memory.keepPreferences({ ...devices.memory.preferences(), holdOnly: true })
  },
}

const button = () => screen.getByRole('button', { name: 'Talk: hold while speaking' })
const surface = () => screen.getByRole('log')
const isPressed = () => button().getAttribute('aria-pressed')
const holds = (page: Page) => page.sent().flatMap((frame) => ('hold' in frame ? [frame.hold] : []))
const pieces = (page: Page) => page.sent().filter((frame) => 'realtime_input' in frame).length
const down = (page: Page, on: Element) => page.tell(() => void fireEvent.pointerDown(on))
const up = (page: Page, on: Element, clicks = true) =>
  page.tell(() => {
    fireEvent.pointerUp(on)
    if (clicks) fireEvent.click(on)
  })

describe('a finger that rests on the screen', () => {
  it('holds to talk from 400 ms on: all falls silent, and its words are decoded once it is lifted', async () => {
    const page = showPage(returning)
    await page.checking()
    await page.tell(() => page.server.say('A long sentence.'))
    await down(page, surface())
    await page.pass(375)
    expect(holds(page)).toEqual([])
    await page.pass(25)
    expect(holds(page)).toEqual([{ on: true, since_ms: 400 }])
    expect(page.phone.spies.speaker.hold).toHaveBeenCalledOnce()
    expect([isPressed(), page.status()]).toEqual(['true', 'Listening...'])
    await page.pass(3000)
    expect(page.phone.spies.speaker.resume).not.toHaveBeenCalled()
    await up(page, surface())
    expect(isPressed()).toBe('false')
    await page.pass(200)
    expect(holds(page)).toEqual([{ on: true, since_ms: 400 }, { on: false }])
    await page.tell(() => page.server.hear('', null, { verdict: 'nothing' }))
    expect(page.phone.spies.speaker.resume).toHaveBeenCalledOnce()
    // Its own end is no tap, which would have skipped the sentence.
    expect(page.phone.spies.speaker.drop).not.toHaveBeenCalledWith(['a1'])
  })

  it('is a tap when it is lifted before that', async () => {
    const page = showPage(returning)
    await page.checking()
    await page.tell(() => page.server.say('A long sentence.'))
    await down(page, surface())
    await page.pass(300)
    await up(page, surface())
    await page.pass(1000)
    expect(holds(page)).toEqual([])
    expect(page.phone.spies.speaker.drop).toHaveBeenCalledWith(['a1'])
  })

  it.each<[string, (page: Page) => void]>([
    ['scrolls', () => void fireEvent.pointerMove(surface(), { clientX: 0, clientY: 40 })],
    ['is taken away', () => void fireEvent.pointerCancel(surface())],
  ])('is nothing when it %s', async (_, act) => {
    const page = showPage(returning)
    await page.checking()
    await down(page, surface())
    await page.tell(() => act(page))
    await page.pass(1000)
    expect(holds(page)).toEqual([])
  })

  it('is nothing on another button', async () => {
    const page = showPage(returning)
    await page.checking()
    const repeat = screen.getByRole('button', { name: 'Repeat' })
    await down(page, repeat)
    await page.pass(1000)
    await up(page, repeat)
    expect(holds(page)).toEqual([])
    expect(page.log()).toContain('You: Repeat')
  })

  it('that is forgotten ends after 12 s, and the next begins anew', async () => {
    const page = showPage(returning)
    await page.checking()
    await down(page, surface())
    await page.pass(12_200)
    expect(holds(page)).toHaveLength(2)
    await up(page, surface())
    await down(page, surface())
    await page.pass(400)
    expect(holds(page)).toHaveLength(3)
  })
})

describe('the talk button', () => {
  it('holds to talk from the first moment, as long as a finger stays', async () => {
    const page = showPage(returning)
    await page.checking()
    await down(page, button())
    expect(holds(page)).toEqual([{ on: true, since_ms: 0 }])
    await page.pass(900)
    await up(page, button())
    await page.pass(200)
    expect(holds(page)).toEqual([{ on: true, since_ms: 0 }, { on: false }])
  })

  it.each([
    ['a double tap of a screen reader', (of: Element) => fireEvent.click(of)],
    [
      'one that comes with a finger’s events',
      (of: Element) => {
        fireEvent.pointerDown(of)
        fireEvent.pointerUp(of)
        fireEvent.click(of)
      },
    ],
  ])('begins with %s, and ends with the next', async (_, press) => {
    const page = showPage(returning)
    await page.checking()
    await page.tell(() => void press(button()))
    await page.pass(2000)
    expect(isPressed()).toBe('true')
    await page.tell(() => void press(button()))
    await page.pass(200)
    expect(isPressed()).toBe('false')
    expect(holds(page)).toEqual([{ on: true, since_ms: 0 }, { on: false }])
  })

  it.each([
    ['Space', ' '],
    ['Enter', 'Enter'],
  ])('%s held on it is the same, and a short press too', async (_, key) => {
    const page = showPage(returning)
    await page.checking()
    const press = async (ms: number) => {
      await page.tell(() => void fireEvent.keyDown(button(), { key }))
      await page.tell(() => void fireEvent.keyDown(button(), { key, repeat: true }))
      await page.pass(ms)
      await page.tell(() => void fireEvent.keyUp(button(), { key }))
      await page.pass(200)
    }
    await press(600)
    expect(holds(page)).toHaveLength(2)
    await press(50)
    expect([holds(page).length, isPressed()]).toEqual([3, 'true'])
    await press(50)
    expect([holds(page).length, isPressed()]).toEqual([4, 'false'])
  })

  it.each([' ', 'Enter'])(
    'a key (%j) is let go where the focus went meanwhile, and presses nothing there',
    async (key) => {
      const page = showPage(returning)
      await page.checking()
      await page.tell(() => void fireEvent.keyDown(button(), { key }))
      await page.pass(600)
      const elsewhere = screen.getByRole('button', { name: 'Call staff' })
      let isPassedOn = false
      await page.tell(() => {
        isPassedOn =
          fireEvent.keyDown(elsewhere, { key, repeat: true }) || fireEvent.keyUp(elsewhere, { key })
      })
      await page.pass(200)
      expect([isPassedOn, isPressed()]).toEqual([false, 'false'])
      expect(holds(page)).toEqual([{ on: true, since_ms: 0 }, { on: false }])
    },
  )

  it('has no keys of its own elsewhere', async () => {
    const page = showPage(returning)
    await page.checking()
    await page.user.keyboard('t')
    await page.tell(() => void fireEvent.keyDown(document.body, { key: ' ' }))
    await page.pass(1000)
    expect(holds(page)).toEqual([])
  })

  it.each<[string, Parameters<typeof showPage>[0]]>([
    [
      'where the microphone is blocked',
      {
        prepare: ({ set, faults }) => {
          set({ returning: true })
          faults.microphone = 'denied'
        },
      },
    ],
    [
      'on the specification’s own page',
      { ...returning, settings: { asSpecified: { ...defaultSettings.asSpecified, transport: true } } },
    ],
  ])('is not there %s', async (_, options) => {
    const page = showPage(options)
    await page.talking()
    await page.pass(2500)
    expect(screen.queryByRole('button', { name: 'Talk: hold while speaking' })).toBeNull()
    await down(page, surface())
    await page.pass(1000)
    expect(holds(page)).toEqual([])
  })
})

describe('while the shopper holds', () => {
  it('nothing is said, whatever comes, and what was understood of it acts', async () => {
    const page = showPage(returning)
    await page.checking()
    await down(page, button())
    await page.tell(() => page.server.say('An answer that comes late.'))
    await page.tell(() => page.phone.hearVoice(true))
    await page.tell(() => page.server.tell({ speech: { on: true } }))
    await page.tell(() => page.server.hear('', null, { verdict: 'nothing' }))
    await page.pass(4000)
    expect(page.phone.spies.speaker.begin).not.toHaveBeenCalledWith('An answer that comes late.')
    await up(page, button())
    await page.pass(200)
    await page.tell(() => page.server.hear('stop', 'stop'))
    await page.heardOut()
    expect(page.log()).toContain('You: stop')
    expect(page.phone.spies.speaker.begin).not.toHaveBeenCalledWith('An answer that comes late.')
  })

  it('a connection that is lost leaves nothing silent for ever', async () => {
    const page = showPage(returning)
    await page.checking()
    await down(page, button())
    await page.pass(500)
    await page.tell(() => page.server.drop())
    await up(page, button())
    await page.pass(200)
    expect(page.phone.spies.speaker.resume).toHaveBeenCalled()
    await page.heardOut()
    expect(page.log()).toContain(spokenTexts['net.lost'])
  })
})

describe('hold to talk only', () => {
  it('sends nothing and heeds no voice without a hold: ten minutes of talk of others', async () => {
    const page = showPage(holdOnly)
    await page.checking()
    await page.tell(() => page.server.say('A long sentence.'))
    for (let piece = 0; piece < 6000; piece += 1) {
      page.phone.hearSound(1600)
      if (piece % 10 === 0) page.phone.hearVoice(piece % 20 === 0)
    }
    await page.pass(100)
    expect(pieces(page)).toBe(0)
    expect(page.phone.spies.speaker.hold).not.toHaveBeenCalled()
  })

  it('sends the 300 ms before the finger came down, and all until it was lifted', async () => {
    const page = showPage(holdOnly)
    await page.checking()
    const seconds = async (tenths: number) => {
      for (let piece = 0; piece < tenths; piece += 1) {
        await page.tell(() => page.phone.hearSound(1600))
        await page.pass(100)
      }
    }
    await seconds(20)
    await down(page, surface())
    await seconds(10)
    const frames = page.sent().flatMap((frame) => Object.keys(frame))
    expect(frames.slice(0, frames.indexOf('hold')).filter((key) => key === 'realtime_input')).toHaveLength(7)
    await up(page, surface())
    await seconds(20)
    const after = page.sent().slice(page.sent().findLastIndex((frame) => 'hold' in frame))
    expect(after.filter((frame) => 'realtime_input' in frame)).toEqual([])
    expect(pieces(page)).toBe(7 + 6 + 2)
  })

  it('is chosen on the screen, said by the form’s words, and kept', async () => {
    const page = showPage(returning)
    await page.loaded()
    await page.choose('Settings')
    await page.user.click(await screen.findByRole('checkbox', { name: /^Hold to talk only/ }))
    expect(page.phone.devices.memory.preferences().holdOnly).toBe(true)
    expect(page.store.get().preferences.holdOnly).toBe(true)
  })
})

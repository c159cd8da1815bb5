// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spoken, spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { walkTexts } from '../../src/core/texts/en/walk.ts'
import { tellLate } from '../../src/web/shopper/late-visits.ts'
import { readThrough, startReader } from './screen-reader.ts'
import { showPage } from './show-page.tsx'

type Page = ReturnType<typeof showPage>
type Options = NonNullable<Parameters<typeof showPage>[0]>

/** The first test that opens the settings compiles them. */
const LATE_PART_MS = 20_000

const inStore: Options = { storeId: '1', prepare: ({ set }) => set({ returning: true }) }
const withoutSensor: Options = {
  storeId: '1',
  prepare: ({ set }) => set({ returning: true, motion: 'denied' }),
}

async function chosen(page: Page, ...choices: string[]) {
  for (const choice of choices) {
    await page.choose(choice)
    await page.heardOut()
  }
}

/** The form's Start with its modality set to text. */
async function startInText(page: Page) {
  await page.loaded()
  await page.choose('Settings')
  await page.user.click(await screen.findByRole('radio', { name: 'Text' }, { timeout: LATE_PART_MS }))
  await page.user.click(screen.getByRole('button', { name: 'Start' }))
  await page.connecting()
  await page.tell(page.server.accept)
  await page.pass(2500)
}

const walkTo = async (page: Page) => {
  await page.welcomed()
  await chosen(page, 'Not required', 'Biscuits', 'Entrance')
}

const heading = 'heading, Britannia shopping helper, level 1'
const footer = ['contentinfo', '© 2027 Britannia Industries Limited']
const closed = 'button, More, 1 control, not expanded'
const talk = 'button, Talk: hold while speaking, not pressed'
const always = [talk, 'button, Call staff', 'button, Stop', 'Visualizer setup complete', ...footer]
const walking = ['Next', 'Repeat', 'Back', 'What is this?', 'Pause'].map((name) => `button, ${name}`)

/** What a reader meets from top to bottom; the conversation is one entry. */
async function met(): Promise<string[]> {
  const phrases = await readThrough()
  const lines = screen.queryByRole('log')?.querySelectorAll('span') ?? []
  const said = new Set([...lines].map(({ textContent }) => textContent?.trim()))
  const log = phrases.indexOf('log, What was said')
  const next = phrases.findIndex((phrase, at) => at > log && !said.has(phrase))
  return log < 0 ? phrases : [...phrases.slice(0, log + 1), ...phrases.slice(next)]
}

describe('from top to bottom, a screen reader meets', () => {
  const state = (words: string) => ['main', heading, 'status', words]
  const cases: [string, Options, (page: Page) => Promise<unknown>, string[]][] = [
    [
      'while loading',
      {},
      async () => {},
      [
        'main',
        heading,
        'Britannia',
        'status',
        screenTexts.loading,
        'alert',
        'button, Start, disabled',
        ...footer,
      ],
    ],
    [
      'on the start screen',
      {},
      (page) => page.loaded(),
      [
        ...state('Disconnected'),
        screenTexts.ready,
        'alert',
        'log, What was said',
        'button, Start talking',
        'button, हिन्दी',
        'button, Practise at home',
        'button, Settings, 1 control, not expanded',
        ...footer,
      ],
    ],
    [
      'while talking',
      inStore,
      (page) => page.welcomed(),
      [
        ...state('Connected'),
        'alert',
        'log, What was said',
        'region, Choices',
        ...['Continue', 'Not required', 'Repeat', 'Help', 'Pause'].map((name) => `button, ${name}`),
        closed,
        ...always,
      ],
    ],
    [
      'under More',
      inStore,
      async (page) => {
        await page.welcomed()
        await page.choose('More')
      },
      [
        ...state('Connected'),
        'alert',
        'log, What was said',
        'region, Choices',
        ...['Continue', 'Not required', 'Repeat', 'Help', 'Pause'].map((name) => `button, ${name}`),
        'button, More, 1 control, expanded',
        ...['Biscuits', 'Back', 'What is this?'].map((name) => `button, ${name}`),
        ...['Slower', 'Faster', 'Louder', 'Quieter', 'Sounds', 'Lock screen', 'Start again'].map(
          (name) => `button, ${name}`,
        ),
        ...always,
      ],
    ],
    [
      'while walking without a sensor',
      withoutSensor,
      walkTo,
      [
        ...state('Connected'),
        'alert',
        screenTexts.motionDenied,
        'region, Say or tap Next after each part',
        'Start with the door behind you. Move forward 2 steps.',
        'Part 1 of 2',
        'Say or tap Next after each part',
        'log, What was said',
        'region, Choices',
        ...walking,
        closed,
        ...always,
      ],
    ],
    [
      'in text mode without a network',
      {},
      async (page) => {
        await startInText(page)
        await page.heardOut()
        await page.tell(() => page.phone.setOnline(false))
      },
      [
        ...state('Disconnected'),
        'alert',
        screenTexts.offline,
        'log, What was said',
        'region, Choices',
        'form',
        'Type a question',
        'textbox, Type a question',
        'button, Send',
        ...['Store', 'Home', 'Repeat', 'Help', 'Pause'].map((name) => `button, ${name}`),
        closed,
        ...always,
      ],
    ],
    [
      'when paused',
      inStore,
      async (page) => {
        await page.welcomed()
        await page.choose('Pause')
        await page.heardOut()
      },
      [
        ...state('Disconnected'),
        'alert',
        'log, What was said',
        'button, Start talking',
        'button, हिन्दी',
        'button, Practise at home',
        'button, Settings, 1 control, not expanded',
        ...footer,
      ],
    ],
  ]
  it.each(cases)('%s', async (_, options, go, expected) => {
    const page = showPage(options)
    await go(page)
    expect(await met()).toEqual(expected)
  })
})

describe('by itself it says', () => {
  it('when the page is ready, and who is connected; the voice is not talked over', async () => {
    const page = showPage(withoutSensor)
    const reader = await startReader()
    await page.loaded()
    expect(await reader.told()).toEqual(['polite: Disconnected', `polite: ${screenTexts.ready}`])
    await walkTo(page)
    // The voice says that motion is denied.
    expect(page.log()).toContain(screenTexts.motionDenied)
    expect(await reader.told()).toEqual(['polite: Connecting...'])
    await page.choose('Next')
    await page.heardOut()
    expect(page.log()).toContain(walkTexts['nav.manual'])
    expect(await reader.told()).toEqual([])
    await reader.stop()
  })

  it('what went wrong where the voice does not say it, each fault once, and that it is over', async () => {
    const page = showPage()
    await startInText(page)
    await page.heardOut()
    const reader = await startReader()
    const faults = async () => (await reader.told()).filter((told) => told.startsWith('assertive'))
    await page.tell(() => page.server.drop(1006, true))
    expect(await faults()).toEqual([`assertive: ${screenTexts.connectionError}`])
    await page.tell(() => page.phone.setOnline(false))
    await page.pass(1000)
    expect(await faults()).toEqual([`assertive: ${screenTexts.offline}`])
    await page.tell(() => page.phone.setOnline(true))
    await page.tell(page.server.accept)
    expect(await faults()).toEqual([])
    await reader.stop()
  })

  it('nothing that the voice says', async () => {
    const page = showPage()
    await page.checking()
    const reader = await startReader()
    await page.tell(() => page.server.drop(1006, true))
    expect(page.log()).toContain(spokenTexts['net.lost'])
    expect(await reader.told()).toEqual(['polite: Disconnected'])
    await reader.stop()
  })

  it.each([
    ['no microphone', { microphone: 'denied' } as const, spokenTexts['mic.denied']],
    ['no camera', { camera: 'none' } as const, screenTexts.cameraNone],
  ])('%s', async (_, faults, text) => {
    const page = showPage({ prepare: (phone) => Object.assign(phone.faults, faults) })
    await page.loaded()
    const reader = await startReader()
    await page.choose('Settings')
    await page.user.click(await screen.findByRole('radio', { name: 'Text' }, { timeout: LATE_PART_MS }))
    await page.talking()
    expect(await reader.told()).toContain(`assertive: ${text}`)
    await reader.stop()
  })

  it.each([
    ['no microphone', { microphone: 'denied' } as const, spokenTexts['mic.denied']],
    ['no camera', { camera: 'none' } as const, screenTexts.cameraNone],
  ])('%s in text mode by the alert alone', async (_, faults, text) => {
    const page = showPage({ prepare: (phone) => Object.assign(phone.faults, faults) })
    await page.loaded()
    const reader = await startReader()
    await startInText(page)
    await page.heardOut()
    expect((await reader.told()).filter((told) => told.includes(text))).toEqual([`assertive: ${text}`])
    await reader.stop()
  })

  it.each([
    ['the phone’s voice alone where it has one', true, []],
    ['a screen reader where it has none', false, [`assertive: ${screenTexts.otherTab}`]],
  ])('that another tab talks, by %s', async (_, speaks, expected) => {
    const page = showPage()
    const start = await page.loaded()
    if (!speaks) page.phone.lacks('voice')
    page.phone.otherTabTalks()
    const reader = await startReader()
    await page.user.click(start)
    await page.pass(1000)
    expect(page.phone.spies.speaker.say).toHaveBeenCalledWith(screenTexts.otherTab)
    expect(await reader.told()).toEqual(expected)
    // The network is no affair of that voice.
    await page.tell(() => page.phone.setOnline(false))
    expect(await reader.told()).toEqual([`assertive: ${screenTexts.offline}`])
    await reader.stop()
  })

  it('a part that did not come, whatever voice is listed: it may not begin so long after a tap', async () => {
    const page = showPage()
    await page.loaded()
    const reader = await startReader()
    const { phone, store } = page
    await page.tell(() => tellLate({ devices: phone.devices, store }, screenTexts.lateFailed, undefined))
    expect(phone.spies.speaker.say).toHaveBeenCalledWith(screenTexts.lateFailed)
    expect(await reader.told()).toEqual([`assertive: ${screenTexts.lateFailed}`])
    await reader.stop()
  })

  it('a store that is not known, and lists that did not come', async () => {
    const unknown = showPage({ storeId: '9' })
    const reader = await startReader()
    await unknown.loaded()
    expect(await reader.told()).toContain(`assertive: ${screenTexts.storeUnknown}`)
    unknown.unmount()
    const empty = showPage({
      prepare: (_, { reply, json }) => reply('/api/publicProduct', async () => json({}, 503)),
    })
    await reader.told()
    await empty.pass(1000)
    expect(await reader.told()).toEqual(['assertive: HTTP error! status: 503'])
    await reader.stop()
  })

  it('the conversation in text mode, where it is the voice', async () => {
    const page = showPage()
    await page.loaded()
    const reader = await startReader()
    await startInText(page)
    await page.pass(20_000)
    const told = await reader.told()
    expect(told).toContain(`polite: ${spoken('welcome.home', { brand: 'Britannia' })}`)
    expect(told).toContain(`polite: ${spokenTexts['place.ask']}`)
    await reader.stop()
  })
})

describe('the focus is where nothing answers by accident', () => {
  const focused = (role: 'button' | 'region', name: string) =>
    document.activeElement === screen.getByRole(role, { name })
  it('from the tap through every question to the pause and back', async () => {
    const page = showPage(inStore)
    await page.talking()
    expect(focused('button', screenTexts.talk)).toBe(true)
    await page.pass(2500)
    await page.heardOut()
    expect(focused('button', screenTexts.talk)).toBe(true)
    for (const choice of ['Not required', 'Biscuits', 'Entrance']) {
      await chosen(page, choice)
      expect(focused('region', screenTexts.choices), choice).toBe(true)
    }
    await chosen(page, 'Pause')
    expect(focused('button', 'Start talking')).toBe(true)
  })

  it('on the one button that is always there, where there is no microphone: it skips', async () => {
    const page = showPage({
      ...inStore,
      prepare: ({ set, faults }) => {
        set({ returning: true })
        faults.microphone = 'denied'
      },
    })
    await page.talking()
    expect(focused('button', screenTexts.skip)).toBe(true)
    await page.pass(2500)
    await page.choose(screenTexts.skip)
    expect(page.phone.spies.speaker.drop).toHaveBeenCalled()
  })

  it('on the button that stops the sound, when staff was called', async () => {
    const page = showPage(inStore)
    await page.welcomed()
    await chosen(page, 'Call staff')
    expect(focused('button', screenTexts.stopSound)).toBe(true)
  })

  it('on Talk, when the sound is over, and when staff is told not to come', async () => {
    const page = showPage(inStore)
    await page.welcomed()
    await chosen(page, 'Call staff', screenTexts.stopSound)
    expect(focused('button', screenTexts.talk)).toBe(true)
    await page.tell(() => page.server.tell({ staff_call: { state: 'alone' } }))
    await page.heardOut()
    await chosen(page, screenTexts.callOff)
    expect(focused('button', screenTexts.talk)).toBe(true)
  })

  it('on the choices, when the one that had it is hidden under More by the next question', async () => {
    const page = showPage(inStore)
    await page.welcomed()
    await chosen(page, 'More')
    await page.tell(() => screen.getByRole('button', { name: 'Start again' }).focus())
    await page.tell(() => page.server.hear('not required', 'notRequired'))
    await page.heardOut()
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
    expect(focused('region', screenTexts.choices)).toBe(true)
  })
})

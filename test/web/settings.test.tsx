// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { screenSaid, settingTexts } from '../../src/core/texts/en/settings.ts'
import { spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { defaultSettings, readPageSettings } from '../../src/web/settings.ts'
import { QrCode } from '../../src/web/ui/QrCode.tsx'
import { showPage } from './show-page.tsx'

async function openedSettings() {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
  await page.loaded()
  await page.choose('Settings')
  await screen.findByLabelText('Access token')
  return page
}

describe('the configuration form', () => {
  it('stands behind Settings with all that the specification names', async () => {
    await openedSettings()
    expect(screen.getByLabelText('Access token').getAttribute('type')).toBe('password')
    expect(screen.getByLabelText('Project ID')).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Audio' })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: 'Text' })).toHaveProperty('checked', false)
    expect(screen.getByLabelText('System instructions').tagName).toBe('TEXTAREA')
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Navigate' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Open on another phone' }).getAttribute('width')).toBe('256')
  })

  it.each(['Start', 'Navigate', 'Start talking'])(
    '%s is the first tap with these settings',
    async (button) => {
      const { user, choose, connecting, server, tell, sent } = await openedSettings()
      await user.type(screen.getByLabelText('Access token'), 'secret')
      await user.type(screen.getByLabelText('Project ID'), 'proj')
      await user.type(screen.getByLabelText('System instructions'), 'Be brief.')
      await choose(button)
      await connecting()
      await tell(server.accept)
      expect(sent()[0]).toMatchObject({ bearer_token: 'secret' })
      expect(sent()[1]).toMatchObject({
        setup: {
          model: expect.stringMatching(/^projects\/proj\//),
          system_instruction: { parts: [{ text: 'Be brief.' }] },
        },
      })
    },
  )
})

it.each([
  ['Start', true],
  ['Navigate', false],
])('%s begins with the welcome: %s', async (button, welcome) => {
  const page = showPage({
    storeId: '1',
    prepare: ({ set }) => set({ returning: true, motion: 'denied' }),
  })
  await page.loaded()
  await page.choose('Settings')
  await screen.findByLabelText('Access token')
  await page.choose(button)
  await page.connecting()
  await page.tell(page.server.accept)
  await page.pass(2500)
  await page.heardOut()
  expect(page.log().includes('Welcome back')).toBe(welcome)
  expect(page.log().includes('I have a route to biscuits and snacks only.')).toBe(!welcome)
})

it('how loud it speaks is kept, and is so from the first word on', async () => {
  const page = await openedSettings()
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Loudness' }), 'Louder')
  expect(page.phone.devices.memory.preferences().volume).toBe(3)
  await page.choose('Start talking')
  await page.connecting()
  expect(page.phone.spies.setVolume).toHaveBeenLastCalledWith(1.6)
})

it('says so when it cannot speak any louder', async () => {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
  await page.checking()
  await page.choose('More')
  for (let press = 0; press < 3; press++) {
    await page.choose('Louder')
    await page.heardOut()
  }
  expect(page.phone.devices.memory.preferences().volume).toBe(4)
  expect(page.log()).toContain(spokenTexts['volume.most'])
})

describe('text mode', () => {
  it('shows replies and speaks nothing; questions can be typed', async () => {
    const { user, choose, connecting, pass, server, tell, sent, log, phone } = await openedSettings()
    await user.click(screen.getByRole('radio', { name: 'Text' }))
    await choose('Start')
    await connecting()
    await tell(server.accept)
    expect(sent()[0]).toMatchObject({ setup: { generation_config: { response_modalities: ['TEXT'] } } })
    await pass(2500)
    await pass(20_000)
    await choose('Home')
    await pass(20_000)
    await user.type(screen.getByLabelText('Type a question'), 'is there milk in this{Enter}')
    expect(JSON.stringify(sent().at(-1))).toContain('is there milk in this')
    const utterance = { id: 'a', turn: 1, owner: 'check' }
    const written = { modelTurn: { parts: [{ text: 'Contains milk.' }] } }
    const transcribed = { outputTranscription: { text: 'Contains milk.' } }
    await tell(() => server.tell({ serverContent: written, utterance }))
    await tell(() => server.tell({ serverContent: transcribed, utterance: { ...utterance, last: true } }))
    expect(log().split('Contains milk.')).toHaveLength(2)
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite')
    expect(phone.spies.speaker.play).not.toHaveBeenCalled()
    await choose('More')
    await choose('Pause')
    await pass(25)
    expect(log()).toContain(spokenTexts['idle.paused'])
    expect(phone.spies.speaker.play).not.toHaveBeenCalled()
    expect(phone.spies.speaker.say).not.toHaveBeenCalled()
  })
})

describe('the QR code', () => {
  it('is black on white, 256 wide, level L by default', () => {
    const { container } = render(<QrCode value="http://localhost/?storeid=1" label="code" />)
    expect(container.querySelector('rect')?.getAttribute('fill')).toBe('#ffffff')
    expect(container.querySelector('path')?.getAttribute('fill')).toBe('#000000')
    // 27 bytes at level L fit version 2: 25 modules and a quiet zone of 4 on each side.
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 33 33')
  })
})

describe("the page's settings", () => {
  const block = (text: string) => Object.assign(document.createElement('script'), { textContent: text })
  it.each([['"__SETTINGS__"'], ['']])('%j gives the defaults', (text) => {
    expect(readPageSettings(block(text))).toEqual(defaultSettings)
  })
  it('are read, and wrong ones refused', () => {
    const given = { ...defaultSettings, speechVersion: 'v3' }
    expect(readPageSettings(block(JSON.stringify(given)))).toEqual(given)
    expect(() => readPageSettings(block('{"brand":{}}'))).toThrow()
  })
})

it('are changed by words too, said back and kept', async () => {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
  await page.welcomed()
  for (const [words, kept, said] of [
    ['sounds off', { signs: false }, settingTexts.signsOff],
    ['sounds on', { signs: true }, settingTexts.signsOn],
    ["use my phone's voice", { voice: 'phone' }, settingTexts.phoneVoice],
    ['use your own voice', { voice: 'server' }, settingTexts.ourVoice],
    ['say less', { short: true }, settingTexts.short],
    ['say everything', { short: false }, settingTexts.whole],
  ] as const) {
    await page.tell(() => page.server.hear(words, 'page'))
    await page.heardOut()
    expect(page.phone.preferences()).toMatchObject(kept)
    expect(page.log()).toContain(said)
  }
})

it('how much is said is told to the server at once, and with each question of a later visit', async () => {
  const page = showPage({ prepare: ({ set }) => set({ returning: true, short: true }) })
  await page.welcomed()
  const questions = () => page.sent().flatMap((frame) => ('question' in frame ? [frame.question] : []))
  expect(questions().length).toBeGreaterThan(0)
  expect(questions()).toEqual(questions().map(() => expect.objectContaining({ short: true })))
  await page.tell(() => page.server.hear('say everything', 'page'))
  expect(questions().at(-1)).toMatchObject({ short: false })
  await page.tell(() => page.server.hear('say less', 'page'))
  expect(questions().at(-1)).toMatchObject({ short: true })
})

it('are read out on demand, each as it is now, with the words that change it and where they stand', async () => {
  const page = showPage({ prepare: ({ set }) => set({ returning: true, short: true }) })
  await page.welcomed()
  const before = page.store.get().lines.length
  await page.tell(() => page.server.hear('open settings', 'page'))
  await page.heardOut()
  const said = page.store.get().lines.slice(before + 1)
  expect(said.map(({ text }) => text)).toEqual([
    'Speech rate: normal. Say slower or faster.',
    'Loudness: normal. Say louder or quieter.',
    'Voice: my own. To change it, say: use my phone’s voice.',
    'I listen always. To change it, say: hold to talk only.',
    'Answers: short. To change it, say: say everything.',
    'Sounds and vibration: on. To change it, say: sounds off.',
    'I speak. To change it, say: write everything.',
    'I hear by myself. To change it, say: let my phone listen.',
    'Language: English. To change it, say: speak Hindi.',
    screenSaid.byHand,
  ])
  await page.tell(() => page.server.hear('close settings', 'page'))
  await page.heardOut()
  expect(page.log()).toContain(screenSaid.settingsClosed)
})

it('are not changed by what was not meant for us: our own echo, or a screen reader', async () => {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
  await page.welcomed()
  const lines = page.store.get().lines.length
  await page.tell(() => page.server.hear('say less', 'page', { verdict: 'nothing', overVoice: true }))
  await page.heardOut()
  expect(page.phone.preferences()).toMatchObject({ short: false })
  expect(page.store.get().lines).toHaveLength(lines + 1)
})

it('a written "more" opens More, but where it is asked whether more is to be bought', async () => {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
  await page.loaded()
  page.store.dispatch({ type: 'assistant', assistant: { ...page.store.get().assistant, modality: 'TEXT' } })
  await page.checking()
  await page.pass(60_000)
  const write = (words: string) => page.user.type(screen.getByLabelText('Type a question'), `${words}{Enter}`)
  await write('more')
  expect(page.store.get().moreOpen).toBe(true)
  const inSight = [{ label: 'Buy more', words: 'buy more' }]
  await page.tell(() => page.store.dispatch({ type: 'choices', choices: { inSight, more: [] } }))
  await write('more')
  expect(page.store.get()).toMatchObject({ moreOpen: false, choices: { inSight } })
})

it('written instead of spoken, and back, are had by words, where the visit is', async () => {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
  await page.checking()
  const hear = async (words: string) => {
    await page.tell(() => page.server.hear(words, 'page', { question: 'checking' }))
    await page.heardOut()
  }
  const again = async () => {
    await page.connecting()
    await page.tell(page.server.accept)
    await page.pass(20_000)
  }
  const { say, play } = page.phone.spies.speaker
  const spoken = () => say.mock.calls.length + play.mock.calls.length
  await hear('text mode')
  expect(page.log()).toContain(settingTexts.writtenAsked)
  expect(page.store.get().assistant.modality).toBe('AUDIO')
  await hear('write everything')
  expect(page.log()).toContain(settingTexts.written)
  await again()
  expect(page.phone.preferences()).toMatchObject({ modality: 'TEXT' })
  const before = spoken()
  await page.user.type(screen.getByLabelText('Type a question'), 'settings{Enter}')
  await page.pass(60_000)
  expect(page.log()).toContain('I write. To change it, say: speak aloud.')
  expect(spoken()).toBe(before)
  await page.user.type(screen.getByLabelText('Type a question'), 'speak aloud{Enter}')
  await page.pass(20_000)
  await again()
  await page.heardOut()
  expect(page.store.get().assistant.modality).toBe('AUDIO')
  expect(screen.queryByLabelText('Type a question')).toBeNull()
  await hear('settings')
  expect(page.log()).toContain('I speak. To change it, say: write everything.')
  expect(spoken()).toBeGreaterThan(before)
})

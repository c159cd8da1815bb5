// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AnswerAbout } from '../../src/core/contract/live.ts'
import { productOf } from '../../src/core/facts/product-of.test-help.ts'
import { PACES, VOLUMES } from '../../src/core/page/preferences.ts'
import { buzzOf } from '../../src/core/speaking/signs.ts'
import { needsSpoken } from '../../src/core/texts/en/needs.ts'
import { noticesTexts } from '../../src/core/texts/en/notices.ts'
import { prefer } from '../../src/web/shopper/page.ts'
import { showPage } from './show-page.tsx'

const oats = productOf({
  id: 'p7',
  name: 'Oat Crunch',
  allergensContain: ['oats', 'milk solids'],
  allergensMayContain: ['nuts'],
})
/** The first test that opens the settings compiles them. */
const LATE = { timeout: 20_000 }
const MILK = 'Oat Crunch: you avoid milk. From our list: contains milk solids.'
const milk = { avoid: ['milk'], diets: [] }

/** All that left the phone, as one text. */
function traffic(page: ReturnType<typeof showPage>) {
  const sent = page.server.sockets.map((socket) =>
    socket.sent.map((frame) => JSON.stringify(frame)).join('\n'),
  )
  return [...sent, ...page.phone.spies.log.mock.calls.map((call) => JSON.stringify(call))].join('\n')
}

async function checking(prepare: Parameters<typeof showPage>[0] = {}) {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }), ...prepare })
  await page.checking()
  return page
}
const lines = ({ store }: ReturnType<typeof showPage>) => store.get().lines.map(({ text }) => text)

describe('what must not be eaten', () => {
  it('is said before the answer, by the phone’s own voice, and nothing of it leaves', async () => {
    const page = await checking()
    page.phone.keepNeeds(milk)
    await page.tell(() => page.server.say('Oat Crunch, 100 grams.', { about: [{ product: oats }] }))
    await page.heardOut()
    expect(lines(page).slice(-2)).toEqual([MILK, 'Oat Crunch, 100 grams.'])
    expect(page.phone.spies.speaker.sayHere).toHaveBeenCalledWith(MILK)
    expect(page.phone.spies.vibrate).toHaveBeenCalledWith(buzzOf('contains'))
    expect(page.phone.spies.signs).toHaveBeenCalledWith('contains')
    expect(traffic(page)).not.toMatch(/milk|avoid/i)
  })

  it('an answer that says it is in there, or is not certain, is felt and heard as such', async () => {
    const page = await checking()
    await page.tell(() =>
      page.server.say('From our list: contains oats.', { about: [{ product: oats, sign: 'contains' }] }),
    )
    await page.heardOut()
    expect(page.phone.spies.signs).toHaveBeenCalledWith('contains')
    expect(page.phone.spies.vibrate).toHaveBeenCalledWith(buzzOf('contains'))
    await page.tell(() => page.server.say('It is not named.', { about: [{ product: oats, sign: 'unsure' }] }))
    await page.heardOut()
    expect(page.phone.spies.signs).toHaveBeenCalledWith('unsure')
  })

  it('is said again with a repeated answer, also of one that was interrupted', async () => {
    const page = await checking()
    page.phone.keepNeeds(milk)
    await page.tell(() => page.server.say('Oat Crunch.', { about: [{ product: oats }] }))
    await page.user.click(screen.getByRole('button', { name: 'Stop' }))
    await page.heardOut()
    expect(lines(page)).not.toContain('Oat Crunch.')
    await page.tell(() => page.server.say('Oat Crunch.', { about: [{ product: oats }] }))
    await page.heardOut()
    expect(lines(page).slice(-2)).toEqual([MILK, 'Oat Crunch.'])
  })

  it('compares the pack’s own words', async () => {
    const page = await checking()
    page.phone.keepNeeds({ avoid: ['peanut'], diets: [] })
    const pack = { contains: ['peanut'], mayContain: [] }
    await page.tell(() => page.server.say('Oat Crunch.', { about: [{ product: oats, pack }] }))
    await page.heardOut()
    expect(lines(page).at(-2)).toMatch(/^Oat Crunch: you avoid peanut\. The pack says: contains peanut\./)
  })

  it('knows the pack’s own words for the visit, until that product’s pack is read again', async () => {
    const page = await checking()
    page.phone.keepNeeds({ avoid: ['peanut'], diets: [] })
    const silent = productOf({ id: 'p8', name: 'Oat Thins', allergensContain: ['oats'] })
    const said = async (...about: AnswerAbout[]) => {
      await page.tell(() => page.server.say('From our list: contains oats.', { about }))
      await page.heardOut()
      return lines(page)
        .slice(-1 - about.length, -1)
        .map((line) => /The pack says: (.*?)\./.exec(line)?.[1])
    }
    const read = (word: string) => ({ product: oats, pack: { contains: [word], mayContain: [] } })
    expect(await said(read('peanut'))).toEqual(['contains peanut'])
    expect(await said({ product: oats })).toEqual(['contains peanut'])
    expect(await said({ product: silent })).toEqual([undefined])
    expect(await said({ product: silent }, { product: oats })).toEqual([undefined, 'contains peanut'])
    expect(await said(read('milk'))).toEqual([undefined])
    expect(await said({ product: oats })).toEqual([undefined])
  })

  it('is not known of a record that cannot be read, nor of a list that cannot', async () => {
    const page = await checking()
    page.phone.keepNeeds(milk)
    const strange = { product: { id: 4 } } as unknown as { product: typeof oats }
    await page.tell(() => page.server.say('Something.', { about: [strange] }))
    await page.heardOut()
    expect(lines(page).at(-2)).toBe('I have no record of this product. Please ask staff.')
    page.phone.keepNeeds('garbled')
    await page.tell(() => page.server.say('Oat Crunch.', { about: [{ product: oats }] }))
    await page.heardOut()
    expect(lines(page).at(-2)).toBe('I could not look at what you avoid. Please ask staff.')
  })

  it('is played as a recording that names nothing where the phone has no voice', async () => {
    const page = await checking({
      prepare: (phone) => {
        phone.set({ returning: true })
        phone.lacks('voice')
      },
    })
    page.phone.keepNeeds(milk)
    await page.tell(() => page.server.say('Oat Crunch.', { about: [{ product: oats }] }))
    await page.heardOut()
    expect(lines(page).at(-2)).toBe(MILK)
    expect(page.phone.spies.speaker.sayHere).not.toHaveBeenCalled()
    expect(traffic(page)).not.toMatch(/milk|avoid/i)
  })

  it('no sound leaves the phone while it is said, unless the shopper holds to talk', async () => {
    const page = await checking()
    page.phone.keepNeeds(milk)
    const sound = () => (traffic(page).match(/audio/g) ?? []).length
    await page.tell(() => page.server.say('Oat Crunch.', { about: [{ product: oats }] }))
    const before = sound()
    await page.tell(() => page.phone.hearSound(1600))
    expect(sound()).toBe(before)
    await page.heardOut()
    await page.pass(300)
    await page.tell(() => page.phone.hearSound(1600))
    expect(sound()).toBe(before + 1)
  })
})

describe('the list, by words', () => {
  it('is kept as it was heard, said back, and told to nobody', async () => {
    const page = await checking()
    await page.tell(() => page.server.hear('i am allergic to peanuts and milk', 'page'))
    await page.heardOut()
    expect(page.phone.needs()).toEqual({ avoid: ['peanut', 'milk'], diets: [] })
    expect(lines(page)).toContain('Kept: you avoid peanut and milk.')
    expect(lines(page)).toContain(needsSpoken['needs.server'])
    await page.tell(() => page.server.hear('what is on my list', 'page'))
    await page.heardOut()
    expect(lines(page).at(-1)).toBe('You avoid peanut and milk.')
    await page.tell(() => page.server.hear('remove milk from my list', 'page'))
    await page.heardOut()
    expect(page.phone.needs()).toEqual({ avoid: ['peanut'], diets: [] })
    await page.tell(() => page.server.hear('forget my list', 'page'))
    await page.heardOut()
    expect(page.phone.needs()).toBeUndefined()
    expect(lines(page).at(-1)).toBe('Forgotten. What it held: You avoid peanut.')
    expect(traffic(page)).not.toMatch(/peanut|milk|allergic/i)
  })

  it('says at once what concerns the product in hand', async () => {
    const page = await checking()
    await page.tell(() => page.server.say('Oat Crunch.', { about: [{ product: oats }] }))
    await page.heardOut()
    await page.tell(() => page.server.hear('i do not eat milk', 'page'))
    await page.heardOut()
    expect(lines(page)).toContain(MILK)
  })

  it('says that a cloud hears it, where one does', async () => {
    const page = await checking({ settings: { hearsInCloud: true } })
    await page.tell(() => page.server.hear('i do not eat egg', 'page'))
    await page.heardOut()
    expect(lines(page).at(-1)).toBe(needsSpoken['needs.cloud'])
  })

  it('says so where the browser keeps nothing', async () => {
    const page = await checking({ prepare: (phone) => phone.lacks('storage') })
    await page.tell(() => page.server.hear('i do not eat egg', 'page'))
    await page.heardOut()
    expect(lines(page)).toContain('I could not keep it: this browser keeps nothing once the page is closed.')
    await page.tell(() => page.server.hear('what is on my list', 'page'))
    await page.heardOut()
    expect(lines(page).at(-1)).toBe('You avoid egg.')
  })

  it('typed words of it are sent to nobody', async () => {
    const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
    await page.loaded()
    page.store.dispatch({ type: 'assistant', assistant: { ...page.store.get().assistant, modality: 'TEXT' } })
    await page.checking()
    await page.user.type(screen.getByLabelText('Type a question'), 'I am allergic to sesame{Enter}')
    await page.heardOut()
    expect(page.phone.needs()).toEqual({ avoid: ['sesame'], diets: [] })
    expect(traffic(page)).not.toMatch(/sesame/i)
  })
})

it('the list, by hand', async () => {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
  await page.loaded()
  await page.choose('Settings')
  await page.user.click(await screen.findByRole('button', { name: 'What I must not eat' }))
  await page.user.click(await screen.findByRole('checkbox', { name: 'peanut' }))
  await page.user.click(screen.getByRole('checkbox', { name: 'vegetarian' }))
  await page.user.type(screen.getByLabelText('Something else'), 'Kiwi{Enter}')
  expect(page.phone.needs()).toEqual({ avoid: ['peanut', 'kiwi'], diets: ['vegetarian'] })
  const region = within(screen.getByRole('region', { name: 'What I must not eat' }))
  expect(region.getByRole('checkbox', { name: 'kiwi' })).toHaveProperty('checked', true)
  // A tick that goes with its last press leaves the focus where another could be told.
  await page.user.click(region.getByRole('checkbox', { name: 'kiwi' }))
  expect(region.queryByRole('checkbox', { name: 'kiwi' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Something else'))
  await page.user.click(region.getByRole('button', { name: 'Forget my list' }))
  expect(page.phone.needs()).toBeUndefined()
})

it('a panel that stands open changes what is kept now, not what it showed', async () => {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
  await page.loaded()
  await page.choose('Settings')
  await page.user.click(await screen.findByRole('button', { name: 'What I must not eat' }))
  const egg = await screen.findByRole('checkbox', { name: 'egg' })
  page.phone.keepNeeds({ avoid: ['milk', 'peanut'], diets: ['pescatarian'] })
  await page.user.click(egg)
  expect(page.phone.needs()).toEqual({ avoid: ['milk', 'peanut', 'egg'], diets: [], unread: ['pescatarian'] })
  expect(screen.getByRole('checkbox', { name: 'milk' })).toHaveProperty('checked', true)
  expect(screen.queryByText('I could not look at what you avoid. Please ask staff.')).not.toBeNull()
  page.phone.keepNeeds({ avoid: ['soya'], diets: [] })
  act(() => void window.dispatchEvent(new Event('storage')))
  expect(screen.getByRole('checkbox', { name: 'soya' })).toHaveProperty('checked', true)
  expect(egg).toHaveProperty('checked', false)
})

it('a double tap forgets nothing: the second tap was not meant for what the first has asked', async () => {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
  await page.loaded()
  page.phone.keepNeeds(milk)
  await page.user.dblClick(screen.getByRole('button', { name: 'Settings' }))
  await page.user.dblClick(await screen.findByRole('button', { name: noticesTexts.forgetMe }, LATE))
  expect(page.phone.needs()).toEqual(milk)
  expect(screen.getByRole('button', { name: noticesTexts.forgetSure })).toBeTruthy()
})

it('all of it is forgotten by hand, after a second press', async () => {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
  await page.loaded()
  page.phone.keepNeeds(milk)
  await page.choose('Settings')
  await page.user.click(await screen.findByRole('button', { name: noticesTexts.forgetMe }))
  expect(page.phone.needs()).toEqual(milk)
  await page.choose(noticesTexts.forgetSure)
  expect(page.phone.needs()).toBeUndefined()
  expect(screen.getByText(/^Forgotten: how you like me to speak/)).toBeTruthy()
})

describe('what becomes of a shopper here', () => {
  it('is told when asked for: the machine, the notice, what is known', async () => {
    const page = await checking()
    page.phone.keepNeeds(milk)
    await page.tell(() => page.server.hear('am i talking to a machine', 'page'))
    await page.heardOut()
    expect(lines(page).at(-1)).toMatch(/^Yes, you are talking to a machine/)
    await page.tell(() => page.server.hear('what do you hear and see', 'page'))
    await page.heardOut()
    expect(lines(page).at(-5)).toMatch(/^I hear you through the microphone/)
    await page.tell(() => page.server.hear('what do you know of me', 'page'))
    await page.heardOut()
    expect(lines(page)).toContain('You avoid milk.')
    expect(traffic(page)).not.toMatch(/milk/i)
  })

  it('forget me is not undone by the next change, nor is what another tab has kept', async () => {
    const page = await checking()
    const say = async (text: string) => {
      await page.tell(() => page.server.hear(text, 'page'))
      await page.heardOut()
    }
    await say('short answers')
    await say('use my phone’s voice')
    page.store.dispatch({
      type: 'preferences',
      preferences: { ...page.store.get().preferences, phoneEar: true, pace: 4 },
    })
    await say('forget me')
    const forgotten = { short: false, voice: 'server', phoneEar: false, pace: 2 }
    expect(page.store.get().preferences).toMatchObject(forgotten)
    await say('sounds off')
    const { memory } = page.phone.devices
    expect(memory.preferences()).toMatchObject({ ...forgotten, signs: false })
    memory.keepPreferences({ ...memory.preferences(), short: true, phoneEar: false })
    page.store.dispatch({
      type: 'preferences',
      preferences: { ...page.store.get().preferences, phoneEar: true },
    })
    await say('sounds on')
    expect(memory.preferences()).toMatchObject({ short: true, phoneEar: false, signs: true })
    expect(page.store.get().preferences).toMatchObject({ short: true, phoneEar: false, signs: true })
  })

  it('forget me is heard in pace and loudness at once, and the next change goes on from there', async () => {
    const page = await checking()
    const say = async (text: string) => {
      await page.tell(() => page.server.hear(text, 'page'))
      await page.heardOut()
    }
    prefer({ store: page.store, devices: page.phone.devices }, { pace: 4, volume: 4 })
    const { setPace, setVolume } = page.phone.spies
    expect(setPace).toHaveBeenLastCalledWith(PACES[4])
    await say('forget me')
    expect(setPace).toHaveBeenLastCalledWith(PACES[2])
    expect(setVolume).toHaveBeenLastCalledWith(VOLUMES[2])
    await say('faster')
    expect(setPace).toHaveBeenLastCalledWith(PACES[3])
  })

  it('forget me leaves nothing, and taking consent back turns microphone and camera off', async () => {
    const page = await checking()
    page.phone.keepNeeds(milk)
    page.phone.keepShopping({ wanted: ['curd'], bag: [], bagAtMs: 0 })
    await page.tell(() => page.server.hear('forget me', 'page'))
    await page.heardOut()
    expect([page.phone.needs(), page.phone.shopping(), page.phone.notice()]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    await page.tell(() => page.server.hear('i do not agree', 'page'))
    await page.heardOut()
    expect(page.phone.owesSafety()).toBe(true)
    expect(page.store.get().phase).toBe('paused')
    expect(page.phone.spies.microphoneClosed).toHaveBeenCalled()
    expect(page.phone.spies.cameraClosed).toHaveBeenCalled()
  })
})

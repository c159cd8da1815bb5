// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { productOf } from '../../src/core/facts/product-of.test-help.ts'
import { showPage } from './show-page.tsx'

const crunch = productOf({ id: 'p7', name: 'Oat Crunch', allergensContain: ['oats'] })
const thins = productOf({ id: 'p8', name: 'Oat Thins', allergensContain: ['oats'] })

/** A page that checks products: what it says to a sentence, and a look that names one. */
async function checkingPage() {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
  await page.checking()
  const hear = async (text: string) => {
    await page.tell(() => page.server.hear(text, 'page', { question: 'checking' }))
    await page.heardOut()
    return page.store.get().lines.at(-1)?.text
  }
  const look = async (product: typeof crunch) => {
    await page.tell(() => page.server.tell({ look: { open: true, id: 'a' } }))
    await page.tell(() => page.server.tell({ look: { open: false, id: 'a' } }))
    await page.tell(() => page.server.say(`${product.name}.`, { about: [{ product }] }))
    await page.heardOut()
  }
  return { page, hear, look }
}

it('a list by words: packs are told from their siblings, checked off, and the bag is read back', async () => {
  const { page, hear, look } = await checkingPage()
  const lines = () => page.store.get().lines.map(({ text }) => text)
  page.phone.keepNeeds({ avoid: ['oats'], diets: [] })
  await hear('add oat crunch to my shopping list')
  expect(lines().at(-1)).toBe('On your shopping list: Oat Crunch.')
  await look(thins)
  expect(lines().slice(-2)).toEqual(['This is Oat Thins. Your list has Oat Crunch.', 'Oat Thins.'])
  await look(crunch)
  expect(lines()).toContain('Oat Crunch is on your shopping list. I check it off and count it into your bag.')
  await hear('what is in my bag')
  expect(lines().slice(-2)).toEqual([
    'In your bag, as you told me: Oat Crunch.',
    'Oat Crunch: you avoid oats. From our list: contains oats.',
  ])
  await hear('not in my bag')
  await hear('what is in my bag')
  expect(lines().at(-1)).toBe('I know of nothing in your bag.')
  const sent = page.server.sockets.map((socket) => JSON.stringify(socket.sent)).join()
  expect(sent).not.toMatch(/crunch|shopping|bag"|avoid/i)
})

it.each<[string, ...('name' | 'date' | 'ended' | 'asked' | 'pressed')[]]>([
  ['a look that failed, whatever was asked since', 'name', 'ended', 'asked'],
  ['a look that failed, whatever was pressed since', 'name', 'ended', 'pressed'],
  ['a look that is still open', 'name', 'asked'],
  ['a look for the date', 'date', 'ended'],
])('a product is not found by %s', async (_, ...steps) => {
  const { page, hear } = await checkingPage()
  await hear('add oat crunch to my shopping list')
  const wanted = page.phone.shopping()
  const doStep = {
    name: () => page.tell(() => page.server.tell({ look: { open: true, id: 'a', for: 'name' } })),
    date: () => page.tell(() => page.server.tell({ look: { open: true, id: 'a', for: 'date' } })),
    ended: () => page.tell(() => page.server.tell({ look: { open: false, id: 'a' } })),
    asked: () => page.tell(() => page.server.hear('does oat crunch contain nuts', 'contains nuts')),
    pressed: () => page.choose('Repeat'),
  }
  for (const step of steps) await doStep[step]()
  await page.tell(() => page.server.say('Oat Crunch.', { about: [{ product: crunch }] }))
  await page.heardOut()
  expect(page.store.get().lines.at(-1)?.text).toBe('Oat Crunch.')
  expect(page.phone.shopping()).toEqual(wanted)
})

it('a pack that is looked at while something is said is found once the look names it', async () => {
  const { page, hear } = await checkingPage()
  await hear('add oat crunch to my shopping list')
  await page.tell(() => page.server.tell({ look: { open: true, id: 'a', for: 'name' } }))
  await page.tell(() => page.server.hear('what is the price', 'price'))
  await page.tell(() => page.server.tell({ look: { open: false, id: 'a' } }))
  await page.tell(() => page.server.say('Oat Crunch.', { about: [{ product: crunch }] }))
  await page.heardOut()
  expect(page.phone.shopping()).toMatchObject({ wanted: [], bag: [{ product: { id: 'p7' } }] })
})

it('a list by hand', async () => {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
  await page.loaded()
  await page.choose('Settings')
  await page.user.click(await screen.findByRole('button', { name: 'What I want to buy' }))
  await page.user.type(await screen.findByLabelText('Product'), 'Oat Crunch{Enter}')
  expect(page.phone.shopping()).toMatchObject({ wanted: ['oat crunch'] })
  await page.choose('Remove oat crunch')
  expect(page.phone.shopping()).toBeUndefined()
})

it('keeps the focus where the list is when the entry that had it goes', async () => {
  const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
  await page.loaded()
  await page.choose('Settings')
  await page.user.click(await screen.findByRole('button', { name: 'What I want to buy' }))
  const field = await screen.findByLabelText('Product')
  await page.user.type(field, 'Oat Crunch{Enter}')
  await page.user.type(field, 'Curd{Enter}')
  await page.choose('Remove oat crunch')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove curd' }))
  await page.user.keyboard('{Enter}')
  expect(document.activeElement).toBe(field)
})

it('what was changed last is taken back, and "my list" is the one that was spoken of last', async () => {
  const { page, hear } = await checkingPage()
  expect(await hear('undo')).toBe('I have changed nothing on your lists that I could take back.')
  await hear('add oat crunch to my shopping list')
  expect(await hear('add bread to my list')).toBe(
    'I do not find bread in the list of this brand. I keep it as you said it.',
  )
  expect(page.phone.shopping()).toMatchObject({ wanted: ['oat crunch', 'bread'] })
  expect(page.phone.needs()).toBeUndefined()
  expect(await hear('undo')).toBe('Still to find: Oat Crunch.')
  expect(await hear('undo that')).toBe('I have changed nothing on your lists that I could take back.')
  await hear('i am allergic to oats')
  await hear('add peanuts to my list')
  expect(page.phone.needs()).toMatchObject({ avoid: ['oats', 'peanut'] })
  await hear('undo')
  expect(page.phone.needs()).toMatchObject({ avoid: ['oats'] })
  await hear('forget me')
  await hear('undo')
  expect(page.phone.needs()).toBeUndefined()
})

const NOTHING = 'I have changed nothing on your lists that I could take back.'

it('what was changed by hand since is not taken back', async () => {
  const { page, hear } = await checkingPage()
  await hear('i am allergic to oats')
  page.phone.keepNeeds({ avoid: ['oats', 'milk'], diets: [] })
  expect(await hear('undo')).toBe(NOTHING)
  expect(page.phone.needs()).toEqual({ avoid: ['oats', 'milk'], diets: [] })
  await hear('add bread to my shopping list')
  page.phone.devices.memory.forgetAll()
  expect(await hear('undo')).toBe(NOTHING)
  expect([page.phone.needs(), page.phone.shopping()]).toEqual([undefined, undefined])
})

it('what changed nothing leaves what was changed before it to be taken back', async () => {
  const { page, hear } = await checkingPage()
  await hear('i am allergic to oats')
  await hear('remove bread from my shopping list')
  await hear('remove soya from my list')
  expect(page.phone.shopping()).toBeUndefined()
  await hear('undo')
  expect(page.phone.needs()).toBeUndefined()
})

it('"my list" is the shopping list only right after she spoke of it', async () => {
  const { page, hear, look } = await checkingPage()
  await hear('add oat crunch to my shopping list')
  await hear('i am allergic to oats')
  await look(crunch)
  await hear('what is in my bag')
  await hear('add peanuts to my list')
  expect(page.phone.needs()).toMatchObject({ avoid: ['oats', 'peanut'] })
  await hear('add bread to my shopping list')
  for (let minute = 0; minute < 3; minute += 1) {
    await page.pass(45_000)
    await hear('what is in my bag')
  }
  await hear('add soya to my list')
  expect(page.phone.needs()).toMatchObject({ avoid: ['oats', 'peanut', 'soya'] })
  expect(page.phone.shopping()).toMatchObject({ wanted: ['bread'] })
  // What she avoids is told of last, and how to hear all of it: "my list" is that one.
  await hear('add curd to my shopping list')
  await page.tell(() => page.server.say('Oat Crunch.', { about: [{ product: crunch }] }))
  await page.heardOut()
  await hear('add sesame to my list')
  expect(page.phone.needs()).toMatchObject({ avoid: ['oats', 'peanut', 'soya', 'sesame'] })
  await hear('add curd to my shopping list')
  expect(await hear('what is on my list')).toMatch(/^Still to find: .*curd/)
  expect(page.store.get().lines.at(-2)?.text).toMatch(/^You avoid .*sesame/)
})

it('what is to be taken off "my list" is taken off the one that has it', async () => {
  const { page, hear } = await checkingPage()
  page.phone.keepNeeds({ avoid: ['oats', 'milk'], diets: [] })
  await hear('add oat crunch to my shopping list')
  expect(await hear('remove milk from my list')).toBe('Removed: milk.')
  expect(await hear('remove oat crunch from my list')).toBe('No longer on your shopping list: Oat Crunch.')
  expect(page.phone.needs()).toEqual({ avoid: ['oats'], diets: [] })
  expect(page.phone.shopping()).toBeUndefined()
})

it('what was not taken is out of the bag if it is in it, and else for the visit', async () => {
  const { page, hear } = await checkingPage()
  await page.tell(() => page.server.tell({ look: { open: true, id: 'a' } }))
  await page.tell(() => page.server.tell({ look: { open: false, id: 'a' } }))
  await page.tell(() => page.server.say('Oat Crunch.', { about: [{ product: crunch }] }))
  await hear('put it in my bag')
  for (const text of ['i did not take the bus', 'i put the phone back', 'मैंने दवा नहीं ली'])
    expect(await hear(text)).not.toMatch(/bag/)
  expect(page.phone.shopping()).toMatchObject({ bag: [{ product: crunch }] })
  expect(await hear('i did not take the oat crunch')).toBe('Out of your bag: Oat Crunch.')
})

it('what was not taken, and is in no bag, interrupts nothing: it is said to somebody else', async () => {
  const { page } = await checkingPage()
  const { speaker } = page.phone.spies
  await page.tell(() => page.server.say('Contains wheat and milk.', { id: 'a', turn: 4 }))
  for (const text of ['i did not take the bus', 'i put the phone back', 'maine chhata nahi liya']) {
    await page.tell(() => page.phone.hearVoice(true))
    await page.tell(() => page.server.tell({ speech: { on: true } }))
    await page.tell(() => page.phone.hearVoice(false))
    const lines = page.store.get().lines.length
    await page.tell(() => page.server.hear(text, 'page', { question: 'checking', overVoice: true }))
    expect(page.store.get().lines.slice(lines)).toMatchObject([{ who: 'heard', text }])
    expect(speaker.drop).not.toHaveBeenCalledWith(['a'])
  }
  await page.heardOut()
  expect(page.store.get().lines.at(-1)).toMatchObject({ who: 'heard' })
})

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { productOf } from '../../src/core/facts/product-of.test-help.ts'
import { ownTextsIn } from '../../src/core/texts/own-texts.ts'
import { englishIn } from '../fixtures/made-up-language.ts'
import { showHindi, talkingHindi as talking } from './talking-hindi.ts'

type Page = ReturnType<typeof showHindi>
const own = ownTextsIn('hi-IN')

/** Names, a language's own name for itself, and the names of buttons that the phone itself shows. */
const NAMES = [
  'Britannia Industries Limited',
  'Britannia',
  'Andheri',
  'Oat Crunch',
  'English',
  'Add to Home Screen',
  'Add to Home screen',
  'Share',
]

/** All that a screen says: what is written, and the names and hints that only a screen reader has. */
function shown(): string[] {
  const all = [...document.body.querySelectorAll('*')]
  const named = all.flatMap((element) =>
    ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'].flatMap(
      (name) => element.getAttribute(name) ?? [],
    ),
  )
  const written = all.flatMap((element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? ''),
  )
  return [...named, ...written]
}

/** Looks at screen and speech whenever it is asked to; a word of English that is no name makes it fall. */
function watched(page: Page) {
  const { speaker } = page.phone.spies
  return (state: string) => {
    const said = [...speaker.say.mock.calls, ...speaker.sayHere.mock.calls].map(([text]) => String(text))
    const lines = page.store.get().lines.map(({ text }) => text)
    const notices = page.store.get().notices.map(({ text }) => text)
    expect(
      [...shown(), ...said, ...lines, ...notices].flatMap((text) => englishIn(text, NAMES)),
      state,
    ).toEqual([])
  }
}

const oats = productOf({
  name: 'Oat Crunch',
  allergensContain: ['oats', 'milk solids'],
  allergensMayContain: ['nuts'],
})

it('says and shows no English word but names from the first screen to the shelf and the goodbye', async () => {
  const page = showHindi()
  const look = watched(page)
  look('loading')
  await talking(page)
  look('introduction')
  await page.choose('और')
  look('further choices')
  for (const button of ['ज़रूरत नहीं', 'बिस्किट', 'प्रवेश द्वार']) {
    await page.choose(button)
    await page.heardOut()
    look(button)
  }
  for (const [words, meaning] of [
    ['मदद', 'help'],
    ['मैं कहाँ हूँ', 'whereAmI'],
    ['कितने कदम बाकी', 'howManyLeft'],
    ['रुको', 'stop'],
    ['नहीं', 'no'],
    ['आगे', 'next'],
    ['पीछे', 'back'],
    ['आगे', 'next'],
  ] as const) {
    await page.tell(() => page.server.hear(words, meaning))
    await page.heardOut()
    look(`walking: ${words}`)
  }
  await page.tell(() => page.server.hear('मैं पहुँच गया', 'iAmHere'))
  await page.heardOut()
  look('arrived')
  await page.tell(() => page.server.hear('स्टाफ बुलाओ', 'callStaff'))
  await page.heardOut()
  look('staff called')
  // Staff see which language they are called in.
  expect(page.sent()).toContainEqual({ staff_call: expect.objectContaining({ on: true, language: 'hi-IN' }) })
  await page.tell(() => page.server.hear('कैश काउंटर', 'counter'))
  await page.heardOut()
  look('counter')
})

it('nor of a product and what is kept of the shopper', async () => {
  const page = showHindi({ storeId: null })
  const look = watched(page)
  await talking(page)
  await page.choose('घर')
  await page.heardOut()
  look('home')
  page.phone.keepNeeds({ avoid: ['milk', 'egg', 'cashew'], diets: ['vegetarian'] })
  await page.tell(() => page.server.say('Oat Crunch।', { about: [{ product: oats }] }))
  await page.heardOut()
  expect(page.phone.spies.speaker.sayHere).toHaveBeenCalledWith(
    'Oat Crunch: आपको इससे बचना है: दूध। हमारी सूची से: इसमें है: दूध के ठोस पदार्थ।',
  )
  look('what must not be eaten')
  for (const words of [
    'मुझे मूँगफली और तिल से एलर्जी है',
    'मैं शाकाहारी हूँ',
    'मेरी सूची में क्या है',
    'मेरी सूची से दूध हटाओ',
    'खरीदारी की सूची में दूध जोड़ो',
    'मेरी खरीदारी की सूची में क्या है',
    'मेरे थैले में क्या है',
    'आप क्या सुनती और देखती हैं',
    'आप मेरे बारे में क्या जानती हैं',
    'क्या आप मशीन हैं',
    'शिकायत कहाँ करूँ',
    'सेटिंग',
    'और',
    'विकल्प बताओ',
    'विकल्प बंद करो',
    'सेटिंग बंद करो',
    'अभ्यास छोड़ दो',
    'मेरी सूची भूल जाओ',
    'मुझे भूल जाओ',
  ]) {
    const before = page.store.get().lines.at(-1)
    await page.tell(() => page.server.hear(words, 'page'))
    await page.heardOut()
    expect(page.store.get().lines.at(-1), words).not.toBe(before)
    look(words)
  }
})

it.each([
  ['no microphone', ({ phone }: Page) => phone.loseMicrophone()],
  ['no camera', ({ phone }: Page) => phone.loseCamera()],
  ['no line', ({ server }: Page) => server.drop()],
])('nor of a fault: %s', async (_, fault) => {
  const page = showHindi()
  const look = watched(page)
  await talking(page)
  await page.tell(() => fault(page))
  await page.pass(3000)
  look('at once')
  await page.pass(60_000)
  look('after a minute')
})

it('nor in the settings, where lists are kept by hand in its own words', async () => {
  const page = showHindi()
  await page.pass(1000)
  await page.choose('सेटिंग')
  await page.user.click(await screen.findByRole('button', { name: own.needsScreen.title }))
  await page.user.click(await screen.findByRole('checkbox', { name: 'मूँगफली' }))
  await page.user.type(screen.getByLabelText(own.needsScreen.others), 'दूध{Enter}')
  await page.user.type(screen.getByLabelText(own.needsScreen.others), 'कीवी{Enter}')
  expect(page.phone.needs()).toEqual({ avoid: ['peanut', 'milk', 'कीवी'], diets: [] })
  const region = within(screen.getByRole('region', { name: own.needsScreen.title }))
  expect(region.getByRole('checkbox', { name: 'कीवी' })).toHaveProperty('checked', true)
  await page.user.click(screen.getByRole('button', { name: own.shoppingScreen.title }))
  await page.user.type(await screen.findByLabelText(own.shoppingScreen.product), 'कीवी{Enter}')
  const asWritten = ['rye', 'cheese', 'ID']
  expect(shown().flatMap((text) => englishIn(text, [...NAMES, ...asWritten]))).toEqual([])
})

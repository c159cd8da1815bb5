// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { productOf } from '../../src/core/facts/product-of.test-help.ts'
import { substances } from '../../src/core/substances/substances.ts'
import { spokenTexts as english } from '../../src/core/texts/en/spoken.ts'
import { settingTexts } from '../../src/core/texts/hi/settings.ts'
import { spokenTexts } from '../../src/core/texts/hi/spoken.ts'
import { ownTextsIn } from '../../src/core/texts/own-texts.ts'
import { saysToPhone as says, showHindi, talkingHindi as talking } from './talking-hindi.ts'

const own = ownTextsIn('hi-IN')

const hindi = (storeId: string | null = '1') => showHindi({ storeId, phoneEar: true })

it('a recogniser that ends by itself every few seconds is begun anew each time, and the visit goes on', async () => {
  const page = hindi()
  await talking(page)
  for (const [words, answer] of [
    ['ज़रूरत नहीं', spokenTexts['aisle.ask.one'].replaceAll('{section}', 'बिस्किट और स्नैक्स')],
    ['बिस्किट', spokenTexts['entrance.ask']],
    ['वहाँ नहीं', spokenTexts['entrance.no1']],
  ] as const) {
    for (let end = 0; end < 3; end += 1) {
      await page.pass(5000)
      await page.tell(() => page.phone.phoneEar()?.ended(undefined))
      expect(page.phone.phoneEar()).toBeUndefined()
      await page.pass(300)
      // What is asked again meanwhile is not to be heard by it.
      await page.heardOut()
      expect(page.phone.phoneEar(), words).toBeDefined()
    }
    await says(page, words)
    expect(page.log()).toContain(answer)
  }
  for (const told of [
    settingTexts.phoneEarRefused,
    settingTexts.phoneEarNetwork,
    settingTexts.phoneEarLanguage,
  ])
    expect(page.log()).not.toContain(told)
})

it('a voice that is missing in the middle of a visit leaves the visit in English where it was, and heard by the phone', async () => {
  const page = hindi()
  await talking(page)
  await says(page, 'ज़रूरत नहीं')
  page.phone.spoken.languages = ['en-IN']
  await page.tell(() => page.phone.spoken.silenced())
  await page.pass(100)
  await page.tell(page.server.accept)
  await page.pass(2500)
  await page.heardOut()
  expect(page.log()).toContain(english['voice.gone'])
  expect(page.log()).toContain(english['aisle.ask.one'].replaceAll('{section}', 'biscuits and snacks'))
  expect(page.phone.phoneEar()).toMatchObject({ language: 'en-IN' })
  await says(page, 'biscuits')
  expect(page.log()).toContain(english['entrance.ask'])
})

it('a sentence that mixes both languages is kept as a whole, a half of it never', async () => {
  const page = hindi()
  await talking(page)
  await says(page, 'मुझे milk और egg से allergy है')
  expect(page.phone.needs()).toEqual({ avoid: ['milk', 'egg'], diets: [] })
  await says(page, 'i am allergic to मूँगफली')
  expect(page.phone.needs()).toEqual({ avoid: ['milk', 'egg', 'peanut'], diets: [] })
})

it('of forty allergens none is lost, and what a pack has of them is said first', async () => {
  const page = hindi(null)
  await talking(page)
  await page.choose('घर')
  await page.heardOut()
  const forty = substances.slice(0, 40).map(({ spoken }) => spoken)
  await says(page, `मुझे ${forty.join(', ')} से एलर्जी है`)
  expect(page.phone.needs()).toEqual({ avoid: forty, diets: [] })
  const product = productOf({ name: 'Oat Crunch', allergensContain: ['oats', 'milk solids'] })
  await page.tell(() => page.server.say('Oat Crunch।', { about: [{ product }] }))
  await page.heardOut()
  const [first] = page.phone.spies.speaker.sayHere.mock.calls
    .flat()
    .filter((text) => String(text).includes('Oat'))
  expect(first).toContain('दूध के ठोस पदार्थ')
  expect(first).toContain('ओट्स')
})

it('a substance that nobody knows is said to be for staff, and nothing is guessed', async () => {
  const page = hindi(null)
  await talking(page)
  await page.choose('घर')
  await page.heardOut()
  await says(page, 'मुझे कीवी से एलर्जी है')
  const product = productOf({ name: 'Oat Crunch', allergensContain: ['oats'], ingredients: 'Oats, sugar' })
  await page.tell(() => page.server.say('Oat Crunch।', { about: [{ product }] }))
  await page.heardOut()
  const said = page.phone.spies.speaker.sayHere.mock.calls.flat().map(String)
  expect(said).toContain(own.ofNamed('Oat Crunch', own.cannotLookFor(['कीवी'])))
  expect(own.cannotLookFor(['कीवी'])).toContain('स्टाफ़')
})

import { screenTexts } from '../../src/core/texts/hi/screen.ts'
import { preferenceTexts } from '../../src/core/texts/hi/setting-screen.ts'
import { ownTextsIn } from '../../src/core/texts/own-texts.ts'
import type { Hand } from './hindi-hand.ts'
import { cookies, shortName } from './hindi-products.ts'

const own = ownTextsIn('hi-IN')

/** Before the visit: whoever presses buttons keeps the lists by hand, the other lets the phone listen. */
export async function ownChoices({ by, usable, visit: { page } }: Hand) {
  await page.getByRole('button', { name: screenTexts.settings }).click()
  await page.getByRole('button', { name: own.needsScreen.title }).click()
  await page.getByRole('button', { name: own.shoppingScreen.title }).click()
  const milk = page.getByRole('checkbox', { name: own.avoidedName('milk'), exact: true })
  const wanted = page.getByLabel(own.shoppingScreen.product)
  const short = page.getByRole('checkbox', { name: preferenceTexts.short })
  await wanted.waitFor()
  await milk.waitFor()
  await usable('settings and lists')
  if (by === 'buttons') {
    await milk.check()
    await wanted.fill(shortName(cookies))
    await wanted.press('Enter')
    await page
      .getByRole('button', { name: own.shoppingScreen.remove(shortName(cookies).toLowerCase()) })
      .waitFor()
    await short.check()
    await short.uncheck()
  } else await page.getByRole('checkbox', { name: /^मैं सहमत हूँ/ }).check()
  await page.getByRole('button', { name: screenTexts.settings }).click()
}

/** The same by words, in the middle of the visit. */
export async function ownWords({ say }: Hand) {
  await say('मुझे दूध से एलर्जी है', own.kept([own.avoidedName('milk')], []))
  await say(`खरीदारी की सूची में ${shortName(cookies)} जोड़ो`, /^आपकी खरीदारी की सूची में: /)
  await say('मेरी सूची में क्या है', own.listIs([own.avoidedName('milk')], [])[0] ?? '')
  await say('कम बोलिए', own.settingTexts.short)
  await say('सब बताइए', own.settingTexts.whole)
}

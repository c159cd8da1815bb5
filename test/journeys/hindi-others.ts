import { screenTexts } from '../../src/core/texts/hi/screen.ts'
import { spoken, spokenTexts } from '../../src/core/texts/hi/spoken.ts'
import { type Hand, like } from './hindi-hand.ts'

/** By the code of a shelf; the page is lost in the middle, and the visit taken up and ended. */
export async function atTheShelf(hand: Hand, entrance: string) {
  const { visit } = hand
  await hand.note()
  await hand.open(`${entrance}&at=biscuits`)
  await hand.start('atShelf')
  await hand.at('atShelf')
  await hand.want(['Yes', 'हाँ', spokenTexts['scan.hello']])
  await hand.open(entrance)
  await hand.start('resuming')
  await hand.at('resuming')
  await hand.want(['Yes', 'हाँ', spokenTexts.hi])
  await hand.want(['Thank you', 'धन्यवाद', spokenTexts['thanks.ask']])
  await hand.enter('ending', 'Yes', 'हाँ')
  await visit.hurry(visit.page.getByRole('button', { name: screenTexts.start }).waitFor({ timeout: 30_000 }))
}

/** At home, where a practice visit is opened and left. */
export async function atHome(hand: Hand, home: string) {
  const { page, hears } = hand.visit
  await hand.note()
  await hand.open(home)
  await hand.start()
  await hand.at('place')
  await hand.want(['Store', 'दुकान', spokenTexts['home.go.store']])
  await hand.want(['Back', 'पीछे', spokenTexts['place.ask']])
  await hand.want(['Home', 'घर', spokenTexts['scan.hello']])
  if (hand.by === 'words') await hand.hear('अभ्यास करना है')
  else {
    await hand.want(['That is wrong', 'यह गलत है', /^मैंने अभी तक कुछ नहीं बताया है/])
    await hand.open(home)
    await page.getByRole('button', { name: screenTexts.practise }).click()
  }
  await page.waitForURL(/storeid=practice/)
  await hand.open()
  await page.getByRole('alert').getByText(screenTexts.practising).waitFor()
  await hand.usable('practice')
  await hand.start()
  await hears(spoken('practice.first'), 60_000)
  await hand.want(['Not required', 'ज़रूरत नहीं', like(spokenTexts['aisle.ask'])])
  await hand.note()
}

import { findTexts } from '../../src/core/texts/hi/looking.ts'
import { spoken } from '../../src/core/texts/hi/spoken.ts'
import { ownTextsIn } from '../../src/core/texts/own-texts.ts'
import { packBack, packFront, printedDate, printedRows } from '../fixtures/pictures.ts'
import { type Hand, like } from './hindi-hand.ts'
import { BRAND, type Shop, sample } from './shop.ts'

const DAYS_LEFT = 90
const own = ownTextsIn('hi-IN')
export const cookies = sample('Sunrise Butter Cookies')
export const other = sample('Evening Tea Biscuits')
/** Without the brand, as it is called where all are the brand's. */
export const shortName = ({ name }: { name: string }) => name.replace(`${BRAND} `, '')

/** One pack with what is asked of it, doubted, and its date; by words another, compared with it and looked for. */
export async function checkProducts(hand: Hand, shop: Shop) {
  const { visit, want, say, usable } = hand
  const show = async (scene: string) => visit.show(await shop.paint(scene))
  const milk = own.avoids([own.avoidedName('milk')], [])
  await show(packFront(cookies, BRAND))
  await want(['What is this?', 'यह क्या है', new RegExp(`^${cookies.name}: ${milk}`)])
  await visit.hears(like(own.foundIt(shortName(cookies))))
  await visit.hears(spoken('scan.askdate'))
  await want(['Allergens', 'एलर्जी वाली चीज़ें', /इसमें है: /])
  await want(['Ingredients', 'सामग्री क्या है', /सामग्री/])
  await usable('a product')
  await show(packBack(cookies))
  await want(['That is wrong', 'यह गलत है', /^मैं वह वापस लेती हूँ/])
  await visit.hears(/बार कोड भी यही कहता है|मुझे फिर से .* का बार कोड दिख रहा है/)
  await show(printedRows([`USE BY ${printedDate(new Date(), DAYS_LEFT)}`, 'MRP RS 30.00']))
  await want(['Use-by date', 'आखिरी तारीख', /इस तारीख तक/])
  if (hand.by === 'buttons') return
  await say('मेरे थैले में क्या है', own.bagHolds([shortName(cookies)]))
  await show(packFront(other, BRAND))
  await say('यह क्या है', new RegExp(`^${other.name}: ${milk}`))
  await say('पिछले से तुलना करो', /सौ ग्राम में चीनी/)
  await say(`${shortName(other)} ढूंढो`, /ढूँढ रही हूँ/)
  await visit.hears(findTexts.thisOne)
  await usable('looking for one product')
}

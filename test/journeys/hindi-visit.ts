import { expect } from 'vitest'
import { screenTexts } from '../../src/core/texts/hi/screen.ts'
import { spoken, spokenTexts } from '../../src/core/texts/hi/spoken.ts'
import { walkTexts } from '../../src/core/texts/hi/walk.ts'
import { BOSS, openConsole } from '../fixtures/console-visit.ts'
import { openProxy } from '../fixtures/cuttable-proxy.ts'
import { englishIn } from '../fixtures/made-up-language.ts'
import { openVisit, pageScript } from '../fixtures/visit.ts'
import { type By, type Hand, handOf, like } from './hindi-hand.ts'
import { atHome, atTheShelf } from './hindi-others.ts'
import { checkProducts, cookies, other, shortName } from './hindi-products.ts'
import { ownChoices, ownWords } from './hindi-settings.ts'
import { byWordsAlone, signs } from './hindi-signs.ts'
import type { Shop } from './shop.ts'

/** On a machine that may have much else to do. */
export const HINDI_VISIT_MS = 420_000

/** Names as they are on packs, shops and buttons of the phone; its language's own name. */
const NAMES = [
  shortName(cookies),
  // As a list keeps it.
  shortName(cookies).toLowerCase(),
  shortName(other),
  'Sample Store Mumbai',
  'Britannia Industries Limited',
  'Britannia',
  'Add to Home screen',
  'Add चुनिए',
  'English',
  'ID',
  // Their Hindi words mean other things as well (docs/languages.md).
  'rye',
  'cheese',
]

/**
 * Every state of the journey in Hindi, `by` words into the phone's recogniser or by buttons: a newcomer's visit from the
 * welcome to the goodbye, one that begins at a shelf and is broken off, one at home, and a practice visit.
 */
export async function visitInHindi(shop: Shop, by: By) {
  const proxy = await openProxy(Number(new URL(shop.server.url).port))
  const scripts = ['scripted-phone-speech.js', 'every-text.js'].map(pageScript)
  const visit = await openVisit(shop.browser, proxy.url, { firstVisit: true, motion: 'granted', scripts })
  await visit.page.clock.install()
  const hand = handOf(visit, by)
  await withAWayBetweenSections(hand)

  await hand.open(`${proxy.url}/?storeid=1&lang=hi`)
  await hand.usable('the first screen')
  await ownChoices(hand)
  await begin(hand)
  await walk(hand, shop, proxy)
  await checkProducts(hand, shop)
  await toTheCounter(hand)
  await atTheShelf(hand, `${proxy.url}/?storeid=1&lang=hi`)
  await atHome(hand, `${proxy.url}/?lang=hi`)

  const { entered, texts, foreign } = hand.seen()
  const wanted = Object.keys(signs).filter((state) => by === 'words' || !isByWords(state))
  expect([...entered].sort()).toEqual(wanted.sort())
  expect(foreign).toEqual([])
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => englishIn(text, NAMES).length > 0)).toEqual([])
  // The line was cut on purpose.
  expect(visit.faults.filter((fault) => !/WebSocket|ERR_/.test(fault))).toEqual([])
  await visit.close()
  proxy.close()
}

const isByWords = (state: string) => byWordsAlone.some((each) => each === state)

/** The sample stores have none; from dairy it is not far to the counter. */
const withAWayBetweenSections = ({ visit }: Hand) =>
  visit.page.route('**/publicStores', async (route) => {
    const reply = await route.fetch()
    const stores: { id: string; paths: Record<string, object> }[] = await reply.json()
    const moves = (...parts: string[][]) =>
      [...parts, ['end', '0']].map(([action, distance]) => ({ action, distance }))
    for (const { id, paths } of stores) {
      if (id !== '1') continue
      paths['biscuits and snacks'] = { dairy: moves(['start', '3'], ['turn right', '2']) }
      paths.dairy = { 'cash counter': moves(['start', '2'], ['turn left', '3']) }
    }
    await route.fulfill({ json: stores })
  })

/** From the first tap to the question about the entrance. */
async function begin(hand: Hand) {
  await hand.start('welcome')
  await hand.at('welcome', 'brief')
  await hand.at('brief')
  await hand.visit.hears(spoken('safety'))
  await hand.at('section')
  await hand.enter('restarting', 'Start again', 'फिर से शुरू करो')
  await hand.enter('introduction', 'Yes', 'हाँ')
  await hand.enter('tour', 'Continue', 'जारी रखें')
  await hand.at('section')
  await hand.want(['Louder', 'ज़ोर से बोलिए', spokenTexts['aisle.ask']])
  await hand.want(['Quieter', 'धीमी आवाज़', spokenTexts['aisle.ask']])
  if (hand.by === 'words') await ownWords(hand)
  await hand.enter('sounds', 'Sounds', 'आवाज़ें समझाओ')
  await hand.want(['Back', 'पीछे', spokenTexts['aisle.ask']])
  await hand.enter('entrance', 'Biscuits', 'मुझे बिस्किट चाहिए')
  await hand.want(['Not there', 'वहाँ नहीं', like(spokenTexts['entrance.no1'])])
  await hand.enter('prepare', 'Entrance', 'प्रवेश द्वार')
}

/** The walk, and all that may come in between. */
async function walk(hand: Hand, shop: Shop, proxy: { cut(): void; mend(): void }) {
  const { visit } = hand
  await hand.enter('walking', 'Next', 'आगे')
  await hand.want(['Where am I', 'मैं कहाँ हूँ', like(walkTexts['nav.where'])])
  await hand.want(['How many left', 'कितने कदम बाकी', like(walkTexts['nav.more'])])
  await hand.want(['Lost', 'खो गए', like(walkTexts['nav.lost'])])
  await hand.want(['Back', 'पीछे', walkTexts['nav.back.start']])
  await hand.want(['Repeat', 'फिर से', like(walkTexts['nav.first'])])
  await hand.enter('detour', 'What is this?', 'यह क्या है')
  await hand.want(['Next', 'आगे', like(walkTexts['nav.first'])])
  await hand.enter('asking', 'Change section', 'सेक्शन बदलो')
  await hand.want(['No', 'नहीं', spokenTexts['carry.on']])
  if (hand.by === 'words') {
    await hand.enterByWords('danger', 'बचाओ')
    await hand.want(['Repeat', 'फिर से', like(walkTexts['nav.first'])])
    await hand.enterByWords('stopping', 'रुको')
    await hand.want(['No', 'नहीं', spokenTexts['carry.on']])
  }
  await hand.want(['Pause', 'पॉज़', spokenTexts['idle.paused']])
  await hand.usable('paused')
  await hand.start()
  await hand.want(['Where am I', 'मैं कहाँ हूँ', like(walkTexts['nav.where'])])
  await callStaff(hand, shop)
  proxy.cut()
  await visit.hears(spoken('net.walk'))
  await hand.usable('no line')
  proxy.mend()
  await visit.hears(like(spokenTexts['net.back']))
  await hand.hold('checking')
  await hand.walkUntil(walkTexts['nav.end.section'])
  await hand.at('checking')
}

/** Somebody at the console answers. */
async function callStaff(hand: Hand, shop: Shop) {
  const { visit } = hand
  const boss = await openConsole(shop.browser, shop.server.url)
  await boss.signIn(BOSS)
  await boss.go('/calls', 'Calls for staff')
  await boss.page.getByText('This screen is told of shoppers who call.').waitFor()
  await hand.want(['Call staff', 'स्टाफ़ बुलाओ', spokenTexts['staff.call']])
  await visit.hears(spoken('staff.told'))
  await hand.usable('staff called')
  await boss.page.getByRole('log', { name: 'Calls' }).getByRole('button', { name: 'Coming' }).click()
  await visit.hears(spoken('staff.coming'))
  await visit.page.getByRole('button', { name: screenTexts.stopSound }).click()
  await hand.want(['callOff', 'स्टाफ़ नहीं चाहिए', spokenTexts['staff.off']])
  await boss.close()
}

/** By another section to the counter, and the goodbye. */
async function toTheCounter(hand: Hand) {
  await hand.want(['Change section', 'सेक्शन बदलो', spokenTexts['aisle.ask']])
  await hand.enter('standing', 'Dairy', 'डेयरी')
  await hand.enter('crossing', 'Yes', 'हाँ')
  await hand.walkUntil(walkTexts['nav.end.section'])
  await hand.visit.hurry(hand.visit.hears(spoken('hi')))
  await hand.enter('leaving', 'Cash counter', 'कैश काउंटर')
  await hand.at('standing')
  await hand.enter('turning', 'Yes', 'हाँ')
  await hand.hold('buyMore')
  await hand.walkUntil(walkTexts['nav.end.counter'])
  await hand.visit.hurry(hand.visit.hears(/^आपके थैले में, जैसा आपने बताया/))
  await hand.at('buyMore')
  await hand.enter('keepApp', 'Next time', 'अगली बार')
  await hand.want(['Save', 'सेव करो', spokenTexts['save.android']])
  await hand.visit.hurry(hand.visit.page.getByText(screenTexts.keepOnPhone).first().waitFor())
  await hand.usable('how to keep the app')
}

import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { buttons } from '../../src/core/texts/hi/buttons.ts'
import { screenTexts } from '../../src/core/texts/hi/screen.ts'
import { preferenceTexts } from '../../src/core/texts/hi/setting-screen.ts'
import { spoken, spokenTexts } from '../../src/core/texts/hi/spoken.ts'
import { walkText, walkTexts } from '../../src/core/texts/hi/walk.ts'
import { violations } from '../fixtures/axe.ts'
import { englishIn } from '../fixtures/made-up-language.ts'
import { packFront, printedDate, printedRows } from '../fixtures/pictures.ts'
import { BRAND, type Shop, sample } from './shop.ts'

const script = (name: string) => fileURLToPath(new URL(`../fixtures/page/${name}`, import.meta.url))
const DAYS_LEFT = 90
const SAID_WITHIN_MS = 20_000
const MOST_SAID = 4
const cookies = sample('Sunrise Butter Cookies')

/** Names as they are on packs, shops and buttons of the phone; its language's own name. */
const NAMES = [
  cookies.name,
  'Sample Store Mumbai',
  'Britannia Industries Limited',
  'Britannia',
  'Add to Home screen',
  'Add चुनिए',
  'English',
  'ID',
]

type Button = keyof typeof buttons
/** What is wanted, by a button or by words, and what is said then. */
type Turn = readonly [Button, string, string | RegExp]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A sentence of the tables, whatever stands in its blanks. */
const like = (text: string) => new RegExp(`^${escaped(text).replace(/\\\{\w+\\\}/g, '.+')}`)

/** From the welcome to the goodbye, every sentence of the visit in Hindi: `by` words into the phone's recogniser, or buttons. */
export async function visitInHindi(shop: Shop, by: 'words' | 'buttons') {
  const visit = await shop.visit({
    query: '?storeid=1&lang=hi',
    firstVisit: by === 'buttons',
    motion: 'granted',
    scripts: [script('scripted-phone-speech.js'), script('every-text.js')],
  })
  const { page } = visit
  /** Both see the same screens: one of them looks closely. */
  const usable = async (state: string) => {
    if (by === 'words') expect(await violations(page), state).toEqual([])
  }

  async function press(label: Button) {
    const choice = page.getByRole('button', { name: buttons[label], exact: true })
    const more = page.getByRole('button', { name: screenTexts.more, exact: true })
    await choice.or(more).first().waitFor()
    if (!(await choice.isVisible())) await more.click()
    await choice.click()
  }
  async function hear(words: string) {
    await page.waitForFunction(() => window.__phone.listening > 0, undefined, { timeout: SAID_WITHIN_MS })
    await page.evaluate((said) => window.__phone.hear(said), words)
  }
  async function want([button, words, answer]: Turn) {
    const log = page.getByRole('log').getByText(answer)
    const before = await log.count()
    for (let said = 0; said < MOST_SAID && (await log.count()) === before; said++) {
      await (by === 'words' ? hear(words) : press(button))
      await log
        .nth(before)
        .waitFor({ timeout: SAID_WITHIN_MS })
        .catch(() => undefined)
    }
    if ((await log.count()) === before) throw new Error(`${words} in vain:\n${await visit.log()}`)
  }
  const walkUntil = async (end: string) => {
    await visit.walk(true)
    await visit.hears(like(end), 90_000)
    await visit.walk(false)
  }

  await page.getByRole('button', { name: screenTexts.start }).waitFor({ timeout: 30_000 })
  await page.evaluate(() => window.__readTexts())
  await usable('start')
  if (by === 'words') {
    await page.getByRole('button', { name: screenTexts.settings }).click()
    await page.getByRole('checkbox', { name: preferenceTexts.phoneEar }).check()
    await usable('settings')
    await page.getByRole('button', { name: screenTexts.settings }).click()
  }
  await page.getByRole('button', { name: screenTexts.start }).click()
  if (by === 'buttons') {
    await visit.hears(spoken('safety'))
    await visit.hears(spoken('tour.short'), 60_000)
  } else {
    await visit.hears(like(spokenTexts['intro.offer']), 60_000)
    await usable('introduction')
    await want(['Continue', 'जारी रखें', spokenTexts['tour.1']])
  }
  await usable('section')
  await want(['Biscuits', 'मुझे बिस्किट चाहिए', spokenTexts['entrance.ask']])
  await usable('entrance')
  await want(['Not there', 'वहाँ नहीं', like(spokenTexts['entrance.no1'])])
  await want(['Entrance', 'प्रवेश द्वार', walkTexts['nav.prepare']])
  await want(['Next', 'आगे', like(walkTexts['nav.first'])])
  await usable('walking')
  await want(['Where am I', 'मैं कहाँ हूँ', like(walkTexts['nav.where'])])
  await want(['How many left', 'कितने कदम बाकी', like(walkTexts['nav.more'])])
  await want(['Lost', 'खो गए', like(walkTexts['nav.lost'])])
  await want(['Back', 'पीछे', walkTexts['nav.back.start']])
  await want(['Repeat', 'फिर से', like(walkTexts['nav.first'])])
  await walkUntil(walkTexts['nav.end.section'])
  await visit.hears(spoken('scan.hello'), 30_000)
  await usable('checking')
  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  await want(['What is this?', 'यह क्या है', new RegExp(cookies.name)])
  await visit.hears(spoken('scan.askdate'))
  await want(['Allergens', 'एलर्जी वाली चीज़ें', /इसमें है: /])
  await want(['Ingredients', 'सामग्री क्या है', /सामग्री/])
  await usable('a product')
  const dated = printedRows([`USE BY ${printedDate(new Date(), DAYS_LEFT)}`, 'MRP RS 30.00'])
  await visit.show(await shop.paint(dated))
  await want(['Use-by date', 'आखिरी तारीख', /इस तारीख तक/])
  await want(['Cash counter', 'कैश काउंटर', spokenTexts['standing.ask']])
  await usable('standing')
  await want(['Yes', 'हाँ', walkText('nav.return')])
  await walkUntil(walkTexts['nav.end.counter'])
  await usable('counter')
  await want(['Next time', 'अगली बार', spokenTexts['save.ask']])
  await want(['Save', 'सेव करो', spokenTexts['save.android']])
  await page.getByText(screenTexts.keepOnPhone).first().waitFor()
  await usable('how to keep the app')

  const said = await page.evaluate(() => window.__phone.said)
  const shown = await page.evaluate(() => window.__texts())
  expect(said.filter(({ lang }) => lang !== 'hi-IN')).toEqual([])
  expect(said.length).toBeGreaterThan(20)
  const english = [...shown, ...said.map(({ text }) => text)].filter(
    (text) => englishIn(text, NAMES).length > 0,
  )
  expect(english).toEqual([])
  expect(visit.faults).toEqual([])
  await visit.close()
}

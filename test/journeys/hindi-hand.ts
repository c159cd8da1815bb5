import { expect } from 'vitest'
import { READ_WITHIN_MS } from '../../src/core/constants.ts'
import { screenTexts } from '../../src/core/texts/hi/screen.ts'
import { spoken } from '../../src/core/texts/hi/spoken.ts'
import { buttons } from '../../src/core/texts/hi/word-names.ts'
import { violations } from '../fixtures/axe.ts'
import type { Visit } from '../fixtures/visit.ts'
import { type Button, type State, signs } from './hindi-signs.ts'
import { type Said, saidFromNowOn } from './log-lines.ts'

const WITHIN_MS = 20_000
const MOST_SAID = 4
/** The server's clock starts when it is told what came to stand on the screen. */
const READ_MS = READ_WITHIN_MS + 300
/** What a look says that saw too little in its eight seconds, as on a machine with too much to do. */
const SEEN_TOO_LITTLE: readonly string[] = [spoken('scan.retry'), spoken('scan.nodate')]

export type By = 'words' | 'buttons'
/** What is wanted, by a button or by words, and what is said then. */
export type Turn = readonly [Button | 'callOff', string, string | RegExp]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A sentence of the tables, whatever stands in its blanks. */
export const like = (text: string) => new RegExp(`^${escaped(text).replace(/\\\{\w+\\\}/g, '.+')}`)
const nameOf = (button: Turn[0]) => (button === 'callOff' ? screenTexts.callOff : buttons[button])

/** One shopper who leads a Hindi visit `by` words into the phone's recogniser, or by buttons, and notes what comes. */
export function handOf(visit: Visit, by: By) {
  const { page } = visit
  const entered = new Set<State>()
  const texts = new Set<string>()
  /** Said in another language. */
  const foreign = new Set<string>()

  /** Keeps what this page has said and shown so far: the next page knows nothing of it. */
  async function note() {
    const said = await page.evaluate(() => window.__phone.said)
    for (const { text, lang } of said) {
      texts.add(text)
      if (lang !== 'hi-IN') foreign.add(text)
    }
    for (const text of await page.evaluate(() => window.__texts())) texts.add(text)
  }
  /** Both see the same screens: one of them looks closely. */
  async function usable(screen: string) {
    if (by === 'words') expect(await violations(page), screen).toEqual([])
  }
  /** From now on the voice stays in the first sentence of this state, so that it can be looked at. */
  const hold = (state?: State) =>
    page.evaluate(
      (sentence) => {
        window.__phone.held = sentence === null ? null : new RegExp(sentence, 'u')
      },
      state ? like(signs[state][0]).source : null,
    )

  async function press(button: Turn[0]) {
    const choice = page.getByRole('button', { name: nameOf(button), exact: true })
    const more = page.getByRole('button', { name: screenTexts.more, exact: true })
    await visit.hurry(choice.or(more).first().waitFor({ timeout: WITHIN_MS }))
    if (!(await choice.isVisible())) await more.click()
    await choice.click({ timeout: WITHIN_MS })
  }
  const choices = page.getByRole('region', { name: screenTexts.choices }).getByRole('button')
  let seen = { names: '', atMs: 0 }
  async function lookAtChoices() {
    const names = (await choices.allInnerTexts()).join('|')
    if (names !== seen.names) seen = { names, atMs: Date.now() }
  }
  /**
   * Once something can be chosen: what is said before the visit has begun is said to nobody. And once nobody takes the name of
   * a button that has just come for what a screen reader says: by then a sentence of ours was heard, which is hurried here.
   */
  async function hear(words: string) {
    await visit.hurry(page.getByRole('region', { name: screenTexts.choices }).waitFor({ timeout: WITHIN_MS }))
    await lookAtChoices()
    await page.waitForTimeout(Math.max(0, seen.atMs + READ_MS - Date.now()))
    await page.waitForFunction(() => window.__phone.listening > 0, undefined, { timeout: WITHIN_MS })
    await page.evaluate((said) => window.__phone.hear(said), words)
  }
  const fits = (answer: string | RegExp) => (line: string) =>
    typeof answer === 'string' ? line === answer : answer.test(line)
  const seenTooLittle = async (said: Said) => (await said()).some((line) => SEEN_TOO_LITTLE.includes(line))
  /** @param asked what was said since it was asked last: a look that saw too little is not waited for */
  async function isSaid(answer: string | RegExp, said: Said, withinMs: number, asked = said) {
    const isThere = async () => (await said()).some(fits(answer))
    await expect
      .poll(async () => (await isThere()) || seenTooLittle(asked), { timeout: withinMs, interval: 100 })
      .toBe(true)
      .catch(() => undefined)
    return isThere()
  }

  async function turn(answer: string | RegExp, act: () => Promise<unknown>) {
    const said = await saidFromNowOn(visit)
    let isAnswered = false
    for (let tries = 0; tries < MOST_SAID && !isAnswered; tries++) {
      const asked = await saidFromNowOn(visit)
      await act()
      isAnswered = await isSaid(answer, said, WITHIN_MS, asked)
    }
    if (!isAnswered) throw new Error(`${answer} in vain:\n${await visit.log()}`)
    await note()
  }
  const want = ([button, words, answer]: Turn) =>
    turn(answer, () => (by === 'words' ? hear(words) : press(button)))

  /** What no button says. */
  const say = (words: string, answer: string | RegExp) => turn(answer, () => hear(words))

  /** The state is open, and nothing in it breaks a rule of accessibility. `next` is to be looked at after it. */
  async function at(state: State, next?: State) {
    const [sentence, ...first] = signs[state]
    await visit.hurry(visit.hears(like(sentence), 60_000))
    const names = first.map((button) => buttons[button])
    const shown = expect
      .poll(async () => (await choices.allInnerTexts()).slice(0, names.length), { timeout: WITHIN_MS })
      .toEqual(names)
    await visit.hurry(shown)
    await lookAtChoices()
    await usable(state)
    entered.add(state)
    await hold(next)
  }

  return {
    by,
    visit,
    hold,
    usable,
    note,
    at,
    want,
    say,
    hear,
    /** Opens this state, which is looked at while its first sentence is said. */
    async enter(state: State, button: Button, words: string) {
      await hold(state)
      await want([button, words, like(signs[state][0])])
      await at(state)
    },
    async enterByWords(state: State, words: string) {
      await hold(state)
      await say(words, like(signs[state][0]))
      await at(state)
    },
    /** The first screen in Hindi, at this address or at the one that the page went to by itself. */
    async open(address?: string) {
      if (address !== undefined) await page.goto(address)
      await page.getByRole('button', { name: screenTexts.start }).waitFor({ timeout: 30_000 })
      await page.evaluate(() => window.__readTexts())
    },
    /** @param first the state that is looked at while its first sentence is said */
    async start(first?: State) {
      await hold(first)
      await page.getByRole('button', { name: screenTexts.start }).click()
    },
    async walkUntil(end: string) {
      const said = await saidFromNowOn(visit)
      await visit.walk(true)
      const isThere = await isSaid(like(end), said, 90_000)
      if (!isThere) throw new Error(`did not walk to ${end}:\n${await visit.log()}`)
      await visit.walk(false)
    },
    seen: () => ({ entered, texts: [...texts], foreign: [...foreign] }),
  }
}
export type Hand = ReturnType<typeof handOf>

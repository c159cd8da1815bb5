// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ListenFor } from '../../src/core/contract/modes.ts'
import { meaningName } from '../../src/core/language/meaning.ts'
import { understand } from '../../src/core/language/understand.ts'
import { verdictOf } from '../../src/core/language/verdict.ts'
import { readThrough } from './screen-reader.ts'
import { showPage } from './show-page.tsx'

type Page = ReturnType<typeof showPage>
interface Question {
  id: number
  labels?: string[]
}

/** What the server makes of words that reach the microphone, by what this page has told it. */
async function hear(page: Page, text: string) {
  const sent = page.sent() as { listen_for?: ListenFor; question?: Question }[]
  const question = sent.findLast((frame) => frame.listen_for)?.listen_for ?? 'all'
  const labels = sent.findLast((frame) => frame.question?.labels)?.question?.labels
  const understood = understand({ text, question, source: 'spoken', far: false, names: [] })
  const { verdict } = verdictOf({
    understood,
    question,
    mayBeRead: { labels: labels ?? [], lines: linesOf(page) },
  })
  const meaning = understood.meaning ? meaningName(understood.meaning) : null
  const questionId = sent.findLast((frame) => frame.question)?.question?.id
  await page.tell(() =>
    page.server.hear(text, meaning, { verdict, question, ...(questionId !== undefined && { questionId }) }),
  )
  return verdict
}

const linesOf = (page: Page) =>
  page.store.get().lines.flatMap(({ who, text }) => (who === 'said' ? [text] : []))

/** A button as TalkBack and VoiceOver say it, of the virtual reader's "button, Entrance, …". */
function asSaid(phrase: string): string[] {
  const [, name] = /^button, ([^,]+)/.exec(phrase) ?? []
  if (name === undefined) return [phrase]
  return [`${name}, button`, `${name}, button, double tap to activate`, `button, ${name}`]
}

const walkTo = ['Not required', 'Biscuits', 'Entrance']

/** Each question of a visit by name, with how to get there. */
const visits: [string, string | null, string[]][] = [
  ['the introduction', '1', []],
  ['the section', '1', walkTo.slice(0, 1)],
  ['the entrance', '1', walkTo.slice(0, 2)],
  ['a walk', '1', walkTo],
  ['where the shopper is', null, []],
  ['the product check', null, ['Home']],
]

async function at(storeId: string | null, choices: string[]) {
  const page = showPage({ storeId, prepare: ({ set }) => set({ returning: true, motion: 'denied' }) })
  await page.welcomed()
  for (const choice of choices) {
    fireEvent.click(screen.getByRole('button', { name: choice }))
    await page.heardOut()
  }
  return page
}

/** All of the visit that a word could have changed. */
const state = (page: Page) => {
  const { phase, choices, walk, callingStaff, locked, preferences } = page.store.get()
  return { phase, choices, leg: walk?.leg, callingStaff, locked, preferences }
}

describe('a screen reader that the microphone hears', () => {
  it.each(visits)('answers nothing, from top to bottom of the screen: %s', async (_, storeId, choices) => {
    const page = await at(storeId, choices)
    await page.choose('More')
    const before = state(page)
    const phrases = (await readThrough()).filter((phrase) => phrase.startsWith('button, '))
    expect(phrases.length).toBeGreaterThan(12)
    for (const phrase of phrases)
      for (const words of asSaid(phrase)) expect([words, await hear(page, words)]).toEqual([words, 'nothing'])
    expect(state(page)).toEqual(before)
  })

  it.each(visits.slice(1, 5))('nor as the choices change under it: %s', async (_, storeId, choices) => {
    const page = await at(storeId, choices)
    const before = state(page)
    for (const { label } of before.choices.inSight) {
      const isNew = !['Repeat', 'Pause', 'What is this?'].includes(label)
      if (isNew) expect([label, await hear(page, label)]).toEqual([label, 'nothing'])
      // A reader that says everything twice.
      if (isNew) expect([label, await hear(page, `${label} ${label}`)]).toEqual([label, 'nothing'])
    }
    expect(state(page)).toEqual(before)
  })

  it.each(visits)('nor as it reads what was said: %s', async (_, storeId, choices) => {
    const page = await at(storeId, choices)
    const before = state(page)
    const lines = linesOf(page).filter((line) => line.split(' ').length >= 6)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect([line, await hear(page, line)]).toEqual([line, 'nothing'])
    expect(state(page)).toEqual(before)
  })

  it('reads what its voice says in test/server/live/reader-heard.test.ts', async () => {
    const log: string[] = []
    for (const [name, storeId, choices] of visits) {
      const page = await at(storeId, choices)
      await page.choose('More')
      const sent = page.sent() as { listen_for?: ListenFor }[]
      log.push(`# ${name}: ${sent.findLast((frame) => frame.listen_for)?.listen_for}`)
      log.push(...linesOf(page).map((line) => `said: ${line}`))
      log.push(...(await readThrough()).map((phrase) => `read: ${phrase}`))
      page.unmount()
    }
    await expect(`${log.join('\n')}\n`).toMatchFileSnapshot('../fixtures/reader-log.txt')
  })

  it('nor as the focus comes to a button', async () => {
    const page = await at('1', walkTo.slice(0, 1))
    await page.pass(10_000)
    await page.tell(() => screen.getByRole('button', { name: 'Biscuits' }).focus())
    expect(await hear(page, 'Biscuits')).toBe('nothing')
  })

  it('leaves the shopper their words: longer ones at once, and every one where a hand chose', async () => {
    const page = await at('1', walkTo.slice(0, 1))
    expect(await hear(page, 'I want the dairy section')).toBe('act')
  })

  it('leaves them every word where a hand chose', async () => {
    const page = await at('1', [])
    const button = screen.getByRole('button', { name: 'Not required' })
    await page.tell(() => {
      const finger = new MouseEvent('pointerdown', { bubbles: true })
      button.dispatchEvent(Object.assign(finger, { pressure: 0.5, width: 20, height: 20 }))
      fireEvent.click(button)
    })
    expect(await hear(page, 'biscuits')).toBe('act')
  })
})

// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { showPage } from './show-page.tsx'

it('what only the server knows is heard while the page leads the visit; what it does not name is not', async () => {
  const { welcomed, tell, server, log, heardOut } = showPage()
  await welcomed()
  await tell(() => server.say(spokenTexts.moment))
  await tell(() => server.tell({ serverContent: { outputTranscription: { text: 'Contains milk.' } } }))
  await heardOut()
  expect(log()).toContain(spokenTexts.moment)
  expect(log()).not.toContain('Contains milk.')
})

it('what the page says by itself is told to the server as it begins, and everything when it is over', async () => {
  const { welcomed, sent, heardOut } = showPage()
  await welcomed()
  await heardOut()
  const told = sent().flatMap(({ saying }) => (saying ? [saying as { id: string; text: string }] : []))
  expect(told.map(({ text }) => text)).toContain(spokenTexts['place.ask'])
  const played = sent().flatMap((frame) => (frame.played ? [(frame.played as { id: string }).id] : []))
  expect(played).toEqual(expect.arrayContaining(told.map(({ id }) => id)))
  expect(new Set(played).size).toBe(played.length)
})

it('a recording is used while products are checked too: the server need not say it', async () => {
  const { checking, sent, log } = showPage()
  await checking()
  expect(log()).toContain(spokenTexts['scan.hello'])
  expect(sent().filter((frame) => 'say' in frame && JSON.stringify(frame).includes('hello'))).toEqual([])
})

// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { spokenTexts } from '../../src/core/texts/spoken.ts'
import { showPage } from './show-page.tsx'

it.each<[string, string, boolean]>([
  ['that it takes a while', spokenTexts.moment, true],
  ['that nothing was understood', spokenTexts.noise, true],
  ['nothing else', 'Contains milk.', false],
])('while the page leads the visit the server may say %s', async (_, text, heard) => {
  const { welcomed, tell, server, log, heardOut } = showPage()
  await welcomed()
  await tell(() => server.say(text))
  await heardOut()
  expect(log().includes(text)).toBe(heard)
})

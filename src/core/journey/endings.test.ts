import { expect, it } from 'vitest'
import { playJourney } from '../../../test/fixtures/journey-player.ts'

it.each([
  ['"buy more" at the counter', 'buyMore', 'buy more', 15_000],
  ['"save" when the page is to be kept', 'keepApp', 'save', 14_000],
  ['"thank you" when the page is to be kept', 'keepApp', 'thank you', 9000],
] as const)('%s ends the visit after the wait of the specification', (_, where, words, waitMs) => {
  const shop = playJourney({
    resume: {
      version: 1,
      storeId: '7',
      where,
      section: 'biscuits and snacks',
      notThere: 0,
      walk: null,
      told: true,
    },
  })
  shop.send({ type: 'ready', again: false })
  shop.wait(2500)
  shop.finish()
  shop.hear(words)
  shop.finish()
  shop.wait(waitMs - 1)
  expect(shop.last('end')).toBeUndefined()
  shop.wait(1)
  expect(shop.last('end')).toBeDefined()
})

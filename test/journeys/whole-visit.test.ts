import { it } from 'vitest'
import { visitAsNewcomer, WHOLE_VISIT_MS } from './newcomer.ts'
import { openShopForFile } from './shop.ts'

const shop = openShopForFile()

it(
  'a newcomer is led by voice and steps from the entrance to the shelf, checks a pack, and is led to the counter',
  () => visitAsNewcomer({ shop, tell: async (visit, words) => visit.say(await shop.speak(words)) }),
  WHOLE_VISIT_MS,
)

import { it } from 'vitest'
import { HINDI_VISIT_MS, visitInHindi } from './hindi-visit.ts'
import { openShopForFile } from './shop.ts'

const shop = openShopForFile()

it(
  'every state of the journey is entered in Hindi by buttons, with no English word but names',
  () => visitInHindi(shop, 'buttons'),
  HINDI_VISIT_MS,
)

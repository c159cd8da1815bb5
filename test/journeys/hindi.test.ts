import { it } from 'vitest'
import { HINDI_VISIT_MS, visitInHindi } from './hindi-visit.ts'
import { openShopForFile } from './shop.ts'

const shop = openShopForFile()

it(
  'every state of the journey is entered in Hindi by words, with no English word but names',
  () => visitInHindi(shop, 'words'),
  HINDI_VISIT_MS,
)

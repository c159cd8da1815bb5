import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { packFront } from '../fixtures/pictures.ts'
import { BRAND, openShopForFile } from './shop.ts'

/** A server notices a changed catalogue within this. */
const NOTICED_WITHIN_MS = 2000

const shop = openShopForFile()

const cli = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--no-warnings', 'dist/server/cli/main.js', ...args], {
    env: { ...process.env, DATA_DIR: shop.server.dataDir },
  })

it('a product imported while the server runs is heard and seen two seconds later', async () => {
  const visit = await shop.visit()
  await visit.beginChecking()
  const name = `${BRAND} Lantern Ginger Rounds`
  const file = join(shop.server.dataDir, 'new.csv')
  const columns =
    'id,name,description,barcode,allergens_contain,allergens_may_contain,ingredients,net_weight,pack_words'
  await writeFile(
    file,
    `${columns}\n,${name},Ginger biscuits.,,wheat;milk,,"wheat flour, ginger, sugar",150 g,ginger\n`,
  )
  await cli('import', file)
  await new Promise((resolve) => setTimeout(resolve, NOTICED_WITHIN_MS))

  const drawn = { name, packWords: ['ginger'], netWeight: '150 g', barcodes: [] }
  await visit.show(await shop.paint(packFront(drawn, BRAND)))
  const log = visit.page.getByRole('log')
  await visit.say(await shop.speak('what is this'))
  await log.getByText(name).first().waitFor({ timeout: 20_000 })
  await visit.untilSilent(1500)
  await visit.say(await shop.speak('what are the ingredients of lantern ginger rounds'))
  await log
    .getByText(/wheat flour, ginger/i)
    .first()
    .waitFor({ timeout: 20_000 })
  expect(visit.faults).toEqual([])
  await visit.close()
})

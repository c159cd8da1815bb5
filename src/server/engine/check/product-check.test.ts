import { expect, it } from 'vitest'
import { createFakeClock, settled } from '../../../../test/fake-clock.ts'
import { UnreadableFrame } from '../see/seeing.ts'
import { indexCatalogue } from './prepared-catalogue.ts'
import { openProductCheck } from './product-check.ts'

const catalogue = indexCatalogue({ version: '1', products: [], stores: [] }, 'Brand')
const nothing = async () => {}

it('tells the log once of a session whose pictures cannot be read', async () => {
  const lines: string[] = []
  const look = async () => {
    throw new UnreadableFrame('it is no JPEG')
  }
  const parts = {
    clock: createFakeClock(),
    seeing: {
      ...{ ready: nothing, close: nothing, healthy: () => true, setCatalogue() {} },
      open: () => ({ look, close() {} }),
    },
    speaking: { say: async () => new Int16Array(0) },
    brand: 'Brand',
    timeZone: 'Asia/Kolkata',
    catalogue: () => catalogue,
    isAtHand: () => false,
    log: (line: string) => void lines.push(line),
  }
  const session = () =>
    openProductCheck(
      parts,
      { modality: 'TEXT', leads: false, prefix: 'u' },
      () => undefined,
      () => {},
    )
  for (const check of [session(), session()]) {
    check.checker.resume({ lookFor: 'name' })
    for (let each = 0; each < 5; each += 1) check.checker.frame(new Uint8Array(1), 'look-1')
    await settled()
  }
  expect(lines).toEqual(Array(2).fill('a picture could not be read: more of this session are not told'))
})

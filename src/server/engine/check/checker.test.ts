import { describe, expect, it } from 'vitest'
import { createFakeClock, settled } from '../../../../test/fake-clock.ts'
import { lineAt, sightWith } from '../../../../test/fixtures/sights.ts'
import { understand } from '../../../core/language/understand.ts'
import type { Sight } from '../../../core/vision/sight.ts'
import { createChecker } from './checker.ts'
import type { Voice } from './voice.ts'

const silent: Voice = {
  say() {},
  begin() {},
  afterwards(run) {
    run()
  },
  sayFor() {},
  sayBeside() {},
  saying() {},
  played() {},
  interject() {},
  speaking: () => false,
  current: () => '',
  hold() {},
  resume() {},
  stop() {},
  skip() {},
  changePace() {},
  close() {},
}
const dark = sightWith({ quality: { sharpness: 1, luma: 1, shine: 0 } })
const dated: Sight = { ...dark, dateLines: [[lineAt('USE BY 05/11/2027')]] }

function checking(sight: Sight) {
  const clock = createFakeClock()
  const looked: string[] = []
  const checker = createChecker({
    clock,
    seeing: { look: async () => sight, close() {} },
    voice: silent,
    leads: false,
    surroundings: () => ({
      brand: 'Britannia',
      inStore: false,
      timeZone: 'Asia/Kolkata',
      products: [],
      product: () => undefined,
    }),
    look() {},
    changed() {},
    looked: (lookFor, outcome, tookMs) => void looked.push(`${lookFor} ${outcome} ${tookMs}`),
    unreadable() {},
  })
  const ask = (text: string) =>
    checker.heard(understand({ text, question: 'all', source: 'spoken', names: [] }).meaning)
  return { clock, looked, checker, ask }
}

const picture = new Uint8Array()

describe('tells how each look ended, once', () => {
  it('by the end of its time', async () => {
    const { clock, looked, checker, ask } = checking(dark)
    ask('what is this')
    checker.frame(picture, 'look-1')
    await settled()
    expect(looked).toEqual([])
    clock.advance(8000)
    checker.close()
    expect(looked).toEqual(['name retry 8000'])
  })

  it('without a single picture', () => {
    const { clock, looked, ask } = checking(dark)
    ask('what is the use by date')
    clock.advance(10_000)
    expect(looked).toEqual(['date noDate 4000'])
  })

  it('by a date that was read twice', async () => {
    const { clock, looked, checker, ask } = checking(dated)
    ask('what is the use by date')
    for (let shown = 0; shown < 2; shown += 1) {
      clock.advance(350)
      checker.frame(picture, 'look-1')
      await settled()
    }
    expect(looked).toEqual(['date date 700'])
  })

  it('by another question', () => {
    const { clock, looked, ask } = checking(dark)
    ask('what is this')
    clock.advance(1000)
    ask('what is this')
    expect(looked).toEqual(['name cancelled 1000'])
  })

  it('by the shopper’s leaving', () => {
    const { looked, checker, ask } = checking(dark)
    ask('what is this')
    checker.close()
    checker.close()
    expect(looked).toEqual(['name cancelled 0'])
  })
})

import { describe, expect, it } from 'vitest'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { blurredFront, otherMakersFront, packBack, packFront } from '../fixtures/pictures.ts'
import { askerForFile } from './asker.ts'
import { BRAND, sample } from './shop.ts'

const cookies = sample('Sunrise Butter Cookies')
const { askAndHear, hush, log, hears, show } = askerForFile()

describe('a shopper holds up one pack after another and asks "what is this?"', () => {
  it('is asked to move the phone when the picture is blurred', async () => {
    await show(blurredFront(cookies, BRAND))
    await askAndHear('what is this', spoken('scan.retry'))
  })

  it('hears the name and what it contains, and is offered the date', async () => {
    await show(packFront(cookies, BRAND))
    await askAndHear('what is this', new RegExp(cookies.name))
    await hears(/contains wheat and milk/i)
    await hears(spoken('scan.askdate'))
    expect(await log()).toContain('what is this')
  })

  it('may ask on about the same product', async () => {
    await hush()
    await askAndHear('what are the ingredients', /wheat flour/)
  })

  it('is told of another maker’s pack', async () => {
    await show(otherMakersFront())
    await askAndHear('what is this', spoken('scan.notbrand', { brand: BRAND }))
  })

  it('hears the name from the bars on a back', async () => {
    const other = sample('Evening Tea Biscuits')
    await show(packBack(other))
    await askAndHear('what is this', new RegExp(other.name))
  })
})

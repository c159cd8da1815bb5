import { describe, expect, it } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { packFront } from '../fixtures/pictures.ts'
import type { Visit, VisitOptions } from '../fixtures/visit.ts'
import { BRAND, openShopForFile, sample } from './shop.ts'

const cookies = sample('Sunrise Butter Cookies')
const shop = openShopForFile()

/** The text word for word in an alert and, as what is shown is also spoken, its first sentence in the log. */
async function expectSaidAloud(visit: Visit, text: string) {
  await visit.page.getByRole('alert').getByText(text).first().waitFor({ timeout: 15_000 })
  const [sentence = text] = text.split(/(?<=\.) /)
  await visit.page.getByRole('log').getByText(sentence).first().waitFor({ timeout: 30_000 })
}

async function startedVisit(options: VisitOptions) {
  const visit = await shop.visit(options)
  await visit.start()
  return visit
}

describe('what the shopper refuses in the browser itself', () => {
  it('without a microphone the page says so, and the buttons still work', async () => {
    const visit = await startedVisit({ scripted: false, context: { permissions: ['camera'] } })
    await expectSaidAloud(visit, spoken('mic.denied'))
    await visit.page.getByText(screenTexts.visualizerDenied).waitFor()
    await visit.choose('What is this?')
    await visit.page.getByRole('log').getByText(spoken('scan.wait')).waitFor({ timeout: 20_000 })
    await visit.close()
  })

  it('without a camera the page says so', async () => {
    const visit = await startedVisit({ scripted: false, context: { permissions: ['microphone'] } })
    await expectSaidAloud(visit, screenTexts.cameraDenied)
    await visit.close()
  })
})

describe('a camera that fails', () => {
  it.each([
    ['refused', ['NotAllowedError'], screenTexts.cameraDenied],
    ['used by another app', ['NotReadableError'], screenTexts.cameraBusy],
    ['not at the rear, and nowhere else', ['OverconstrainedError', 'NotFoundError'], screenTexts.cameraNone],
    [
      'not at the rear, and refused at the front',
      ['OverconstrainedError', 'NotAllowedError'],
      screenTexts.cameraDenied,
    ],
    ['broken', ['AbortError'], screenTexts.cameraBack],
  ])('is told in words of its own when it is %s', async (_, names, text) => {
    const visit = await shop.visit()
    await visit.page.evaluate((video) => {
      window.__devices.failures.video = video
    }, names)
    await visit.start()
    await expectSaidAloud(visit, text)
    expect(visit.faults).toEqual([])
    await visit.close()
  })

  it('is replaced by the front one on a phone without a rear one', async () => {
    const visit = await shop.visit()
    await visit.page.evaluate(() => {
      window.__devices.failures.video = ['OverconstrainedError']
    })
    await visit.show(await shop.paint(packFront(cookies, BRAND)))
    await visit.beginChecking()
    await visit.say(await shop.speak('what is this'))
    await visit.page.getByRole('log').getByText(cookies.name).first().waitFor({ timeout: 20_000 })
    await visit.close()
  })
})

it('a sound that stays frozen after a call is replaced, for the voice and for the microphone', async () => {
  const visit = await shop.visit()
  const { page } = visit
  // The product's own: the scripted room has one too, and asks for nothing special.
  await page.evaluate(() => {
    const made: AudioContext[] = []
    const Real = AudioContext
    Object.assign(window, {
      made,
      AudioContext: class extends Real {
        constructor(options?: AudioContextOptions) {
          super(options)
          if (options) made.push(this)
        }
      },
    })
  })
  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  await visit.beginChecking()
  await page.evaluate(() => {
    const [context] = Reflect.get(window, 'made') as AudioContext[]
    Object.defineProperty(context, 'currentTime', { value: 7 })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForFunction(
    () =>
      (Reflect.get(window, 'made') as AudioContext[]).map(({ state }) => state).join() === 'closed,running',
    undefined,
    { timeout: 15_000 },
  )
  const from = await visit.now()
  const clip = await shop.speak('what is this')
  await visit.sayUntil(() => visit.say(clip), page.getByRole('log').getByText(cookies.name).first())
  await visit.firstSoundSince(from)
  expect(visit.faults).toEqual([])
  await visit.close()
})

describe('a microphone that fails', () => {
  it.each([
    ['refused', 'NotAllowedError', screenTexts.visualizerDenied],
    ['missing', 'NotFoundError', screenTexts.visualizerError],
  ])('is told beside the visualizer when it is %s', async (_, name, text) => {
    const visit = await shop.visit()
    await visit.page.evaluate((audio) => {
      window.__devices.failures.audio = audio
    }, name)
    await visit.start()
    await visit.page.getByText(text).first().waitFor({ timeout: 15_000 })
    await visit.close()
  })
})

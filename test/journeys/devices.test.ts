import { describe, expect, it } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import type { Visit, VisitOptions } from '../fixtures/visit.ts'
import { openShopForFile } from './shop.ts'

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

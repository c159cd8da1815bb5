import { spoken } from '../../src/core/texts/en/spoken.ts'
import type { Visit } from '../../test/fixtures/visit.ts'

const CALL_MS = 20_000

/**
 * A phone call: microphone and camera are taken away for twenty seconds and nobody gets them meanwhile, then they may be
 * had again. To be prepared before the page is loaded; resolves when both are said to be back.
 */
export function takeCall(visit: Visit) {
  const prepared = visit.context.addInitScript(() => {
    const made: MediaStreamTrack[] = []
    Object.assign(window, { made })
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (asked) => {
      const stream = await open(asked)
      made.push(...stream.getTracks())
      return stream
    }
  })
  return async () => {
    await prepared
    await visit.page.evaluate(() => {
      window.__devices.failures = { audio: 'NotReadableError', video: 'NotReadableError' }
      for (const track of Reflect.get(window, 'made') as MediaStreamTrack[]) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    })
    await visit.hears(spoken('mic.lost'))
    await visit.page.waitForTimeout(CALL_MS)
    await visit.page.evaluate(() => {
      window.__devices.failures = { audio: undefined, video: undefined }
    })
    const overAt = performance.now()
    await visit.hears(spoken('mic.back'), 15_000)
    console.log(`the microphone is back ${Math.round(performance.now() - overAt)} ms after the call`)
    await visit.hush()
  }
}

import { screenTexts } from '../../core/texts/en/screen.ts'
import type { Page } from './page.ts'

/** What the specification tells by an alert, word for word. */
const alerts: ReadonlySet<string> = new Set([
  screenTexts.connectionClosed,
  screenTexts.connectionError,
  screenTexts.cameraDenied,
  screenTexts.cameraBusy,
  screenTexts.cameraBack,
  screenTexts.cameraNone,
  screenTexts.motionDenied,
  screenTexts.motionError,
])

/**
 * `PROFILE=specification`: its faults are told by the browser's own alert too, once the page shows them. In the
 * product's profile nothing is (decision 0009).
 */
export function alertToTheLetter({ settings, store, devices }: Page): void {
  if (!settings.asSpecified.everythingElse) return
  let before = store.get().notices
  store.subscribe(() => {
    const { notices } = store.get()
    const fresh = notices.filter((notice) => !before.includes(notice) && alerts.has(notice.text))
    before = notices
    for (const { text } of fresh) devices.clock.after(0, () => devices.alert(text))
  })
}

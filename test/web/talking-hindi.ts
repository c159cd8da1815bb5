import type { showPage } from './show-page.tsx'

/** Taps the Hindi page, and hears the welcome. */
export async function talkingHindi(page: ReturnType<typeof showPage>): Promise<void> {
  await page.pass(1000)
  await page.choose('बात शुरू करें')
  await page.connecting()
  await page.pass(25)
  await page.tell(page.server.accept)
  await page.pass(2500)
  await page.heardOut()
}

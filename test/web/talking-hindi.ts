import type { LoadVisits } from '../../src/web/shopper/late-visits.ts'
import { showPage } from './show-page.tsx'

type Page = ReturnType<typeof showPage>
interface HindiPage {
  /** Default the first store; null at home. */
  storeId?: string | null
  /** The phone's own recogniser was agreed to. */
  phoneEar?: boolean
  loadVisits?: LoadVisits | undefined
}

/** The page of somebody who was here before and chose Hindi. */
export const showHindi = ({ storeId = '1', phoneEar = false, loadVisits }: HindiPage = {}): Page =>
  showPage({
    storeId,
    loadVisits,
    prepare: ({ set }) => set({ returning: true, language: 'hi-IN', phoneEar }),
  })

/** Taps the Hindi page. */
export async function tapHindi(page: Page): Promise<void> {
  await page.pass(1000)
  await page.choose('बात शुरू करें')
}

/** The same, and hears the welcome. */
export async function talkingHindi(page: Page): Promise<void> {
  await tapHindi(page)
  await page.connecting()
  await page.pass(25)
  await page.tell(page.server.accept)
  await page.pass(2500)
  await page.heardOut()
}

/** The phone's own recogniser hears these words, and their answer is heard out. */
export async function saysToPhone(page: Page, words: string): Promise<void> {
  await page.tell(() => page.phone.phoneEar()?.heard(words))
  await page.heardOut()
}

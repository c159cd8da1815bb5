import type { Page } from '../page.ts'

const ANSWERS_WITHIN_MS = 2400

/** A request of which nothing is left in the browser's caches answers whether there is a line and a server at its end. */
export const serverAnswers = ({ fetch, addresses }: Pick<Page, 'fetch' | 'addresses'>): Promise<boolean> =>
  fetch(addresses.health, {
    cache: 'no-store',
    mode: 'no-cors',
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  }).then(
    () => true,
    () => false,
  )

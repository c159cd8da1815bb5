/** What a QR code at a shelf or an entrance opens, and what the picture to print says (its sizes: `QR` of constants). */

/** `origin` is where the product is served from, `storeURL` a store's own; `at` the word of the shelf where it hangs. */
export function qrAddress(origin: string, storeURL: string, at?: string): string {
  const address = /^https?:/.test(storeURL) ? storeURL : `${origin}${storeURL}`
  return at === undefined ? address : `${address}&at=${encodeURIComponent(at)}`
}

export const qrTitle = (product: string) => `${product} Assistance`

/** "biscuits and SNACKS" → "Biscuits And Snacks": each word capitalised. */
export const qrLabel = (label: string) =>
  label
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())

export const qrFileName = (prefix = 'qrcode') => `${prefix}_qrcode.png`

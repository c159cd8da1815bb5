/** Digits a pack's bars may hold: EAN-8, UPC-A, EAN-13. */
export const LENGTHS = new Set([8, 12, 13])

/**
 * What is wrong with a code, or undefined when it is an EAN-8, UPC-A or EAN-13 with a right check digit
 * (GS1 General Specifications 7.9: weights 3 and 1 from the right).
 */
export function barcodeFault(code: string): string | undefined {
  if (!/^\d+$/.test(code)) return 'a barcode has digits only'
  if (!LENGTHS.has(code.length)) return `a barcode has 8, 12 or 13 digits, this one ${code.length}`
  const wanted = checkDigit(code.slice(0, -1))
  if (Number(code.at(-1)) !== wanted) return `the check digit is wrong: it should be ${wanted}`
  return undefined
}

/** GTIN-14: the form in which an EAN-8, a UPC-A and an EAN-13 of the same number are equal. */
export const asGtin = (code: string): string => code.padStart(14, '0')

/** All codes that products have, as GTIN-14. */
export const gtinsOf = (products: readonly { barcodes: readonly string[] }[]): ReadonlySet<string> =>
  new Set(products.flatMap(({ barcodes }) => barcodes.map(asGtin)))

/** Every way in which a record may hold the code: the same number with more or fewer zeros before it. */
export function spellingsOf(code: string): string[] {
  const bare = code.replace(/^0+/, '')
  return [...LENGTHS].filter((length) => length >= bare.length).map((length) => bare.padStart(length, '0'))
}

/** The digit that completes `digits`, which are all but the last of a code. */
export function checkDigit(digits: string): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const fromRight = digits.length - 1 - i
    sum += Number(digits[i]) * (fromRight % 2 === 0 ? 3 : 1)
  }
  return (10 - (sum % 10)) % 10
}

/** A GTIN of 8, 12, 13 or 14 figures whose check digit is right. */
export const isGtin = (code: string): boolean =>
  /^(?:\d{8}|\d{12,14})$/.test(code) && Number(code.at(-1)) === checkDigit(code.slice(0, -1))

const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const PARITY = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
]

const flip = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('')
const mirror = (bits: string) => [...bits].reverse().join('')

/** The 95 modules of an EAN-13 code, '1' is a bar (ISO/IEC 15420). The check digit is taken as it is given. */
export function ean13Modules(code: string): string {
  if (!/^\d{13}$/.test(code)) throw new Error(`an EAN-13 code has 13 digits: ${code}`)
  const digits = [...code].map(Number)
  const parity = PARITY[digits[0] ?? 0] ?? ''
  const left = digits.slice(1, 7).map((digit, i) => {
    const bits = LEFT[digit] ?? ''
    return parity[i] === 'L' ? bits : mirror(flip(bits))
  })
  const right = digits.slice(7).map((digit) => flip(LEFT[digit] ?? ''))
  return `101${left.join('')}01010${right.join('')}101`
}

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

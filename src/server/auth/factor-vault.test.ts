import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createFactorVault } from './factor-vault.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const key = randomBytes(32)
const vault = createFactorVault(key)
const without = createFactorVault(undefined)

/** One bit of the sealed bytes turned over. */
function bent(sealed: string, at: number): string {
  const bytes = Buffer.from(sealed.slice(3), 'base64url')
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return `v1.${bytes.toString('base64url')}`
}

describe('the vault of second factors', () => {
  it('opens what it sealed, and seals the same secret otherwise each time', () => {
    const sealed = vault.seal('7', SECRET)
    expect(sealed).not.toContain(SECRET)
    expect(vault.open('7', sealed)).toBe(SECRET)
    expect(vault.seal('7', SECRET)).not.toBe(sealed)
  })

  it.each([
    ['of somebody else', '8', vault.seal('7', SECRET)],
    ['sealed with another key', '7', createFactorVault(randomBytes(32)).seal('7', SECRET)],
    ['with another beginning', '7', bent(vault.seal('7', SECRET), 0)],
    ['with another tag', '7', bent(vault.seal('7', SECRET), 12)],
    ['with other letters', '7', bent(vault.seal('7', SECRET), 28)],
    ['cut short', '7', vault.seal('7', SECRET).slice(0, 20)],
    ['of nothing', '7', 'v1.'],
    ['of no such letters', '7', 'v1.!!!!'],
  ])('keeps a secret shut that is %s', (_, userId, kept) => {
    expect(vault.open(userId, kept)).toBeUndefined()
  })

  it('reads what was never sealed; without a key it seals nothing and opens nothing', () => {
    expect(vault.open('7', SECRET)).toBe(SECRET)
    expect(without.seal('7', SECRET)).toBe(SECRET)
    expect(without.open('7', SECRET)).toBe(SECRET)
    expect(without.open('7', vault.seal('7', SECRET))).toBeUndefined()
  })
})

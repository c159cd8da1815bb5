import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { webManifest } from './brand.ts'

const brand = {
  name: 'Britannia',
  companyName: 'Britannia Industries Limited',
  primaryColour: '#c8102e',
  accentColour: '#2e7d32',
  logoUrl: '',
}

it('names the brand, and its icons exist', () => {
  const manifest = webManifest(brand)
  expect(manifest).toMatchObject({
    name: 'Britannia shopping helper',
    short_name: 'Britannia',
    start_url: '/',
  })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  for (const { src } of manifest.icons) expect(existsSync(`src/web/public${src}`)).toBe(true)
})

it('has a short name for a long brand', () => {
  expect(webManifest({ ...brand, name: 'The Old Biscuit House' }).short_name).toBe('Shopping')
})

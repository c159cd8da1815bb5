import { describe, expect, it } from 'vitest'
import { spokenForm, spokenNames } from './spoken-names.ts'

const products = (...names: string[]) => names.map((name) => ({ name, section: null }))

describe('a name as it is said', () => {
  it.each([
    ['Good Day Butter Cookies 200 g', 'good day butter cookies'],
    ['50-50 Maska Chaska', 'fifty fifty maska chaska'],
    ['Nuts & Raisins', 'nuts and raisins'],
    ['Café Crème', 'cafe creme'],
    ['100% Whole Wheat', 'one zero zero percent whole wheat'],
    ['बिस्कुट', ''],
  ])('%s: %s', (name, spoken) => expect(spokenForm(name)).toBe(spoken))
})

describe('names to listen for', () => {
  it('leaves the brand word off and hears it alone', () => {
    const { names } = spokenNames(products('Acme Sunrise', 'Acme Moonlight', 'Acme Star Bright'))
    expect(names.slice(0, 4)).toEqual(['acme', 'sunrise', 'moonlight', 'star bright'])
  })
  it('knows a product by its beginning', () => {
    expect(spokenNames(products('Good Day Butter Cookies')).names).toContain('good day')
  })
  it('takes the products of the sections first and no more than it may', () => {
    const list = [
      { name: 'Tiger', section: 'dairy' },
      { name: 'Bourbon', section: 'Breads' },
    ]
    expect(spokenNames(list, ['breads'], 1).names).toEqual(['bourbon'])
  })
  it('has equal versions for equal names only', () => {
    const version = (...names: string[]) => spokenNames(products(...names)).version
    expect(version('Tiger')).toBe(version('TIGER 50 g'))
    expect(version('Tiger')).not.toBe(version('Tigers'))
  })
})

import { describe, expect, it } from 'vitest'
import { taken } from '../../../test/fixtures/taken.ts'
import type { Language } from '../contract/language.ts'

const section = (text: string, language?: Language) => taken(text, 'section', { language })

describe('a section is chosen by its place in the order in which they were named', () => {
  it.each([
    ['first', 'biscuits'],
    ['the second', 'dairy'],
    ['ok the second please', 'dairy'],
    ['second one please', 'dairy'],
    ['second sounds good', 'dairy'],
    ['third please', 'breads'],
    ["i'll go with the second", 'dairy'],
    ['the first one will do', 'biscuits'],
    ["let's begin with the middle one", 'dairy'],
    ["i'd rather pick the last one", 'breads'],
    ['the last one please', 'breads'],
    ['the third sounds good', 'breads'],
    ['pehla wala', 'biscuits'],
    ['doosra wala chal', 'dairy'],
    ['beech wala', 'dairy'],
    ['last wala', 'breads'],
    ['teesra wala option', 'breads'],
    ['nahi pehla nahi middle', 'dairy'],
    ['not the first one but the third', 'breads'],
    ['the third no sorry the first', 'biscuits?'],
  ])('"%s" is %s', (text, expected) => expect(section(text)).toBe(expected))

  it.each([
    ['पहला वाला', 'biscuits'],
    ['बीच वाला', 'dairy'],
    ['आखिरी वाली', 'breads'],
    ['biscuit phir bread', 'biscuits + breads'],
    ['ब्रेड फिर दूध', 'breads + dairy'],
  ])('in Hindi "%s" is %s', (text, expected) => expect(section(text, 'hi-IN')).toBe(expected))

  it.each([
    ['last', 'breads?'],
    ['the last one', 'breads?'],
    ['second', 'dairy?'],
    ['second please', 'dairy?'],
    ['just second', 'dairy?'],
    ['um second', 'dairy?'],
    ['ok second ji', 'dairy?'],
    ['so first', 'biscuits?'],
    ['ok first', 'biscuits?'],
    ['one second', 'pause'],
    ['give me a second', 'pause'],
    ['what was the second one', 'repeat'],
    ['not the second the other end', '–'],
    ['let us start first', '–'],
    ['the second one is too far', '–'],
    ['on second thoughts biscuits', 'biscuits'],
    ['first bread', 'breads'],
  ])('"%s" names no place, or may: %s', (text, expected) => expect(section(text)).toBe(expected))
})

it.each([
  ['biscuits to begin with and then dairy', 'biscuits + dairy'],
  ["bread to start with then milk if that's all right", 'breads + dairy'],
])('"%s" is %s in this order', (text, expected) => expect(section(text)).toBe(expected))

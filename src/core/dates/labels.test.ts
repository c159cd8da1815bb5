import { describe, expect, it } from 'vitest'
import { findLabels } from './labels.ts'
import { withinOneEdit } from './lookalikes.ts'

const kinds = (text: string) => findLabels(text).map(({ kind }) => kind)

describe('findLabels', () => {
  it.each([
    ['USE BY', ['useBy']],
    ['USEBY', ['useBy']],
    ['U5E BY', ['useBy']],
    ['U9E8Y', ['useBy']],
    ['JSE BY', ['useBy']],
    ['HSE BT', ['useBy']],
    ['USE BEFORE', ['useBy']],
    ['EXP', ['useBy']],
    ['EXP.', ['useBy']],
    ['EXP. DATE:', ['useBy']],
    ['Expiry Date', ['useBy']],
    ['BEST BEFORE:', ['useBy']],
    ['BEST BEF0RET', ['useBy']],
    ['BEST BY', ['useBy']],
    ['BBE', ['useBy']],
    ['PKD', ['packed']],
    ['PK0', ['packed']],
    ['FKD', ['packed']],
    ['PKP', ['packed']],
    ['EKP', ['useBy']],
    ['PKD. ON:', ['packed']],
    ['MFD', ['packed']],
    ['MFG. DATE', ['packed']],
    ['PACKED ON', ['packed']],
    ['PROD DATE', ['packed']],
    ['Date of Packaging', ['packed']],
    ['B.NO.', ['never']],
    ['B.N0.', ['never']],
    ['BATCH NO', ['never']],
    ['LOT', ['never']],
    ['MRP RS.', ['never']],
    ['USP', ['never']],
    ['PKD / EXP', ['packed', 'useBy']],
    ['B.NO. A12 USE BY', ['never', 'useBy']],
  ])('%s', (text, expected) => expect(kinds(text)).toEqual(expected))

  it.each([
    '',
    'EXPORTED',
    'EXPERT',
    'EP',
    'EAT MORE',
    'A89324',
    'K48860A',
    'PARK',
    'USED',
    'BEE',
    'SEE BEST PRICE',
  ])('finds none in %s', (text) => expect(kinds(text)).toEqual([]))
})

describe('withinOneEdit', () => {
  it.each([
    ['', '', true],
    ['a', '', true],
    ['ab', 'b', true],
    ['abc', 'axc', true],
    ['abc', 'abxc', true],
    ['abc', 'acb', false],
    ['ab', 'abcd', false],
    ['aaa', 'aa', true],
  ])('%s and %s', (a, b, expected) => expect(withinOneEdit(a, b)).toBe(expected))
})

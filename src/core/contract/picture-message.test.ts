import { expect, it } from 'vitest'
import { readPicture, writePicture } from './picture-message.ts'

const jpeg = Uint8Array.of(0xff, 0xd8, 7)

it.each(['look-12', undefined])('carries a picture of %s', (lookId) => {
  expect(readPicture(writePicture(jpeg, lookId))).toEqual({ picture: jpeg, lookId })
})

it.each([
  ['nothing', []],
  ['JSON', [...new TextEncoder().encode('{"say":1}')]],
  ['no picture behind its id', [1, 3, 97, 98, 99]],
  ['an id longer than the message', [1, 80, 97]],
  ['an id of any length', [1, 81, ...Array(90).fill(97)]],
])('is not %s', (_, bytes) => expect(readPicture(Uint8Array.from(bytes))).toBeUndefined())

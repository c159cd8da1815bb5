import { expect, it } from 'vitest'
import { saysReady } from './says-ready.ts'

it.each([
  'repeat',
  'please say it again',
  'ready',
  "i'm ready",
  'okay carry on',
  'yes ready',
  "no i'm ready",
  "let's go",
  'next',
  'back',
])('"%s" goes on', (text) => {
  expect(saysReady(text, 'en-IN')).toBe(true)
})

it.each([
  'yes',
  'yes please',
  'okay',
  'please',
  'no',
  'not yet',
  "i'm not ready",
  "don't go on",
  "i can't go on",
  "i'm not fit to carry on",
  'wait then go on',
  'pardon',
  'what did you say',
  "i didn't hear you say it again",
  'he has gone away',
])('"%s" does not', (text) => {
  expect(saysReady(text, 'en-IN')).toBe(false)
})

it.each([
  ['फिर से', true],
  ['aage chalo', true],
  ['haan', false],
  ['theek hai', false],
  ['abhi nahi', false],
])('in Hindi, "%s": %s', (text, expected) => {
  expect(saysReady(text, 'hi-IN')).toBe(expected)
})

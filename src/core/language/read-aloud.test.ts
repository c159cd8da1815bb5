import { describe, expect, it } from 'vitest'
import { isReadAloud } from './read-aloud.ts'

const fresh = ['Entrance', 'Not there', 'Repeat', 'Talk: hold while speaking']

describe('a screen reader’s words', () => {
  it.each([
    // As VoiceOver and TalkBack say a button, whenever they do.
    ['Stop, button', []],
    ['stop button double tap to activate', []],
    ['Biscuits. Button.', []],
    ['cash counter button two of five', []],
    ['More, button, collapsed', []],
    ['button, Not required', []],
    ['Talk: hold while speaking, toggle button, not pressed', []],
    ['dairy button breads button', []],
    ['next button in list three of five double tap to activate', []],
    ['double tap to activate', []],
    ['use by date actions available', []],
    // By its name alone, just after it came or the focus came to it.
    ['Entrance', fresh],
    ['entrance entrance', fresh],
    ['entrance not there repeat', fresh],
    ['Talk hold while speaking', fresh],
  ])('%s', (text, now) => expect(isReadAloud(text, { labels: now, lines: [] })).toBe(true))

  it.each([
    ['Entrance', []],
    ['stop', fresh],
    ['call staff', fresh],
    ['i am at the entrance', fresh],
    ['not there yet', fresh],
    ['where is the stop button', []],
    ['press the repeat button', []],
    ['biscuits', fresh],
    ['what is this', []],
    ['', fresh],
    ['on', []],
    ['next one', ['Next']],
  ])('but a shopper’s: %s', (text, now) => expect(isReadAloud(text, { labels: now, lines: [] })).toBe(false))
})

const inHindi = ['पॉज़', 'फिर से शुरू करें', 'स्टाफ़ बुलाएँ', 'वहाँ नहीं']

describe('names in Hindi, which came to the screen', () => {
  it.each([
    ['पॉज़', true],
    ['पॉज', true],
    ['फिर से शुरू करें', true],
    ['स्टाफ बुलाएं', true],
    ['स्टाफ़ बुलाएँ वहाँ नहीं', true],
    ['पॉज़ button', true],
    ['स्टाफ़ बुलाओ', false],
    ['मैं वहाँ नहीं हूँ', false],
    ['पॉज़ करो', false],
  ])('%s', (text, is) => expect(isReadAloud(text, { labels: inHindi, lines: [] })).toBe(is))

  it.each([
    ['फिर से धीरे मदद या पॉज़ कभी भी बोलिए स्टाफ के लिए स्टाफ बुलाओ बोलिए', true],
    ['स्टाफ बुलाओ', false],
  ])('and a sentence among what was said: %s', (text, is) => {
    const lines = ['चार। फिर से, धीरे, मदद या पॉज़ कभी भी बोलिए। स्टाफ़ के लिए स्टाफ़ बुलाओ बोलिए।']
    expect(isReadAloud(text, { labels: [], lines })).toBe(is)
  })
})

describe('a sentence of ours that is read again', () => {
  const lines = [
    'Then stand still, and say call staff.',
    'Four. Say repeat, slower, help or pause whenever you like. For staff, say call staff.',
    'Hold the product close to the camera and ask what is the use by date',
    'Shall I read the use by date?',
    'Which section would you like: biscuits and snacks, dairy, or breads?',
  ]
  it.each([
    ['four say repeat slower help or pause whenever you like for staff say call staff', true],
    // As the ear may hear it.
    ['for say repeat slower help or paws whenever you like for staff say call staff', true],
    ['which section would you like biscuits and snacks dairy or breads', true],
    ['call staff', false],
    ['what is the use by date', false],
    ['read the use by date', false],
    ['say call staff', false],
    ['please take me to the biscuits and snacks', false],
    ['which section would you lie this kids and snacks dairy or beds now', true],
    ['i reach in say or tap next after each part', true],
    ['i reach in and i say or tap next after each part', false],
    ['i reach in say or tap next after that part', false],
  ])('%s', (text, is) => expect(isReadAloud(text, { labels: [], lines })).toBe(is))
})

import { expect, it } from 'vitest'
import { pageCommand } from '../../session/page-command.ts'
import { ownTextsIn } from '../../texts/own-texts.ts'
import { pageTextsIn } from '../../texts/page-texts.ts'

it.each([
  ['freeze the picture', 'freeze'],
  ['Please freeze the picture.', 'freeze'],
  ['large picture', 'show'],
  ['show me the large picture', 'show'],
  ['bigger', 'larger'],
  ['zoom in', 'larger'],
  ['make it smaller', 'smaller'],
  ['show the camera again', 'thaw'],
  ['live picture', 'thaw'],
  ['close the picture', 'close'],
])('"%s" is for the large picture: %s', (text, command) =>
  expect(pageCommand(text)).toEqual({ of: 'picture', command }),
)

it.each([
  ['तस्वीर दिखाओ', 'show'],
  ['बड़ी तस्वीर', 'show'],
  ['तस्वीर रोको', 'freeze'],
  ['बड़ा करो', 'larger'],
  ['छोटा करो', 'smaller'],
  ['कैमरा फिर दिखाओ', 'thaw'],
  ['तस्वीर बंद करो', 'close'],
])('"%s" in Hindi: %s', (text, command) =>
  expect(pageCommand(text, 'checking', 'hi-IN')).toEqual({ of: 'picture', command }),
)

it.each([
  'is there a bigger pack',
  'the bigger one',
  'stop',
  'hold on',
  'close',
  'freeze',
  'what is in the picture',
  'again',
])('"%s" is not', (text) => expect(pageCommand(text)?.of).not.toBe('picture'))

it.each(['en-IN', 'hi-IN'] as const)('every button of it in %s says words that it knows', (language) => {
  const { pictureTexts } = ownTextsIn(language)
  expect(pageCommand(pageTextsIn(language).screenTexts.largePicture, 'checking', language)).toEqual({
    of: 'picture',
    command: 'show',
  })
  for (const command of ['larger', 'smaller', 'freeze', 'thaw', 'close'] as const)
    expect(pageCommand(pictureTexts[command], 'checking', language)).toEqual({ of: 'picture', command })
})

it.each([
  ['turn off the vibration', 'signsOff'],
  ['Stop vibrating, please.', 'signsOff'],
  ['no more beeps', 'signsOff'],
  ['sounds and vibration on again', 'signsOn'],
  ['short answers only', 'short'],
  ['keep your answers short', 'short'],
  ['answer in short', 'short'],
  ['I want the full answers again', 'whole'],
  ['answer in full', 'whole'],
])('"%s" is the setting %s', (text, command) => {
  expect(pageCommand(text)).toMatchObject({ of: 'setting', command })
})

it.each(['stop', 'no sound is coming', 'the short one', 'say it in short', 'is the sound off'])(
  '"%s" is no setting',
  (text) => expect(pageCommand(text)?.of).not.toBe('setting'),
)

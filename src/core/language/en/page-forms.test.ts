import { expect, it } from 'vitest'
import { listenForSchema } from '../../contract/modes.ts'
import { pageCommand } from '../../page/page-command.ts'
import { defaultPreferences } from '../../page/preferences.ts'
import { ownTextsIn } from '../../texts/own-texts.ts'
import { pageTextsIn } from '../../texts/page-texts.ts'
import { settingScreenTextsIn } from '../../texts/setting-screen-texts.ts'
import { grammarFor } from '../grammar.ts'
import { screenHeardInHindi } from '../hi/own-forms.ts'
import { understand } from '../understand.ts'
import { screenHeard } from './page-forms.ts'

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
  ['text mode', 'writtenAsked'],
  ['write everything', 'written'],
  ['speak aloud again', 'spoken'],
  ['short answers only', 'short'],
  ['keep your answers short', 'short'],
  ['answer in short', 'short'],
  ['I want the full answers again', 'whole'],
  ['answer in full', 'whole'],
])('"%s" is the setting %s', (text, command) => {
  expect(pageCommand(text)).toMatchObject({ of: 'setting', command })
})

it.each([
  'stop',
  'write it down',
  'text her',
  'speak up',
  'no sound is coming',
  'the short one',
  'say it in short',
  'is the sound off',
])('"%s" is no setting', (text) => expect(pageCommand(text)?.of).not.toBe('setting'))

it.each([
  ['More', 'more'],
  ['more please', 'more'],
  ['open more', 'more'],
  ['please press the more button', 'more'],
  ['read me the more choices', 'more'],
  ['what more choices are there', undefined],
  ['read me the choices', 'choices'],
  ['what buttons are there', 'choices'],
  ['what is on the screen', 'choices'],
  ['read out the options', undefined],
  ['what are the choices', undefined],
  ['more options', 'more'],
  ['open the menu', 'more'],
  ['close more', 'moreClosed'],
  ['hide the choices', 'moreClosed'],
  ['Settings', 'settings'],
  ['open settings', 'settings'],
  ['please open the settings', 'settings'],
  ['i want to change the settings', 'settings'],
  ['where are the settings', 'settings'],
  ['read me the settings', 'settings'],
  ['tell me my settings', 'settings'],
  ['how do i change the settings', 'settings'],
  ['what settings are there', 'settings'],
  ['what can I change?', 'settings'],
  ['speech rate', 'settings'],
  ['close the settings', 'settingsClosed'],
  ['try now', 'retry'],
  ['try the camera again', 'retry'],
  ['leave the practice', 'practiceLeft'],
  ['stop practice', 'practiceLeft'],
  ['talk', 'listening'],
] as const)('"%s" is for the screen: %s', (text, command) =>
  expect(pageCommand(text, 'walking')).toEqual(command && { of: 'screen', command }),
)

it.each([
  ['और', 'more'],
  ['और विकल्प बताओ', 'more'],
  ['बाकी विकल्प क्या हैं', 'more'],
  ['विकल्प बताओ', 'choices'],
  ['स्क्रीन पर क्या है', 'choices'],
  ['विकल्प बंद करो', 'moreClosed'],
  ['सेटिंग', 'settings'],
  ['सेटिंग्स खोलिए', 'settings'],
  ['मेरी सेटिंग सुनाओ', 'settings'],
  ['settings kholo', 'settings'],
  ['मैं क्या बदल सकती हूँ', 'settings'],
  ['सेटिंग बंद करो', 'settingsClosed'],
  ['settings band karo', 'settingsClosed'],
  ['अभी कोशिश करें', 'retry'],
  ['अभ्यास छोड़ दो', 'practiceLeft'],
])('"%s" in Hindi: %s', (text, command) =>
  expect(pageCommand(text, 'walking', 'hi-IN')).toEqual({ of: 'screen', command }),
)

it.each([
  'more milk in it',
  'no more',
  'one more please',
  'some more',
  'and more',
  'tell me more',
  'show me more',
  'read more',
  'more slowly',
  'more biscuits',
  'much more',
  'close the door',
  'close it',
  'open the packet',
  'open the door',
  'change it',
  'can i change this one',
  'what can i eat',
  'i set it down',
  'try this',
  'try again',
  'try it',
  'let me try now and you wait',
  'talk to me',
  'practice',
  'move it left',
  'leave it',
])('"%s" is not', (text) => {
  for (const question of listenForSchema.options)
    expect([question, pageCommand(text, question)?.of]).not.toEqual([question, 'screen'])
})

it.each(['और नहीं', 'और दूध', 'मुझे और चाहिए', 'और बताओ', 'दरवाज़ा बंद करो', 'यह बदलो'])('"%s" is not', (text) =>
  expect(pageCommand(text, 'checking', 'hi-IN')?.of).not.toBe('screen'),
)

it.each([
  ['more', 'en-IN'],
  ['More, please.', 'en-IN'],
  ['और', 'hi-IN'],
] as const)('"%s" answers whether more is to be bought, where that is asked', (text, language) =>
  expect(pageCommand(text, 'buy_more', language)).toBeUndefined(),
)

it('a side is of the picture at a shelf alone: on a walk it is the shopper’s', () => {
  expect(pageCommand('move left', 'checking')).toEqual({ of: 'picture', command: 'left' })
  expect(pageCommand('move the picture to the right', 'checking')).toEqual({
    of: 'picture',
    command: 'right',
  })
  expect(pageCommand('move left', 'walking')).toBeUndefined()
})

it.each(['en-IN', 'hi-IN'] as const)('what stands on the screen in %s is a word for it', (language) => {
  const { screenTexts } = pageTextsIn(language)
  const own = ownTextsIn(language)
  const { preferenceTexts } = settingScreenTextsIn(language)
  const wanted: readonly (readonly [label: string, wanted: object])[] = [
    [screenTexts.more, { of: 'screen', command: 'more' }],
    [screenTexts.settings, { of: 'screen', command: 'settings' }],
    [screenTexts.talk, { of: 'screen', command: 'listening' }],
    [screenTexts.tryNow, { of: 'screen', command: 'retry' }],
    [screenTexts.practise, { of: 'practice' }],
    [screenTexts.leavePractice, { of: 'screen', command: 'practiceLeft' }],
    ...(['left', 'right', 'up', 'down'] as const).map(
      (command) => [own.pictureTexts[command], { of: 'picture', command }] as const,
    ),
    [own.needsScreen.title, { of: 'needs', command: { do: 'tell' } }],
    [own.needsScreen.forget, { of: 'needs', command: { do: 'forget' } }],
    [own.shoppingScreen.title, { of: 'shopping', command: { do: 'tellList' } }],
    [own.shoppingScreen.forget, { of: 'shopping', command: { do: 'forgetList' } }],
    [own.noticesTexts.accessibility, { of: 'notice', command: 'access' }],
    [own.noticesTexts.forgetMe, { of: 'notice', command: 'forget' }],
    [preferenceTexts.pace, { of: 'screen', command: 'settings' }],
    [preferenceTexts.volume, { of: 'screen', command: 'settings' }],
    [preferenceTexts.voice, { of: 'screen', command: 'settings' }],
    [preferenceTexts.ourVoice, { of: 'setting', command: 'ourVoice' }],
    [preferenceTexts.phoneVoice, { of: 'setting', command: 'phoneVoice' }],
    [preferenceTexts.signs, { of: 'screen', command: 'settings' }],
  ]
  for (const [label, command] of wanted)
    expect([label, pageCommand(label, 'checking', language)]).toMatchObject([label, command])
  const heard = (text: string) =>
    understand({ text, question: 'walking', source: 'spoken', names: [], language })
  expect(heard(screenTexts.skip)).toMatchObject({ meaning: { word: 'skip' }, verdict: 'act' })
  expect(heard(screenTexts.unlock)).toMatchObject({ meaning: { word: 'unlockScreen' }, verdict: 'act' })
})

it.each(['en-IN', 'hi-IN'] as const)('the words that change a setting in %s change it', (language) => {
  const { settingsAre } = ownTextsIn(language)
  const { voice, holdOnly, short, signs } = defaultPreferences
  const other = {
    voice: 'phone',
    modality: 'TEXT',
    holdOnly: !holdOnly,
    short: !short,
    signs: !signs,
  } as const
  const told = [{ voice, holdOnly, short, signs }, other].flatMap((set) =>
    settingsAre({ ...defaultPreferences, ...set, phoneEar: set.short, hasOtherLanguage: true }),
  )
  const words = told.flatMap(
    (sentence) => /(?:To change it, say|बदलना हो तो बोलिए): (.+)[.।]$/.exec(sentence)?.[1] ?? [],
  )
  const [pace = '', volume = ''] = told
  const steps = [pace, volume].map((sentence) =>
    sentence.replace(/^.*(?:Say |बोलिए: )/, '').split(/, या | or |[.।]/),
  )
  expect(words).toHaveLength(14)
  const does = (text: string) => {
    const page = pageCommand(text, 'checking', language)
    const { meaning, verdict } = understand({
      ...{ text, question: 'checking', source: 'spoken', names: [], language },
    })
    return page?.of === 'setting' ? page.command : `${meaning?.type === 'word' && meaning.word} ${verdict}`
  }
  const otherLanguage = language === 'en-IN' ? 'speakHindi act' : 'speakEnglish act'
  expect(words.map(does)).toEqual([
    ...['phoneVoice', 'holdOnly act', 'short', 'signsOff', 'written', 'phoneEarAsked', otherLanguage],
    ...['ourVoice', 'listenAlways act', 'whole', 'signsOn', 'spoken', 'phoneEarOff', otherLanguage],
  ])
  expect(steps.map((names) => names.filter(Boolean).map(does))).toEqual([
    ['slower act', 'faster act'],
    ['louder act', 'quieter act'],
  ])
})

it.each(listenForSchema.options)('the ear hears the screen’s own names under %s', (question) => {
  for (const phrase of screenHeard) {
    const isAnswer = phrase === 'more' && question === 'buy_more'
    expect(pageCommand(phrase, question)?.of).toBe(isAnswer ? undefined : 'screen')
    expect(grammarFor(question, [])).toContain(` | ${phrase}`)
  }
  for (const phrase of screenHeardInHindi) {
    expect([phrase, pageCommand(phrase, question, 'hi-IN')?.of]).toEqual([phrase, 'screen'])
    expect(grammarFor(question, [], 'hi-IN')).toContain(` | ${phrase}`)
  }
})

import { expect, it } from 'vitest'
import { defaultPreferences } from '../../page/preferences.ts'
import { ownTextsIn } from '../own-texts.ts'

/** What each sentence of the phone's own says, translated back by who reads both; made ones of two names, दूध and तिल. */
const back: Readonly<Record<string, string>> = {
  'needsTexts.noAllergens': 'Our list does not tell the things of it that give allergy. Please ask staff.',
  'needsTexts.noIngredients': 'Our list does not tell its ingredients. Please ask staff.',
  'needsTexts.noneNamed':
    'From our list: the brand does not give the name of any thing in it that gives allergy.',
  'needsTexts.noRecord': 'I have no record of this product. Please ask staff.',
  'needsTexts.unreadable': 'In our list there are also words that I cannot recognise.',
  'needsTexts.checkPack': 'Please check by the pack or ask staff.',
  'needsTexts.onlyPack': 'Our list does not say this.',
  'needsTexts.nothingToUndo': 'In your lists I have changed nothing that I could take back.',
  'needsTexts.nothingKept':
    'You have not told me of anything that you are to avoid. Say for example: I have an allergy to peanut and milk.',
  'needsTexts.hearAll': 'To hear all ask: what is in my list?',
  'needsTexts.cannotKeep': 'I could not keep it: when the page closes this browser keeps nothing.',
  'needsTexts.lookFailed': 'I could not look at which things you are to avoid. Please ask staff.',
  'needsScreen.title': 'What I am not to eat',
  'needsScreen.about':
    'Kept on this phone only: it is never sent. What you choose will be said first of all at the name of each product, and also where it is written. No thing is ever called safe.',
  'needsScreen.others': 'Something else',
  'needsScreen.othersHint':
    'What is not in the list above I cannot find: I will say that staff are to be asked.',
  'needsScreen.add': 'Add',
  'needsScreen.diets': 'My food',
  'needsScreen.allergens': 'Things that give allergy',
  'needsScreen.ingredients': 'Other ingredients',
  'needsScreen.forget': 'Forget my list',
  'dietNames.vegetarian': 'vegetarian',
  'dietNames.vegan': 'vegan',
  'dietNames.jain': 'Jain',
  'dietNames.halal': 'halal',
  'dietNames.kosher': 'kosher',
  ofNamed: 'milk: sesame',
  avoids: 'You are to avoid this: milk and sesame. milk sesame',
  eats: 'Your food: milk. milk sesame',
  packContains: 'The pack says: in it is: milk and sesame.',
  packMayContain: 'The pack says: in it may be: milk and sesame.',
  unsureWhether: 'It does not tell whether that is this: milk or sesame.',
  doesNotName: 'Our list does not name this in it: milk or sesame.',
  notKnown: 'You are to avoid this: milk and sesame. milk',
  cannotLookFor: 'I cannot find this: milk or sesame. Please ask staff.',
  dietUnsaid: 'Our list does not tell whether this is milk or not.',
  kept: 'Kept: you are to avoid this: milk and sesame. Kept: your food: milk. Kept: your food: sesame.',
  removed: 'Removed: milk and sesame.',
  notOnList: 'You had not told me of this: milk or sesame.',
  listIs: 'You are to avoid this: milk and sesame. / Your food: milk. / Your food: sesame.',
  forgotten: 'Forgotten. In it was this: milk sesame',
  'shoppingTexts.nothingWanted':
    'In your list of buying there is nothing. Say for example: add bread to the list of buying.',
  'shoppingTexts.allFound': 'All things of your list of buying are in your bag.',
  'shoppingTexts.listForgotten': 'Your list of buying is forgotten.',
  'shoppingTexts.bagEmpty': 'As far as I know there is nothing in your bag.',
  'shoppingTexts.bagForgotten': 'What is in your bag I have forgotten.',
  'shoppingTexts.showFirst': 'Please first show it to me: ask, what is this?',
  'shoppingTexts.putBack': 'If you put it back, say: not in the bag.',
  'shoppingScreen.title': 'What I am to buy',
  'shoppingScreen.about': 'Kept on this phone only: it is never sent.',
  'shoppingScreen.product': 'Product',
  'shoppingScreen.add': 'Add to the list',
  'shoppingScreen.remove': 'Remove milk',
  'shoppingScreen.forget': 'Forget my list of buying',
  nowWanted: 'In your list of buying: milk and sesame.',
  notInStore: 'In the list of this brand I am not finding this: milk or sesame. As you said it I keep it.',
  noLongerWanted: 'No longer in your list of buying: milk and sesame.',
  wasNotWanted: 'In your list of buying this was not: milk and sesame.',
  stillWanted: 'Still to find: milk and sesame.',
  wantedIn: 'In milk: milk and sesame.',
  wantedHere: 'From your list of buying here: milk and sesame.',
  foundIt: 'milk is in your list of buying. I put a mark on it and count it in your bag.',
  foundAgain: 'milk is in your bag already.',
  notThatOne: 'This is milk. In your list is sesame.',
  intoBag: 'In your bag: milk.',
  outOfBag: 'Out of your bag: milk.',
  wasNotInBag: 'As far as I know this is not in your bag: milk and sesame.',
  bagHolds: 'In your bag, as you told, two packs: milk and sesame.',
  unsureOf: 'For what you are to avoid I do not know these for certain: milk and sesame. Please ask staff.',
  'settingTexts.phoneVoice': 'From now on your phone’s own voice will speak.',
  'settingTexts.ourVoice':
    'From now on in English my own voice will speak. Hindi the voice of the phone speaks.',
  'settingTexts.signsOff':
    'The sounds and vibration with my words are off. If you want them again say: signs on.',
  'settingTexts.signsOn': 'The sounds and vibration with my words are on.',
  'settingTexts.short':
    'From now on I speak less: name and things that give allergy. For the rest ask: tell more. If it is to be changed say: tell all.',
  'settingTexts.whole': 'From now on I tell all again. If less is wanted say: tell less.',
  'settingTexts.writtenAsked': 'In place of speaking I can write. If you want it so say: write all.',
  'settingTexts.written':
    'From now on I write, I do not speak. If you want my voice again say: tell by speaking.',
  'settingTexts.spoken': 'From now on I speak.',
  'settingTexts.phoneEarAsked':
    'Your phone can hear for me. Then your voice may be sent to the maker of your browser. If you agree say: my phone may hear. If you want to take it back: my phone must not hear.',
  'settingTexts.phoneEarAskedHere':
    'Your phone can hear for me. Its browser says that it hears on the phone itself. If some day it cannot hear, your voice may be sent to the maker of your browser. If you agree say: my phone may hear. If you want to take it back: my phone must not hear.',
  'settingTexts.phoneEarOn':
    'From now on your phone hears for me. If you want to take it back say: my phone must not hear.',
  'settingTexts.phoneEarOff': 'From now on I hear myself again.',
  'settingTexts.phoneEarRefused':
    'Your phone does not allow hearing by itself. I hear myself, and the buttons stay.',
  'settingTexts.phoneEarLanguage':
    'Your phone does not know how to hear this language. I hear myself, and the buttons stay.',
  'settingTexts.phoneEarNetwork':
    'Your phone gets no network for hearing. Until it returns I hear myself, and the buttons stay.',
  'settingTexts.phoneEarEnds':
    'Your phone stops again and again while hearing. Until it hears again I hear myself, and the buttons stay.',
  'screenSaid.moreClosed': 'The rest of the choices are closed.',
  'screenSaid.aboutProduct': 'If you want to hear more about the product say: tell more.',
  'screenSaid.settingsClosed': 'No setting is open. If you want to hear say: read out the settings.',
  'screenSaid.byHand':
    'These are on the screen too in Settings, when we have stopped. If you want to stop say: pause.',
  'screenSaid.oneLanguage': 'Here I speak Hindi only.',
  'screenSaid.listening': 'I am listening. Just speak.',
  'screenSaid.retry': 'I try again now.',
  'screenSaid.practiceLeft': 'We leave the practice.',
  'screenSaid.noPractice': 'This is not practice. If you want to practise say: I want to practise.',
  choicesAre: 'You can say: milk or sesame.',
  moreIs: 'You can say this too: milk or sesame.',
  settingsAre:
    'Rate of speaking: normal. Say: slow, or fast. / Strength of the voice: normal. Say: with force, or low voice. / Voice: in English my own. If it is to be changed say: speak in my phone’s voice. / I always listen. If it is to be changed say: talk only by pressing. / Answers: whole. If it is to be changed say: tell less. / Sounds and vibration: on. If it is to be changed say: signs off. / I speak. If it is to be changed say: write all. / I hear myself. If it is to be changed say: my phone may hear. / Language: Hindi. If it is to be changed say: speak in English.',
  'pictureTexts.title': 'The large picture',
  'pictureTexts.live': 'What the camera sees',
  'pictureTexts.still': 'The picture that has stopped',
  'pictureTexts.larger': 'More big',
  'pictureTexts.smaller': 'More small',
  'pictureTexts.up': 'Take up',
  'pictureTexts.down': 'Take down',
  'pictureTexts.left': 'Take left',
  'pictureTexts.right': 'Take right',
  'pictureTexts.freeze': 'Stop the picture',
  'pictureTexts.thaw': 'Show the camera again',
  'pictureTexts.close': 'Close the picture',
  'pictureSaid.shown': 'The picture is on the whole screen. If it is to stop say: stop the picture.',
  'pictureSaid.frozen': 'The picture has stopped. Say: make it big, make it small, or close the picture.',
  'pictureSaid.thawed': 'The camera again.',
  'pictureSaid.larger': 'More big.',
  'pictureSaid.smaller': 'More small.',
  'pictureSaid.left': 'Left.',
  'pictureSaid.right': 'Right.',
  'pictureSaid.up': 'Up.',
  'pictureSaid.down': 'Down.',
  'pictureSaid.limit': 'It does not go beyond this.',
  'pictureSaid.closed': 'The picture is closed.',
  'pictureSaid.none': 'There is no picture to show. First ask: what is this?',
  'noticesTexts.knowsNothing': 'Your phone has kept no list of yours.',
  'noticesTexts.knows':
    'The machine of the shop knows nothing about you. Your phone keeps: how you like my speaking, your steps, and where this visit is.',
  'noticesTexts.accessibility': 'Accessibility',
  'noticesTexts.forgetMe': 'Forget all that this phone keeps about me',
  'noticesTexts.forgetSure': 'To forget press again: how I like the speaking, my steps and my lists',
  'accessibilityPage.title': 'About accessibility',
  'accessibilityPage.of':
    'How accessible the milk shopping helper is, what does not work, and where to complain.',
  'accessibilityPage.works': 'What works',
  'accessibilityPage.worksList':
    'All that is spoken is written on the screen, and each thing of the screen can be reached by voice, keyboard and screen reader. / Each state of the shopper’s page is checked by machine at levels A and AA of WCAG 2.2: on a phone, at 400 %, and in letters larger by 200 %. / Speaking can be slow, fast, soft or loud, in the voice of the helper or of the phone, or all can be written. / Who cannot or will not speak uses buttons; who cannot hold the phone still is told a way.',
  'accessibilityPage.lacks': 'What does not work',
  'accessibilityPage.lacksList':
    'It speaks Hindi and English; it understands written Hindi in full, and hears words of English and some words of Hindi. It was not tried on any iPhone, nor by any independent body. / It does not see people, obstacles or shelves, and reads dates only in the letters of English. / A phone without a voice of its own writes what you are to avoid instead of saying it.',
  'accessibilityPage.complain': 'Where to complain',
  'accessibilityPage.complainTo':
    'Tell the staff of the shop, or write to milk, whose page this is. If the answer does not help, the officer for consumers or for persons with disabilities in your country can be asked.',
  'accessibilityPage.machine': 'You are talking to a machine, to a computer program. It can be wrong.',
}

const NAMES = ['दूध', 'तिल']
type Make = (...given: unknown[]) => string | string[]
/** What each function is given, where that is not two lists or two names. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(
    ['ofNamed', 'foundIt', 'foundAgain', 'notThatOne', 'intoBag', 'outOfBag', 'dietUnsaid'].map((id) => [
      id,
      NAMES,
    ]),
  ),
  ...Object.fromEntries(
    ['shoppingScreen.remove', 'accessibilityPage.of', 'accessibilityPage.complainTo'].map((id) => [
      id,
      NAMES,
    ]),
  ),
  settingsAre: [{ ...defaultPreferences, phoneEar: false, hasOtherLanguage: true }],
  eats: ['दूध', NAMES],
  wantedIn: ['दूध', NAMES],
  notKnown: [NAMES, 'दूध'],
}
/** Heard or shown elsewhere, and in the table of the visit's sentences. */
const ELSEWHERE = ['needsSpoken', 'noticesSpoken', 'foundTexts', 'avoidedName']

function flat(texts: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): [string, string][] => {
      const id = `${path}${key}`
      if (ELSEWHERE.includes(id)) return []
      if (typeof value === 'string') return [[id, value]]
      if (Array.isArray(value)) return [[id, value.join(' / ')]]
      if (typeof value === 'function')
        return [[id, [(value as Make)(...(given[id] ?? [NAMES, NAMES]))].flat().join(' / ')]]
      return Object.entries(flat(value as object, `${id}.`))
    }),
  )
}
const hindi = flat(ownTextsIn('hi-IN'))
const english = flat(ownTextsIn('en-IN'))

it('every sentence of the phone’s own was translated back', () => {
  expect(Object.keys(back).toSorted()).toEqual(Object.keys(hindi).toSorted())
  expect(Object.keys(hindi).toSorted()).toEqual(Object.keys(english).toSorted())
})

const wordsOf = (text: string) => text.split(/\s+/).length

it.each(Object.entries(hindi))('%s has no English left, and its time', (id, text) => {
  expect(text.replace(/WCAG|AA|iPhone|\bA\b/g, '')).not.toMatch(/[A-Za-z]/)
  expect(wordsOf(text)).toBeLessThanOrEqual(wordsOf(english[id] ?? '') * 1.5 + 4)
})

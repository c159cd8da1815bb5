import type { Preferences } from '../../page/preferences.ts'
import { inBreaths } from '../phrasing.ts'
import { listWords } from './amounts.ts'
import { paceWords, volumeWords } from './setting-screen.ts'

/** Said when a setting was changed by words. */
export const settingTexts = {
  phoneVoice: 'From now on your phone’s own voice speaks.',
  ourVoice: 'From now on my own voice speaks.',
  signsOff: 'Sounds and vibration beside my words are off. To have them back, say: sounds on.',
  signsOn: 'Sounds and vibration beside my words are on.',
  short:
    'From now on I say less: the name and the allergens. For the rest, ask: tell me more. To change it back, say: say everything.',
  whole: 'From now on I say everything again. For less, say: say less.',
  writtenAsked: 'I can write instead of speaking. To have it so, say: write everything.',
  written: 'From now on I write, and do not speak. For my voice again, say: speak aloud.',
  spoken: 'From now on I speak.',
  phoneEarAsked:
    'Your phone can hear for me. Your voice may then be sent to the maker of your browser. To agree, say: my phone may listen. To take it back: my phone must not listen.',
  phoneEarAskedHere:
    'Your phone can hear for me. Its browser says that it does so on the phone itself. If it cannot any more, your voice may be sent to the maker of your browser. To agree, say: my phone may listen. To take it back: my phone must not listen.',
  phoneEarOn: 'From now on your phone hears for me. To take it back, say: my phone must not listen.',
  phoneEarOff: 'From now on I hear by myself again.',
  phoneEarRefused: 'Your phone does not let its own recogniser hear. I hear by myself, and the buttons stay.',
  phoneEarLanguage:
    'Your phone’s own recogniser does not know this language. I hear by myself, and the buttons stay.',
  phoneEarNetwork:
    'Your phone’s own recogniser has no network. I hear by myself until it comes back, and the buttons stay.',
  phoneEarEnds:
    'Your phone’s own recogniser stops again and again. I hear by myself until it goes on, and the buttons stay.',
} as const

/** Said of what stands on the screen, or would stand there, when words ask for it. */
export const screenSaid = {
  moreClosed: 'The further choices are closed.',
  aboutProduct: 'To hear more of the product, say: tell me more.',
  settingsClosed: 'No settings are open. To hear them, say: read the settings.',
  byHand: 'They are on the screen too, under Settings, while we pause. To pause, say: pause.',
  oneLanguage: 'Here I speak English only.',
  listening: 'I am listening. Just speak.',
  retry: 'I try again now.',
  practiceLeft: 'We leave the practice.',
  noPractice: 'This is no practice. To practise, say: practice visit.',
} as const

/** What is in sight, in the same way. */
export const choicesAre = (labels: readonly string[]) => `You can say: ${listWords(labels.map(withoutMark))}.`

/** What stands under More, in the names of its buttons; each does the same when it is said. */
export const moreIs = (labels: readonly string[]): string[] =>
  inBreaths(labels.map(withoutMark), listWords).map((part, at) =>
    at === 0 ? `You can also say: ${part}.` : `And ${part}.`,
  )
const withoutMark = (label: string) => label.replace(/\?$/, '')

/** What a shopper can set in this visit; the phone may have no recogniser of its own, or the page one language. */
export interface SettingsNow extends Omit<Preferences, 'phoneEar' | 'language'> {
  phoneEar?: boolean
  hasOtherLanguage?: boolean
}

const now = (setting: string, words: string) => `${setting}. To change it, say: ${words}.`

/** How it is set now, a sentence each, with the words that change it. */
export const settingsAre = ({ phoneEar, hasOtherLanguage, ...set }: SettingsNow): string[] => [
  `Speech rate: ${lower(paceWords[set.pace])}. Say slower or faster.`,
  `Loudness: ${lower(volumeWords[set.volume])}. Say louder or quieter.`,
  set.voice === 'server'
    ? now('Voice: my own', 'use my phone’s voice')
    : now('Voice: your phone’s own', 'use your own voice'),
  set.holdOnly
    ? now('I listen only while you hold the screen', 'listen always')
    : now('I listen always', 'hold to talk only'),
  set.short ? now('Answers: short', 'say everything') : now('Answers: whole', 'say less'),
  set.signs ? now('Sounds and vibration: on', 'sounds off') : now('Sounds and vibration: off', 'sounds on'),
  set.modality === 'AUDIO' ? now('I speak', 'write everything') : now('I write', 'speak aloud'),
  ...(phoneEar === undefined ? [] : [phoneEar ? earOn : earOff]),
  ...(hasOtherLanguage ? [now('Language: English', 'speak Hindi')] : []),
]
const earOn = now('Your phone hears for me', 'my phone must not listen')
const earOff = now('I hear by myself', 'let my phone listen')
const lower = (word = '') => word.toLowerCase()

import type { PrintedDate } from '../../dates/calendar.ts'
import type { Aim, Fault, Move } from '../../vision/aiming.ts'
import type { HintId } from '../../vision/hints.ts'
import { sayDate } from './dates.ts'
import { inSection } from './facts.ts'

/** How the pack is to be moved, as in English. */
const moves: Readonly<Record<Move, string>> = {
  nearer: 'थोड़ा पास लाइए।',
  further: 'थोड़ा दूर ले जाइए।',
  up: 'पैक को ऊपर कीजिए।',
  down: 'पैक को नीचे कीजिए।',
  left: 'पैक को बाएँ कीजिए।',
  right: 'पैक को दाएँ कीजिए।',
  turn: 'पैक को धीरे-धीरे घुमाइए।',
  hold: 'स्थिर रखिए।',
  light: 'यहाँ अँधेरा है। मुझे और रोशनी चाहिए।',
  tilt: 'कृपया थोड़ा तिरछा कीजिए, यह चमक रहा है।',
}

const seen: Readonly<Record<NonNullable<Aim['seen']>, string>> = {
  wanted: 'बस थोड़ा और।',
  smallPrint: 'छोटी छपाई दिख रही है।',
  printAtEdge: 'किनारे पर छपाई दिख रही है।',
  code: 'किनारे पर बार कोड दिख रहा है।',
  blank: 'इस तरफ़ कोई छपाई नहीं दिख रही।',
}

/** What was seen is said with the first hint about it, and is left out after that. */
export const aimText = ({ move, seen: what }: Aim, isNew: boolean): string =>
  what && isNew ? `${seen[what]} ${moves[move]}` : moves[move]

/** Dates hide: said with the first word to turn the pack in a look for one. */
export const nearTheSeam = 'पैक को धीरे-धीरे घुमाइए। तारीख अक्सर जोड़ के पास होती है।'

/** Whose fault it was that a look came to nothing, as in English. */
export const faultTexts: Readonly<Record<Fault, string>> = {
  dark: 'मेरे लिए बहुत अँधेरा था।',
  shine: 'पैक बहुत चमक रहा था।',
  cutOff: 'छपाई तस्वीर के किनारे पर कट गई।',
  blurred: 'तस्वीरें धुँधली थीं।',
  small: 'वहाँ से छपाई बहुत छोटी थी।',
  noPicture: 'मुझ तक कोई तस्वीर नहीं पहुँची। यह मेरी गलती है, आपकी नहीं।',
  notKnown: 'मैं पढ़ सकी, पर वह हमारी सूची में नहीं है।',
}
export const noDateThere = 'मैं छपाई पढ़ सकी, पर उस पर इस्तेमाल की आखिरी तारीख नहीं दिखी।'

export const hintTexts = {
  steady: 'कृपया इसे स्थिर रखिए।',
  light: 'मुझे और रोशनी चाहिए।',
  closer: 'कृपया थोड़ा पास लाइए।',
  tilt: 'कृपया थोड़ा झुकाइए, यह चमक रहा है।',
  turn: 'कृपया पैक घुमाइए।',
} as const satisfies Record<HintId, string>

/** Sentences while one product is looked for, as in English. */
export const findTexts = {
  thisOne: 'यही है। पकड़े रखिए।',
  notThis: 'यह नहीं।',
  notOurs: 'यह नहीं: दूसरी कंपनी का है।',
  maybeThis: 'शायद यही है। इसका सामने का हिस्सा दिखाइए।',
  again: 'और ढूँढने के लिए फिर से बोलिए। या स्टाफ़ बुलाओ बोलिए।',
} as const

export const lookingFor = (name: string) =>
  `${name} ढूँढ रही हूँ। पैक एक-एक करके सामने लाइए। मैं बताऊँगी कौन सा है। रोकने के लिए रुको बोलिए।`
export const notThis = (name: string) => `यह नहीं: ${name}।`
export const notSeenHere = (name: string): string[] => [`मुझे यहाँ ${name} नहीं दिखा।`, findTexts.again]
export const findElsewhere = (name: string, section: string) =>
  `हमारी सूची में ${name} ${inSection(section)} सेक्शन में है। वहाँ जाने के लिए सेक्शन बदलो बोलिए।`
export const saidAnother = (name: string) => `मैंने कहा था ${name}। अगर वह नहीं है, तो बोलिए: यह गलत है।`

/** Sentences about an answer that the shopper says is wrong, as in English. */
export const secondTexts = {
  showCode: 'मैं वह वापस लेती हूँ। फिर से देख रही हूँ। कृपया मुझे बार कोड या दूसरी तरफ़ दिखाइए।',
  showFront: 'मैं वह वापस लेती हूँ। फिर से देख रही हूँ। कृपया मुझे पैक का सामने का हिस्सा दिखाइए।',
  showDate: 'मैं वह वापस लेती हूँ। फिर से देख रही हूँ। कृपया मुझे तारीख या चौकोर कोड दिखाइए।',
  codeToo: 'बार कोड भी यही कहता है।',
  wordsToo: 'पैक पर लिखे शब्द भी यही कहते हैं।',
  cannotTell: 'मैं नहीं बता सकती कि कौन सा सही है। कृपया मुझे बार कोड दिखाइए, या स्टाफ़ से पूछिए।',
  whichDate: 'मैं नहीं बता सकती कि कौन सी सही है। कृपया स्टाफ़ से पूछिए।',
  sameDate: 'मैंने फिर वही पढ़ा। अगर आपको शक है, तो कृपया स्टाफ़ से पूछिए।',
  nothingTold: 'मैंने अभी तक कुछ नहीं बताया है। एक पैक सामने रखिए और पूछिए: यह क्या है?',
} as const

export const saidThenCode = (first: string, now: string) =>
  `पहले मैंने कहा ${first}। अब मुझे ${now} का बार कोड दिख रहा है।`
export const saidThenWords = (first: string, now: string) =>
  `पहले मैंने कहा ${first}। अब मैं ${now} का नाम पढ़ रही हूँ।`
export const sameAgain = (name: string, source: 'barcode' | 'words') =>
  source === 'words'
    ? `मैं फिर से ${name} का नाम पढ़ रही हूँ, पर बार कोड नहीं दिख रहा।`
    : `मुझे फिर से ${name} का बार कोड दिख रहा है, पर कोई नाम नहीं पढ़ सकती।`
export const noBetter = (name: string) =>
  `अभी मैं इससे बेहतर नहीं कर सकती। मैंने कहा था ${name}, और वह गलत हो सकता है।`
export const saidThenDate = (first: PrintedDate, now: PrintedDate) =>
  `पहले मैंने कहा ${sayDate(first)}। अब मैं पढ़ रही हूँ ${sayDate(now)}।`
export const noBetterDate = (first: PrintedDate) =>
  `अभी मैं इससे बेहतर नहीं कर सकती। मैंने कहा था ${sayDate(first)}, और वह गलत हो सकती है।`

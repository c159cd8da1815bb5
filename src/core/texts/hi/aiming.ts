import type { Aim, Fault, Move } from '../../vision/aiming.ts'

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

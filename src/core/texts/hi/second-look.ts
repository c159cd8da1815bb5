import type { PrintedDate } from '../../dates/calendar.ts'
import { sayDate } from './dates.ts'

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

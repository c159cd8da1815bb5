import type { SettingsNow } from '../en/settings.ts'
import { inBreaths } from '../phrasing.ts'
import { listWords } from './amounts.ts'
import { paceWords, volumeWords } from './setting-screen.ts'

/** Said when a setting was changed by words, as in English. */
export const settingTexts = {
  phoneVoice: 'अब से आपके फ़ोन की अपनी आवाज़ बोलेगी।',
  ourVoice: 'अब से अंग्रेज़ी में मेरी अपनी आवाज़ बोलेगी। हिन्दी फ़ोन की आवाज़ बोलती है।',
  signsOff: 'मेरे शब्दों के साथ की आवाज़ें और कंपन बंद हैं। फिर से चाहिए तो बोलिए: संकेत चालू।',
  signsOn: 'मेरे शब्दों के साथ की आवाज़ें और कंपन चालू हैं।',
  short: 'अब से मैं कम बोलती हूँ: नाम और एलर्जी वाली चीज़ें। बाकी के लिए पूछिए: और बताओ। बदलना हो तो बोलिए: सब बताओ।',
  whole: 'अब से मैं फिर सब बताती हूँ। कम चाहिए तो बोलिए: कम बताओ।',
  writtenAsked: 'मैं बोलने की जगह लिख सकती हूँ। ऐसा चाहिए तो बोलिए: सब लिखो।',
  written: 'अब से मैं लिखती हूँ, बोलती नहीं। मेरी आवाज़ फिर चाहिए तो बोलिए: बोलकर बताओ।',
  spoken: 'अब से मैं बोलती हूँ।',
  phoneEarAsked:
    'आपका फ़ोन मेरे लिए सुन सकता है। तब आपकी आवाज़ आपके ब्राउज़र बनाने वाले के पास भेजी जा सकती है। मंज़ूर हो तो बोलिए: मेरा फ़ोन सुन सकता है। वापस लेना हो तो: मेरा फ़ोन न सुने।',
  phoneEarAskedHere:
    'आपका फ़ोन मेरे लिए सुन सकता है। उसका ब्राउज़र कहता है कि वह फ़ोन पर ही सुनता है। अगर कभी न सुन पाए, तो आपकी आवाज़ आपके ब्राउज़र बनाने वाले के पास भेजी जा सकती है। मंज़ूर हो तो बोलिए: मेरा फ़ोन सुन सकता है। वापस लेना हो तो: मेरा फ़ोन न सुने।',
  phoneEarOn: 'अब से आपका फ़ोन मेरे लिए सुनता है। वापस लेना हो तो बोलिए: मेरा फ़ोन न सुने।',
  phoneEarOff: 'अब से मैं फिर खुद सुनती हूँ।',
  phoneEarRefused: 'आपका फ़ोन अपने आप सुनने की अनुमति नहीं देता। मैं खुद सुनती हूँ, और बटन बने रहते हैं।',
  phoneEarLanguage: 'आपका फ़ोन इस भाषा को सुनना नहीं जानता। मैं खुद सुनती हूँ, और बटन बने रहते हैं।',
  phoneEarNetwork: 'आपके फ़ोन को सुनने के लिए नेटवर्क नहीं मिलता। जब तक वह लौटे, मैं खुद सुनती हूँ, और बटन बने रहते हैं।',
  phoneEarEnds: 'आपका फ़ोन सुनते सुनते बार बार रुक जाता है। जब तक वह फिर सुने, मैं खुद सुनती हूँ, और बटन बने रहते हैं।',
} as const

export const screenSaid = {
  moreClosed: 'बाकी विकल्प बंद हैं।',
  aboutProduct: 'प्रोडक्ट के बारे में और सुनना हो तो बोलिए: और बताओ।',
  settingsClosed: 'कोई सेटिंग खुली नहीं है। सुनना हो तो बोलिए: सेटिंग सुनाओ।',
  byHand: 'ये स्क्रीन पर सेटिंग में भी हैं, जब हम रुके हों। रुकना हो तो बोलिए: पॉज़।',
  oneLanguage: 'यहाँ मैं सिर्फ़ हिन्दी बोलती हूँ।',
  listening: 'मैं सुन रही हूँ। बस बोलिए।',
  retry: 'मैं अभी फिर कोशिश करती हूँ।',
  practiceLeft: 'हम अभ्यास छोड़ते हैं।',
  noPractice: 'यह अभ्यास नहीं है। अभ्यास करना हो तो बोलिए: अभ्यास करना है।',
} as const

export const choicesAre = (labels: readonly string[]) =>
  `आप बोल सकते हैं: ${listWords(labels.map(withoutMark), 'or')}।`

export const moreIs = (labels: readonly string[]): string[] =>
  inBreaths(labels.map(withoutMark), (some) => listWords(some, 'or')).map((part, at) =>
    at === 0 ? `आप यह भी बोल सकते हैं: ${part}।` : `और यह भी: ${part}।`,
  )
const withoutMark = (label: string) => label.replace(/\?$/, '')

const now = (setting: string, words: string) => `${setting}। बदलना हो तो बोलिए: ${words}।`

export const settingsAre = ({ phoneEar, hasOtherLanguage, ...set }: SettingsNow): string[] => [
  `बोलने की रफ़्तार: ${paceWords[set.pace] ?? ''}। बोलिए: धीरे, या तेज़।`,
  `आवाज़ की तेज़ी: ${volumeWords[set.volume] ?? ''}। बोलिए: ज़ोर से, या धीमी आवाज़।`,
  set.voice === 'server'
    ? now('आवाज़: अंग्रेज़ी में मेरी अपनी', 'मेरे फ़ोन की आवाज़ में बोलो')
    : now('आवाज़: आपके फ़ोन की अपनी', 'अपनी आवाज़ में बोलो'),
  set.holdOnly ? now('मैं सिर्फ़ स्क्रीन दबाने पर सुनती हूँ', 'हमेशा सुनो') : now('मैं हमेशा सुनती हूँ', 'सिर्फ़ दबाकर बात'),
  set.short ? now('जवाब: छोटे', 'सब बताओ') : now('जवाब: पूरे', 'कम बताओ'),
  set.signs ? now('आवाज़ें और कंपन: चालू', 'संकेत बंद') : now('आवाज़ें और कंपन: बंद', 'संकेत चालू'),
  set.modality === 'AUDIO' ? now('मैं बोलती हूँ', 'सब लिखो') : now('मैं लिखती हूँ', 'बोलकर बताओ'),
  ...(phoneEar === undefined ? [] : [phoneEar ? earOn : earOff]),
  ...(hasOtherLanguage ? [now('भाषा: हिन्दी', 'अंग्रेज़ी में बोलो')] : []),
]
const earOn = now('आपका फ़ोन मेरे लिए सुनता है', 'मेरा फ़ोन न सुने')
const earOff = now('मैं खुद सुनती हूँ', 'मेरा फ़ोन सुने')

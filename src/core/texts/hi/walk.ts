import type { WalkBlanks, WalkTextId } from '../en/walk.ts'
import { filled } from '../phrasing.ts'
import { cardinal } from './numbers.ts'

type Side = 'left' | 'right'

export const sectionNames = {
  'biscuits and snacks': 'बिस्किट और स्नैक्स',
  dairy: 'डेयरी',
  breads: 'ब्रेड',
} as const

export const placeNames = {
  section: 'वह सेक्शन',
  shelf: 'वह शेल्फ़',
  counter: 'कैश काउंटर',
} as const

const turns: Readonly<Record<Side, string>> = { left: 'बाएँ मुड़िए', right: 'दाएँ मुड़िए' }

export const nextMove = {
  turn: (side: Side): string => turns[side],
  straight: 'सीधे आगे बढ़िए',
  stop: 'रुकिए',
} as const

/** Every sentence of the guided walk, with the blanks of the English one; numbers are filled in as words. */
export const walkTexts = {
  'nav.prepare': 'फ़ोन को हाथ में सीधा पकड़िए, और धीरे-धीरे ऊपर-नीचे हिलाइए।',
  'nav.go': 'फ़ोन एक बार हिलाइए, या आगे बोलिए।',
  'nav.first': 'दरवाज़ा पीठ के पीछे रखकर शुरू कीजिए। {n} कदम आगे बढ़िए।',
  'nav.first.only': 'दरवाज़ा पीठ के पीछे रखकर शुरू कीजिए।',
  'nav.straight': '{n} कदम आगे बढ़िए।',
  'nav.straight.only': 'आगे बढ़िए।',
  'nav.left': 'रुकिए। बाएँ मुड़िए, चौथाई घूमकर। फिर {n} कदम आगे बढ़िए।',
  'nav.left.only': 'रुकिए। बाएँ मुड़िए, चौथाई घूमकर।',
  'nav.right': 'रुकिए। दाएँ मुड़िए, चौथाई घूमकर। फिर {n} कदम आगे बढ़िए।',
  'nav.right.only': 'रुकिए। दाएँ मुड़िए, चौथाई घूमकर।',
  'nav.custom': '{action}, {n} कदम।',
  'nav.custom.only': '{action}।',
  'nav.keep': 'चलते रहिए। {More} कदम और।',
  'nav.more': '{More} कदम और, फिर {move}।',
  'nav.part': 'इस हिस्से में {n} कदम हैं।',
  'nav.pause': 'मुझे कदम महसूस नहीं हो रहे। फिर से बोलिए, या हिस्से के बाद आगे बोलिए, या चलते रहिए।',
  'nav.where': 'यह {of} में से हिस्सा {part} है।',
  'nav.turned.left': 'वह बायाँ था। घूमकर दाईं ओर मुड़िए।',
  'nav.turned.right': 'वह दायाँ था। घूमकर बाईं ओर मुड़िए।',
  'nav.turned.half.left': 'बाईं ओर और मुड़िए।',
  'nav.turned.half.right': 'दाईं ओर और मुड़िए।',
  'nav.turned.past.left': 'वह बहुत ज़्यादा था। वापस दाईं ओर मुड़िए।',
  'nav.turned.past.right': 'वह बहुत ज़्यादा था। वापस बाईं ओर मुड़िए।',
  'nav.turned.not.left': 'रुकिए। आप मुड़े नहीं हैं। बाएँ मुड़िए, चौथाई घूमकर।',
  'nav.turned.not.right': 'रुकिए। आप मुड़े नहीं हैं। दाएँ मुड़िए, चौथाई घूमकर।',
  'nav.back': 'पीछे मुड़िए, आधा घूमकर। फिर {n} कदम आगे बढ़िए, जहाँ यह हिस्सा शुरू होता है।',
  'nav.back.left': 'बाएँ मुड़िए, चौथाई घूमकर। फिर {n} कदम आगे बढ़िए, जहाँ वह हिस्सा शुरू होता है।',
  'nav.back.right': 'दाएँ मुड़िए, चौथाई घूमकर। फिर {n} कदम आगे बढ़िए, जहाँ वह हिस्सा शुरू होता है।',
  'nav.back.way': 'जिधर से आए थे उधर मुँह कीजिए। फिर {n} कदम आगे बढ़िए, जहाँ वह हिस्सा शुरू होता है।',
  'nav.back.more': '{More} कदम और, जहाँ यह हिस्सा शुरू होता है।',
  'nav.back.next': 'पीछे मुड़िए, और वहाँ वापस जाइए जहाँ यह हिस्सा शुरू होता है। पहुँचकर आगे बोलिए, या स्टाफ़ बुलाओ बोलिए।',
  'nav.back.before':
    'जिधर से आए थे उधर मुँह कीजिए, और वहाँ वापस जाइए जहाँ इससे पहले का हिस्सा शुरू होता है। पहुँचकर आगे बोलिए, या स्टाफ़ बुलाओ बोलिए।',
  'nav.back.say': 'पहुँचकर आगे बोलिए, या स्टाफ़ बुलाओ बोलिए।',
  'nav.back.there':
    'रुकिए। यह हिस्सा यहाँ शुरू होता है। पीछे मुड़िए, आधा घूमकर। फिर {n} कदम आगे बढ़िए। और पीछे जाने के लिए पीछे बोलिए।',
  'nav.back.start': 'रास्ता यहीं से शुरू होता है।',
  'nav.back.cannot': 'मैं आपको इससे पीछे नहीं ले जा सकती। वहीं खड़े रहिए, और स्टाफ़ बुलाओ बोलिए।',
  'nav.end.section': 'आप {section} पर पहुँच गए हैं। अगर वह यहाँ नहीं है, तो खो गए बोलिए।',
  'nav.end.counter': 'आप कैश काउंटर पर हैं।',
  'nav.end.demo': 'आप अपनी मंज़िल पर पहुँच गए हैं।',
  'nav.lost': 'वहीं खड़े रहिए। पीछे बोलिए, मैं आपको उसी रास्ते वापस ले जाऊँगी। या फिर से बोलिए, या स्टाफ़ बुलाओ।',
  'nav.manual': 'मैं इस फ़ोन पर कदम नहीं गिन सकती। हर हिस्से के बाद आगे बोलिए, या आगे बटन दबाइए।',
  'nav.uncounted': 'अभी मैं आपके कदम नहीं गिन सकती। हर हिस्से के बाद आगे बोलिए।',
  'nav.agree.turn': 'मैं फिर गिन सकती हूँ। क्या आप मोड़ पर हैं? हाँ या नहीं।',
  'nav.agree.part': 'मैं फिर गिन सकती हूँ। क्या आप इस हिस्से के अंत पर हैं? हाँ या नहीं।',
  'nav.agree.next': 'इस हिस्से के अंत पर आगे बोलिए।',
  'nav.agree.end': 'क्या आप {place} पर हैं? हाँ या नहीं।',
  'nav.dark': 'आपकी स्क्रीन बंद हो सकती है, तब मैं कदम नहीं गिन सकती। उसे बीच-बीच में छूते रहिए।',
  'nav.return': 'आइए कैश काउंटर चलें। घूम जाइए, ताकि शेल्फ़ आपके पीछे हो।',
  'nav.cross': 'आइए वहाँ चलें। घूम जाइए, ताकि शेल्फ़ आपके पीछे हो।',
  'nav.skipped': 'इस रास्ते का एक हिस्सा नहीं है। रुकिए, और स्टाफ़ से आगे ले चलने को कहिए, या स्टाफ़ बुलाओ बोलिए।',
} as const

const inWords = (value: string | number | undefined) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9999
    ? cardinal(value)
    : value

/** Fills the blanks of a walking text. A blank without a value throws: a caller's mistake. */
export function walkText(id: WalkTextId, { more, own, ...blanks }: WalkBlanks = {}): string {
  const values: Record<string, string | number | undefined> = {
    ...blanks,
    ...(more === undefined ? {} : { More: more }),
  }
  const template: string = walkTexts[id]
  const text = own === undefined ? template : template.replace('{n} कदम', `अपने लगभग ${cardinal(own)} कदम`)
  const words = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(value)]))
  return filled(id, text, words)
}

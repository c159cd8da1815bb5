import type { signTexts as english } from '../en/signs.ts'

/** What is said of the sounds and buzzes beside the words, as in English. */
export const signTexts = {
  'signs.first': 'ये मेरी आवाज़ें हैं, और हर एक के साथ जो कंपन आप महसूस करेंगे। मैं वही बात शब्दों में भी हमेशा कहती हूँ।',
  'signs.left': 'बाएँ।',
  'signs.right': 'दाएँ।',
  'signs.straight': 'सीधे।',
  'signs.arrived': 'हम पहुँच गए।',
  'signs.contains': 'इसमें वह है जो आपको नहीं खाना चाहिए।',
  'signs.unsure': 'मुझे पक्का नहीं पता।',
  'signs.tick': 'छोटी टिक टिक: आपके हर कदम पर एक, और पैक जितना साफ़ पढ़ सकूँ उतनी तेज़।',
  'signs.turn': 'अब आपके बोलने की बारी है।',
  'signs.last': 'बस इतना ही। आप इन्हें सेटिंग्स में बंद कर सकते हैं, शुरू करने से पहले या जब हम रुकें।',
} as const satisfies Record<keyof typeof english, string>

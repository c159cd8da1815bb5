import type { needsSpoken as english } from '../en/needs.ts'

/** What is said of the list of what she must not eat where no voice may name anything of it, as in English. */
export const needsSpoken = {
  'needs.contains': 'इसमें वह चीज़ है जिससे आप बचती या बचते हैं। मैंने उसे स्क्रीन पर लिख दिया है। कृपया स्टाफ़ से पूछिए।',
  'needs.unsure':
    'जिससे आप बचती या बचते हैं, उसके बारे में मुझे पक्का नहीं पता। मैंने उसे स्क्रीन पर लिख दिया है। कृपया स्टाफ़ से पूछिए।',
  'needs.written':
    'मैंने उसे स्क्रीन पर लिख दिया है। इस फ़ोन की अपनी आवाज़ नहीं है, और आपकी सूची इससे बाहर नहीं जानी चाहिए।',
  'needs.server':
    'आपकी सूची सिर्फ़ इस फ़ोन पर रखी है। आप जो बोलते हैं, उसे दुकान की अपनी मशीन सुनती है और नहीं रखती। किसी को भी न बताना हो तो सेटिंग में स्क्रीन पर चुनिए।',
  'needs.cloud':
    'आपकी सूची सिर्फ़ इस फ़ोन पर रखी है। लेकिन आप जो बोलते हैं, वह यहाँ एक ऑनलाइन सेवा को जाता है। किसी को भी न बताना हो तो सेटिंग में स्क्रीन पर चुनिए।',
} as const satisfies Record<keyof typeof english, string>

import type { lockTexts as english } from '../en/lock.ts'

/** What is said of the screen's lock against a pocket's touches, as in English. */
export const lockTexts = {
  'lock.offer': 'जेब बोलिए, तो मैं स्क्रीन को छूने से बंद कर दूँगी।',
  'lock.on': 'स्क्रीन बंद है। बात करने का बटन काम करता है। खोलने के लिए स्क्रीन को दो सेकंड दबाए रखिए, या अनलॉक बोलिए।',
  'lock.again': 'खोलने के लिए फिर से दबाइए।',
  'lock.off': 'स्क्रीन खुल गई है।',
} as const satisfies Record<keyof typeof english, string>

import type { practiceTexts as english } from '../en/practice.ts'

/** A visit at home, as in English. */
export const practiceTexts = {
  'practice.open': 'मैं अभ्यास खोलती हूँ। शुरू करने के लिए वहाँ स्क्रीन छुइए।',
  'practice.first':
    'यह अभ्यास है, एक बनाई हुई दुकान में। इसका कुछ भी नहीं रखा जाता, और स्टाफ़ को नहीं बुलाया जाता। देखने के पैक नमूनों के पेज पर हैं, उसे किसी दूसरी स्क्रीन पर खोलिए।',
} as const satisfies Record<keyof typeof english, string>

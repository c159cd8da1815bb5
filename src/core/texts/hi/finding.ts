import { inSection } from './facts.ts'

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

/** Sentences while one product is looked for at a shelf: short, since packs pass quickly. */
export const findTexts = {
  thisOne: 'This one. Hold.',
  notThis: 'Not this.',
  notOurs: 'Not this: another brand.',
  maybeThis: 'It may be this one. Show me its front.',
  again: 'To go on looking, ask again. Or say call staff.',
} as const

export const lookingFor = (name: string) =>
  `Looking for ${name}. Hold the packs up one by one. I say which it is. To end, say stop.`
export const notThis = (name: string) => `Not this: ${name}.`
export const notSeenHere = (name: string): string[] => [`I have not seen ${name} here.`, findTexts.again]
/** The list has it somewhere else than where the shopper stands. */
export const findElsewhere = (name: string, section: string) =>
  `Our list has ${name} in the ${section} section. To go there, say change section.`
/** "This is not Good Day", of which nobody spoke. */
export const saidAnother = (name: string) => `I said ${name}. If it is not that, say: that is wrong.`

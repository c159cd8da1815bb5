/** The page of sample packs: read by whoever shows the product, not by shoppers. */
export const sampleTexts = {
  title: 'Sample packs',
  about:
    'Packs of the sample brand, to hold up from a second screen or to print: one pack fills a screen. None of them exists. They are known to a store that was filled with the sample products.',
  how: 'In a visit at /?storeid=1 ask: what is this? Hold the front or the back before the camera, a hand’s length away. Then say yes for the date.',
  front: (name: string) => `${name}, front`,
  back: (name: string) => `${name}, back`,
  heard: 'What is heard',
  named: (name: string) =>
    `The name, ${name}, and its allergens. On its back also the use-by date, after a yes.`,
  expired: 'The name, and after a yes that the date has passed.',
  disagrees:
    'The name, and that the pack also says: contains milk, which the list does not. Who has said “I do not eat milk” hears that first.',
  otherMaker: 'That it is not a product of the brand.',
} as const

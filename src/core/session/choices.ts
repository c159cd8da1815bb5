/** A button of the talking screen: its name, and the words it says for the shopper. */
export interface Choice {
  label: string
  words: string
}

/** In sight, always in this order; Stop is the last thing of the screen. */
export const mainChoices: readonly Choice[] = [
  { label: 'What is this?', words: 'what is this' },
  { label: 'Use-by date', words: 'use by date' },
  { label: 'Repeat', words: 'repeat' },
]

export const stopChoice: Choice = { label: 'Stop', words: 'stop' }

/** Under "More". */
export const moreChoices: readonly Choice[] = [
  { label: 'Ingredients', words: 'ingredients' },
  { label: 'Allergens', words: 'allergens' },
  { label: 'Nutrition', words: 'nutrition' },
  { label: 'Slower', words: 'slower' },
  { label: 'Faster', words: 'faster' },
  { label: 'Help', words: 'help' },
  { label: 'Call staff', words: 'call staff' },
  { label: 'Thank you', words: 'thank you' },
]

/** Words that the page itself acts on, beside what the server answers. */
export type PageCommand = 'stop' | 'pause' | 'callStaff'

const commands: ReadonlyMap<string, PageCommand> = new Map([
  ['stop', 'stop'],
  ['pause', 'pause'],
  ['call staff', 'callStaff'],
])

/** The page's command in words heard, typed or tapped; only whole sentences count, never a word inside one. */
export function pageCommand(words: string): PageCommand | undefined {
  const plain = words
    .toLowerCase()
    .replace(/[^a-z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return commands.get(plain)
}

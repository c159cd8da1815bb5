/** A button of the talking screen: its name, and the words it says for the shopper. */
export interface Choice {
  label: string
  words: string
}

/** Is on every talking screen, in the same place. */
export const stopChoice: Choice = { label: 'Stop', words: 'stop' }

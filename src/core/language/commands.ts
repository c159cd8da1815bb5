/** What the shopper tells the product to do while checking; the journey's own words are its own. */
export type Command =
  | 'repeat'
  | 'help'
  | 'stop'
  | 'pause'
  | 'back'
  | 'slower'
  | 'faster'
  | 'skip'
  | 'shorter'
  | 'startAgain'
  | 'callStaff'
  | 'yes'
  | 'no'
  | 'thanks'
  | 'cashCounter'

/** Phrases that are a command wherever they stand, unless a longer phrase about a product stands there too. */
export const anywhereCommands: Readonly<Partial<Record<Command, string[]>>> = {
  cashCounter: [
    'cash counter',
    'the cash counter',
    'to the cash counter',
    'take me to the cash counter',
    'where is the cash counter',
    'billing counter',
    'take me to the counter',
    'where is the counter',
    'ready to pay',
    'want to pay',
  ],
  callStaff: [
    'call staff',
    'call the staff',
    'call a member of staff',
    'call the storekeeper',
    'call the shopkeeper',
  ],
  startAgain: ['start again', 'start over', 'begin again'],
  slower: ['speak slower', 'speak slowly', 'speak more slowly', 'slow down'],
  faster: ['speak faster', 'speed up'],
  repeat: ['say that again', 'repeat that', 'repeat please'],
}

/** Asked for in a whole sentence, the counter needs no more words than this: "i would like cash". */
export const asksForCounter =
  /^(?:please )?(?:i want|i would like|i need|give me|take me|bring me|show me|go|where (?:is|are)|i am looking for)\b.*\b(?:cash|counter)(?: please)?$/

import type { ListenFor } from '../contract/modes.ts'
import type { Word } from './meaning.ts'

type ByQuestion<Value> = Readonly<Partial<Record<ListenFor, Value>>>

/**
 * Everything that a language knows about one word: how it is said, heard and offered. To add a word, name it in
 * `meaning.ts` and give it a row here; phrases are plain words, matched as whole words, with the brackets of JSGF:
 * "(call | get) [the] staff" is four phrases.
 */
export interface WordRow {
  /** The whole of what was said, but for politeness around it: "back" in a longer sentence is no command. */
  whole?: readonly string[]
  /** Count wherever they stand, unless a longer phrase about a product stands there too. */
  anywhere?: readonly string[]
  /** The same with gaps: matched over plain words wherever they stand. */
  patterns?: readonly RegExp[]
  /** Questions that alone know its patterns; silent: wherever the word is understood. */
  patternsIn?: readonly ListenFor[]
  /** Phrases that answer a question with it, wherever they stand. */
  answers?: ByQuestion<readonly string[]>
  /** Phrases that answer a question with it as the whole of what was said. */
  alone?: ByQuestion<readonly string[]>
  /** The same, but never enough to act on: it is asked back. */
  unsure?: ByQuestion<readonly string[]>
  /** Questions that it does not answer but where it is understood; there it is weighty. */
  elsewhere?: ByQuestion<readonly string[]>
  /** Other words that stand for it while a question is open: "yeah" to an offer is "continue". */
  meantBy?: ByQuestion<readonly Word[]>
  /** What its denial means to a question: "not at the entrance" is "not there". Nothing where this is silent. */
  denied?: ByQuestion<Word>
  /** Where `whole` and `anywhere` mean it in the visit; the product check knows every word. */
  open?: 'always' | readonly ListenFor[]
  /** Leads away, ends a visit, claims a place or forgets something: acts only on an unmistakable statement. */
  weighty?: true
  /** Nothing is heard after it, and only a hand undoes it: not for somebody far off, and not in doubt. */
  deafens?: true
  /** Says where the shopper is: neither a question about the place nor a wish to get there is said by somebody there. */
  claims?: true
  /** Its phrases are questions themselves: a sentence that asks is no less certain. */
  inquires?: true
  /** Of several words in one sentence this one counts: somebody may be in need. */
  urgent?: true
  /** Declines what the question offers: it counts though words of the offer stand beside it. */
  declines?: true
  /** Counts though a topic of a product is named beside it: "which of the two has less sugar" compares. */
  overTopics?: true
  /** Where it acts at once over the product's own voice. */
  overVoice?: 'always' | readonly ListenFor[]
  /** What the ear listens for, as JSGF. */
  heard?: ByQuestion<readonly string[]> & { readonly always?: readonly string[] }
  /** Questions whose graph has it behind the other words'. */
  heardLast?: readonly ListenFor[]
  /** The button's name, as helpers and acceptance checks look for it, and what it says for the shopper. */
  button?: { readonly label: string; readonly words: string }
  /** By what name a cloud model's look-up asks for it. */
  lookUp?: string
}

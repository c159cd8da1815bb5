import { bareText } from './similarity.ts'

/** Verbs and nouns of orders to a reader, which stand in no product's name; spaces are lost in reading. */
const ORDERS =
  /IGNORE|DISREGARD|FORGETYOUR|INSTRUCTION|OVERRIDE|PRETEND|ASSISTANT|SYSTEMPROMPT|SAYTHAT|SAYTHIS|SAYITIS|TELLTHE|TELLHIM|TELLHER|TELLYOUR|ANNOUNCE|ANSWERTHAT|ANSWERWITH|REPLYTHAT|REPLYWITH|RESPONDWITH|YOUMUST|YOUAREA/

/** Whether a printed line speaks to whoever reads it. What such a line names is talk, not what the pack is. */
export const isTalk = (text: string): boolean => ORDERS.test(bareText(text))

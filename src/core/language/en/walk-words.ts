import type { WordRow } from '../word-row.ts'
import { NO } from './jsgf-parts.ts'

/** Words of a walk, and of arriving where it ends. */
export const walkWords = {
  next: {
    answers: { walking: ['next', 'next step', 'next one', 'next part'], checking: ['next'] },
    heard: { walking: ['next | next step | next one'], checking: ['next | next product | another product'] },
    button: { label: 'Next', words: 'next' },
  },
  howManyLeft: {
    answers: { walking: ['how many', 'how many left', 'how many steps', 'how far', 'how much further'] },
    heard: { walking: ['how many left | how many steps left | how many steps are left | how far'] },
    button: { label: 'How many left', words: 'how many left' },
  },
  whereAmI: {
    answers: { walking: ['where am i'] },
    heard: { walking: ['where am i'] },
    button: { label: 'Where am I', words: 'where am i' },
  },
  imHere: {
    answers: { walking: ['here', 'i am here', 'i have arrived', 'reached', 'i have reached'] },
    heard: { walking: ["i'm here | i am here | here"] },
    button: { label: "I'm here", words: 'i am here' },
  },
  lost: {
    answers: { walking: ['lost', 'i am lost'], checking: ['lost', 'i am lost'] },
    heard: { walking: ['lost | i am lost'], checking: ['lost | i am lost'] },
    button: { label: 'Lost', words: 'lost' },
  },
  notThere: {
    answers: {
      entrance: [
        'not there',
        'there',
        'no',
        'not',
        'not yet',
        'inside',
        'inside the store',
        'not at the entrance',
        'not at entrance',
        'not near the entrance',
        'not at the door',
      ],
    },
    meantBy: { entrance: ['no'] },
    heard: {
      entrance: [
        'not there | i am not there | no not there | not yet',
        `there | i am there | ${NO}`,
        'inside | i am inside',
      ],
      // An answer to nothing here: it must not be heard as something else.
      checking: ['not there'],
    },
    button: { label: 'Not there', words: 'not there' },
  },
} as const satisfies Readonly<Record<string, WordRow>>

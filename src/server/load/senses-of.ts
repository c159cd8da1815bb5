import type { Seeing } from '../engine/see/seeing.ts'
import type { Speaking } from '../engine/speak/speaking.ts'

interface Senses {
  seeing: Seeing
  speaking: Pick<Speaking, 'say'>
}

/** The senses as a session of this address uses them: what it asks for is done in the address's turn. */
export function sensesOf<Parts extends Senses>(parts: Parts, address: string | undefined): Parts {
  const { seeing, speaking } = parts
  return {
    ...parts,
    seeing: { ...seeing, open: () => seeing.open(address) },
    speaking: {
      ...speaking,
      say: (sentence, rate, listener) => speaking.say(sentence, rate, listener && { ...listener, address }),
    } satisfies Senses['speaking'],
  }
}

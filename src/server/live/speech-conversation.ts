import * as z from 'zod/mini'
import { AUDIO_IN } from '../../core/constants.ts'
import { DEFAULT_LANGUAGE, type Language, languageSchema } from '../../core/contract/language.ts'
import { camelKeys, type SpeechReply } from '../../core/contract/live.ts'
import { type ListenFor, listenForSchema } from '../../core/contract/modes.ts'
import { spokenNames } from '../../core/language/spoken-names.ts'
import type { Catalogue, CatalogueSource } from '../engine/catalogue.ts'
import type { HearingSession, SpeechToText, SpeechToTextEvent } from '../engine/hear/hearing.ts'
import { parseJson } from './client-frames.ts'
import { createAudioIntake } from './media.ts'
import type { Conversation, Peer } from './peer.ts'
import { CLOSE, SocketRefusal } from './refusal.ts'

export interface SpeechDependencies {
  /** The sense of hearing, or a cloud's service. */
  hearing: SpeechToText
  catalogue: CatalogueSource
  /** Where the client's line comes from. */
  address?: string
}

/** `language` counts in the first message: what is spoken on this socket. */
const vocabularySchema = z.object({
  listenFor: listenForSchema,
  language: z.optional(z.catch(languageSchema, DEFAULT_LANGUAGE)),
})

/** This socket knows no store, so the names of the whole catalogue are listened for. */
const namesOf = (catalogue: Catalogue) => spokenNames(catalogue.products, [])

/**
 * The speech socket's protocol (docs/protocol.md) towards one session of speech to text. `stop` brings what
 * is being said to its final; `start` goes on in the same session.
 */
export function speechConversation(peer: Peer, dependencies: SpeechDependencies): Conversation {
  const { hearing, catalogue, address } = dependencies
  let session: HearingSession | undefined
  let intake = createAudioIntake()
  let listening = false
  let complained = false
  let over = false

  const reply = (type: SpeechReply['type'], message: string) =>
    peer.send({ type, message } satisfies SpeechReply)

  function emit(event: SpeechToTextEvent) {
    if (!over && 'text' in event) reply(event.type, event.text)
  }

  function start(vocabulary: ListenFor, language?: Language) {
    listening = true
    complained = false
    if (session) return
    const names = namesOf(catalogue.current())
    session = hearing.open({ listenFor: vocabulary, names, address, language }, emit)
  }

  function stop() {
    if (!listening) return
    listening = false
    session?.audio(intake.end())
    intake = createAudioIntake()
    session?.end()
  }

  function text(data: Uint8Array) {
    const word = new TextDecoder().decode(data.subarray(0, 16)).trim().toLowerCase()
    if (word === 'start') return start('all')
    if (word === 'stop') return stop()
    const parsed = vocabularySchema.safeParse(camelKeys(parseJson(data)))
    if (!parsed.success) {
      throw new SocketRefusal('invalid_message', 'Send start, stop, listen_for or sound.', CLOSE.badPayload)
    }
    start(parsed.data.listenFor, parsed.data.language)
    session?.listenFor(parsed.data.listenFor)
  }

  /** Sound behind `stop` may still be on its way, so it is no reason to close; it is said once. */
  function sound(bytes: Uint8Array) {
    if (listening) session?.audio(intake.push(bytes, AUDIO_IN.rateHz))
    else if (!complained) {
      complained = true
      reply('error', 'Send start before sound.')
    }
  }

  const stopWatching = catalogue.onChange((changed) => session?.setNames(namesOf(changed)))
  return {
    begun: () => session !== undefined,
    receive: (data, isBinary) => (isBinary ? sound(data) : text(data)),
    over() {
      over = true
      stopWatching()
      session?.close()
    },
  }
}

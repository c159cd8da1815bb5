import type { Clock } from '../../core/clock.ts'
import { AUDIO_IN } from '../../core/constants.ts'
import type { ClientFrame, MediaChunk, Setup, ShopperSession } from '../../core/contract/live.ts'
import type { Modality, Mode } from '../../core/contract/modes.ts'
import type { CatalogueSource } from '../engine/catalogue.ts'
import type { Engine, EngineEvent, EngineSession } from '../engine/engine.ts'
import { parseClientFrame } from './client-frames.ts'
import { createLastWords } from './last-words.ts'
import { createAudioIntake, mediaType } from './media.ts'
import type { Conversation, Peer } from './peer.ts'
import { CLOSE, SocketRefusal } from './refusal.ts'
import { base64Bytes, decodeBase64, pictureAsSent, soundAsSent, soundOf } from './sent-media.ts'
import { serverFrames } from './server-frames.ts'
import { cloudOptions, type ServiceRules, type ShopperService, shopperService } from './shopper-service.ts'
import { createTextAllowance, createTextTurn, spokenText } from './text-turn.ts'

export interface LiveDependencies {
  engine: Engine
  catalogue: CatalogueSource
  clock: Clock
  /** Which services shoppers may bring; without it none. */
  services?: ServiceRules
  /** A fault of ours, without content. */
  fault: (error: unknown) => void
}

/**
 * After the end of a stream the voice detector still waits for silence to hear that the words are over: 0.8 s,
 * twice its hangover for questions.
 */
const CLOSING_SILENCE = soundOf(new Int16Array(0.8 * AUDIO_IN.rateHz))

const refused = (code: string, message: string) => new SocketRefusal(code, message, CLOSE.policy)

/** The live socket's protocol (docs/protocol.md) towards one session of an engine. */
export function liveConversation(
  peer: Peer,
  { engine, catalogue, clock, services, fault }: LiveDependencies,
): Conversation {
  const intake = createAudioIntake()
  const turn = createTextTurn()
  const texts = createTextAllowance(clock)
  let session: EngineSession | undefined
  let modality: Modality = 'AUDIO'
  let mode: Mode = 'scan'
  let storeId: string | undefined
  let service: ShopperService | undefined
  /** Events that only clients who asked for them, or know of them, are told. */
  const kept = new Set<EngineEvent['type']>(['resumption', 'checking'])
  const lastWords = createLastWords(clock)
  let over = false

  function emit(event: EngineEvent) {
    if (over) return
    if (!kept.has(event.type)) for (const frame of serverFrames(event, modality)) peer.send(frame)
    lastWords.follow(event)
    if (event.type === 'error' && event.fatal) peer.close(CLOSE.internal, event.code)
  }

  /** What a session says about itself counts from then on; what it leaves out stays. */
  function place(told: ShopperSession | undefined) {
    mode = told?.mode ?? mode
    if (told?.storeId === undefined) return
    const known = catalogue.current().stores.some((store) => store.id === told.storeId)
    storeId = known && told.storeId !== null ? told.storeId : undefined
  }

  function open(setup: Setup): EngineSession {
    place(setup.shopperSession)
    const asked = setup.generationConfig?.responseModalities ?? []
    modality = asked.includes('TEXT') && !asked.includes('AUDIO') ? 'TEXT' : 'AUDIO'
    if (setup.sessionResumption) kept.delete('resumption')
    if (setup.shopperSession) kept.delete('checking')
    const cloud = cloudOptions(setup, service)
    const instruction = (setup.systemInstruction?.parts ?? []).map((part) => part.text ?? '').join('\n')
    try {
      return engine.open(
        {
          mode,
          storeId,
          modality,
          systemInstruction: instruction.trim() || undefined,
          resume: setup.shopperSession?.resume,
          ...(cloud && { cloud }),
        },
        emit,
      )
    } catch (error) {
      fault(error)
      const message = 'The voice cannot be reached. Please try again.'
      throw new SocketRefusal('engine_unavailable', message, CLOSE.internal)
    }
  }

  function media(to: EngineSession, { mimeType, data, lookId }: MediaChunk) {
    const type = mediaType(mimeType)
    const bytes = base64Bytes(data)
    if (bytes === 0) return
    if (type.kind === 'jpeg') to.frame(pictureAsSent(data), lookId)
    else if (intake.isAsSent(bytes, type.rateHz)) to.audio(soundAsSent(data))
    else to.audio(soundOf(intake.push(decodeBase64(data), type.rateHz)))
  }

  function understand(to: EngineSession, text: string | undefined) {
    if (!text) return
    texts.spend(text)
    lastWords.asked()
    to.text(text)
  }

  function realtime(to: EngineSession, input: NonNullable<ClientFrame['realtimeInput']>) {
    for (const chunk of input.mediaChunks ?? []) media(to, chunk)
    if (input.audio) media(to, input.audio)
    if (input.video) media(to, input.video)
    understand(to, spokenText(input.text))
    if (input.audioStreamEnd) {
      to.audio(soundOf(intake.end()))
      if (to.audioEnd) to.audioEnd()
      else to.audio(CLOSING_SILENCE)
    }
  }

  function act(to: EngineSession, frame: ClientFrame) {
    if (frame.shopperSession) {
      place(frame.shopperSession)
      to.setMode(mode, storeId)
    }
    if (frame.listenFor) to.listenFor(frame.listenFor)
    const own = spokenText(frame.say?.text)
    if (own) {
      texts.spend(own)
      lastWords.asked()
      to.say(own)
    }
    understand(to, frame.clientContent && turn.take(frame.clientContent))
    if (frame.realtimeInput) realtime(to, frame.realtimeInput)
  }

  return {
    receive(data) {
      const frame = parseClientFrame(data)
      service = shopperService(frame, services) ?? service
      if (frame.setup) {
        if (session) throw refused('already_set_up', 'The session is already set up.')
        session = open(frame.setup)
        // An engine may give up inside `open`, before there was anything to close.
        if (over) session.close()
      }
      if (session) act(session, frame)
      else if (needsSession(frame)) throw refused('setup_first', 'Send the set-up message first.')
    },
    whenQuiet: lastWords.whenQuiet,
    over() {
      over = true
      lastWords.close()
      session?.close()
    },
  }
}

function needsSession(frame: ClientFrame): boolean {
  const { shopperSession, listenFor, say, clientContent, realtimeInput } = frame
  return [shopperSession, listenFor, say, clientContent, realtimeInput].some((part) => part !== undefined)
}

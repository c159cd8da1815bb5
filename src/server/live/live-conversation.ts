import type { Clock } from '../../core/clock.ts'
import type { Setup } from '../../core/contract/client-frame.ts'
import type { FieldNote } from '../../core/contract/field.ts'
import { readPicture } from '../../core/contract/picture-message.ts'
import { refusals } from '../../core/texts/en/refusals.ts'
import type { CatalogueSource } from '../engine/catalogue.ts'
import type { Engine, EngineEvent, EngineSession, EngineSessionOptions } from '../engine/engine.ts'
import type { FieldCounts } from '../field/field-counts.ts'
import type { CallDesk } from '../staff-calls/call-desk.ts'
import { parseClientFrame } from './client-frames.ts'
import { createFrameInput, type FrameInput, needsSession, type TurnsOfAddress } from './frame-input.ts'
import { type Heartbeat, openHeartbeat } from './heartbeat.ts'
import { createLastWords } from './last-words.ts'
import { createMediaIntake, readMediaFrame } from './media.ts'
import {
  createWhereabouts,
  type ServiceRules,
  type ShopperService,
  sessionOptions,
  shopperService,
} from './open-session.ts'
import type { Conversation, Peer } from './peer.ts'
import { CLOSE, refused, SocketRefusal } from './refusal.ts'
import { createFrameSender, serverFrames } from './server-frames.ts'
import { createStaffCallLine } from './staff-call-line.ts'

export interface LiveDependencies {
  engine: Engine
  catalogue: CatalogueSource
  clock: Clock
  /** Which services shoppers may bring; without it none. */
  services?: ServiceRules
  /** Only clients that lead are told more than official clients know of. */
  officialKeysOnly?: boolean
  /** Begins the names of one session's utterances: another text each time. */
  newPrefix: () => string
  /** Where the client's line comes from. */
  address?: string
  /** The turns of all its sockets; left out, they are not counted together. */
  turnsOfAddress?: TurnsOfAddress
  /** Who brings shoppers and staff together; without it nobody can be told. */
  callDesk?: CallDesk | undefined
  /** Who counts what happens in visits; without it nobody does. */
  field?: FieldCounts | undefined
  /** A fault of ours, without content. */
  fault: (error: unknown) => void
}

/** The live socket's protocol (docs/protocol.md) towards one session of an engine. */
export function liveConversation(peer: Peer, dependencies: LiveDependencies): Conversation {
  const { engine, clock, services, fault } = dependencies
  const lastWords = createLastWords(clock)
  const whereabouts = createWhereabouts(dependencies.catalogue)
  const media = createMediaIntake()
  const staffCalls = createStaffCallLine({
    desk: dependencies.callDesk,
    address: dependencies.address ?? '',
    storeId: () => whereabouts.storeId,
    send: (news) => peer.send({ staffCall: news }),
    fault,
  })
  const visit = dependencies.field?.visit(dependencies.address ?? '')
  const note = (what: FieldNote) => visit?.(what, whereabouts.storeId)
  const speech = createFrameSender(peer)
  let session: EngineSession | undefined
  let input: FrameInput | undefined
  let service: ShopperService | undefined
  let heartbeat: Heartbeat | undefined
  let takesPictureBytes = false
  let over = false

  function open(setup: Setup) {
    whereabouts.take(setup.shopperSession)
    const asked = sessionOptions(setup, whereabouts, service, dependencies.newPrefix())
    const options = { ...asked, address: dependencies.address, note }
    const isTold = toldTo(setup, () => takesPictureBytes)
    const named = options.leads || !dependencies.officialKeysOnly
    const frames = { ...options, named, opus: false }
    const tell = (event: EngineEvent) => {
      if (over) return
      if (isTold(event)) speech.send(serverFrames(event, frames), frames.opus)
      lastWords.follow(event)
      if (event.type !== 'error' || !event.fatal) return
      speech.flush()
      peer.close(CLOSE.internal, event.code)
    }
    let early: EngineEvent[] | undefined = []
    session = openEngine(options, (event) => void (early ? early.push(event) : tell(event)))
    agree(session, setup)
    // A cloud's speech comes in pieces of any length.
    frames.opus = session.pauses === true && setup.shopperSession?.media?.takesOpus === true
    const held = early
    early = undefined
    for (const event of held) tell(event)
    input = createFrameInput({
      session,
      media,
      whereabouts,
      lastWords,
      staffCalls,
      note,
      clock,
      turnsOfAddress: dependencies.turnsOfAddress ?? { spend: () => true },
      leads: options.leads,
    })
    // Who leads tells by itself where a visit begins, and only there.
    if (!options.leads && !options.resume) note({ kind: 'visit' })
    // An engine may give up inside `open`, before there was anything to close.
    if (over) return session.close()
    if (setup.shopperSession?.heartbeat) heartbeat = openHeartbeat(peer, clock)
  }

  /** How sound, words and pictures travel is known before the session is set up. */
  function agree({ pauses, words }: EngineSession, { shopperSession }: Setup) {
    const asked = shopperSession?.media
    if (!asked) return
    // A cloud wants all of the sound, and pictures in base64.
    const ownSenses = pauses === true
    const agreed = {
      sendsOpus: asked.sendsOpus === true,
      pauses: ownSenses && asked.pauses === true,
      pictureBytes: ownSenses && asked.pictureBytes === true,
      webp: ownSenses && asked.webp === true,
      words: words !== undefined && asked.words === true,
    }
    if (agreed.sendsOpus) media.agreeOnOpus()
    takesPictureBytes = agreed.pictureBytes
    peer.send({ shopperSession: { media: agreed } })
  }

  function openEngine(options: EngineSessionOptions, emit: (event: EngineEvent) => void): EngineSession {
    try {
      return engine.open(options, emit)
    } catch (error) {
      fault(error)
      const message = refusals.noVoice
      throw new SocketRefusal('engine_unavailable', message, CLOSE.internal)
    }
  }

  return {
    receive(data, isBinary) {
      heartbeat?.heard()
      const message = isBinary && takesPictureBytes ? readPicture(data) : undefined
      if (message) return void session?.frame(message.picture, message.lookId, '')
      // Sound comes ten times a second and is read without JSON.
      const piece = session && readMediaFrame(data)
      if (session && piece) return media.take(session, piece)
      const frame = parseClientFrame(data)
      service = shopperService(frame, services) ?? service
      if (frame.setup) {
        if (session) throw refused('already_set_up', 'The session is already set up.')
        open(frame.setup)
      }
      if (input) input(frame)
      else if (needsSession(frame)) throw refused('setup_first', 'Send the set-up message first.')
    },
    begun: () => session !== undefined,
    whenQuiet: (run) =>
      lastWords.whenQuiet(() => {
        speech.flush()
        run()
      }),
    over() {
      over = true
      lastWords.close()
      staffCalls.close()
      heartbeat?.close()
      speech.close()
      session?.close()
    },
  }
}

/** Some events are told only to clients who asked for them, or know of them. */
function toldTo(
  { sessionResumption, shopperSession }: Setup,
  answersPictures: () => boolean,
): (event: EngineEvent) => boolean {
  return ({ type }) =>
    (type !== 'seen' || answersPictures()) &&
    (type !== 'resumption' || sessionResumption !== undefined) &&
    (type !== 'checking' || shopperSession !== undefined)
}

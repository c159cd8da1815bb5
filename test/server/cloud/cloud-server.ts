import { onTestFinished } from 'vitest'
import { splitBeginning } from '../../../src/core/speaking/sentences.ts'
import type { Sight } from '../../../src/core/vision/sight.ts'
import type { CloudLimits } from '../../../src/server/engine/google/connection.ts'
import { createGoogleEngine } from '../../../src/server/engine/google/create-google-engine.ts'
import { type Credentials, fixedCredentials } from '../../../src/server/engine/google/credentials.ts'
import type { CloudObserver } from '../../../src/server/engine/google/session-parts.ts'
import type { Seeing } from '../../../src/server/engine/see/seeing.ts'
import { createServiceList } from '../../../src/server/live/service-address.ts'
import { createMetrics } from '../../../src/server/metrics/create-metrics.ts'
import type { Span } from '../../../src/server/tracing/span-exporter.ts'
import { createTracing } from '../../../src/server/tracing/tracing.ts'
import { butter, sightWith } from '../../fixtures/sights.ts'
import { openLivePeer } from '../../peers/live-peer.ts'
import { markOf } from '../../peers/peer-speech.ts'
import type { PeerOptions } from '../../peers/peer-types.ts'
import { scriptedEngine } from '../live/scripted-engine.ts'
import { changingCatalogue, type Dialled, socketServer } from '../live/socket-server.ts'
import { createQuickClock } from './quick-clock.ts'

export const SERVER_TOKEN = 'server-token-1'
const TIMES = 20

/** Our own voice as tests hear it: one mark a sentence, 40 ms a letter. */
export const ownMark = (text: string) => -markOf(text)
/** Those of an answer, which is rendered from its beginning on. */
export const ownMarks = (answer: string) => splitBeginning(answer).map(ownMark)

export interface CloudServerOptions {
  peer?: PeerOptions
  limits?: Partial<CloudLimits>
  model?: string
  /** Where the server itself dials; by default the peer's Vertex service. */
  url?: (peer: { vertex: string; gemini: string }) => string
  credentials?: Credentials
  anybodyInstructs?: boolean
  /** What a picture shows. */
  sight?: Sight
  /** Where the spans of the sessions go; without it they are not traced. */
  span?: (span: Span) => void
}

/** What a shopper's socket was told, put together again. */
export interface Told {
  said: string[]
  heard: string[]
  /** Sample values of the sound, runs of one value as one, silence left out. */
  marks: number[]
  /** Everything in order, sound left out. */
  order: string[]
}

/** The real gateway and cloud engine between a socket and a strict peer; the senses of the machine are stand-ins. */
export async function cloudServer(options: CloudServerOptions = {}) {
  const peer = await openLivePeer(options.peer)
  const clock = createQuickClock(TIMES)
  const fallback = scriptedEngine()
  const catalogue = changingCatalogue()
  catalogue.change({ products: [butter] })
  const logged: string[] = []
  const resumes: number[] = []
  const checks: { heldMs: number; passed: boolean }[] = []
  const observe: Partial<CloudObserver> = {
    resumed: (ms) => void resumes.push(ms / TIMES),
    checked: (heldMs, passed) => void checks.push({ heldMs: heldMs / TIMES, passed }),
    lost() {},
  }
  const { span } = options
  const tracing = span && createTracing(clock, { add: span, close: async () => {} })
  const metrics = createMetrics()
  const seeing: Seeing = {
    ready: async () => {},
    healthy: () => true,
    setCatalogue() {},
    open: () => ({ look: async () => options.sight ?? sightWith(), close() {} }),
    close: async () => {},
  }
  const engine = createGoogleEngine({
    embedded: fallback.engine,
    seeing,
    speaking: {
      ready: async () => {},
      healthy: () => true,
      say: async (text) => new Int16Array(text.length * 960).fill(ownMark(text)),
      close: async () => {},
    },
    catalogue: catalogue.source,
    clock,
    brand: 'Britannia',
    timeZone: 'Asia/Kolkata',
    url: new URL((options.url ?? (({ vertex }) => vertex))(peer)),
    model:
      options.model ??
      'projects/p/locations/us-central1/publishers/google/models/gemini-live-2.5-flash-native-audio',
    credentials: options.credentials ?? fixedCredentials(SERVER_TOKEN),
    ...(options.anybodyInstructs && { anybodyInstructs: true }),
    // Twenty times as long as is meant, because the clock is twenty times as fast.
    limits: {
      connectMs: 40_000,
      firstMessageMs: 40_000,
      answerMs: 40_000,
      retryMs: [0, 500, 2000, 10_000],
      giveUpMs: 100_000,
      firstGiveUpMs: 100_000,
      decidedMs: 120_000,
      spokenMs: 80_000,
      ...options.limits,
    },
    observe: tracing
      ? tracing.observers({ ...metrics.observe, cloud: { ...metrics.observe.cloud, ...observe } }).cloud
      : observe,
    log: (line, error) => void logged.push(`${line} ${String(error)}`),
  })
  const house = await socketServer({
    engine: tracing ? tracing.engine(engine) : engine,
    clock,
    catalogue: catalogue.source,
    services: { allowed: createServiceList([peer.vertex, peer.gemini]), ownHost: new URL(peer.base).host },
    log: {
      info: (fields, message) => void logged.push(JSON.stringify([fields, message])),
      error: (fields, message) => void logged.push(JSON.stringify([fields, message])),
    },
  })
  const close = async () => {
    await house.close()
    await engine.close()
    await peer.close()
    metrics.close()
  }
  onTestFinished(close)
  return { ...house, peer, engine, catalogue, fallback, logged, resumes, checks, close }
}
export type CloudServer = Awaited<ReturnType<typeof cloudServer>>

interface Frame {
  setupComplete?: object
  serverContent?: {
    modelTurn?: { parts: { text?: string; inlineData?: { data: string } }[] }
    outputTranscription?: { text: string }
    inputTranscription?: { text: string }
    interrupted?: boolean
    turnComplete?: boolean
  }
  look?: { open: boolean; id: string }
  error?: { code: string }
}

function note(told: Told, { serverContent, look, error, setupComplete }: Frame) {
  const said = serverContent?.outputTranscription?.text
  const heard = serverContent?.inputTranscription?.text
  if (said !== undefined) told.order.push(`said ${said}`)
  if (said !== undefined) told.said.push(said)
  if (heard !== undefined) told.heard.push(heard)
  if (heard !== undefined) told.order.push(`heard ${heard}`)
  for (const { text, inlineData } of serverContent?.modelTurn?.parts ?? []) {
    if (text !== undefined) told.order.push(`text ${text}`)
    const bytes = Buffer.from(inlineData?.data ?? '', 'base64')
    for (let at = 0; at < bytes.length; at += 2) {
      const value = bytes.readInt16LE(at)
      if (value !== 0 && value !== told.marks.at(-1)) told.marks.push(value)
    }
  }
  if (serverContent?.interrupted) told.order.push('interrupted')
  if (serverContent?.turnComplete) told.order.push('turnComplete')
  if (look) told.order.push(`look ${look.open}`)
  if (error) told.order.push(`error ${error.code}`)
  if (setupComplete) told.order.push('setupComplete')
}

/** Reads what comes until `last` is noted; `told` keeps everything since it was made. */
export function listener(peer: Dialled) {
  const told: Told = { said: [], heard: [], marks: [], order: [] }
  return {
    told,
    async until(last: string): Promise<Told> {
      for (;;) {
        note(told, (await peer.next()) as Frame)
        if (told.order.at(-1) === last) return told
      }
    },
  }
}

import type { GoogleGenAI, LiveServerMessage, Session } from 'genai-2'
import { describe, expect, it, onTestFinished } from 'vitest'
import { installGenai3 } from '../../peers/genai-3/install-genai-3.ts'
import { socketServer } from '../live/socket-server.ts'
import { type CloudServer, cloudServer, ownMark } from './cloud-server.ts'

interface Sdk {
  GoogleGenAI: typeof GoogleGenAI
  Modality: { AUDIO: 'AUDIO' }
}

const third = await installGenai3()
const majors: [string, () => Promise<Sdk>, boolean][] = [
  ['2.x', async () => (await import('genai-2')) as unknown as Sdk, false],
  ['3.x', async () => (await import(/* @vite-ignore */ third ?? '')) as Sdk, third === undefined],
]

/** A live session of the official SDK, pointed at the gateway and otherwise as its documentation has it. */
async function connect(
  sdk: Sdk,
  house: Pick<CloudServer, 'base'>,
  options: object,
  config: object = {},
  door = '/',
) {
  const ai = new sdk.GoogleGenAI({
    ...options,
    httpOptions: { baseUrl: `${house.base.replace('ws:', 'http:')}${door}` },
  } as ConstructorParameters<typeof GoogleGenAI>[0])
  const messages: LiveServerMessage[] = []
  let arrived = () => {}
  const closed: { code: number; reason: string }[] = []
  const session: Session = await ai.live.connect({
    model: 'gemini-live-2.5-flash-native-audio',
    config: { responseModalities: [sdk.Modality.AUDIO], ...config } as never,
    callbacks: {
      onmessage(message) {
        messages.push(message)
        arrived()
      },
      onclose: ({ code, reason }) => void closed.push({ code, reason }),
    },
  })
  onTestFinished(() => session.close())
  return {
    session,
    messages,
    closed,
    async until(isTrue: (message: LiveServerMessage) => boolean): Promise<LiveServerMessage> {
      for (;;) {
        const found = messages.find(isTrue)
        if (found) return found
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
      }
    },
  }
}

const soundIn = (messages: readonly LiveServerMessage[]) =>
  Buffer.concat(
    messages
      .flatMap(({ serverContent }) => serverContent?.modelTurn?.parts ?? [])
      .map(({ inlineData }) => Buffer.from(inlineData?.data ?? '', 'base64')),
  )

const doors: [string, object, string][] = [
  ['the Gemini API', { apiKey: 'not-a-key' }, '/'],
  ['Vertex AI with a key', { vertexai: true, apiKey: 'not-a-key' }, ''],
  // Without a project the SDK asks for the base address itself.
  ['Vertex AI without a project', { vertexai: true }, '/ws/'],
]

describe.each(majors)('@google/genai %s, unchanged but for its base address', (_, load, missing) => {
  it.skipIf(missing).each(doors)('as %s: set-up, a text turn, sound back', async (_, options, door) => {
    const house = await cloudServer()
    const client = await connect(await load(), house, options, {}, door)
    client.session.sendClientContent({ turns: 'Hello there, friend.', turnComplete: true })
    await client.until(({ serverContent }) => serverContent?.turnComplete === true)
    const sound = soundIn(client.messages)
    expect(sound.readInt16LE(0)).toBe(ownMark('Hello there, friend.'))
    const transcriptions = client.messages.map(
      ({ serverContent }) => serverContent?.outputTranscription?.text ?? '',
    )
    expect(transcriptions.join('')).toBe('Hello there, friend.')
    expect(house.peer.refusals).toEqual([])
    expect(JSON.stringify(house.peer.connections.map(({ request }) => request))).not.toContain('not-a-key')
  })

  it.skipIf(missing)('sound in, sound out', async () => {
    const house = await cloudServer({ peer: { mind: () => ({ say: 'Hello, I am here.' }) } })
    const client = await connect(await load(), house, { apiKey: 'k' })
    const data = Buffer.alloc(3200).toString('base64')
    client.session.sendRealtimeInput({ audio: { data, mimeType: 'audio/pcm;rate=16000' } })
    client.session.sendRealtimeInput({ audioStreamEnd: true })
    await house.peer.until(() => house.peer.latest().messages.length === 2)
    expect(house.peer.latest().samples).toBe(1600)
    house.peer.latest().hear('hello my friend')
    const heard = await client.until(({ serverContent }) => !!serverContent?.inputTranscription)
    expect(heard.serverContent?.inputTranscription?.text).toBe('hello my friend')
    await client.until(({ serverContent }) => serverContent?.turnComplete === true)
    expect(soundIn(client.messages).readInt16LE(0)).toBe(ownMark('Hello, I am here.'))
  })

  it.skipIf(missing)('passes over the names of utterances and the meanings of turns', async () => {
    const house = await socketServer()
    onTestFinished(() => house.close())
    const client = await connect(await load(), house, { apiKey: 'k' })
    const emit = house.sessions[0]?.emit ?? (() => {})
    const utterance = { id: 'u1', owner: 'check', turn: 1 } as const
    emit({ type: 'heard', text: 'what is this', meaning: 'whatIsThis', verdict: 'act', question: 'all' })
    emit({ type: 'said', text: 'Looking.', utterance })
    emit({ type: 'audio', pcm: new Int16Array(100).fill(7), utterance: { ...utterance, last: true } })
    emit({ type: 'turnComplete' })
    await client.until(({ serverContent }) => serverContent?.turnComplete === true)
    const contents = client.messages.flatMap(({ serverContent }) => serverContent ?? [])
    expect(contents.map(({ inputTranscription: heard }) => heard?.text).find(Boolean)).toBe('what is this')
    expect(contents.map(({ outputTranscription: said }) => said?.text).find(Boolean)).toBe('Looking.')
    expect(soundIn(client.messages).readInt16LE(0)).toBe(7)
    expect(client.closed).toEqual([])
  })

  it.skipIf(missing)('goes on with its conversation on another connection', async () => {
    const house = await cloudServer()
    const sdk = await load()
    const first = await connect(sdk, house, { apiKey: 'k' }, { sessionResumption: {} })
    first.session.sendRealtimeInput({ text: 'Remember me.' })
    await first.until(({ serverContent }) => serverContent?.turnComplete === true)
    const updates = first.messages.flatMap(({ sessionResumptionUpdate }) => sessionResumptionUpdate ?? [])
    const { newHandle: handle, resumable } = updates.at(-1) ?? {}
    expect(resumable).toBe(true)
    first.session.close()
    await house.peer.until(() => house.peer.latest().closed !== undefined)
    await connect(sdk, house, { apiKey: 'k' }, { sessionResumption: { handle } })
    expect(house.peer.latest().setup?.sessionResumption).toEqual({ handle })
    expect(house.peer.refusals).toEqual([])
  })
})

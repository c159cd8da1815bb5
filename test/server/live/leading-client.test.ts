import { afterEach, expect, it } from 'vitest'
import { writePicture } from '../../../src/core/contract/picture-message.ts'
import type { Engine } from '../../../src/server/engine/engine.ts'
import type { SocketDependencies } from '../../../src/server/live/attach-sockets.ts'
import { createOpusEncoder, PACKET_SAMPLES } from '../../../src/server/live/opus.ts'
import { scriptedEngine } from './scripted-engine.ts'
import { socketServer } from './socket-server.ts'

let house: Awaited<ReturnType<typeof socketServer>>
afterEach(() => house.close())

const open = async (setup: object, changes: Partial<SocketDependencies> = {}) => {
  house = await socketServer(changes)
  return house.talk(setup)
}
const turn = (text: string) => ({ client_content: { turns: [{ role: 'user', parts: [{ text }] }] } })
const leading = (mode: string) => ({ shopper_session: { mode, leads: true } })

it('hands on what a leading client asks, says by itself, has played, and what is open', async () => {
  const peer = await open(leading('scan'))
  peer.send({ say: { id: 'p1', text: 'Turn left.' } })
  peer.send({ saying: { id: 'p2', text: 'Welcome.' } })
  peer.send({ played: { id: 'p1', ms: -5, interrupted: true } })
  peer.send({ silenced: { on: true } })
  peer.send({ listen_for: 'checking', question: { id: 3, own: ['counter', 'nobody knows this'] } })
  await peer.settled()
  expect(house.sessions[0]?.options.leads).toBe(true)
  expect(house.sessions[0]?.calls).toEqual([
    ['say', 'Turn left.', 'p1'],
    ['saying', 'Welcome.', 'p2'],
    ['played', { id: 'p1', ms: 0, interrupted: true }],
    ['silenced', true],
    ['listenFor', 'checking'],
    ['question', { id: 3, own: ['counter', 'nobody knows this'] }],
  ])
})

it('hands on when the shopper holds to talk, between the sound before and after', async () => {
  const peer = await open(leading('scan'))
  const sound = { realtime_input: { media_chunks: [{ mime_type: 'audio/pcm', data: 'AAAA' }] } }
  for (const since of [{ since_ms: 400 }, { since_ms: -7 }, { since_ms: 1e9 }, {}]) {
    peer.send(sound)
    peer.send({ hold: { on: true, ...since } })
  }
  peer.send({ hold: { on: false } })
  await peer.settled()
  const held = (on: boolean, sinceMs: number) => ['hold', { on, sinceMs }]
  expect(house.sessions[0]?.calls.filter(([name]) => name === 'hold')).toEqual([
    ...[400, 0, 1000, 0].map((sinceMs) => held(true, sinceMs)),
    held(false, 0),
  ])
  expect(house.sessions[0]?.calls.slice(0, 3).map(([name]) => name)).toEqual(['audio', 'hold', 'audio'])
})

it.each([
  ['a leading client in the journey', { mode: 'echo', leads: true }, ['t1', 't2']],
  ['a leading client that checks products', { mode: 'scan', leads: true }, []],
  ['another client', { mode: 'echo' }, []],
])('numbers the texts of %s', async (_, shopperSession, names) => {
  const peer = await open({ shopperSession })
  peer.send(turn('Where are you?'))
  peer.send(turn('Please wait.'))
  await peer.settled()
  expect(house.sessions[0]?.calls.flatMap(([, , name]) => (name === undefined ? [] : [name]))).toEqual(names)
})

it.each([
  ['no figure', { id: 'p1', ms: null }],
  ['no name', { ms: 5 }],
])('refuses a report with %s as it refuses every frame that it does not understand', async (_, played) => {
  const peer = await open(leading('scan'))
  peer.send({ played })
  expect(await peer.over).toMatchObject({ code: 1007 })
  expect(house.sessions[0]?.closed).toBe(1)
})

it('gives every session names of its own', async () => {
  await open({})
  await house.talk({})
  const [first, second] = house.sessions.map(({ options }) => options.prefix)
  expect(first).not.toBe(second)
})

const utterance = { id: 'u1', owner: 'check', turn: 1 } as const
it.each([
  ['is told by default', {}, {}, true],
  [
    'is told where only official keys are spoken, if it leads',
    leading('scan'),
    { officialKeysOnly: true },
    true,
  ],
  ['is not told where only official keys are spoken', {}, { officialKeysOnly: true }, false],
])('a client %s which utterance a frame carries', async (_, setup, changes, named) => {
  const peer = await open(setup, changes)
  house.sessions[0]?.emit({ type: 'said', text: 'Looking.', utterance })
  expect(await peer.next()).toEqual({
    serverContent: { outputTranscription: { text: 'Looking.' } },
    ...(named && { utterance }),
  })
})

it('gives who asked for it a sign every second and a half, and leaves who answers nothing', async () => {
  const peer = await open({ shopper_session: { mode: 'scan', leads: true, heartbeat: true } })
  expect(await peer.next()).toEqual({ alive: {} })
  for (let signs = 0; signs < 15; signs += 1) {
    peer.send({ alive: {} })
    await peer.settled()
    house.clock.advance(1500)
    expect(await peer.next()).toEqual({ alive: {} })
  }
  house.clock.advance(20_000)
  expect((await peer.over).code).toBe(1001)
})

it('gives nobody else a sign', async () => {
  const peer = await open(leading('scan'))
  house.clock.advance(10_000)
  await peer.settled()
  expect(peer.left()).toEqual([])
})

const media = { sends_opus: true, takes_opus: true, pauses: true, picture_bytes: true, words: true }

it('agrees on how sound travels before the session is set up, and takes packets then', async () => {
  house = await socketServer({})
  const peer = house.open('/ws/')
  await peer.opened
  peer.send({ setup: { shopper_session: { mode: 'scan', leads: true, media } } })
  // The scripted engine wants to hear the silences too.
  expect(await peer.next()).toEqual({
    shopperSession: {
      media: { sendsOpus: true, pauses: false, pictureBytes: false, webp: false, words: false },
    },
  })
  expect(await peer.next()).toEqual({ setupComplete: {} })
  const packet = createOpusEncoder().push(new Int16Array(PACKET_SAMPLES).fill(900))
  const data = Buffer.from(packet).toString('base64')
  peer.send({ realtime_input: { media_chunks: [{ mime_type: 'audio/opus', data }] } })
  await peer.settled()
  expect(house.sessions[0]?.calls[0]?.[1]).toHaveLength(960)
  peer.send({ realtime_input: { media_chunks: [{ mime_type: 'audio/opus', data: '////' }] } })
  expect(await peer.next()).toMatchObject({ error: { code: 'invalid_sound' } })
  expect((await peer.over).code).toBe(1007)
})

it('takes no packets, and sends none, without an agreement', async () => {
  const peer = await open(leading('scan'))
  house.sessions[0]?.emit({ type: 'audio', pcm: new Int16Array(4800) })
  expect(JSON.stringify(await peer.next())).toContain('audio/pcm')
  peer.send({ realtime_input: { media_chunks: [{ mime_type: 'audio/opus', data: 'AAAA' }] } })
  expect(await peer.next()).toMatchObject({ error: { code: 'unsupported_media' } })
})

it('agrees with an engine of its own senses on pauses, pictures as bytes and speech as packets', async () => {
  const { engine, sessions } = scriptedEngine()
  const heard: string[] = []
  const ownSenses: Engine = {
    ...engine,
    open: (options, emit) => ({
      ...engine.open(options, emit),
      pauses: true,
      words: (text) => heard.push(text),
    }),
  }
  house = await socketServer({ engine: ownSenses })
  const peer = house.open('/ws/')
  await peer.opened
  peer.send({ setup: { shopper_session: { mode: 'scan', leads: true, media } } })
  expect(await peer.next()).toEqual({
    shopperSession: {
      media: { sendsOpus: true, pauses: true, pictureBytes: true, webp: false, words: true },
    },
  })
  expect(await peer.next()).toEqual({ setupComplete: {} })
  peer.socket.send(writePicture(Uint8Array.of(0xff, 0xd8, 1), 'look-1'))
  await peer.settled()
  expect(sessions[0]?.calls).toEqual([['frame', [0xff, 0xd8, 1], 'look-1']])
  peer.send({ words: { text: ' dairy ' } })
  peer.send({ words: { text: '  ' } })
  await peer.settled()
  expect(heard).toEqual(['dairy'])
  sessions[0]?.emit({ type: 'seen' })
  expect(await peer.next()).toEqual({ seen: {} })
  // A sentence of half a second, and what comes behind it in its order.
  sessions[0]?.emit({ type: 'audio', pcm: new Int16Array(12_000).fill(700) })
  sessions[0]?.emit({ type: 'turnComplete' })
  const frames = [await peer.next(), await peer.next(), await peer.next(), await peer.next()]
  const packets = frames.map((frame) => JSON.stringify(frame).split('audio/opus;rate=24000').length - 1)
  expect(packets).toEqual([4, 4, 1, 0])
  expect(frames[3]).toEqual({ serverContent: { turnComplete: true } })
})

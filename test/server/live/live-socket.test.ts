import { afterEach, beforeEach, expect, it } from 'vitest'
import { socketServer } from './socket-server.ts'

let house: Awaited<ReturnType<typeof socketServer>>
beforeEach(async () => {
  house = await socketServer()
})
afterEach(() => house.close())

const bytes = (...values: number[]) => Buffer.from(Uint8Array.of(...values)).toString('base64')

it('opens a session with what the set-up says and answers setupComplete first', async () => {
  const peer = house.open('/ws/')
  await peer.opened
  peer.send({ bearer_token: '', service_url: '' })
  peer.send({
    setup: {
      model: 'models/any',
      generation_config: { response_modalities: ['TEXT'], speechConfig: { language_code: 'en-IN' } },
      system_instruction: { parts: [{ text: 'Be kind.' }, { text: 'Be brief.' }] },
      shopper_session: { mode: 'echo', store_id: 's1', resume: { last_product_id: 'p7' } },
    },
  })
  expect(await peer.next()).toEqual({ setupComplete: {} })
  expect(house.sessions[0]?.options).toEqual({
    language: 'en-IN',
    mode: 'echo',
    storeId: 's1',
    modality: 'TEXT',
    systemInstruction: 'Be kind.\nBe brief.',
    resume: { lastProductId: 'p7' },
    leads: false,
    note: expect.any(Function),
    prefix: expect.any(String),
    cloud: { model: 'models/any', languageCode: 'en-IN' },
    address: '127.0.0.1',
  })
})

it.each([
  ['nothing at all', {}],
  ['an unknown store', { shopperSession: { storeId: 'nowhere' } }],
  ['no store', { shopper_session: { store_id: null } }],
  ['empty instructions', { systemInstruction: { parts: [{ text: ' ' }] } }],
  ['unknown keys', { tools: [{}], realtimeInputConfig: { a: 1 } }],
])('fills in what a set-up leaves out: %s', async (_, setup) => {
  await house.talk(setup)
  expect(house.sessions[0]?.options).toEqual({
    language: 'en-IN',
    mode: 'scan',
    storeId: undefined,
    modality: 'AUDIO',
    systemInstruction: undefined,
    resume: undefined,
    leads: false,
    note: expect.any(Function),
    prefix: expect.any(String),
    address: '127.0.0.1',
  })
})

it('takes ids as numbers too', async () => {
  house.catalogue.change({ stores: [{ ...house.catalogue.source.current().stores[0]!, id: '7' }] })
  await house.talk({ shopperSession: { storeId: 7, resume: { lastProductId: 12 } } })
  expect(house.sessions[0]?.options).toMatchObject({ storeId: '7', resume: { lastProductId: '12' } })
})

const turn = (text: string, more = {}) => ({
  client_content: { turns: [{ role: 'user', parts: [{ text }] }], ...more },
})
const rows: [string, object[], unknown[][]][] = [
  ['a text turn', [turn('Please wait.', { turn_complete: true })], [['text', 'Please wait.']]],
  [
    'a turn in pieces',
    [turn('What is', { turn_complete: false }), turn('this?', { turnComplete: true })],
    [['text', 'What is this?']],
  ],
  [
    "the user's parts only",
    [
      {
        clientContent: { turns: [{ role: 'model', parts: [{ text: 'no' }] }, { parts: [{ text: 'yes' }] }] },
      },
    ],
    [['text', 'yes']],
  ],
  ['an empty turn', [{ client_content: { turn_complete: true } }], []],
  ['own words', [{ say: { text: ' Looking. ' } }], [['say', 'Looking.']]],
  ['a vocabulary', [{ listen_for: 'buy_more' }], [['listenFor', 'buy_more']]],
  [
    'another mode, then another store',
    [{ shopper_session: { mode: 'echo' } }, { shopperSession: { storeId: 's1' } }],
    [
      ['setMode', 'echo', undefined],
      ['setMode', 'echo', 's1'],
    ],
  ],
  [
    'sound and a picture in one message',
    [
      {
        realtime_input: {
          media_chunks: [
            { mime_type: 'audio/pcm', data: bytes(1, 0, 2, 0) },
            { mimeType: 'image/jpeg', data: bytes(255, 216), look_id: 'l1' },
          ],
        },
      },
    ],
    [
      ['audio', [1, 2]],
      ['frame', [255, 216], 'l1'],
    ],
  ],
  [
    "today's keys",
    [
      { realtimeInput: { audio: { mimeType: 'audio/pcm;rate=16000', data: bytes(3, 0) } } },
      { realtimeInput: { video: { mime_type: 'image/jpeg', data: bytes(255) } } },
      { realtimeInput: { text: 'what is this' } },
    ],
    [
      ['audio', [3]],
      ['frame', [255], undefined],
      ['text', 'what is this'],
    ],
  ],
  [
    'a sample cut in two',
    [1, 2].map((low) => ({
      realtimeInput: { audio: { mimeType: 'audio/pcm', data: low === 1 ? bytes(1, 0, 2) : bytes(0, 3, 0) } },
    })),
    [
      ['audio', [1]],
      ['audio', [2, 3]],
    ],
  ],
  ['unknown keys alone', [{ toolResponse: {} }, { hello: 'world' }], []],
]
it.each(rows)('hands on %s', async (_, frames, calls) => {
  const peer = await house.talk()
  for (const frame of frames) peer.send(frame)
  await peer.settled()
  expect(house.sessions[0]?.calls).toEqual(calls)
  expect(peer.left()).toEqual([])
})

it('takes JSON in binary frames and any path under /ws/', async () => {
  const peer = house.open('//ws//google.ai.generativelanguage.v1beta?key=x')
  await peer.opened
  peer.socket.send(Buffer.from(JSON.stringify({ setup: {} })))
  expect(await peer.next()).toEqual({ setupComplete: {} })
})

it.each([8000, 44_100, 48_000])('brings sound of %i Hz to 16 kHz', async (rate) => {
  const peer = await house.talk()
  const data = Buffer.alloc(rate * 2).toString('base64')
  peer.send({ realtimeInput: { audio: { mimeType: `audio/pcm; rate=${rate}`, data } } })
  peer.send({ realtimeInput: { audioStreamEnd: true } })
  await peer.settled()
  const lengths = house.sessions[0]!.calls.map(([, pcm]) => (pcm as number[]).length)
  expect(lengths).toHaveLength(3)
  expect(Math.abs(lengths[0]! + lengths[1]! - 16_000)).toBeLessThanOrEqual(1)
  expect(lengths[2]).toBe(12_800)
})

it('sends events in order, sound in pieces of 200 ms', async () => {
  const peer = await house.talk()
  const { emit } = house.sessions[0]!
  emit({ type: 'heard', text: 'what is this', meaning: 'whatIsThis', verdict: 'act', question: 'checking' })
  emit({ type: 'look', open: true, id: 'l1' })
  emit({ type: 'said', text: 'Looking.' })
  emit({ type: 'audio', pcm: Int16Array.from({ length: 5000 }, (_, i) => i) })
  emit({ type: 'interrupted' })
  emit({ type: 'turnComplete' })
  emit({ type: 'error', code: 'noise', message: 'It is noisy.', fatal: false })
  const audio: number[] = []
  const seen: unknown[] = []
  for (let i = 0; i < 8; i++) {
    const frame = (await peer.next()) as {
      serverContent?: { modelTurn?: { parts: { inlineData: { data: string } }[] } }
    }
    const data = frame.serverContent?.modelTurn?.parts[0]?.inlineData.data
    if (data === undefined) seen.push(frame)
    else audio.push(Buffer.from(data, 'base64').readInt16LE(2), Buffer.from(data, 'base64').length)
  }
  expect(seen).toEqual([
    {
      serverContent: { inputTranscription: { text: 'what is this' } },
      heard: { text: 'what is this', meaning: 'whatIsThis', verdict: 'act', question: 'checking' },
    },
    { look: { open: true, id: 'l1' } },
    { serverContent: { outputTranscription: { text: 'Looking.' } } },
    { serverContent: { interrupted: true } },
    { serverContent: { turnComplete: true } },
    { error: { code: 'noise', message: 'It is noisy.' } },
  ])
  expect(audio).toEqual([1, 9600, 4801, 400])
})

it('writes instead of speaking in TEXT', async () => {
  const peer = await house.talk({ generationConfig: { responseModalities: ['TEXT'] } })
  const { emit } = house.sessions[0]!
  emit({ type: 'said', text: 'Looking.' })
  emit({ type: 'audio', pcm: new Int16Array(100) })
  emit({ type: 'turnComplete' })
  expect(await peer.next()).toEqual({ serverContent: { modelTurn: { parts: [{ text: 'Looking.' }] } } })
  expect(await peer.next()).toEqual({ serverContent: { turnComplete: true } })
})

it('closes the session with its socket, once, and is deaf to what comes late', async () => {
  const peer = await house.talk()
  const other = await house.talk()
  peer.socket.close()
  await peer.over
  const session = house.sessions[0]!
  await other.settled()
  expect(session.closed).toBe(1)
  session.emit({ type: 'turnComplete' })
  expect(house.sessions[1]!.closed).toBe(0)
  expect(house.faults).toEqual([])
})

it('says a fatal error and closes', async () => {
  const peer = await house.talk()
  house.sessions[0]!.emit({ type: 'error', code: 'voice_lost', message: 'Please try again.', fatal: true })
  expect(await peer.next()).toEqual({ error: { code: 'voice_lost', message: 'Please try again.' } })
  expect(await peer.over).toEqual({ code: 1011, reason: 'voice_lost' })
  expect(house.sessions[0]!.closed).toBe(1)
})

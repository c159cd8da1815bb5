import { describe, expect, it } from 'vitest'
import { percentile } from '../../../bench/figures.ts'
import { markOf } from '../../peers/peer-speech.ts'
import type { PeerOptions } from '../../peers/peer-types.ts'
import { cloudServer, listener } from './cloud-server.ts'

const echo = { shopper_session: { mode: 'echo' } }
const turn = (text: string) => ({
  client_content: { turns: [{ role: 'user', parts: [{ text }] }], turn_complete: true },
})

it('survives a hundred drops in mid-speech: the socket stays, nothing is lost or said twice', async () => {
  const house = await cloudServer({ peer: { paceMs: 1 } })
  const socket = await house.talk(echo)
  const ear = listener(socket)
  const texts = Array.from({ length: 100 }, (_, at) => `Sentence ${at} is spoken whole.`)
  for (const text of texts) {
    const before = house.peer.connections.length
    const speaking = house.peer.latest()
    socket.send(turn(text))
    await house.peer.until(() => speaking.messages.length > 1)
    // Some words are out, and the text is not whole yet.
    await new Promise((resolve) => setTimeout(resolve, 4))
    speaking.drop()
    await ear.until('turnComplete')
    await house.peer.until(() => house.peer.connections.length === before + 1)
  }
  expect(ear.told.said).toEqual(texts)
  expect(ear.told.marks).toEqual(texts.map(markOf))
  expect(socket.socket.readyState).toBe(1)
  expect(house.resumes.length).toBe(100)
  const p95 = percentile(house.resumes, 0.95)
  console.log(
    `drops 100 resume-p50 ${percentile(house.resumes, 0.5).toFixed(1)} ms resume-p95 ${p95.toFixed(1)} ms`,
  )
  expect(p95).toBeLessThan(1000)
  expect(house.peer.refusals).toEqual([])
  const handles = house.peer.connections.slice(1).map(({ setup }) => setup?.sessionResumption?.handle)
  expect(handles.every((handle) => handle?.startsWith('handle-'))).toBe(true)
}, 60_000)

describe('the service is dialled again behind the shopper’s open socket after', () => {
  it.each([
    ['the service’s own trouble', (code: number) => code, 1011],
    ['a cancelled conversation', (code: number) => code, 1000],
    ['a restart', (code: number) => code, 1012],
  ])('%s', async (_, codeOf, code) => {
    const house = await cloudServer()
    const socket = await house.talk(echo)
    house.peer.latest().socket.close(codeOf(code), 'Internal error encountered.')
    await house.peer.until(() => house.peer.connections.length === 2 && !!house.peer.latest().setup)
    const ear = listener(socket)
    socket.send(turn('Please wait.'))
    expect((await ear.until('turnComplete')).said).toEqual(['Please wait.'])
  })

  it('a frame that cannot be read', async () => {
    const house = await cloudServer()
    await house.talk(echo)
    house.peer.latest().socket.send('<html>')
    await house.peer.until(() => house.peer.connections.length === 2)
  })

  it('a resumption handle that the service no longer knows, by a new conversation', async () => {
    const house = await cloudServer()
    const socket = await house.talk(echo)
    house.peer.forgetHandles()
    house.peer.latest().drop()
    await house.peer.until(() => house.peer.connections.length === 3 && !!house.peer.latest().setup)
    expect(house.peer.latest().setup?.sessionResumption).toEqual({})
    const ear = listener(socket)
    socket.send(turn('Please wait.'))
    expect((await ear.until('turnComplete')).said).toEqual(['Please wait.'])
  })
})

describe('goAway', () => {
  it('is followed at the end of the turn, the old socket closed first', async () => {
    const house = await cloudServer({ peer: { paceMs: 5 } })
    const socket = await house.talk(echo)
    const ear = listener(socket)
    socket.send(turn('A text that takes some time.'))
    const [first] = house.peer.connections
    await house.peer.until(() => first?.messages.length === 2)
    first?.goAway('5000s')
    await ear.until('turnComplete')
    await house.peer.until(() => house.peer.connections.length === 2 && !!house.peer.latest().setup)
    expect(ear.told.marks).toEqual([markOf('A text that takes some time.')])
    expect(first?.closed).toEqual({ code: 1000 })
    expect(house.peer.refusals).toEqual([])
  })

  it('is followed before its time is over, though the turn goes on: the text is said once', async () => {
    const house = await cloudServer({ peer: { paceMs: 20 } })
    const socket = await house.talk(echo)
    const ear = listener(socket)
    const text = 'A text that takes longer than the service has time for.'
    socket.send(turn(text))
    await house.peer.until(() => house.peer.latest().messages.length === 2)
    // The house's clock is twenty times as fast: one second of it is 50 ms.
    house.peer.latest().goAway('4s')
    await ear.until('turnComplete')
    expect(house.peer.connections.length).toBeGreaterThanOrEqual(2)
    expect(ear.told.said).toEqual([text])
    expect(ear.told.marks).toEqual([markOf(text)])
  })
})

describe('a service that does not answer is tried again, and nothing is said twice', () => {
  const once = () => {
    let first = true
    return () => {
      const was = first
      first = false
      return was
    }
  }
  const limits = { connectMs: 2000, firstMessageMs: 2000, answerMs: 4000 }

  it.each<[string, () => PeerOptions]>([
    [
      'the call',
      () => {
        const first = once()
        return { upgrade: () => (first() ? 'silent' : undefined) }
      },
    ],
    ['the set-up', () => ({ mute: once() })],
    ['a turn', () => ({ deaf: () => false })],
  ])('%s', async (what, peer) => {
    const house = await cloudServer({ peer: peer(), limits })
    const socket = await house.talk(echo)
    if (what === 'a turn') house.peer.behaviour.deaf = once()
    const ear = listener(socket)
    socket.send(turn('Please wait.'))
    const told = await ear.until('turnComplete')
    expect(told.said).toEqual(['Please wait.'])
    expect(told.marks).toEqual([markOf('Please wait.')])
  })
})

it('keeps the last seconds of sound while the service is not connected, and no more', async () => {
  const house = await cloudServer({ peer: { setupMs: 300 }, limits: { keptSoundMs: 1000 } })
  const socket = await house.talk(echo)
  house.peer.latest().drop()
  await house.peer.until(() => house.peer.connections.length === 2)
  const second = Buffer.alloc(32_000).toString('base64')
  const sound = { realtime_input: { media_chunks: [{ mime_type: 'audio/pcm', data: second }] } }
  for (let at = 0; at < 5; at += 1) socket.send(sound)
  await socket.settled()
  await house.peer.until(() => house.peer.latest().samples > 0)
  socket.send(turn('Please wait.'))
  await listener(socket).until('turnComplete')
  expect(house.peer.latest().samples).toBe(16_000)
})

describe('when the cloud is away for good', () => {
  it('the embedded engine goes on, says so once, and answers what was asked', async () => {
    const house = await cloudServer({ limits: { retryMs: [0, 100] } })
    const socket = await house.talk({ shopper_session: { mode: 'scan', store_id: 's1' } })
    socket.send({ listen_for: 'section' })
    socket.send({ listen_for: 'checking' })
    house.peer.behaviour.deaf = () => true
    socket.send(turn('would it grumble yonder'))
    await house.peer.until(() => house.peer.latest().messages.length === 2)
    house.peer.behaviour.upgrade = () => 503
    house.peer.latest().drop()
    const heard = new Promise<void>((resolve) => {
      const look = setInterval(() => {
        if (house.fallback.sessions.length === 0) return
        clearInterval(look)
        resolve()
      }, 5)
    })
    await heard
    const [session] = house.fallback.sessions
    expect(session?.options).toMatchObject({ mode: 'scan', storeId: 's1' })
    expect(session?.calls).toEqual([
      ['listenFor', 'checking'],
      ['say', 'The online voice is away. I carry on with my own voice.'],
      ['text', 'would it grumble yonder'],
    ])
    socket.send(turn('what is this'))
    socket.send({ listen_for: 'confirm' })
    await socket.settled()
    expect(session?.calls.slice(3)).toEqual([
      ['text', 'what is this'],
      ['listenFor', 'confirm'],
    ])
    socket.socket.close()
    await socket.over
    expect(socket.left()).not.toContainEqual({ setupComplete: {} })
  })
})

it('closes the connection to the service when the shopper goes', async () => {
  const house = await cloudServer()
  const socket = await house.talk(echo)
  socket.socket.close()
  await house.peer.until(() => house.peer.latest().closed !== undefined)
  expect(house.peer.connections).toHaveLength(1)
})

import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Dialled, socketServer } from './socket-server.ts'

let house: Awaited<ReturnType<typeof socketServer>>
const settings = { socketsPerAddress: 4, unsentBytes: 200_000, burstMessages: 100, messagesPerSecond: 10 }
beforeEach(async () => {
  house = await socketServer({ settings })
})
afterEach(() => house.close())

const audio = (data: string, mimeType = 'audio/pcm') => ({ realtimeInput: { audio: { mimeType, data } } })

describe('a bad message is answered with its reason, and nobody else notices', () => {
  const afterSetup: [string, string | object, string, number][] = [
    ['no JSON', '{"setup":', 'invalid_json', 1007],
    ['nothing', '', 'invalid_json', 1007],
    ['a list', '[]', 'invalid_message', 1007],
    ['null', 'null', 'invalid_message', 1007],
    ['a figure', '7', 'invalid_message', 1007],
    ['nested without end', '['.repeat(9000), 'invalid_json', 1007],
    ['a hundred thousand parts', { setup: { tools: new Array(100_000).fill({}) } }, 'invalid_message', 1007],
    ['a wrong shape', { clientContent: { turns: 'hello' } }, 'invalid_message', 1007],
    ['a prototype', '{"__proto__":{"setup":{}},"say":4}', 'invalid_message', 1007],
    ['an unknown vocabulary', { listen_for: 'everything' }, 'invalid_message', 1007],
    ['an unknown mode', { shopper_session: { mode: 'sing' } }, 'invalid_message', 1007],
    ['base64 with other letters', audio('ab!d'), 'invalid_base64', 1007],
    ['base64 without padding', audio('abc'), 'invalid_base64', 1007],
    ['padding in the middle', audio('ab==cdef'), 'invalid_base64', 1007],
    ['sound of another kind', audio('', 'audio/webm'), 'unsupported_media', 1007],
    ['two channels', audio('', 'audio/pcm;rate=16000;channels=2'), 'unsupported_media', 1007],
    ['too slow a rate', audio('', 'audio/pcm;rate=7999'), 'unsupported_rate', 1007],
    ['too fast a rate', audio('', 'audio/pcm;rate=48001'), 'unsupported_rate', 1007],
    ['a rate in words', audio('', 'audio/pcm;rate=fast'), 'unsupported_rate', 1007],
    ['a second set-up', { setup: {} }, 'already_set_up', 1008],
    ['a service', { service_url: 'wss://example.org' }, 'service_not_allowed', 1008],
    ['an endless text', { say: { text: 'a'.repeat(4001) } }, 'text_too_long', 1008],
    [
      'an endless turn',
      { clientContent: { turns: [{ parts: [{ text: 'a'.repeat(4001) }] }] } },
      'text_too_long',
      1008,
    ],
  ]
  it.each(afterSetup)('%s', async (_, message, code, closeCode) => {
    const bystander = await house.talk()
    const peer = await house.talk()
    peer.send(message)
    expect(await peer.next()).toEqual({ error: { code, message: expect.any(String) } })
    expect(await peer.over).toEqual({ code: closeCode, reason: code })
    expect(house.sessions.map((session) => session.closed)).toEqual([0, 1])
    await bystander.settled()
    expect(bystander.left()).toEqual([])
    expect(house.faults).toEqual([])
  })

  const beforeSetup: [string, object, string][] = [
    ['a service', { bearer_token: 'secret', service_url: 'wss://example.org/ws' }, 'service_not_allowed'],
    ['a turn', { client_content: { turns: [], turn_complete: true } }, 'setup_first'],
    ['sound', audio('AAAA'), 'setup_first'],
    ['words', { say: { text: 'Hello.' } }, 'setup_first'],
    ['words of its own', { saying: { text: 'Hello.' } }, 'setup_first'],
    ['what was played', { played: { id: 'p1', ms: 1 } }, 'setup_first'],
    ['what the session is for', { shopper_session: { mode: 'scan' } }, 'setup_first'],
    ['a vocabulary', { listen_for: 'checking' }, 'setup_first'],
    ['a question', { question: { id: 1 } }, 'setup_first'],
    ['a hand', { hold: { on: true } }, 'setup_first'],
    ['a silence', { silenced: { on: true } }, 'setup_first'],
    ['what the phone heard', { words: { text: 'Hello.' } }, 'setup_first'],
    ['a look without a camera', { no_camera: { look_id: 'look-1' } }, 'setup_first'],
    ['a call for staff', { staff_call: { on: true } }, 'setup_first'],
    ['something to be counted', { field: { kind: 'visit' } }, 'setup_first'],
  ]
  it.each(beforeSetup)('before the set-up: %s', async (_, message, code) => {
    const peer = house.open('/ws/')
    await peer.opened
    peer.send(message)
    const frame = await peer.next()
    expect(frame).toEqual({ error: { code, message: expect.any(String) } })
    expect(JSON.stringify(frame)).not.toContain('secret')
    expect((await peer.over).code).toBe(1008)
    expect(house.sessions).toEqual([])
  })

  it('binary garbage', async () => {
    const peer = await house.talk()
    peer.socket.send(Buffer.from([0xff, 0xfe, 0x00, 0x80]))
    expect(await peer.next()).toMatchObject({ error: { code: 'invalid_json' } })
    expect((await peer.over).code).toBe(1007)
  })

  it('two megabytes', async () => {
    const peer = await house.talk()
    peer.send('x'.repeat(2_000_000))
    expect((await peer.over).code).toBe(1009)
    expect(house.sessions[0]!.closed).toBe(1)
  })

  it('thousands of tiny messages', async () => {
    const peer = await house.talk()
    for (let i = 0; i < 3000; i++) peer.send('{}')
    expect(await peer.next()).toMatchObject({ error: { code: 'too_many_messages' } })
    expect((await peer.over).code).toBe(1008)
  })

  it('more pieces of sound than anybody has, in few messages', async () => {
    const peer = await house.talk()
    const pieces = Array.from({ length: 600 }, () => ({ mime_type: 'audio/pcm;rate=16000', data: 'AAA=' }))
    for (let i = 0; i < 2; i++) peer.send({ realtime_input: { media_chunks: pieces } })
    expect(await peer.next()).toMatchObject({ error: { code: 'too_many_messages' } })
    expect((await peer.over).code).toBe(1008)
  })

  it('more text than a voice can say', async () => {
    const peer = await house.talk()
    for (let i = 0; i < 6; i++) peer.send({ say: { text: 'a'.repeat(4000) } })
    expect(await peer.next()).toMatchObject({ error: { code: 'too_much_text' } })
    expect((await peer.over).code).toBe(1008)
    expect(house.sessions[0]!.calls).toHaveLength(5)
  })

  it('more text than a voice can say, which the page says itself', async () => {
    const peer = await house.talk()
    for (let i = 0; i < 6; i++) peer.send({ saying: { text: 'a'.repeat(4000) } })
    expect(await peer.next()).toMatchObject({ error: { code: 'too_much_text' } })
    expect((await peer.over).code).toBe(1008)
    expect(house.sessions[0]!.calls).toHaveLength(5)
  })

  it('more turns than an address of shoppers has, by whichever socket', async () => {
    const yes = { client_content: { turns: [{ parts: [{ text: 'yes' }] }] } }
    const say = (peer: Dialled, turns: number) => {
      for (let i = 0; i < turns; i++) peer.send(yes)
    }
    for (const turns of [90, 90]) {
      const peer = await house.talk()
      say(peer, turns)
      await peer.settled()
    }
    const third = await house.talk()
    say(third, 40)
    expect(await third.next()).toMatchObject({ error: { code: 'too_much_text' } })
    expect((await third.over).code).toBe(1008)
    expect(house.sessions[2]!.calls).toHaveLength(21)
    const shopper = await house.talk()
    say(shopper, 3)
    await shopper.settled()
    expect(house.sessions[3]!.calls).toHaveLength(3)
    say(shopper, 1)
    expect(await shopper.next()).toMatchObject({ error: { code: 'too_much_text' } })
  })

  it('but as many in the course of time are welcome', async () => {
    const peer = await house.talk()
    for (let second = 0; second < 40; second++) {
      for (let i = 0; i < 10; i++) peer.send('{}')
      await peer.settled()
      house.clock.advance(1000)
    }
    expect(peer.left()).toEqual([])
  })

  it('an engine that throws', async () => {
    const peer = await house.talk()
    house.sessions[0]!.calls.push = () => {
      throw new Error('the words themselves')
    }
    peer.send({ say: { text: 'Hello.' } })
    expect(await peer.next()).toMatchObject({ error: { code: 'internal' } })
    expect((await peer.over).code).toBe(1011)
    expect(house.faults.join()).not.toContain('the words themselves')
    expect(house.faults).toHaveLength(1)
  })
})

describe('who may open a socket', () => {
  const own = () => house.base.replace('ws:', 'http:')
  it.each([
    ['no origin', () => ({}), '/ws/', 'open'],
    ['the own page', () => ({ origin: own() }), '/ws/', 'open'],
    ['the own page', () => ({ origin: own() }), '/stt', 'open'],
    ['a foreign page', () => ({ origin: 'https://evil.example' }), '/ws/', '403'],
    ['a foreign page', () => ({ origin: 'https://evil.example' }), '/stt', '403'],
    ['another port', () => ({ origin: 'http://127.0.0.1:1' }), '/ws/', '403'],
    ['a sandboxed page', () => ({ origin: 'null' }), '/ws/', '403'],
    [
      'an untrusted forwarded host',
      () => ({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }),
      '/ws/',
      '403',
    ],
    ['another path', () => ({}), '/api/ws/', '404'],
    ['nearly the path', () => ({}), '/wsx', '404'],
    ['nearly the path', () => ({}), '/stt2', '404'],
    ['doubled slashes', () => ({}), '//ws//', 'open'],
    ['a query', () => ({}), '/stt?x=1', 'open'],
  ])('%s', async (_, headers, path, wanted) => {
    const got = await house.open(path, headers()).opened.then(
      () => 'open',
      (error: Error) => error.message,
    )
    expect(got).toBe(wanted)
  })

  it('holds an address to its cap and lets in again when one leaves', async () => {
    const first: Dialled[] = []
    for (let i = 0; i < 4; i++) first.push(house.open(i % 2 ? '/ws/' : '/stt'))
    await Promise.all(first.map((peer) => peer.opened))
    await expect(house.open('/ws/').opened).rejects.toThrow('429')
    first[0]!.socket.close()
    await first[0]!.over
    await expect
      .poll(() =>
        house.open('/ws/').opened.then(
          () => 'open',
          () => 'full',
        ),
      )
      .toBe('open')
  })

  it('survives a connection reset during the handshake', async () => {
    const port = Number(house.base.split(':').at(-1))
    const stream = connect(port, '127.0.0.1')
    stream.write('GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    stream.resetAndDestroy()
    await house.talk()
  })
})

describe('time', () => {
  it('a socket that says nothing is closed after ten seconds', async () => {
    const peers = [house.open('/ws/'), house.open('/stt')]
    await Promise.all(peers.map((peer) => peer.opened))
    house.clock.advance(9999)
    await Promise.all(peers.map((peer) => peer.settled()))
    house.clock.advance(1)
    expect(await peers[0]!.next()).toMatchObject({ error: { code: 'first_message_late' } })
    expect(await peers[1]!.next()).toMatchObject({ type: 'error' })
    for (const peer of peers) expect((await peer.over).code).toBe(1008)
  })

  it('a vanished phone is let go after 90 s, a living one is not', async () => {
    const living = await house.talk()
    const vanished = await house.talk()
    vanished.socket.pong = () => {}
    ;(vanished.socket as unknown as { _autoPong: boolean })._autoPong = false
    for (let i = 0; i < 3; i++) {
      const pinged = new Promise((resolve) => living.socket.once('ping', resolve))
      house.clock.advance(30_000)
      await pinged
      await living.settled()
    }
    expect((await vanished.over).code).toBe(1006)
    expect(house.sessions.map((session) => session.closed)).toEqual([0, 1])
  })

  it('leaves no timer behind', async () => {
    const peer = await house.talk()
    peer.socket.close()
    await peer.over
    await house.sockets.close()
    expect(house.clock.pending()).toBe(0)
  })
})

it('a phone that takes nothing in is let go before memory grows', async () => {
  const peer = await house.talk()
  peer.socket.pause()
  const session = house.sessions[0]!
  const second = new Int16Array(24_000)
  let seconds = 0
  while (session.closed === 0 && seconds < 2000) {
    session.emit({ type: 'audio', pcm: second })
    seconds += 1
    if (seconds % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  expect(session.closed).toBe(1)
  expect(seconds).toBeLessThan(500)
  house.clock.advance(2000)
  peer.socket.resume()
  expect([1006, 1013]).toContain((await peer.over).code)
})

it('says 1001 and why at shutdown, closes every session and takes nobody new', async () => {
  const peers = [await house.talk(), await house.talk(), house.open('/stt')]
  await peers[2]!.opened
  const closed = house.sockets.close()
  for (const peer of peers) {
    expect(await peer.over).toEqual({ code: 1001, reason: 'the server is shutting down' })
  }
  await closed
  expect(house.sessions.map((session) => session.closed)).toEqual([1, 1])
  await expect(house.open('/ws/').opened).rejects.toThrow('503')
})

it('cuts off who does not answer the close', async () => {
  const peer = await house.talk()
  peer.socket.pause()
  const closed = house.sockets.close()
  house.clock.advance(2000)
  await closed
  peer.socket.resume()
  await peer.over
})

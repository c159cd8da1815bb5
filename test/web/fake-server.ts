import { encodeWav } from '../../src/core/audio/wav.ts'
import type { Heard, NamedUtterance } from '../../src/core/contract/live.ts'
import type { Socket } from '../../src/web/live/live-client.ts'

interface FakeSocket extends Socket {
  url: string
  sent: unknown[]
}

/** Two paths: five steps to the biscuits, and seven back with a turn. */
const samplePaths = {
  Entrance: {
    'Biscuits and snacks': [
      { action: 'start', distance: '2' },
      { action: 'turn right', distance: '3' },
      { action: 'end', distance: '0' },
    ],
  },
  'biscuits and snacks': {
    'cash counter': [
      { action: 'go straight', distance: '3' },
      { action: 'turn left', distance: '4' },
      { action: 'end', distance: '0' },
    ],
  },
}

const inlineData = { mimeType: 'audio/pcm;rate=24000', data: 'AAAAAA==' }

/** A sentence: its text, then some sound, and with `last` all of it. */
function speak(socket: Socket | undefined, text: string, utterance: NamedUtterance) {
  const { last, ...first } = utterance
  const frames = [
    { serverContent: { outputTranscription: { text } }, utterance: first },
    { serverContent: { modelTurn: { parts: [{ inlineData }] } }, utterance: { ...first, last } },
  ]
  for (const frame of frames) socket?.onmessage?.({ data: JSON.stringify(frame) })
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Lists, recordings and sockets as the page meets them. */
export function createFakeServer() {
  const sockets: FakeSocket[] = []
  let answers = 0
  const replies = new Map<string, () => Promise<Response>>([
    ['/api/publicProduct', async () => json([{ id: 'p7', name: 'Oat Crunch', description: '' }])],
    ['/api/stores/publicStores', async () => json([{ id: '1', name: 'Andheri', paths: samplePaths }])],
  ])

  const fetchAny: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input))
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError')
    const reply = replies.get(pathname)
    if (reply) return reply()
    if (pathname.startsWith('/speech/')) return new Response(encodeWav(new Int16Array(240), 24_000).slice())
    return json({ error: 'none' }, 404)
  }

  function openSocket(url: string): Socket {
    const socket: FakeSocket = {
      url,
      sent: [],
      bufferedAmount: 0,
      readyState: 1,
      onopen: null,
      onmessage: null,
      onerror: null,
      onclose: null,
      send: (message) => {
        const frame = typeof message === 'string' ? parse(message) : message
        socket.sent.push(frame)
        // Whatever it is told to say it says, and at once.
        const own = (frame as { say?: { id: string; text: string } }).say
        const id = own?.id ?? ''
        if (own) queueMicrotask(() => speak(socket, own.text, { id, turn: 0, owner: 'page', last: true }))
      },
      close: () => {
        Object.assign(socket, { readyState: 3 })
      },
    }
    sockets.push(socket)
    return socket
  }

  const live = () => sockets.filter(({ url }) => url.endsWith('/ws/')).at(-1)
  return {
    fetch: fetchAny,
    openSocket,
    sockets,
    live,
    reply: (path: string, make: () => Promise<Response>) => replies.set(path, make),
    json,
    /** The newest live socket opens and is set up. */
    accept() {
      live()?.onopen?.()
      live()?.onmessage?.({ data: JSON.stringify({ setupComplete: {} }) })
    },
    tell: (frame: object) => live()?.onmessage?.({ data: JSON.stringify(frame) }),
    /** An answer of one sentence; `more` says what is otherwise. Returns its id. */
    say(text: string, more: Partial<NamedUtterance> = {}): string {
      answers += 1
      const utterance: NamedUtterance = {
        id: `a${answers}`,
        turn: answers,
        owner: 'check',
        last: true,
        ...more,
      }
      speak(live(), text, utterance)
      return utterance.id
    },
    /** The shopper has said something; `meaning` is null where it was not understood. */
    hear(text: string, meaning: string | null, more: Partial<Heard> = {}) {
      const heard = { text, meaning, verdict: 'act', question: 'all', ...more }
      const frame = { serverContent: { inputTranscription: { text } }, heard }
      live()?.onmessage?.({ data: JSON.stringify(frame) })
    },
    drop(code = 1006, error = false) {
      const socket = live()
      if (error) socket?.onerror?.()
      socket?.onclose?.({ code })
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export type FakeServer = ReturnType<typeof createFakeServer>

import { encodeWav } from '../../src/core/audio/wav.ts'
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
const speech = (text: string, whole: boolean) => [
  { serverContent: { outputTranscription: { text } } },
  { serverContent: { modelTurn: { parts: [{ inlineData }] } } },
  ...(whole ? [{ serverContent: { turnComplete: true } }] : []),
]
function speak(socket: Socket | undefined, text: string, whole: boolean) {
  for (const frame of speech(text, whole)) socket?.onmessage?.({ data: JSON.stringify(frame) })
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Lists, recordings and sockets as the page meets them. */
export function createFakeServer() {
  const sockets: FakeSocket[] = []
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
        const own = (frame as { say?: { text: string } }).say
        if (own) queueMicrotask(() => speak(socket, own.text, true))
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
    /** Says a sentence: its text and some sound. */
    say: (text: string) => speak(live(), text, false),
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

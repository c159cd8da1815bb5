import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { isRefused, type PeerMessage, type PeerSetup, type Refused, readMessage } from './live-protocol.ts'
import { OUT_RATE_HZ, sentencesIn, spokenChunks } from './peer-speech.ts'
import type { PeerConnection, PeerState, PeerTurn, Reply } from './peer-types.ts'

const inlineSound = (pcm: Buffer) => ({
  inlineData: { mimeType: `audio/pcm;rate=${OUT_RATE_HZ}`, data: pcm.toString('base64') },
})

/** What the model says as the frames it is sent in: sound with some words beside it, the last words alone. */
function* spokenFrames(reply: Reply): Generator<object> {
  for (const sentence of sentencesIn(reply.say ?? '')) {
    const words = reply.transcription === undefined ? sentence.split(/(?= )/) : []
    for (const pcm of spokenChunks(sentence)) {
      const text = words.splice(0, 3).join('')
      const modelTurn = { role: 'model', parts: [inlineSound(pcm)] }
      yield { serverContent: { modelTurn, ...(text !== '' && { outputTranscription: { text } }) } }
    }
    yield { serverContent: { outputTranscription: { text: `${words.join('')} ` } } }
  }
  if (reply.transcription !== undefined) {
    yield { serverContent: { outputTranscription: { text: reply.transcription } } }
  }
}

const repeats = (turn: PeerTurn): Reply => ({ say: turn.text })

/** One socket of the strict peer, from its first message to its end. */
export function converse(socket: WebSocket, request: IncomingMessage, state: PeerState): PeerConnection {
  const { behaviour, handles, changed } = state
  let turns: string[] = []
  let speaking: NodeJS.Timeout | undefined
  let pending: Reply | undefined
  let sent = 0
  const connection: PeerConnection = {
    socket,
    request: { url: request.url ?? '', authorization: request.headers.authorization },
    setup: undefined,
    messages: [],
    samples: 0,
    frames: 0,
    closed: undefined,
    hear(text, { pieces = true } = {}) {
      const words = pieces ? text.split(/(?= )/) : [text]
      for (const word of words) connection.send({ serverContent: { inputTranscription: { text: word } } })
      answer({ text, heard: true })
    },
    send(frame) {
      if (socket.readyState !== socket.OPEN) return
      sent += 1
      const text = JSON.stringify(frame)
      socket.send(behaviour.binary || sent % 2 === 0 ? Buffer.from(text) : text)
    },
    interrupt() {
      clearTimeout(speaking)
      connection.send({ serverContent: { interrupted: true } })
      endTurn(false)
    },
    goAway: (timeLeft) => connection.send({ goAway: { timeLeft } }),
    drop: () => socket.terminate(),
  }

  function refuse({ code, reason }: Refused) {
    state.refusals.push({ code, reason })
    socket.close(code, reason)
  }

  function giveHandle() {
    if (!connection.setup?.sessionResumption) return {}
    const newHandle = state.nextHandle()
    handles.set(newHandle, { turns: [...turns], owner: connection })
    return { sessionResumptionUpdate: { newHandle, resumable: true } }
  }

  function endTurn(generated = true) {
    connection.send({
      serverContent: { ...(generated && { generationComplete: true }), turnComplete: true },
      usageMetadata: { totalTokenCount: 10 },
    })
    connection.send(giveHandle())
  }

  function answer(turn: { text: string; heard: boolean }) {
    if (!connection.setup) return
    turns.push(turn.text)
    const reply = (behaviour.mind ?? repeats)({ ...turn, setup: connection.setup })
    if (reply.calls) {
      const functionCalls = reply.calls.map((call, index) => ({
        id: `call-${turns.length}-${index}`,
        ...call,
      }))
      connection.send({ toolCall: { functionCalls } })
      if (reply.afterCalls) pending = reply
    }
    if (!pending) speak(reply)
  }

  function speak(reply: Reply) {
    const frames = spokenFrames(reply)
    const next = (): void => {
      for (let frame = frames.next(); !frame.done; frame = frames.next()) {
        connection.send(frame.value)
        if (!behaviour.paceMs) continue
        speaking = setTimeout(next, behaviour.paceMs)
        return
      }
      endTurn()
    }
    next()
  }

  function refusalOf(setup: PeerSetup): Refused | undefined {
    const handle = setup.sessionResumption?.handle
    const before = handle === undefined ? undefined : handles.get(handle)
    if (handle !== undefined && !before) {
      return { code: 1008, reason: 'BidiGenerateContent session not found' }
    }
    if (before && !before.owner.closed) return { code: 1011, reason: 'The session is still in use.' }
    if (setup.model.includes('no-such-model'))
      return { code: 1008, reason: `${setup.model} is not found for API version v1beta.` }
    turns = [...(before?.turns ?? [])]
    return undefined
  }

  function setUp(setup: PeerSetup) {
    const refusal = refusalOf(setup)
    if (refusal) return refuse(refusal)
    connection.setup = setup
    if (behaviour.mute?.()) return
    const complete = () => {
      connection.send({ setupComplete: {} })
      connection.send(giveHandle())
      changed()
    }
    if (behaviour.setupMs) setTimeout(complete, behaviour.setupMs)
    else complete()
  }

  function content({ turns: said = [], turnComplete }: NonNullable<PeerMessage['clientContent']>) {
    if (connection.setup?.model.includes('gemini-3') && turns.length > 0) {
      return refuse({ code: 1007, reason: 'Request contains an invalid argument.' })
    }
    const text = said.flatMap(({ parts }) => parts.map((part) => part.text)).join(' ')
    if (turnComplete) answer({ text, heard: false })
  }

  function realtime({ audio, video, text }: NonNullable<PeerMessage['realtimeInput']>) {
    if (text !== undefined) answer({ text, heard: false })
    if (audio) connection.samples += Buffer.byteLength(audio.data, 'base64') / 2
    if (video) connection.frames += 1
  }

  function take(message: PeerMessage) {
    if (message.setup && !connection.setup) return setUp(message.setup)
    if (message.setup || !connection.setup) {
      return refuse({ code: 1007, reason: 'setup must be the first message, and only that.' })
    }
    if (message.clientContent) content(message.clientContent)
    if (message.realtimeInput) realtime(message.realtimeInput)
    if (message.toolResponse && pending) {
      const reply = pending
      pending = undefined
      speak(reply)
    }
  }

  socket.on('message', (data) => {
    const message = readMessage(data.toString())
    if (isRefused(message)) return refuse(message)
    if (!message.realtimeInput?.audio && !message.realtimeInput?.video) connection.messages.push(message)
    if (!behaviour.deaf?.()) take(message)
    changed()
  })
  socket.on('error', () => {})
  socket.on('close', (code) => {
    clearTimeout(speaking)
    connection.closed = { code }
    changed()
  })
  return connection
}

import { expect, it } from 'vitest'
import type { ServerFrame } from '../../../src/core/contract/live.ts'
import { backOf, butter } from '../../fixtures/sights.ts'
import type { PeerTurn, Reply } from '../../peers/peer-types.ts'
import { cloudServer } from './cloud-server.ts'

/** A client that leads the visit on the cloud engine, with the counter as the journey's own. */
async function leading(mode: 'echo' | 'scan', mind: (turn: PeerTurn) => Reply, resume?: object) {
  const house = await cloudServer({ peer: { mind } })
  const socket = await house.talk({ shopper_session: { mode, leads: true, resume } })
  socket.send({ listen_for: mode === 'scan' ? 'checking' : 'section', question: { id: 2, own: ['counter'] } })
  await socket.settled()
  const frames: ServerFrame[] = []
  return {
    socket,
    frames,
    hear: (text: string) => house.peer.latest().hear(text),
    async until(isIt: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
      for (;;) {
        const frame = (await socket.next()) as ServerFrame
        frames.push(frame)
        if (isIt(frame)) return frame
      }
    },
    said: () => frames.flatMap(({ serverContent }) => serverContent?.outputTranscription?.text ?? []),
  }
}

const asksCounter = (): Reply => ({ calls: [{ name: 'look_up', args: { wants: 'cash_counter' } }] })

it('is told that somebody speaks, and leads the way that it was asked for by itself', async () => {
  const { hear, until, frames, said, socket } = await leading('scan', asksCounter)
  hear('take me to the cash counter')
  const { heard, serverContent } = await until((frame) => frame.heard !== undefined)
  expect(heard).toMatchObject({ meaning: 'counter', verdict: 'act', question: 'checking', questionId: 2 })
  expect(serverContent?.inputTranscription?.text).toBe('take me to the cash counter')
  expect(frames[0]).toEqual({ speech: { on: true } })
  await socket.settled()
  expect(said()).toEqual([])
})

it('is told what the model understood where the words alone say nothing, and asks that back', async () => {
  const { hear, until } = await leading('scan', asksCounter)
  hear('where does one stump up')
  const { heard } = await until((frame) => frame.heard !== undefined)
  expect(heard).toMatchObject({ text: 'where does one stump up', meaning: 'counter', verdict: 'confirm' })
})

const lookOf = ({ look }: ServerFrame) => look?.open

it('has no look on its way: the one that it left ends, and none of a lost connection begins', async () => {
  const left = await leading('scan', () => ({}))
  left.hear('what is this')
  await left.until((frame) => lookOf(frame) === true)
  left.socket.send({ shopper_session: { mode: 'echo' } })
  await left.until((frame) => lookOf(frame) === false)
  await left.until(({ shopperSession }) => shopperSession !== undefined && !shopperSession.resume?.lookFor)
  const onTheWay = await leading('echo', () => ({}), { look_for: 'name' })
  onTheWay.socket.send({ say: { id: 'p1', text: 'Move forward 6 steps.' } })
  await onTheWay.until(({ utterance }) => utterance?.id === 'p1')
  expect([onTheWay.frames.map(lookOf).filter(Boolean), onTheWay.said()]).toEqual([
    [],
    ['Move forward 6 steps.'],
  ])
})

it('is told that the model answers by itself, under a name', async () => {
  const { hear, until } = await leading('scan', () => ({ say: 'I am well, thank you.' }))
  hear('how are you my friend')
  const { heard } = await until((frame) => frame.heard !== undefined)
  expect(heard).toMatchObject({ meaning: null, verdict: 'act' })
  const { utterance } = await until((frame) => frame.serverContent?.outputTranscription !== undefined)
  expect(utterance).toMatchObject({ owner: 'check' })
})

it('hears in the journey no echo of a spoken turn, and its own texts under their numbers', async () => {
  const { hear, until, said, socket } = await leading('echo', ({ text }) => ({ say: text }))
  hear('biscuits')
  const { heard } = await until((frame) => frame.heard !== undefined)
  expect(heard).toMatchObject({ meaning: 'biscuits', verdict: 'act', question: 'section' })
  socket.send({ client_content: { turns: [{ role: 'user', parts: [{ text: 'Please wait here.' }] }] } })
  const { utterance } = await until((frame) => frame.utterance?.last === true)
  expect(utterance).toMatchObject({ id: 't1', owner: 'page' })
  expect(said()).toEqual(['Please wait here.'])
})

it('leaves to whoever goes on in its place what was not said of an answer, and the count of answers', async () => {
  const mind = (): Reply => ({ calls: [{ name: 'look_up', args: { wants: 'what_is_this' } }] })
  const sight = backOf(butter.barcodes[0] ?? '', butter.id)
  const house = await cloudServer({ peer: { mind }, sight, limits: { retryMs: [0, 100] } })
  const socket = await house.talk({ shopper_session: { mode: 'scan', leads: true } })
  socket.send({ listen_for: 'checking' })
  await socket.settled()
  const said: string[] = []
  const until = async (isIt: (frame: ServerFrame) => boolean) => {
    for (let is = false; !is; ) {
      const frame = (await socket.next()) as ServerFrame
      said.push(frame.serverContent?.outputTranscription?.text ?? '')
      is = isIt(frame)
    }
  }
  house.peer.latest().hear('what is this')
  await until(({ look }) => look?.open === true)
  const data = Buffer.from([255, 216]).toString('base64')
  socket.send({ realtime_input: { media_chunks: [{ mime_type: 'image/jpeg', data, look_id: 'look-1' }] } })
  await until(({ look }) => look?.open === false)
  await socket.settled()
  // Two sentences are with the client, which has played none yet.
  house.peer.behaviour.upgrade = () => 503
  house.peer.latest().drop()
  await expect.poll(() => house.fallback.sessions.length).toBe(1)
  const { after } = house.fallback.sessions[0]?.options ?? {}
  expect(after?.turn).toBeGreaterThan(0)
  const unsaid = after?.unsaid.flatMap(({ parts }) => parts) ?? []
  expect(unsaid).toContain('May contain nuts.')
  for (const text of unsaid) expect(said).not.toContain(text)
})

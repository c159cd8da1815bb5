import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../core/clock.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import { callDoneCall, comingCall, watchCallsCall } from '../../core/contract/console/staff-calls.ts'
import { can } from '../../core/permissions.ts'
import type { OpenSession } from '../db/users/sessions.ts'
import { Refusal } from '../errors.ts'
import { createAddressCap } from '../load/allowance.ts'
import { type ConsoleParts, serveCall, tokenOf } from './serve-call.ts'

/** Tabs of one person that watch at once. */
const WATCHES_A_PERSON = 8

/** Shoppers who call staff: told to the consoles of their store, answered by the first who comes. */
export function staffCallRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, callDesk, changes, clock } = parts
  const cap = createAddressCap(WATCHES_A_PERSON)
  const open = new Map<EventStream, string>()

  async function checkAll() {
    for (const [stream, token] of open) {
      // A database that does not answer is no sign-out.
      if (!(await accounts.who(token).catch(() => true))) stream.close()
    }
  }
  const stopHearing = changes.on((area) => {
    if (area === 'staff') void checkAll()
  })
  app.addHook('preClose', async () => {
    stopHearing()
    for (const stream of open.keys()) stream.close()
  })

  async function watch(staff: OpenSession, request: FastifyRequest, reply: FastifyReply) {
    const token = tokenOf(request)
    const all = can(staff, 'calls.answer')
    if (!all && staff.storeIds.length === 0) throw new Refusal(403, replyTexts.forbidden)
    const letGo = cap.take(staff.userId)
    if (!letGo) throw new Refusal(429, replyTexts.tooManyWatches)
    const stream = openEventStream(reply, clock, {
      // A sign-out on another node, or one that nobody told of.
      async sign() {
        if (!(await accounts.who(token).catch(() => true))) stream.close()
      },
    })
    open.set(stream, token)
    stream.onClose(() => {
      open.delete(stream)
      letGo()
    })
    const leave = await callDesk
      .watch(all ? null : staff.storeIds, (calls) => stream.send({ calls }))
      .catch((error: unknown) => {
        stream.close()
        throw error
      })
    stream.onClose(leave)
    return reply
  }

  serveCall(app, accounts, watchCallsCall, {}, ({ staff, request, reply }) => watch(staff, request, reply))

  // Whose call it is is known only when it has been read: anybody signed in may ask, its store decides.
  async function standing(id: string, staff: OpenSession) {
    const call = await callDesk.call(id)
    if (!call || call.ended) throw new Refusal(404, replyTexts.callOver)
    if (!can(staff, 'calls.answer', { storeId: call.storeId })) throw new Refusal(403, replyTexts.forbidden)
    return call
  }

  const anyComing = { ...comingCall, action: 'session.own' } as const
  serveCall(app, accounts, anyComing, {}, async ({ id, body, staff }) => {
    await standing(id, staff)
    if (await callDesk.coming(id, staff.username, body.name)) return { id, message: replyTexts.coming }
    const { taken } = await standing(id, staff)
    throw new Refusal(409, replyTexts.comingAlready(taken?.name ?? taken?.by ?? ''))
  })

  const anyDone = { ...callDoneCall, action: 'session.own' } as const
  serveCall(app, accounts, anyDone, {}, async ({ id, staff }) => {
    await standing(id, staff)
    await callDesk.done(id)
    return { id, message: replyTexts.callDone }
  })
}

/** Server-sent events to one client. */
interface EventStream {
  send(data: object): void
  close(): void
  /** Called once when it is over, whoever ended it; at once when it is over already. */
  onClose(run: () => void): void
}

/** Well under the minute after which proxies cut off what is silent. */
const SIGN_EVERY_MS = 5000
/** What may wait for a client that does not read; the next event would have all of it again. */
const MOST_WAITING_BYTES = 256_000

/** Answers with an event stream that shows every five seconds that it lives; `sign` is asked as often. */
function openEventStream(
  reply: FastifyReply,
  clock: Clock,
  { sign }: { sign(): Promise<void> },
): EventStream {
  const { raw } = reply
  let over = false
  let cancel = () => {}
  let listeners: (() => void)[] = []

  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value)
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })

  function end() {
    if (over) return
    over = true
    cancel()
    for (const run of listeners.splice(0)) run()
    listeners = []
  }
  const stream: EventStream = {
    send(data) {
      if (over) return
      if (raw.writableLength > MOST_WAITING_BYTES) return stream.close()
      raw.write(`data: ${JSON.stringify(data)}\n\n`)
    },
    close() {
      end()
      raw.end()
    },
    onClose(run) {
      if (over) run()
      else listeners.push(run)
    },
  }
  function live() {
    cancel = clock.after(SIGN_EVERY_MS, () => {
      stream.send({})
      void sign()
      if (!over) live()
    })
  }
  raw.once('close', end)
  raw.once('error', end)
  stream.send({})
  live()
  return stream
}

import { randomBytes } from 'node:crypto'
import type { Clock } from '../../core/clock.ts'
import type { StaffCall } from '../../core/contract/console/staff-calls.ts'
import type { CallNews } from '../../core/contract/staff-call.ts'
import type { Changes } from '../db/dialects/dialect.ts'
import { createLook } from '../db/look-again.ts'
import type { NewCall, StaffCallRepository } from '../db/staff-calls.ts'
import { createAllowances } from '../load/allowance.ts'

export interface CallDeskParts {
  calls: StaffCallRepository
  changes: Changes
  clock: Clock
  fault(error: unknown): void
}

/** A shopper's side of calls: one line, known by itself. */
export interface Caller {
  /** What the shopper's page is told, each time it changes. */
  told(news: CallNews): void
}

/** Brings shoppers who call staff and the consoles of their stores together, on whichever nodes they are. */
export interface CallDesk {
  /**
   * Opens a call, or goes on with one of that id. Resolves to its id; undefined: nobody can be told, or
   * that one was put away meanwhile, which the caller has heard.
   */
  open(call: Omit<NewCall, 'id'>, how: Calling, caller: Caller): Promise<string | undefined>
  /** The shopper needs nobody; with `storeId` only where the call is of that store. */
  off(id: string, storeId?: string): Promise<void>
  /** The line broke: the call stands for a while. Nothing, where another line has taken it up since. */
  lose(id: string, caller: Caller): Promise<void>
  /** `storeIds` null: of all stores. `told` is called at once and after each change. */
  watch(storeIds: readonly string[] | null, told: (calls: readonly StaffCall[]) => void): Promise<() => void>
  call(id: string): Promise<StaffCall | undefined>
  /** False: somebody else does. */
  coming(id: string, by: string, name: string | null): Promise<boolean>
  done(id: string): Promise<void>
  close(): void
}

interface Calling {
  id: string | undefined
  /** Staff are rung for it; otherwise it is only taken up. */
  ring: boolean
  address: string
}

const SIGN_EVERY_MS = 10_000
/** Without a sign for so long, what this node holds may soon be taken for gone: screens first. */
const SIGN_IS_LATE_MS = 2 * SIGN_EVERY_MS
/** A console that is loaded anew, or whose line breaks, is back by then. */
const SCREEN_STAYS_MS = 2000
/** Of one address: a store's shoppers may share one. */
const CALLS_AT_ONCE = 12
const CALLS_A_SECOND = 0.2
/** A shopper hears within so long what became of a call, whatever it waits for. */
const ANSWERED_WITHIN_MS = 2500

interface Waiting {
  caller: Caller
  storeId: string
  news: CallNews | undefined
}

export function openCallDesk({ calls, changes, clock, fault }: CallDeskParts): CallDesk {
  const node = randomBytes(8).toString('hex')
  const allowances = createAllowances<string>({ burst: CALLS_AT_ONCE, perSecond: CALLS_A_SECOND, clock })
  const shoppers = new Map<string, Waiting>()
  const watchers = new Set<{
    storeIds: readonly string[] | null
    shown: string
    told(calls: readonly StaffCall[]): void
  }>()
  let closed = false
  let cancelSign = () => {}
  /** By the wall clock, as others go by it. */
  let signedAtMs = 0

  function newsOf(
    id: string,
    storeId: string,
    list: readonly StaffCall[],
    screens: readonly (string | null)[],
  ) {
    const call = list.find((each) => each.id === id)
    if (!call || call.ended) return { id, state: 'over' } as const
    if (call.taken) return { id, state: 'coming', ...(call.taken.name && { name: call.taken.name }) } as const
    const seen = screens.some((screen) => screen === null || screen === storeId)
    return { id, state: seen ? 'told' : 'alone' } as const
  }

  function tellShopper(id: string, news: CallNews) {
    const shopper = shoppers.get(id)
    if (!shopper || shopper.news?.state === news.state) return
    shopper.news = news
    shopper.caller.told(news)
    if (news.state === 'over') shoppers.delete(id)
  }

  async function giveSign() {
    const atMs = clock.date().getTime()
    await calls.touch(node, [...shoppers.keys()])
    signedAtMs = atMs
  }

  async function read() {
    // A clock that was set on, or a database that was away for minutes, ends no call of which the line is here.
    if (clock.date().getTime() - signedAtMs > SIGN_IS_LATE_MS) await giveSign().catch(fault)
    // Who called since is not in what is read, and not over.
    const asked = [...shoppers]
    const list = await calls.list()
    const screens = shoppers.size > 0 ? await calls.screens() : []
    if (closed) return
    for (const [id, { storeId }] of asked) tellShopper(id, newsOf(id, storeId, list, screens))
    for (const watcher of watchers) {
      const mine = list.filter(({ storeId }) => watcher.storeIds?.includes(storeId) ?? true)
      const shown = JSON.stringify(mine)
      if (shown === watcher.shown) continue
      watcher.shown = shown
      watcher.told(mine)
    }
  }

  const isNeeded = () => !closed && (shoppers.size > 0 || watchers.size > 0)

  const look = createLook({ read, clock, onFault: fault, isNeeded })
  const { refresh } = look

  function sign() {
    cancelSign()
    if (!isNeeded()) return
    cancelSign = clock.after(SIGN_EVERY_MS, () => void giveSign().catch(fault).finally(sign))
  }

  /** Somebody is there, perhaps the first. */
  function attend() {
    if (shoppers.size + watchers.size > 1) return
    look.start()
    sign()
  }

  /** The call that stands from now on, or is over and not made again; undefined where there is no such store. */
  async function standing(call: Omit<NewCall, 'id'>, { id, ring }: Calling) {
    if (id !== undefined && (await calls.again({ ...call, id }, ring))) return { id, over: false }
    if (id !== undefined && !ring && (await calls.isEnded(id, call.storeId))) return { id, over: true }
    const fresh = randomBytes(15).toString('base64url')
    return (await calls.open({ ...call, id: fresh })) ? { id: fresh, over: false } : undefined
  }

  const stopHearing = changes.on((area) => {
    if (area === 'calls' && isNeeded()) void refresh().catch(fault)
  })

  return {
    async open(call, how, caller) {
      let isTold = false
      const unreached = () => {
        if (!isTold) caller.told({ state: 'unreached' })
        isTold = true
      }
      const failed = (error: unknown) => {
        fault(error)
        unreached()
      }
      if (allowances.waitMs(how.address) > 0) {
        unreached()
        return undefined
      }
      allowances.spend(how.address, 1)
      // A database that somebody else has locked may take its time; what comes of it is told when it does.
      const cancelLate = clock.after(ANSWERED_WITHIN_MS, unreached)
      try {
        const found = await standing(call, how)
        if (!found) {
          unreached()
          return undefined
        }
        if (found.over) {
          caller.told({ id: found.id, state: 'over' })
          return undefined
        }
        const { id } = found
        shoppers.set(id, { caller, storeId: call.storeId, news: undefined })
        attend()
        // It stands and can be taken back, whatever becomes of the first look.
        await refresh().catch(failed)
        return id
      } catch (error) {
        failed(error)
        return undefined
      } finally {
        cancelLate()
      }
    },
    async off(id, storeId) {
      if (storeId === undefined || shoppers.get(id)?.storeId === storeId) shoppers.delete(id)
      // Whoever has a line may send it over and over.
      if (await calls.end(id, 'off', storeId)) await refresh()
    },
    async lose(id, caller) {
      if (shoppers.get(id)?.caller !== caller) return
      shoppers.delete(id)
      await calls.lose(id)
      await refresh()
    },
    async watch(storeIds, told) {
      const id = randomBytes(8).toString('hex')
      await calls.openScreen({ id, node, storeIds })
      const watcher = { storeIds, shown: '', told }
      watchers.add(watcher)
      attend()
      refresh().catch(fault)
      let open = true
      return () => {
        if (!open) return
        open = false
        watchers.delete(watcher)
        const leave = () => void calls.closeScreen(id).then(refresh).catch(fault)
        if (!closed) clock.after(SCREEN_STAYS_MS, leave)
      }
    },
    async call(id) {
      return (await calls.list()).find((each) => each.id === id)
    },
    async coming(id, by, name) {
      const won = await calls.take(id, by, name)
      await refresh()
      return won
    },
    async done(id) {
      await calls.end(id, 'done')
      await refresh()
    },
    close() {
      closed = true
      stopHearing()
      look.close()
      cancelSign()
    },
  }
}

import { type Eye, type EyeOptions, openEye } from './eye.ts'

/** Keeps one eye open: an eye that ends is replaced, until it has failed to open several times running. */
export interface EyeKeeper {
  /** The eye, while one is open. */
  eye(): Eye | undefined
  /** Resolves when an eye is open; rejects with the reason when none can be opened, or after `close`. */
  ready(): Promise<void>
  healthy(): boolean
  close(): Promise<void>
}

export interface EyeKeeperEvents {
  opened: (eye: Eye) => void
  /** No eye will open again. */
  gaveUp: (reason: Error) => void
}

const MOST_FAILED_STARTS = 3
const RESTART_AFTER_MS = 500

export function keepEye(options: EyeOptions, events: EyeKeeperEvents): EyeKeeper {
  const waiting = new Set<{ resolve: () => void; reject: (reason: Error) => void }>()
  let current: Eye
  let open = false
  let failedStarts = 0
  let lost: Error | undefined
  let restart: NodeJS.Timeout | undefined

  function start() {
    current = openEye(options, { ready, ended })
  }

  function ready() {
    if (lost !== undefined) return
    open = true
    failedStarts = 0
    for (const { resolve } of waiting) resolve()
    waiting.clear()
    events.opened(current)
  }

  function ended(reason: Error) {
    if (lost !== undefined) return
    failedStarts = open ? 0 : failedStarts + 1
    open = false
    if (failedStarts < MOST_FAILED_STARTS) restart = setTimeout(start, RESTART_AFTER_MS)
    else giveUp(reason)
  }

  function giveUp(reason: Error) {
    lost = reason
    open = false
    clearTimeout(restart)
    for (const { reject } of waiting) reject(reason)
    waiting.clear()
    events.gaveUp(reason)
  }

  start()

  return {
    eye: () => (open ? current : undefined),
    ready() {
      if (open) return Promise.resolve()
      if (lost !== undefined) return Promise.reject(lost)
      return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
    },
    healthy: () => lost === undefined && open,
    close() {
      if (lost === undefined) giveUp(new Error('closed'))
      return current.close()
    },
  }
}

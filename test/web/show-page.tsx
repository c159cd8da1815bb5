import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect } from 'vitest'
import type { PublicSettings } from '../../src/core/contract/settings.ts'
import { initialPageState } from '../../src/core/page/page-state.ts'
import { addressesFor } from '../../src/web/live/addresses.ts'
import { defaultSettings } from '../../src/web/settings.ts'
import { App } from '../../src/web/shopper/App.tsx'
import type { LoadVisits } from '../../src/web/shopper/late-visits.ts'
import { createPageStore } from '../../src/web/shopper/page.ts'
import { settled } from '../fake-clock.ts'
import { createFakePhone, type FakePhone } from './fake-devices.ts'
import { createFakeServer, type FakeServer } from './fake-server.ts'

afterEach(cleanup)

// jsdom draws nothing; what the circles look like is tested as numbers.
HTMLCanvasElement.prototype.getContext = () => null
// Nor does it scroll.
Element.prototype.scrollIntoView = () => {}

interface PageOptions {
  storeId?: string | null
  settings?: Partial<PublicSettings>
  /** In place of what a visit needs beyond the page. */
  loadVisits?: LoadVisits | undefined
  /** Decides, before the page is shown, what phone and server will answer. */
  prepare?: (phone: FakePhone, server: FakeServer) => void
}

/** Time passes in steps this long, with promises settling in between. */
const STEP_MS = 25
/** The first test of a file compiles the part of the page that comes with the tap. */
const LATE_PART_MS = 20_000

/** The whole page on a fake phone, before anything has loaded. */
export function showPage({ storeId = null, settings = {}, loadVisits, prepare }: PageOptions = {}) {
  const phone = createFakePhone()
  const server = createFakeServer()
  prepare?.(phone, server)
  const all = { ...defaultSettings, ...settings }
  const store = createPageStore(initialPageState(storeId))
  const addresses = addressesFor(all, new URL('http://localhost:8080/'))
  const { devices, clock } = phone
  const { fetch, openSocket } = server
  const page = { settings: all, addresses, devices, store, storeId, at: null, fetch, openSocket }
  const user = userEvent.setup()
  const view = render(<App page={page} loadVisits={loadVisits} />)

  const pass = (ms: number) =>
    act(async () => {
      await settled()
      for (let at = 0; at < ms; at += STEP_MS) {
        clock.advance(Math.min(STEP_MS, ms - at))
        await settled()
      }
    })
  const tell = (run: () => void) =>
    act(async () => {
      run()
      await settled()
    })
  const loaded = async () => {
    await pass(1000)
    return screen.getByRole('button', { name: 'Start talking' })
  }

  const connecting = () =>
    waitFor(
      async () => {
        await pass(STEP_MS)
        expect(server.live()).toBeDefined()
      },
      { timeout: LATE_PART_MS },
    )
  /** Loads, taps, and waits for the socket: the talk's own code is fetched with the first tap. */
  const tapped = async () => {
    await user.click(await loaded())
    await connecting()
    await pass(STEP_MS)
  }
  /** The same, and connected. */
  const talking = async () => {
    await tapped()
    await tell(server.accept)
  }

  /** All that is being said and follows from it is heard, until nothing more is said. */
  const heardOut = async () => {
    for (let lines = -1; lines !== store.get().lines.length; ) {
      lines = store.get().lines.length
      await pass(STEP_MS)
      await tell(phone.silence)
      await pass(STEP_MS)
    }
  }
  /** The same, and past the welcome. */
  const welcomed = async () => {
    await talking()
    await pass(2500)
    await heardOut()
  }
  /** The same, and checking products: the visit is one from home. */
  const checking = async () => {
    await welcomed()
    await user.click(screen.getByRole('button', { name: 'Home' }))
    await heardOut()
  }

  return {
    ...view,
    connecting,
    heardOut,
    welcomed,
    checking,
    phone,
    server,
    store,
    user,
    pass,
    tell,
    loaded,
    tapped,
    talking,
    log: () => screen.getByRole('log').textContent ?? '',
    status: () => screen.getByRole('status').textContent ?? '',
    alert: () => screen.getByRole('alert').textContent ?? '',
    choose: (name: string) => user.click(screen.getByRole('button', { name })),
    sent: () => (server.live()?.sent ?? []) as Record<string, unknown>[],
  }
}

import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { afterEach, vi } from 'vitest'
import type { PublicSettings } from '../../../src/core/contract/settings.ts'
import type { MotionSample } from '../../../src/core/navigation/steps/motion-sample.ts'
import { roleSchema } from '../../../src/core/permissions.ts'
import { App, routes } from '../../../src/web/admin/App.tsx'
import { createApi } from '../../../src/web/admin/api.ts'
import type { Bars, ConsoleDevices, PlayEvents } from '../../../src/web/admin/devices.ts'
import {
  createDraftStore,
  createKeyStore,
  createPendingStore,
} from '../../../src/web/admin/session/browser-stores.ts'
import { createSessionStore } from '../../../src/web/admin/session/session-store.ts'
import { BASE } from '../../../src/web/admin/shell/screens.ts'
import { createToastStore } from '../../../src/web/admin/toasts/Toasts.tsx'
import { defaultSettings } from '../../../src/web/settings.ts'
import { createFakeClock } from '../../fake-clock.ts'
import { createFakeConsoleServer, type FakeConsoleServer } from './fake-console-server.ts'

afterEach(cleanup)

// Screens are fetched when they are opened; compiling one takes a busy machine a while.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no modal dialogs; what they do to focus is tested in a real browser.
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
HTMLCanvasElement.prototype.getContext = () => null
HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['png'], { type: 'image/png' }))

interface ConsoleOptions {
  /** Below /admin. */
  at?: string
  as?: 'superadmin' | 'admin' | 'staff' | 'nobody'
  /** What the account has yet to be given. */
  due?: string
  /** Of an admin or staff, with a space between. */
  storeIds?: string
  state?: unknown
  settings?: Partial<PublicSettings>
  prepare?: (server: FakeConsoleServer) => void
}

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}

/** The console at an address, signed in or not, against a server of the test's own. */
export function showConsole(options: ConsoleOptions = {}) {
  const {
    at = '/Dashboard',
    as = 'superadmin',
    due = '',
    storeIds = '1',
    state,
    settings = {},
    prepare,
  } = options
  const storage = memory()
  const session = createSessionStore(storage)
  const tabMemory = memory()
  const admin = as === 'admin' || as === 'staff'
  if (as !== 'nobody') {
    session.signIn({
      token: 'token-1',
      role: as,
      userName: admin ? 'asha' : 'boss',
      userId: admin ? '2' : '1',
      storeId: admin ? '1' : '',
      storeIds: admin ? storeIds : '',
      storeName: admin ? 'Andheri' : '',
      due,
    })
  }
  const server = createFakeConsoleServer(() => {
    const who = session.get()
    return (
      who && {
        userId: who.userId,
        role: roleSchema.safeParse(who.role).data ?? 'superadmin',
        storeIds: who.storeIds.split(' ').filter(Boolean),
      }
    )
  })
  prepare?.(server)
  const clock = createFakeClock()
  const { devices, phone } = fakeDevices()
  const { pathname, search, hash } = new URL(`http://localhost${BASE}${at}`)
  const entry = { pathname, search, hash, state }
  const router = createMemoryRouter(routes, { basename: BASE, initialEntries: [entry] })
  const console = {
    settings: { ...defaultSettings, ...settings },
    origin: 'https://shop.example.org',
    session,
    toasts: createToastStore(clock),
    drafts: createDraftStore(tabMemory),
    pending: createPendingStore(tabMemory),
    keys: createKeyStore(storage),
    clock,
    devices,
    api: createApi({
      base: 'http://localhost/api/',
      fetch: server.fetch,
      token: () => session.get()?.token,
      onRefused: () => session.signOut('refused'),
    }),
  }
  const view = render(<App console={console} router={router} />)
  return {
    ...view,
    server,
    session,
    storage,
    tabMemory,
    clock,
    phone,
    router,
    user: userEvent.setup({ delay: null }),
    path: () => router.state.location.pathname.replace(BASE, ''),
    at: (where: string) =>
      waitFor(() => {
        if (router.state.location.pathname !== BASE + where)
          throw new Error(`at ${router.state.location.pathname}`)
      }),
    heading: (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }),
    button: (name: string | RegExp) => screen.findByRole('button', { name }),
    said: (text: string | RegExp) => screen.findByText(text, { selector: '.toast p' }),
    pass: (ms: number) => act(async () => clock.advance(ms)),
  }
}

function fakeDevices() {
  const phone = {
    motion: 'free' as Awaited<ReturnType<ConsoleDevices['motion']['request']>>,
    feel: undefined as ((sample: MotionSample) => void) | undefined,
    spoken: [] as { text: string; language: string; ended: () => void }[],
    played: undefined as { sentences: readonly string[]; events: PlayEvents } | undefined,
    stopped: vi.fn(),
    saved: [] as { name: string; file: Blob }[],
    printed: vi.fn(),
    copied: '',
    leftFor: '',
    drawn: [] as Bars[],
    awake: false,
    rung: vi.fn(),
    notified: vi.fn(),
    name: '',
  }
  const devices: ConsoleDevices = {
    motion: {
      request: async () => phone.motion,
      listen(listener) {
        phone.feel = listener
        return () => {
          phone.feel = undefined
        }
      },
    },
    wakeLock: {
      hold() {
        phone.awake = true
      },
      release() {
        phone.awake = false
      },
    },
    voice: {
      say: (text, language, ended) => void phone.spoken.push({ text, language, ended }),
      stop: phone.stopped,
    },
    product: {
      play(sentences, events) {
        phone.played = { sentences, events }
        return phone.stopped
      },
    },
    attention: {
      ring: phone.rung,
      notify: phone.notified,
      allowed: () => 'unasked',
      ask: async () => 'allowed',
      name: {
        get: () => phone.name,
        set(name) {
          phone.name = name
        },
      },
    },
    draw(_, bars) {
      phone.drawn.push(bars)
      return () => void phone.drawn.splice(phone.drawn.indexOf(bars), 1)
    },
    leaveFor(address) {
      phone.leftFor = address
    },
    save: (file, name) => void phone.saved.push({ file, name }),
    print: phone.printed,
    async copy(text) {
      phone.copied = text
      return true
    },
  }
  return { devices, phone }
}

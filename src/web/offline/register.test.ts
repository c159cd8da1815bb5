import { afterEach, expect, it, vi } from 'vitest'
import { settled } from '../../../test/fake-clock.ts'
import { registerWorker } from './register.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A worker as the page sees it. */
function createWorker(state: ServiceWorkerState) {
  const target = new EventTarget()
  const postMessage = vi.fn()
  const worker = Object.assign(target, { state, postMessage })
  return {
    worker,
    postMessage,
    becomes(next: ServiceWorkerState) {
      worker.state = next
      target.dispatchEvent(new Event('statechange'))
    },
  }
}

async function registered(registration: object) {
  const serviceWorker = { controller: {}, register: async () => registration }
  vi.stubGlobal('navigator', { serviceWorker })
  const over = registerWorker('v2', ['https://shop.example/api/publicProduct'], 'opus')
  await settled()
  return over
}

it('has the worker keep recordings that is there', async () => {
  const { worker, postMessage } = createWorker('activated')
  await registered({ installing: null, waiting: null, active: worker })
  expect(postMessage).toHaveBeenCalledOnce()
})

it.each(['installing', 'waiting'] as const)(
  'has a new voice kept by its own worker, while that is %s, and not by the one before',
  async (where) => {
    const old = createWorker('activated')
    const fresh = createWorker('installed')
    const registration = { installing: null, waiting: null, active: old.worker, [where]: fresh.worker }
    const over = registered(registration)
    await settled()
    fresh.becomes('activating')
    await settled()
    expect(old.postMessage).not.toHaveBeenCalled()
    registration.active = fresh.worker
    fresh.becomes('activated')
    await over
    expect(fresh.postMessage).toHaveBeenCalledOnce()
    expect(old.postMessage).not.toHaveBeenCalled()
  },
)

it('has the one before keep what it can where the new one does not come', async () => {
  const old = createWorker('activated')
  const fresh = createWorker('installing')
  const over = registered({ installing: fresh.worker, waiting: null, active: old.worker })
  await settled()
  fresh.becomes('redundant')
  await over
  expect(old.postMessage).toHaveBeenCalledOnce()
})

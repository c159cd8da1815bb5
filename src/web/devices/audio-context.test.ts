import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeClock, type FakeClock, settled } from '../../../test/fake-clock.ts'
import { type FakeContext, stubAudio } from '../../../test/fixtures/fake-audio.ts'
import { createSharedAudio } from './audio-context.ts'

let browser: ReturnType<typeof stubAudio>
let clock: FakeClock
beforeEach(() => {
  browser = stubAudio()
  clock = createFakeClock()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const only = () => browser.contexts[0] as FakeContext
const pass = async () => {
  await settled()
  clock.advance(500)
  await settled()
}
/** Awake, and after a call seen again. */
async function afterCall(state: string) {
  const audio = createSharedAudio(clock)
  await audio.wake()
  const anew = vi.fn()
  audio.onAnew(anew)
  only().state = state
  browser.show('visible')
  await settled()
  return { audio, anew }
}

it('fetches its worklets before the tap that needs them, and lives without', async () => {
  const fetched = vi.fn((_: string) => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetched)
  const audio = createSharedAudio(clock)
  const names = fetched.mock.calls.map(([url]) => url)
  expect(names).toEqual([expect.stringContaining('capture'), expect.stringContaining('playback')])
  await audio.wake()
  expect(only().modules).toEqual(names)
})

describe('what the sound is for', () => {
  it('is told an iPhone before the tap, and anew before there is a context', async () => {
    const audio = createSharedAudio(clock)
    expect(browser.order).toEqual(['playback'])
    await audio.wake()
    expect(browser.order).toEqual(['playback', 'play-and-record', 'context'])
    expect(only().modules).toHaveLength(2)
  })

  it('is one context, woken with each tap', async () => {
    const audio = createSharedAudio(clock)
    const first = await audio.wake()
    expect(await audio.wake()).toBe(first)
    expect(browser.contexts).toHaveLength(1)
    expect(only().resume).toHaveBeenCalledTimes(2)
    only().state = 'suspended'
    browser.tap()
    expect(only().resume).toHaveBeenCalledTimes(3)
    browser.tap()
    expect(only().resume).toHaveBeenCalledTimes(3)
  })

  it.each(['click', 'pointerup', 'keydown'])(
    'is woken by a %s that somebody else keeps to themselves',
    async (type) => {
      const audio = createSharedAudio(clock)
      document.addEventListener(type, (event) => event.stopImmediatePropagation(), true)
      await audio.wake()
      only().state = 'suspended'
      browser.tap(type)
      expect(only().state).toBe('running')
    },
  )

  it('is tried again where its worklets could not be had', async () => {
    const audio = createSharedAudio(clock)
    browser.worklets(false)
    await expect(audio.wake()).rejects.toThrow()
    browser.worklets(true)
    expect(await audio.wake()).toBe(browser.contexts[1])
  })

  it.each<[string, (audio: ReturnType<typeof createSharedAudio>) => void]>([
    ['a tap', () => browser.tap()],
    ['"Try now"', (audio) => audio.state.retry()],
    ['itself', () => clock.advance(8000)],
  ])('is told to be lost meanwhile, and had again by %s', async (_, ask) => {
    const audio = createSharedAudio(clock)
    const changed = vi.fn()
    const anew = vi.fn()
    audio.state.onChange(changed)
    audio.onAnew(anew)
    browser.worklets(false)
    await expect(audio.wake()).rejects.toThrow()
    expect(changed.mock.calls).toEqual([[false]])
    browser.worklets(true)
    ask(audio)
    await settled()
    expect(changed.mock.calls).toEqual([[false], [true]])
    expect(anew).toHaveBeenCalledOnce()
    expect(only().close).toHaveBeenCalledOnce()
    expect(await audio.wake()).toBe(browser.contexts[1])
    expect(clock.pending()).toBe(0)
  })
})

describe('the way to the ear', () => {
  it.each([
    ['is not known before there is sound', undefined, undefined, 0],
    ['is the browser’s own and the device’s', 0.01, 0.24, 250],
    ['is the browser’s own where it knows no more', 0.005, undefined, 5],
    ['is never longer than any headset’s', 0.01, 90, 600],
    ['is nothing where the figures are none', Number.NaN, -1, 0],
  ])('%s', async (_, baseLatency, outputLatency, expected) => {
    const audio = createSharedAudio(clock)
    if (baseLatency !== undefined) {
      await audio.wake()
      Object.assign(only(), { baseLatency, outputLatency })
    }
    expect(audio.delayMs()).toBeCloseTo(expected)
    expect(audio.state.delayMs()).toBeCloseTo(expected)
  })
})

describe('when the page is seen again', () => {
  it('a context that runs is left alone', async () => {
    const { anew } = await afterCall('running')
    only().currentTime = 1
    await pass()
    expect(only().suspend).not.toHaveBeenCalled()
    expect(anew).not.toHaveBeenCalled()
    expect(clock.pending()).toBe(0)
  })

  it('one that was interrupted is suspended and resumed', async () => {
    const { anew } = await afterCall('interrupted')
    expect(only().suspend).toHaveBeenCalledOnce()
    expect(only().state).toBe('running')
    only().currentTime = 1
    await pass()
    expect(anew).not.toHaveBeenCalled()
    expect(browser.contexts).toHaveLength(1)
  })

  it('one that says it runs though its clock stands is suspended and resumed too', async () => {
    await afterCall('running')
    await pass()
    expect(only().suspend).toHaveBeenCalledOnce()
    only().currentTime = 1
    await pass()
    expect(browser.contexts).toHaveLength(1)
  })

  it.each(['running', 'interrupted'])('one that is %s and stays frozen is replaced', async (state) => {
    const { audio, anew } = await afterCall(state)
    only().suspend.mockReturnValue(new Promise(() => {}))
    await pass()
    await pass()
    expect(only().close).toHaveBeenCalledOnce()
    expect(browser.order.slice(3)).toEqual(['play-and-record', 'context'])
    expect(anew).toHaveBeenCalledOnce()
    expect(await audio.wake()).toBe(browser.contexts[1])
    expect(browser.contexts[1]?.modules).toHaveLength(2)
    expect(clock.pending()).toBe(0)
  })

  it('whoever needs one without worklets is told so, and can ask again', async () => {
    const { audio, anew } = await afterCall('interrupted')
    browser.worklets(false)
    await pass()
    expect(anew).toHaveBeenCalledOnce()
    await expect(audio.wake()).rejects.toThrow()
    browser.worklets(true)
    expect(await audio.wake()).toBe(browser.contexts.at(-1))
  })

  it('nothing is replaced behind a page that is hidden again', async () => {
    await afterCall('interrupted')
    browser.show('hidden')
    await pass()
    expect(browser.contexts).toHaveLength(1)
  })

  it('nothing is done before there is a context', async () => {
    createSharedAudio(clock)
    browser.show('visible')
    await settled()
    expect(clock.pending()).toBe(0)
  })
})

describe('a clock that stands while the page is in sight', () => {
  /** Taken by another app, and given back. */
  async function givenBack() {
    const audio = createSharedAudio(clock)
    await audio.wake()
    const anew = vi.fn()
    audio.onAnew(anew)
    for (const state of ['interrupted', 'running']) {
      only().state = state
      only().onstatechange?.()
    }
    await settled()
    return { audio, anew }
  }

  it('after another app had the sound is mended without another look at the page', async () => {
    const { audio, anew } = await givenBack()
    only().suspend.mockReturnValue(new Promise(() => {}))
    for (let half = 0; half < 2; half += 1) await pass()
    expect(only().close).toHaveBeenCalledOnce()
    expect(anew).toHaveBeenCalledOnce()
    expect(await audio.wake()).toBe(browser.contexts[1])
    expect(clock.pending()).toBe(0)
  })

  it('is left alone where it goes on', async () => {
    const { anew } = await givenBack()
    only().currentTime = 1
    await pass()
    expect(only().suspend).not.toHaveBeenCalled()
    expect(anew).not.toHaveBeenCalled()
    expect(clock.pending()).toBe(0)
  })

  it('is mended when the shopper asks for sound', async () => {
    const audio = createSharedAudio(clock)
    await audio.wake()
    audio.state.retry()
    await pass()
    expect(only().suspend).toHaveBeenCalledOnce()
    only().currentTime = 1
    await pass()
    expect(browser.contexts).toHaveLength(1)
  })
})

describe('sound that another app has', () => {
  it('is asked for after pauses that grow to eight seconds, and who listens is told once', async () => {
    const { audio } = await afterCall('interrupted')
    const changed = vi.fn()
    audio.state.onChange(changed)
    const context = only()
    context.resume.mockImplementation(async () => {})
    context.suspend.mockImplementation(async () => {})
    context.state = 'interrupted'
    // Its clock goes on: it is not frozen, and not to be replaced.
    for (let tick = 0; tick < 3; tick += 1) {
      context.currentTime += 1
      await pass()
    }
    expect(changed.mock.calls).toEqual([[false]])
    expect(audio.state.works()).toBe(false)
    const before = context.resume.mock.calls.length
    clock.advance(60_000)
    expect(context.resume.mock.calls.length - before).toBe(8)
    context.state = 'running'
    clock.advance(8000)
    expect(changed.mock.calls).toEqual([[false], [true]])
    expect(clock.pending()).toBe(0)
    expect(browser.contexts).toHaveLength(1)
  })

  it('is asked for at once by the shopper, and not at all behind another page', async () => {
    const audio = createSharedAudio(clock)
    await audio.wake()
    const context = only()
    context.resume.mockImplementation(async () => {})
    context.state = 'interrupted'
    context.onstatechange?.()
    const before = context.resume.mock.calls.length
    audio.state.retry()
    expect(context.resume.mock.calls.length).toBe(before + 1)
    browser.show('hidden')
    clock.advance(60_000)
    expect(context.resume.mock.calls.length).toBe(before + 2)
  })
})

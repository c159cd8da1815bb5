import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTabs } from './tabs.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a tab is alone', () => {
  it.each<[string, unknown]>([
    ['in an older browser', undefined],
    [
      'where all cookies are blocked',
      class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
      },
    ],
  ])('%s', (_, channel) => {
    vi.stubGlobal('BroadcastChannel', channel)
    const tabs = createTabs()
    const silence = vi.fn()
    tabs.talk(silence)
    tabs.rest()
    expect(tabs.othersTalk()).toBe(false)
    expect(silence).not.toHaveBeenCalled()
  })
})

it('one that talks falls silent when another takes the visit', async () => {
  vi.stubGlobal('addEventListener', () => {})
  const opened: BroadcastChannel[] = []
  const Channel = BroadcastChannel
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name)
        opened.push(this)
      }
    },
  )
  const first = createTabs()
  const silence = vi.fn()
  first.talk(silence)
  const second = createTabs()
  await vi.waitFor(() => expect(second.othersTalk()).toBe(true))
  second.talk(() => {})
  await vi.waitFor(() => expect(silence).toHaveBeenCalledOnce())
  for (const channel of opened) channel.close()
})

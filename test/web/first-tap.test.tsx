// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spoken, spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { showPage } from './show-page.tsx'

describe('the first tap', () => {
  it('asks in the right order, connects and hides the button', async () => {
    const { tapped, tell, server, phone, status } = showPage()
    await tapped()
    expect(phone.order).toEqual(['motion', 'speaker', 'microphone', 'camera'])
    expect(status()).toBe('Connecting...')
    expect(screen.queryByRole('button', { name: 'Start talking' })).toBeNull()
    await tell(server.accept)
    expect(status()).toBe('Connected')
    expect(screen.getByText('Visualizer setup complete')).toBeTruthy()
  })

  it.each([
    [
      'home, new',
      null,
      false,
      [spokenTexts.privacy, spokenTexts.safety, spoken('welcome.home', { brand: 'Britannia' })],
    ],
    ['store, returning', '1', true, [spoken('welcome.store.back', { brand: 'Britannia', store: 'Andheri' })]],
    [
      'unknown store',
      '9',
      true,
      [spokenTexts['store.unknown'], spoken('welcome.home', { brand: 'Britannia' })],
    ],
  ])('welcomes after 2.5 s: %s', async (_, storeId, returning, lines) => {
    const { talking, sent, pass, heardOut, store } = showPage({
      storeId,
      prepare: ({ set }) => set({ returning }),
    })
    await talking()
    expect(sent()[0]).toMatchObject({ setup: { shopper_session: { mode: 'echo' } } })
    await pass(2400)
    expect(store.get().lines).toEqual([])
    await pass(100)
    await heardOut()
    const said = store.get().lines.map(({ text }) => text)
    expect(said.slice(0, lines.length)).toEqual(lines)
    expect(said.at(-1)).toMatch(/\?|not required to skip it\.$/)
  })

  it.each([
    ['a newcomer', false, ['perm.microphone']],
    ['somebody who was here', true, []],
  ])(
    'of the recordings only the first is fetched before it, and no socket opened: %s',
    async (_, returning, ids) => {
      const fetched = vi.fn<(url: string) => void>()
      const { loaded, pass, server } = showPage({
        prepare: ({ set }, fake) => {
          set({ returning })
          const { fetch } = fake
          fake.fetch = (input, init) => {
            fetched(String(input))
            return fetch(input, init)
          }
        },
      })
      // The visit's own part of the page is here already: what it asks for comes with the next moments.
      await import('../../src/web/shopper/visit/visits.ts')
      await loaded()
      await pass(1000)
      const of = fetched.mock.calls.map(([url]) => /speech\/[^/]*\/(.*)\.(?:wav|opus)$/.exec(url)?.[1])
      // Asked for beside the code and by it: the browser answers the second from what it keeps.
      expect([...new Set(of.filter((id) => id !== undefined))]).toEqual(ids)
      expect(server.sockets).toEqual([])
    },
  )

  it('tells on the screen that a store is not known', async () => {
    const { welcomed, alert } = showPage({ storeId: '9' })
    await welcomed()
    expect(alert()).toContain(screenTexts.storeUnknown)
  })

  it('explains the prompts before they come, on a first visit', async () => {
    const { tapped, phone, pass, log, tell } = showPage({
      prepare: ({ devices }) => {
        devices.permissions.granted = async () => false
      },
    })
    await tapped()
    expect(phone.order).not.toContain('microphone')
    await pass(2000)
    expect(log()).toContain(spokenTexts['perm.microphone'])
    expect(phone.order).not.toContain('microphone')
    await tell(phone.silence)
    await pass(400)
    expect(phone.order).toContain('microphone')
    expect(phone.order).not.toContain('camera')
    expect(log()).toContain(spokenTexts['perm.camera'])
    await tell(phone.silence)
    await pass(400)
    expect(phone.order.slice(-2)).toEqual(['microphone', 'camera'])
  })

  it('explains nothing under the prompt about motion', async () => {
    let answer = (_: 'granted') => {}
    const { tapped, pass, log, tell } = showPage({
      prepare: ({ devices }) => {
        devices.permissions.granted = async () => false
        devices.motion.request = () =>
          new Promise((resolve) => {
            answer = resolve
          })
      },
    })
    await tapped()
    await pass(5000)
    expect(log()).toBe('')
    await tell(() => answer('granted'))
    await pass(725)
    expect(log()).toContain(spokenTexts['perm.microphone'])
  })

  it('plays the welcome with the tap when the browser refused it before', async () => {
    const { loaded, phone, user } = showPage({ prepare: ({ set }) => set({ welcomeAllowed: false }) })
    const start = await loaded()
    expect(phone.spies.welcome).toHaveBeenCalledTimes(1)
    await user.click(start)
    expect(phone.spies.welcome).toHaveBeenCalledTimes(2)
  })
})

describe('what the phone refuses', () => {
  it.each([
    ['denied', screenTexts.motionDenied],
    ['error', screenTexts.motionError],
  ] as const)('motion %s', async (motion, text) => {
    const { welcomed, alert, log } = showPage({ storeId: '1', prepare: ({ set }) => set({ motion }) })
    await welcomed()
    expect(alert()).toContain(text)
    expect(log()).toContain(text)
  })

  it.each([
    ['denied', spokenTexts['mic.denied'], 'Microphone access denied'],
    ['error', screenTexts.visualizerError, 'Microphone access error'],
  ] as const)('microphone %s, and the buttons go on', async (fault, text, visualizer) => {
    const { checking, alert, log, sent, choose, phone } = showPage({
      prepare: ({ faults }) => {
        faults.microphone = fault
      },
    })
    await checking()
    expect(alert()).toContain(text)
    expect(log()).toContain(text)
    expect(screen.getAllByText(visualizer).length).toBeGreaterThan(0)
    expect(phone.order).toContain('camera')
    await choose('What is this?')
    expect(JSON.stringify(sent().at(-1))).toContain('what is this')
  })

  it.each([
    ['denied', screenTexts.cameraDenied],
    ['busy', screenTexts.cameraBusy],
    ['back', screenTexts.cameraBack],
    ['none', screenTexts.cameraNone],
  ] as const)('camera %s', async (fault, text) => {
    const { welcomed, alert, log, status } = showPage({
      prepare: ({ faults }) => {
        faults.camera = fault
      },
    })
    await welcomed()
    expect(alert()).toBe(text)
    expect(log()).toContain(text)
    expect(status()).toBe('Connected')
  })
})

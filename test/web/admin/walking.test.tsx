// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { putPathCall } from '../../../src/core/contract/console/stores.ts'
import { defaultSettings } from '../../../src/web/settings.ts'
import { showConsole } from './show-console.tsx'

const STILL = 9.81
/** One swing that the demo's detector counts, and the rest after it. */
const swing = (feel: (sample: { atMs: number; x: number; y: number; z: number }) => void, atMs: number) => {
  for (let ms = 0; ms < 600; ms += 20) {
    const z = STILL + (ms < 100 ? 4 : 0)
    feel({ atMs: atMs + ms, x: 0, y: 0, z })
  }
}

describe('the navigation demo', () => {
  const open = async (from: string, to: string) => {
    const shown = showConsole({ at: '/Navigation' })
    await shown.heading('Navigation demo')
    await shown.user.selectOptions(screen.getByLabelText('Start'), from)
    await shown.user.selectOptions(screen.getByLabelText('Destination'), to)
    return { ...shown, start: async () => shown.user.click(await shown.button('Start Navigation')) }
  }

  it('says that there is no way, and cannot be started', async () => {
    const { button } = await open('cash counter', 'cash counter')
    expect(screen.getByText('No path found from cash counter to cash counter')).toBeTruthy()
    expect(await button('Start Navigation')).toHaveProperty('disabled', true)
  })

  it('speaks American English, counts, and arrives', async () => {
    const { start, phone } = await open('entrance', 'help desk')
    await start()
    await screen.findByText('Move forward 4 steps.')
    expect(phone.awake).toBe(true)
    expect(phone.spoken[0]).toMatchObject({ text: 'Move forward 4 steps.', language: 'en-US' })
    expect(screen.getByLabelText('Start')).toHaveProperty('disabled', true)
    expect(screen.getByLabelText('Destination')).toHaveProperty('disabled', true)
    await act(async () => phone.feel?.({ atMs: 0, x: 0, y: 0, z: STILL }))
    for (
      let part = 0;
      part < 10 && screen.queryByText('You have arrived at your destination.') === null;
      part++
    ) {
      await act(async () => phone.spoken.at(-1)?.ended())
      await screen.findByRole('button', { name: 'Stop Navigation' })
      await act(async () => screen.getByRole('button', { name: 'Next' }).click())
    }
    expect(screen.getByText('You have arrived at your destination.')).toBeTruthy()
    await screen.findByRole('button', { name: 'Start Navigation' })
    expect(phone).toMatchObject({ feel: undefined, awake: false })
  })

  it('counts what the phone feels, two seconds after the instruction', async () => {
    const { start, phone, pass } = await open('entrance', 'help desk')
    await start()
    await screen.findByText('Move forward 4 steps.')
    const { feel } = phone
    if (!feel) throw new Error('nobody feels')
    await act(async () => {
      for (let ms = 0; ms < 2000; ms += 20) feel({ atMs: ms, x: 0, y: 0, z: STILL })
      phone.spoken.at(-1)?.ended()
    })
    await act(async () => swing(feel, 2000))
    expect(screen.getByText('0')).toBeTruthy()
    await pass(2000)
    await act(async () => swing(feel, 2600))
    await act(async () => swing(feel, 3200))
    expect(screen.getByText('2')).toBeTruthy()
  })

  it('returns to its start on Stop Navigation', async () => {
    const { start, user, button, phone } = await open('entrance', 'dairy')
    await start()
    await user.click(await button('Stop Navigation'))
    await button('Start Navigation')
    expect(screen.queryByText(/Move forward/)).toBeNull()
    expect(phone.stopped).toHaveBeenCalled()
    expect(phone).toMatchObject({ feel: undefined, awake: false })
  })

  it.each([
    ['denied', 'Motion access denied.'],
    ['error', 'Motion access error.'],
  ] as const)('with motion %s: %s', async (motion, words) => {
    const { start, phone, said, button } = await open('entrance', 'dairy')
    phone.motion = motion
    await start()
    await said(words)
    await button('Start Navigation')
  })
})

describe('a path', () => {
  const edit = async (options: Parameters<typeof showConsole>[0] = {}) => {
    const shown = showConsole({ at: '/edit-store?id=1&from=Entrance&to=Dairy', as: 'admin', ...options })
    await shown.heading('Edit Path: Entrance → Dairy')
    return shown
  }

  it('is played as the shopper hears it, word by word on the screen', async () => {
    const { user, button, phone } = await edit()
    await user.click(await button(/Play as the shopper hears it/))
    expect(phone.played?.sentences).toEqual([
      'Start with the door behind you. Move forward 6 steps.',
      'Stop. Turn left, a quarter turn. Then move forward 8 steps.',
      'You have arrived at dairy. If it is not here, say lost.',
    ])
    await act(async () => phone.played?.events.onSentence(1))
    expect(screen.getByText(/Turn left, a quarter turn/).tagName).toBe('MARK')
    await user.click(await button(/Stop/))
    expect(phone.stopped).toHaveBeenCalled()
  })

  it('says when the voice cannot be reached', async () => {
    const { user, button, phone, said } = await edit()
    await user.click(await button(/Play as the shopper hears it/))
    await act(async () => phone.played?.events.onFailed())
    await said(/The voice cannot be reached/)
  })

  describe('a path that is walked to record it', () => {
    const walk = async (settings: Parameters<typeof showConsole>[0] = {}) => {
      const shown = await edit(settings)
      await shown.user.click(await shown.button('Walk to record'))
      await screen.findByRole('heading', { name: 'Walk the path' })
      return shown
    }
    const pressEscape = () => {
      const dialog = screen.getByRole('dialog', { name: 'Walk the path' })
      fireEvent(dialog, new Event('cancel', { cancelable: true }))
    }

    it('replaces the steps that are there after a question', async () => {
      const { user, button, phone } = await walk()
      expect(phone).toMatchObject({ feel: expect.any(Function), awake: true })
      await user.click(await button(/Turn left/))
      await user.click(await button(/Turn right/))
      await user.click(await button('Undo last turn'))
      await user.click(await button('I am there'))
      await screen.findByText(/The 3 steps from Entrance to Dairy are replaced by the 3 that were walked/)
      await user.click(await button('Keep it'))
      expect(screen.getByRole('heading', { name: 'Walk the path' })).toBeTruthy()
      expect(phone.awake).toBe(true)
      await user.click(await button('I am there'))
      await user.click(await button('Replace the steps'))
      expect(phone).toMatchObject({ feel: undefined, awake: false })
      await screen.findByText('2. turn left: 0')
      expect(screen.queryByText('2. turn left: 8')).toBeNull()
    })

    it('becomes the steps at once where there are none yet', async () => {
      const { user, button } = await edit()
      for (const step of screen.getAllByRole('button', { name: /^Remove step/ }).reverse())
        await user.click(step)
      await user.click(await button('Walk to record'))
      await user.click(await button('I am there'))
      await screen.findByText('1. start: 0')
      expect(screen.queryByRole('dialog')).toBeNull()
    })

    it.each([
      [
        'Throw away',
        async ({ user, button }: Awaited<ReturnType<typeof walk>>) => user.click(await button('Throw away')),
      ],
      ['Escape', async () => pressEscape()],
    ])('is not thrown away without a question: %s', async (_, close) => {
      const shown = await walk()
      await shown.user.click(await shown.button(/Turn left/))
      await close(shown)
      await shown.user.click(await shown.button('Keep it'))
      expect(screen.getByRole('heading', { name: 'Walk the path' })).toBeTruthy()
      await close(shown)
      await shown.user.click(await shown.button('Throw the walk away'))
      expect(screen.queryByRole('heading', { name: 'Walk the path' })).toBeNull()
      expect(shown.phone).toMatchObject({ feel: undefined, awake: false })
      expect(screen.getByText('2. turn left: 8')).toBeTruthy()
    })

    it('is closed without a question while nothing was walked', async () => {
      const { user, button } = await walk()
      await user.click(await button('Throw away'))
      expect(screen.queryByRole('dialog')).toBeNull()
    })

    it('lets the screen sleep when it is left', async () => {
      const { unmount, phone } = await walk()
      expect(phone.awake).toBe(true)
      unmount()
      expect(phone).toMatchObject({ feel: undefined, awake: false })
    })

    it.each([
      ['as specified', { steps: true, everythingElse: false }, '1'],
      ['as people walk', { steps: false, everythingElse: true }, '0'],
    ])('is counted as the shopper’s steps are: %s', async (_, parts, counted) => {
      const asSpecified = { ...defaultSettings.asSpecified, ...parts }
      const { phone } = await walk({ settings: { asSpecified } })
      const { feel } = phone
      if (!feel) throw new Error('nobody feels')
      await act(async () => {
        for (let ms = 0; ms < 2000; ms += 20) feel({ atMs: ms, x: 0, y: 0, z: STILL })
        swing(feel, 2000)
      })
      expect(screen.getByText(counted, { selector: '.recording-count' })).toBeTruthy()
    })
  })

  it.each([
    ['denied', 'Motion access denied.'],
    ['missing', 'Motion access error.'],
  ] as const)('is not recorded with motion %s', async (motion, words) => {
    const { user, button, phone, said } = await edit()
    phone.motion = motion
    await user.click(await button('Walk to record'))
    await said(words)
  })

  it('has steps that can be moved by dragging', async () => {
    const { user, button, server, said } = await edit()
    const [first, second] = screen.getAllByRole('listitem')
    if (first && second) {
      fireEvent.dragStart(second)
      fireEvent.dragOver(first)
      fireEvent.drop(first)
    }
    await user.click(await button('Save Path'))
    await said('Path updated.')
    expect(server.sent(putPathCall)).toEqual([])
  })
})

// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_LOAD_TIMEOUT_MS } from '../../src/core/constants.ts'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { useFocusKept } from '../../src/web/shopper/screen/use-focus-kept.ts'
import { Late } from '../../src/web/ui/Late.tsx'
import { createFakeClock } from '../fake-clock.ts'

afterEach(cleanup)

describe('a part that is fetched late', () => {
  it('says when it did not come, and is tried again', async () => {
    const load = vi
      .fn()
      .mockReturnValueOnce(new Promise(() => {}))
      .mockResolvedValue('the part')
    const clock = createFakeClock()
    const onFailed = vi.fn()
    render(
      <Late load={load} clock={clock} onFailed={onFailed}>
        {(part: string) => <p>{part}</p>}
      </Late>,
    )
    expect(screen.getByText(screenTexts.lateLoading)).toBeTruthy()
    clock.advance(CHUNK_LOAD_TIMEOUT_MS)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(onFailed).toHaveBeenCalledWith(screenTexts.lateFailed)
    expect(await screen.findByText('the part')).toBeTruthy()
    expect(clock.pending()).toBe(0)
  })

  it('is no fault any more while it is tried again, and has the focus of who tried again when it came', async () => {
    let come = (_part: string) => {}
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('lost'))
      .mockReturnValueOnce(new Promise<string>((resolve) => (come = resolve)))
    const onOver = vi.fn()
    render(
      <Late load={load} clock={createFakeClock()} onFailed={() => {}} onOver={onOver}>
        {(part: string) => <p>{part}</p>}
      </Late>,
    )
    const button = await screen.findByRole('button', { name: 'Try again' })
    expect(onOver).not.toHaveBeenCalled()
    await userEvent.click(button)
    await waitFor(() => expect(onOver).toHaveBeenCalledTimes(1))
    expect(document.activeElement).toBe(screen.getByText(screenTexts.lateLoading))
    await act(async () => come('the part'))
    expect(document.activeElement).toBe(screen.getByText('the part').parentElement)
  })

  it('has the focus on the button again when it is lost once more, and none that was elsewhere', async () => {
    const load = vi.fn().mockRejectedValue(new Error('lost'))
    const onFailed = vi.fn()
    const onOver = vi.fn()
    const clock = createFakeClock()
    const view = render(
      <>
        <button type="button">elsewhere</button>
        <Late {...{ load, clock, onFailed, onOver }}>{(part: string) => <p>{part}</p>}</Late>
      </>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    const button = await screen.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(2))
    expect(document.activeElement).toBe(button)
    const elsewhere = screen.getByRole('button', { name: 'elsewhere' })
    load.mockImplementationOnce(async () => {
      elsewhere.focus()
      return 'the part'
    })
    await userEvent.click(button)
    await screen.findByText('the part')
    expect(document.activeElement).toBe(elsewhere)
    view.unmount()
    expect(onOver).toHaveBeenCalledTimes(2)
  })
})

/** As on the page: what loses the focus gives it to Start, and a fault is shown elsewhere. */
function KeepsFocus({ load }: { load: () => Promise<string> }) {
  const [fault, setFault] = useState('')
  const [clock] = useState(createFakeClock)
  const [over] = useState(() => () => setFault(''))
  const container = useFocusKept('start')
  return (
    <div ref={container}>
      <button type="button" className="start">
        Start
      </button>
      <p role="alert">{fault}</p>
      <Late load={load} clock={clock} onFailed={setFault} onOver={over}>
        {(part) => <p>{part}</p>}
      </Late>
    </div>
  )
}

it('a part that came at the second try has the focus, and its fault is gone from the page', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('the part')
  render(<KeepsFocus load={load} />)
  const button = await screen.findByRole('button', { name: 'Try again' })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(screenTexts.lateFailed))
  await userEvent.click(button)
  const part = await screen.findByText('the part')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
  expect(document.activeElement).toBe(part.parentElement)
})

it('screen, voice and captions say the same when all is ready', async () => {
  expect(screenTexts.ready).toBe(spokenTexts['start.ready'])
  expect(await readFile('src/web/public/welcome.vtt', 'utf8')).toContain(screenTexts.ready)
})

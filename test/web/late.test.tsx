// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_LOAD_TIMEOUT_MS } from '../../src/core/constants.ts'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spokenTexts } from '../../src/core/texts/en/spoken.ts'
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
})

it('screen, voice and captions say the same when all is ready', async () => {
  expect(screenTexts.ready).toBe(spokenTexts['start.ready'])
  expect(await readFile('src/web/public/welcome.vtt', 'utf8')).toContain(screenTexts.ready)
})

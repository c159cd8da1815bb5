import { describe, expect, it, vi } from 'vitest'
import type { LiveClient } from '../live/live-client.ts'
import type { LiveNews } from '../live/read-frame.ts'
import { startEchoStage } from './echo-stage.ts'

const said = (text: string): LiveNews => ({ type: 'said', text })
const heard = (text: string): LiveNews => ({ type: 'heard', text })
const sound: LiveNews = { type: 'audio', pcm: new Int16Array(2), rateHz: 24_000 }
const over: LiveNews = { type: 'turnComplete' }

function stage(lines: string[]) {
  const ask = vi.fn()
  const done = vi.fn()
  const echo = startEchoStage({ ask } as unknown as LiveClient, lines, done)
  return { echo, ask, done }
}

describe('own texts by echo', () => {
  it('are sent as turns, and done when the last is spoken', () => {
    const { echo, ask, done } = stage(['One.', 'Two.'])
    expect(ask.mock.calls).toEqual([['One.'], ['Two.']])
    expect([said('One.'), sound, over].map(echo.wants)).toEqual([true, true, true])
    expect(done).not.toHaveBeenCalled()
    for (const news of [said('Two.'), sound, over]) echo.wants(news)
    expect(done).toHaveBeenCalledOnce()
  })

  it('do not count the echo of spoken words, nor let it be heard', () => {
    const { echo, done } = stage(['One.'])
    expect([heard('Hello'), said('hello'), sound, over].map(echo.wants)).toEqual([true, false, false, false])
    expect(done).not.toHaveBeenCalled()
    expect([said('One.'), sound, over].map(echo.wants)).toEqual([true, true, true])
    expect(done).toHaveBeenCalledOnce()
  })
})

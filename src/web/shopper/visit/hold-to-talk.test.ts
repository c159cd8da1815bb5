import { expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { initialPageState } from '../../../core/page/page-state.ts'
import type { LiveClient } from '../../live/live-client.ts'
import { createPageStore } from '../page.ts'
import { createHoldToTalk } from './hold-to-talk.ts'

function stage() {
  const clock = createFakeClock()
  const news: string[] = []
  const store = createPageStore({ ...initialPageState(null), visualizer: 'ready' })
  const live = {} as LiveClient
  const talk = createHoldToTalk({
    clock,
    store,
    live: () => live,
    sound: { hold: (on, sinceMs) => news.push(`wire ${on} ${sinceMs}`) },
    interruption: { press: () => news.push('hush'), release: (follows) => news.push(`go on ${follows}`) },
    microphone: { hold: (on) => news.push(`microphone ${on}`) },
    vibrate: () => news.push('felt'),
  })
  return { clock, news, store, talk }
}

it('silences first, then sends what was kept, then says since when', () => {
  const { news, talk } = stage()
  talk.press(400)
  talk.press(0)
  expect(news).toEqual(['hush', 'microphone true', 'wire true 400', 'felt'])
})

it('pressed again before the last sound was heard, it is two turns', () => {
  const { clock, news, talk } = stage()
  talk.press(0)
  talk.release()
  clock.advance(100)
  news.length = 0
  talk.press(0)
  clock.advance(1000)
  expect(news).toEqual([
    ...['microphone false', 'wire false 0', 'go on true'],
    ...['hush', 'microphone true', 'wire true 0', 'felt'],
  ])
  expect(talk.on()).toBe(true)
})

it('leaves no timer and nobody listening when the visit ends', () => {
  const { clock, store, talk } = stage()
  talk.press(0)
  talk.close()
  expect([store.get().holding, talk.on(), clock.pending()]).toEqual([false, false, 0])
})

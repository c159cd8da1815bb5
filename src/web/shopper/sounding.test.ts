import { describe, expect, it } from 'vitest'
import { createSounding } from './sounding.ts'

/** A speaker that sounds when the test says so, and notes what is reported. */
function stage() {
  let events = { onSentence(_text: string, _id: number) {}, onIdle() {} }
  let lastId = 10
  let playing = false
  const news: string[] = []
  const sounding = createSounding(
    {
      listen: (to) => {
        events = to
      },
      begin: () => ++lastId,
      flush() {
        playing = false
        events.onIdle()
      },
      playing: () => playing,
    },
    {
      onStarted: (text, key) => news.push(`${key} starts: ${text}`),
      onEnded: (key) => news.push(`${key} ends`),
      onSilent: () => news.push('silent'),
    },
  )
  return {
    sounding,
    news,
    /** Sound arrives for the sentence begun last. */
    sound() {
      playing = true
    },
    /** The n-th sentence from now begins to be heard. */
    hear: (nth: number) => events.onSentence('', 10 + nth),
    idle() {
      playing = false
      events.onIdle()
    },
  }
}

describe('sentences one after another', () => {
  it('end as the next begins, and the last with the silence', () => {
    const { sounding, news, sound, hear, idle } = stage()
    sounding.begin('One.', 1)
    sound()
    sounding.whole()
    sounding.begin('Two.', 2)
    sounding.whole()
    hear(1)
    hear(2)
    idle()
    expect(news).toEqual(['1 starts: One.', '1 ends', '2 starts: Two.', '2 ends', 'silent'])
  })

  it('a gap in the sound is not the end of a sentence whose sound is still coming', () => {
    const { sounding, news, sound, hear, idle } = stage()
    sounding.begin('Long.', 1)
    sound()
    hear(1)
    idle()
    expect(news).toEqual(['1 starts: Long.', 'silent'])
    sounding.whole()
    expect(news.at(-1)).toBe('1 ends')
  })

  it('one without any sound is shown all the same', () => {
    const { sounding, news } = stage()
    sounding.begin('Mute.', 1)
    sounding.whole()
    expect(news).toEqual(['1 starts: Mute.', '1 ends'])
  })
})

describe('silencing', () => {
  it('ends all that was begun, heard or not', () => {
    const { sounding, news, sound, hear } = stage()
    sounding.begin('One.', 1)
    sound()
    hear(1)
    sounding.begin('Two.', 2)
    sounding.flush()
    expect(news).toEqual(['1 starts: One.', '1 ends', '2 ends'])
    expect(sounding.newest()).toBeUndefined()
  })

  it('pays no heed to what the speaker says of sentences of before', () => {
    const { sounding, news, sound, hear } = stage()
    sounding.begin('One.', 1)
    sound()
    sounding.flush()
    news.length = 0
    sounding.begin('Two.', 2)
    sound()
    hear(1)
    expect(news).toEqual([])
    hear(2)
    expect(news).toEqual(['2 starts: Two.'])
  })
})

describe('the engine', () => {
  it('ends once: when its turn is complete and all of it was heard', () => {
    const { sounding, news, sound, hear, idle } = stage()
    sounding.begin('Looking.', null)
    sound()
    hear(1)
    idle()
    sounding.begin('Rusk.', null)
    sound()
    hear(2)
    sounding.engineDone()
    idle()
    expect(news).toEqual(['null starts: Looking.', 'silent', 'null starts: Rusk.', 'null ends', 'silent'])
  })

  it('may have been heard to the end before it says that its turn is complete', () => {
    const { sounding, news, sound, hear, idle } = stage()
    sounding.begin('Rusk.', null)
    sound()
    hear(1)
    idle()
    sounding.engineDone()
    expect(news).toEqual(['null starts: Rusk.', 'silent', 'null ends'])
  })

  it('is over when it is silenced, and says no second time that it is', () => {
    const { sounding, news, sound, hear } = stage()
    sounding.begin('Rusk.', null)
    sound()
    hear(1)
    sounding.flush()
    sounding.engineDone()
    expect(news).toEqual(['null starts: Rusk.', 'null ends'])
  })

  it('tells whose sentence is the newest', () => {
    const { sounding } = stage()
    expect(sounding.newest()).toBeUndefined()
    sounding.begin('Mine.', 4)
    expect(sounding.newest()).toBe(4)
    sounding.begin('Yours.', null)
    expect(sounding.newest()).toBeNull()
  })
})

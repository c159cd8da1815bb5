// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { spokenTexts as english } from '../../src/core/texts/en/spoken.ts'
import { screenTexts } from '../../src/core/texts/hi/screen.ts'
import { spokenTexts } from '../../src/core/texts/hi/spoken.ts'
import { ownTextsIn } from '../../src/core/texts/own-texts.ts'
import { showPage } from './show-page.tsx'
import { showHindi, talkingHindi as talking, tapHindi } from './talking-hindi.ts'

describe('a visit in Hindi', () => {
  it('is shown and spoken in Hindi by the phone, and answered by its buttons', async () => {
    const page = showHindi()
    await talking(page)
    expect(document.documentElement.lang).toBe('hi-IN')
    expect(page.log()).toContain(spokenTexts['intro.offer'])
    await page.choose('ज़रूरत नहीं')
    await page.heardOut()
    await page.choose('बिस्किट')
    await page.heardOut()
    expect(page.log()).toContain(spokenTexts['aisle.confirm.biscuits'])
    expect(page.phone.spies.speaker.say).toHaveBeenCalledWith(spokenTexts['entrance.ask'])
    expect(page.phone.spies.speaker.begin).not.toHaveBeenCalled()
    const setup = page.sent().find((frame) => 'setup' in frame)?.setup
    expect(setup).toMatchObject({
      generation_config: { response_modalities: ['TEXT'] },
      shopper_session: { language: 'hi-IN' },
    })
  })

  it('is chosen by its own name on the first screen, and kept', async () => {
    const page = showPage({ storeId: '1', prepare: ({ set }) => set({ returning: true }) })
    await page.loaded()
    await page.choose('हिन्दी')
    await talking(page)
    expect(page.log()).toContain(spokenTexts['intro.offer'])
    expect(page.phone.preferences().language).toBe('hi-IN')
  })

  it('is what the page begins in where that is set, and English is offered', async () => {
    const page = showPage({ storeId: '1', settings: { languages: ['hi-IN', 'en-IN'] } })
    await page.pass(1000)
    expect(document.documentElement.lang).toBe('hi-IN')
    screen.getByRole('button', { name: 'English' })
  })

  it('is neither offered nor followed where it is not set', async () => {
    const page = showPage({
      storeId: '1',
      settings: { languages: ['en-IN'] },
      prepare: ({ set }) => set({ language: 'hi-IN' }),
    })
    await page.loaded()
    expect(document.documentElement.lang).toBe('en-IN')
    expect(screen.queryByText('हिन्दी')).toBeNull()
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull()
  })

  it('is chosen once by a double tap', async () => {
    const page = showPage({ storeId: '1', settings: { languages: ['en-IN', 'hi-IN'] } })
    await page.loaded()
    await page.user.dblClick(screen.getByRole('button', { name: 'हिन्दी' }))
    expect(document.documentElement.lang).toBe('hi-IN')
  })

  it('takes a call to staff along, and its sound', async () => {
    const page = showPage({ storeId: '1', prepare: ({ set }) => set({ returning: true }) })
    await page.welcomed()
    await page.tell(() => page.server.hear('call staff', 'callStaff'))
    await page.tell(() => page.server.tell({ staffCall: { id: 'c1', state: 'coming' } }))
    await page.heardOut()
    await page.tell(() => page.server.hear('speak hindi', 'speakHindi'))
    await page.pass(500)
    await page.tell(() => page.server.accept())
    await page.heardOut()
    const frames = page.server.sockets.flatMap(({ sent }) => sent) as { staff_call?: object }[]
    expect(frames.flatMap(({ staff_call }) => staff_call ?? [])).toEqual([
      expect.objectContaining({ on: true, again: false }),
      expect.objectContaining({ on: true, id: 'c1', again: true, language: 'hi-IN' }),
    ])
    screen.getByRole('button', { name: screenTexts.stopSound })
  })

  it('takes a call to staff along to the next tap, where nothing speaks it', async () => {
    const page = showPage({ storeId: '1', prepare: ({ set }) => set({ returning: true }) })
    await page.welcomed()
    await page.tell(() => page.server.hear('call staff', 'callStaff'))
    await page.tell(() => page.server.tell({ staffCall: { id: 'c1', state: 'coming' } }))
    await page.heardOut()
    page.phone.spoken.languages = ['en-IN']
    await page.tell(() => page.server.hear('speak hindi', 'speakHindi'))
    await page.pass(500)
    await page.choose('बात शुरू करें')
    await page.connecting()
    await page.tell(page.server.accept)
    await page.heardOut()
    const frames = page.server.sockets.flatMap(({ sent }) => sent) as { staff_call?: object }[]
    expect(frames.flatMap(({ staff_call }) => staff_call ?? [])).toEqual([
      expect.objectContaining({ on: true, again: false }),
      expect.objectContaining({ on: true, id: 'c1', again: true, language: 'en-IN' }),
    ])
  })

  it('is said not to be spoken where somebody asks for it and it is not set', async () => {
    const page = showPage({
      storeId: '1',
      settings: { languages: ['en-IN'] },
      prepare: ({ set }) => set({ returning: true }),
    })
    await page.welcomed()
    await page.tell(() => page.server.hear('speak hindi', 'speakHindi'))
    await page.heardOut()
    expect(page.log()).toContain(ownTextsIn('en-IN').screenSaid.oneLanguage)
    await page.tell(() => page.server.hear('settings', 'page'))
    await page.heardOut()
    expect(page.log()).not.toContain('Language: English')
  })

  it('says what can be done on a phone without a voice for it, and goes on in English', async () => {
    const page = showHindi()
    page.phone.spoken.languages = ['en-IN']
    await tapHindi(page)
    await page.pass(500)
    expect(page.log()).toContain(spokenTexts['voice.none'])
    await page.choose('बात शुरू करें')
    await page.connecting()
    await page.tell(page.server.accept)
    await page.pass(2500)
    await page.heardOut()
    expect(page.log()).toContain(english['intro.offer'])
  })

  it('leaves a headset’s button to the phone where nothing speaks it', async () => {
    const page = showHindi()
    page.phone.spoken.languages = ['en-IN']
    await tapHindi(page)
    await page.pass(500)
    expect(page.phone.pressHeadset('talk')).toBe(false)
  })

  it('where nothing speaks it, a walk that was broken off a moment ago goes on with the next tap', async () => {
    const page = showPage({ storeId: '1', prepare: ({ set }) => set({ returning: true }) })
    await page.welcomed()
    for (const choice of ['Not required', 'Biscuits', 'Entrance']) {
      await page.choose(choice)
      await page.heardOut()
    }
    page.phone.spoken.languages = ['en-IN']
    await page.tell(() => page.server.hear('speak hindi', 'speakHindi'))
    await page.pass(500)
    const before = page.store.get().lines.length
    await page.choose('बात शुरू करें')
    await page.connecting()
    await page.tell(page.server.accept)
    await page.pass(2500)
    await page.heardOut()
    const said = page.store.get().lines.slice(before)
    expect(said.map(({ text }) => text).join(' ')).not.toContain('Are you still')
    expect(page.store.get().walk).not.toBeNull()
  })

  it('notices a voice that stops, and goes on in English where it was', async () => {
    const page = showHindi()
    await talking(page)
    await page.tell(() => page.phone.spoken.silenced())
    await page.pass(100)
    await page.tell(page.server.accept)
    await page.pass(2500)
    await page.heardOut()
    expect(page.log()).toContain(english['voice.gone'])
    expect(screen.getByRole('button', { name: 'Not required' })).toBeTruthy()
  })

  it('stays as it is where a phone lets no voice begin between visits: the next tap asks for it again', async () => {
    const page = showHindi()
    await talking(page)
    await page.choose('पॉज़')
    await page.heardOut()
    expect(page.store.get().phase).toBe('paused')
    await page.tell(() => page.phone.spoken.silenced())
    expect(document.documentElement.lang).toBe('hi-IN')
    await talking(page)
    expect(document.documentElement.lang).toBe('hi-IN')
    expect(page.log()).not.toContain(english['voice.gone'])
  })

  it('goes on in English when it is told so', async () => {
    const page = showHindi()
    await talking(page)
    await page.tell(() => page.server.hear('speak english', 'speakEnglish'))
    await page.pass(100)
    expect(document.documentElement.lang).toBe('en-IN')
    expect(page.phone.preferences().language).toBe('en-IN')
  })
})

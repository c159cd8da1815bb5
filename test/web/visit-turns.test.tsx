// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defaultPreferences } from '../../src/core/page/preferences.ts'
import { spoken, spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { walkTexts } from '../../src/core/texts/en/walk.ts'
import { defaultSettings } from '../../src/web/settings.ts'
import { showPage } from './show-page.tsx'

type Page = ReturnType<typeof showPage>
const set = ({ set: change }: Page['phone']) => change({ returning: true, motion: 'denied' })
const inStore = { storeId: '1', prepare: set }

async function chosen(page: Page, ...choices: string[]) {
  for (const choice of choices) {
    await page.choose(choice)
    await page.heardOut()
  }
}

describe('at the entrance', () => {
  it('"not there" is asked again after 20 s, and the second time ends the visit', async () => {
    const page = showPage(inStore)
    await page.welcomed()
    await chosen(page, 'Not required', 'Biscuits', 'Not there')
    expect(page.log()).toContain(spokenTexts['entrance.no1'])
    await page.pass(20_000)
    await page.heardOut()
    expect(page.log()).toContain(spokenTexts['entrance.ask.r1'])
    await chosen(page, 'Not there')
    expect(page.log()).toContain(spokenTexts['entrance.no2'])
    await page.pass(14_000)
    expect(page.status()).toContain('Disconnected')
    expect(page.phone.spies.reload).not.toHaveBeenCalled()
    expect(page.phone.spies.keep).toHaveBeenCalledWith(
      expect.objectContaining({ section: 'biscuits and snacks' }),
    )
  })

  it('a path that nobody authored is said to be missing, and another section can be chosen', async () => {
    const page = showPage(inStore)
    await page.welcomed()
    await chosen(page, 'Not required')
    expect(screen.queryByRole('button', { name: 'Breads' })).toBeNull()
    await page.tell(() => page.server.hear('breads', 'breads'))
    await page.heardOut()
    expect(page.log()).toContain(spokenTexts['nav.nopath'])
    expect(page.phone.spies.log).toHaveBeenCalledWith('warn', 'Path not found')
    expect(screen.getByRole('button', { name: 'Biscuits' })).toBeTruthy()
  })
})

describe('from home', () => {
  it('"store" sends to the entrance, and the visit ends after 12.5 s', async () => {
    const page = showPage({ prepare: set })
    await page.welcomed()
    await chosen(page, 'Store')
    expect(page.log()).toContain(spokenTexts['home.go.store'])
    await page.pass(12_500)
    expect(page.status()).toContain('Disconnected')
  })

  it('a newcomer is none any more at the next start on the same page', async () => {
    const page = showPage({ prepare: ({ set: change }) => change({ motion: 'denied' }) })
    await page.welcomed()
    await chosen(page, 'Store')
    await page.pass(12_500)
    await page.choose('Start talking')
    await page.pass(25)
    await page.tell(page.server.accept)
    await page.pass(2500)
    await page.heardOut()
    const said = (text: string) => page.log().split(text).length - 1
    expect([said(spokenTexts.privacy), said(spokenTexts.safety)]).toEqual([1, 1])
    expect(said(spoken('welcome.home', { brand: 'Britannia' }))).toBe(2)
  })

  it('the page is loaded anew where the settings say so', async () => {
    const page = showPage({
      prepare: set,
      settings: { asSpecified: { ...defaultSettings.asSpecified, reload: true } },
    })
    await page.welcomed()
    await chosen(page, 'Store')
    await page.pass(12_500)
    expect(page.phone.spies.reload).toHaveBeenCalledOnce()
  })
})

describe('nobody there', () => {
  it('is warned after 55 s, kept by any key, and paused 24 s after a second warning', async () => {
    const page = showPage(inStore)
    await page.welcomed()
    await chosen(page, 'Not required', 'Biscuits', 'Entrance')
    await page.pass(56_000)
    await page.heardOut()
    expect(page.log()).toContain(spokenTexts['idle.store'])
    await page.pass(20_000)
    await page.user.keyboard('x')
    await page.heardOut()
    expect(page.log()).toContain(spokenTexts['idle.kept'])
    await page.pass(56_000)
    await page.heardOut()
    expect(page.status()).not.toContain('Disconnected')
    await page.pass(25_000)
    expect(page.status()).toContain('Disconnected')
    expect(page.phone.spies.microphoneClosed).toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Start talking' })).toBeTruthy()
  })
})

describe('words that are the journey’s while products are checked', () => {
  it('are named to the server with the question', async () => {
    const page = showPage({ prepare: set })
    await page.checking()
    const opened = page.sent().filter((frame) => frame.listen_for === 'checking')
    expect(opened).toHaveLength(1)
    const own = expect.arrayContaining(['stop', 'pause', 'thanks', 'counter'])
    expect(opened[0]?.question).toEqual({ id: expect.any(Number), own })
  })

  it('"thank you" is answered once, by the page', async () => {
    const page = showPage({ prepare: set })
    await page.checking()
    const thanks = spoken('thanks', { brand: 'Britannia' })
    await page.tell(() => page.server.hear('thank you', 'thanks'))
    await page.heardOut()
    expect(page.log().split(thanks)).toHaveLength(2)
  })

  it('"cash counter" leads back', async () => {
    const page = showPage(inStore)
    await page.welcomed()
    await chosen(page, 'Not required', 'Biscuits', 'Entrance', 'Next', 'Next')
    await page.pass(4000)
    await page.heardOut()
    await page.tell(() => page.server.hear('cash counter', 'counter'))
    await page.heardOut()
    await page.pass(3000)
    await page.heardOut()
    await chosen(page, 'Yes')
    expect(page.log()).toContain(walkTexts['nav.return'])
    expect(page.store.get().navData.navPathSet).toBe('return')
  })

  it('of a question that is closed act no more, nor do those of a server that knows no meanings', async () => {
    const page = showPage(inStore)
    await page.welcomed()
    await chosen(page, 'Not required', 'Biscuits')
    const before = page.log()
    await page.tell(() => page.server.hear('dairy', 'dairy', { questionId: 1 }))
    await page.tell(() => page.server.hear('a sparrow', 'sparrow', { questionId: 1 }))
    await page.tell(() => page.server.tell({ serverContent: { inputTranscription: { text: 'entrance' } } }))
    await page.heardOut()
    expect(page.log()).toBe(`${before}You: dairyYou: a sparrowYou: entrance`)
  })
})

describe('"what is this?" in the middle of a walk', () => {
  it('is one scan on the open socket, and the walk goes on where it was', async () => {
    const page = showPage(inStore)
    await page.welcomed()
    await chosen(page, 'Not required', 'Biscuits', 'Entrance', 'Next')
    expect(screen.getByText('Part 2 of 2')).toBeTruthy()
    await page.choose('What is this?')
    expect(page.sent()).toContainEqual({ shopper_session: { mode: 'scan', store_id: '1' } })
    expect(JSON.stringify(page.sent().at(-1))).toContain('what is this')
    await page.tell(() => page.server.tell({ look: { open: true, id: 'a' } }))
    await page.tell(() => page.server.say('Oat Crunch, 200 g.'))
    await page.tell(() => page.server.tell({ look: { open: false, id: 'a' } }))
    await page.tell(page.phone.silence)
    expect(page.log()).toContain('Oat Crunch, 200 g.')
    await page.choose('Next')
    await page.heardOut()
    expect(page.sent()).toContainEqual({ shopper_session: { mode: 'echo', store_id: '1' } })
    expect(screen.getByText('Part 2 of 2')).toBeTruthy()
    expect(page.server.sockets.filter(({ url }) => url.endsWith('/ws/'))).toHaveLength(1)
  })
})

describe('what is spoken', () => {
  it('goes slower by the word, and stays so', async () => {
    const page = showPage(inStore)
    await page.welcomed()
    await page.choose('More')
    await chosen(page, 'Slower')
    expect(page.store.get().preferences.pace).toBe(1)
    expect(page.phone.spies.setPace).toHaveBeenLastCalledWith(0.85)
    expect(page.phone.devices.memory.preferences().pace).toBe(1)
  })

  it('goes faster by the word in the phone’s own voice too, and in the server’s answers', async () => {
    const page = showPage({
      prepare: ({ devices, set: change }) => {
        change({ returning: true, motion: 'denied' })
        devices.memory.keepPreferences({ ...defaultPreferences, voice: 'phone', pace: 3 })
      },
    })
    await page.talking()
    expect(page.phone.spies.setPace).toHaveBeenLastCalledWith(1.2)
    await page.pass(2500)
    await page.heardOut()
    await chosen(page, 'Home')
    await page.tell(() => page.server.hear('faster', 'faster'))
    await page.tell(() => page.server.say('Oat Crunch, 200 g.'))
    expect(page.phone.spies.setPace).toHaveBeenLastCalledWith(1.4)
  })

  it('is not the echo of the shopper’s own words', async () => {
    const page = showPage(inStore)
    await page.welcomed()
    await page.tell(() => page.server.hear('perhaps', null, { verdict: 'nothing' }))
    const echo = { serverContent: { outputTranscription: { text: 'perhaps' } } }
    await page.tell(() => page.server.tell(echo))
    expect(page.log().split('perhaps')).toHaveLength(2)
  })
})

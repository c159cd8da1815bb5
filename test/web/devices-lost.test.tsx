// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { productOf } from '../../src/core/facts/product-of.test-help.ts'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { settingTexts } from '../../src/core/texts/en/settings.ts'
import { spoken, spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { defaultSettings } from '../../src/web/settings.ts'
import { showPage } from './show-page.tsx'
import { showHindi, talkingHindi } from './talking-hindi.ts'

interface Sent {
  realtime_input?: { media_chunks: { mime_type: string; look_id?: string }[] }
  no_camera?: { look_id: string }
}

/** A visit that checks products, with a look open. */
async function looking(options: Parameters<typeof showPage>[0] = {}) {
  const page = showPage(options)
  await page.checking()
  await page.tell(() => page.server.tell({ look: { open: true, id: 'a' } }))
  const sent = () => page.sent() as Sent[]
  return {
    ...page,
    pictures: () =>
      sent()
        .flatMap(({ realtime_input }) => realtime_input?.media_chunks ?? [])
        .filter(({ mime_type }) => mime_type === 'image/jpeg').length,
    withoutCamera: () => sent().flatMap(({ no_camera }) => no_camera?.look_id ?? []),
    opened: () => page.phone.order.filter((what) => what === 'camera').length,
  }
}
const times = (text: string, sentence: string) => text.split(sentence).length - 1

describe('a camera that is taken while a look is open', () => {
  it('is said once and opened again by itself, and then pictures go on', async () => {
    const { phone, tell, pass, log, alert, pictures, opened, heardOut } = await looking()
    await pass(1000)
    phone.faults.camera = 'busy'
    await tell(phone.loseCamera)
    const before = pictures()
    await pass(1000)
    expect(log()).toContain(spokenTexts['cam.lost'])
    expect(alert()).toContain(spokenTexts['cam.lost'])
    await pass(25_000)
    expect(pictures()).toBe(before)
    expect(times(log(), spokenTexts['cam.lost'])).toBe(1)
    // At once, then after 2, 4, 8, 10 s.
    expect(opened()).toBe(2 + 4)
    delete phone.faults.camera
    await pass(11_000)
    await heardOut()
    expect(pictures()).toBeGreaterThan(before)
    expect(log()).toContain(spokenTexts['cam.back'])
    expect(alert()).not.toContain(spokenTexts['cam.lost'])
  })

  it('and refused since is told to be refused, with the way out, and not to be tried for', async () => {
    const { phone, tell, pass, log, alert, opened, heardOut } = await looking()
    await pass(1000)
    phone.faults.camera = 'denied'
    await tell(phone.loseCamera)
    await heardOut()
    expect(alert()).toBe(screenTexts.cameraDenied)
    expect(log()).toContain(screenTexts.cameraDenied)
    expect(times(log(), spokenTexts['cam.blocked'])).toBe(1)
    const before = opened()
    await pass(30_000)
    expect(opened()).toBe(before)
    expect(times(log(), spokenTexts['cam.blocked'])).toBe(1)
  })

  it('that cannot be had again ends the look with the ways that are left', async () => {
    const { phone, tell, pass, withoutCamera } = await looking()
    phone.faults.camera = 'busy'
    await tell(phone.loseCamera)
    await pass(100)
    expect(withoutCamera()).toEqual(['a'])
  })

  it('is tried at once with the button, and with a tap', async () => {
    const { phone, tell, pass, opened, choose, user } = await looking()
    phone.faults.camera = 'busy'
    await tell(phone.loseCamera)
    await pass(100)
    const before = opened()
    await choose(screenTexts.tryNow)
    await user.click(document.body)
    await pass(25)
    expect(opened()).toBe(before + 2)
  })

  it('and nobody looks, is not spoken of where it comes back', async () => {
    const { tell, server, phone, pass, log, opened } = await looking()
    await tell(() => server.tell({ look: { open: false, id: 'a' } }))
    await tell(phone.loseCamera)
    await pass(2000)
    expect(opened()).toBe(2)
    expect(log()).not.toContain('camera stopped')
  })

  it('while the page is hidden, is had again when it is seen', async () => {
    const { phone, tell, pass, opened } = await looking()
    await tell(() => phone.show(false))
    await tell(phone.loseCamera)
    await pass(30_000)
    expect(opened()).toBe(1)
    await tell(() => phone.show(true))
    await pass(25)
    expect(opened()).toBe(2)
  })
})

describe('a picture that', () => {
  it('stands still is noticed within a second, and sent no more', async () => {
    const { phone, pass, log, opened, pictures } = await looking()
    await pass(1000)
    phone.seen.frames = 40
    await pass(1100)
    expect(log()).toContain(spokenTexts['cam.still'])
    expect(opened()).toBe(2)
    expect(pictures()).toBeLessThan(9)
  })

  it('stands still is told to move again, though the look is over by then', async () => {
    const { phone, pass, log, tell, server, heardOut, alert } = await looking()
    await pass(1000)
    phone.seen.frames = 40
    await pass(1100)
    await tell(() => server.tell({ look: { open: false, id: 'a' } }))
    await pass(5000)
    delete phone.seen.frames
    await pass(12_000)
    await heardOut()
    expect(log()).toContain(spokenTexts['cam.back'])
    expect(alert()).toBe('')
    const opened = phone.order.length
    await pass(60_000)
    expect(phone.order).toHaveLength(opened)
  })

  it('stands still because the page is hidden is nobody’s fault', async () => {
    const { phone, pass, tell, log } = await looking()
    await tell(() => phone.show(false))
    phone.seen.frames = 40
    await pass(5000)
    expect(log()).not.toContain(spokenTexts['cam.still'])
  })

  it('was there before the look is not sent: a camera that froze since shows the pack of a while ago', async () => {
    const { phone, pass, tell, server, pictures, log } = await looking()
    await pass(1000)
    await tell(() => server.tell({ look: { open: false, id: 'a' } }))
    await pass(3000)
    const before = pictures()
    phone.seen.frames = 40
    await tell(() => server.tell({ look: { open: true, id: 'b' } }))
    await pass(750)
    expect(pictures()).toBe(before)
    await pass(250)
    expect(log()).toContain(spokenTexts['cam.still'])
    delete phone.seen.frames
    await pass(1000)
    expect(pictures()).toBeGreaterThan(before)
  })

  it('is equal to the one before in every point is sent once a look', async () => {
    const { phone, pass, pictures, tell, server } = await looking({ prepare: ({ seen }) => (seen.sign = 7) })
    await pass(3000)
    expect(pictures()).toBe(1)
    await tell(() => server.tell({ look: { open: true, id: 'b' } }))
    await pass(1000)
    expect(pictures()).toBe(2)
    phone.seen.sign = 8
    await pass(1000)
    expect(pictures()).toBe(3)
  })

  it('shows nothing for five seconds is spoken of once, until something is seen', async () => {
    const { phone, pass, log, heardOut } = await looking({
      prepare: ({ seen, spies }) => {
        seen.dark = true
        spies.torch.mockResolvedValue(false)
      },
    })
    await pass(4500)
    expect(log()).not.toContain(spokenTexts['cam.dark'])
    await pass(4000)
    expect(times(log(), spokenTexts['cam.dark'])).toBe(1)
    phone.seen.dark = false
    await pass(1000)
    await heardOut()
    expect(log()).toContain(spokenTexts['cam.back'])
  })
})

describe('without a camera', () => {
  it.each(['denied', 'none', 'busy'] as const)('(%s) a look says so at once', async (fault) => {
    const { withoutCamera, pass } = await looking({
      prepare: ({ faults }) => {
        faults.camera = fault
      },
    })
    await pass(50)
    expect(withoutCamera()).toEqual(['a'])
  })

  it('the figures of a bar code can be typed', async () => {
    const { user, sent } = await looking({
      prepare: ({ faults }) => {
        faults.camera = 'none'
      },
    })
    await user.type(screen.getByLabelText(screenTexts.typeFigures), '8901063010116')
    await user.click(screen.getByRole('button', { name: screenTexts.send }))
    expect(JSON.stringify(sent())).toContain('"text":"8901063010116"')
  })

  it('which is let in since, it is told that there is one', async () => {
    const { phone, tell, log, heardOut } = await looking({
      prepare: ({ faults }) => {
        faults.camera = 'denied'
      },
    })
    await heardOut()
    expect(log()).not.toContain(spokenTexts['cam.back'])
    delete phone.faults.camera
    await tell(() => phone.show(true))
    await heardOut()
    expect(times(log(), spokenTexts['cam.back'])).toBe(1)
  })

  it('figures that were begun are typed to their end, though the camera is back', async () => {
    const { user, sent, phone, pass } = await looking({
      prepare: ({ faults }) => {
        faults.camera = 'busy'
      },
    })
    const field = () => screen.getByRole<HTMLInputElement>('textbox')
    await user.type(field(), '8901063')
    delete phone.faults.camera
    await pass(15_000)
    expect(screen.queryByLabelText(screenTexts.typeFigures)).toBeNull()
    expect(document.activeElement).toBe(field())
    await user.type(field(), '010116{Enter}')
    expect(JSON.stringify(sent())).toContain('"text":"8901063010116"')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Choices' }))
  })

  it('to the letter nothing is tried again and nothing is told to the server', async () => {
    const { withoutCamera, pass, phone, opened, tell } = await looking({
      settings: { asSpecified: { ...defaultSettings.asSpecified, transport: true } },
      prepare: ({ faults }) => {
        faults.camera = 'busy'
      },
    })
    await tell(() => phone.show(true))
    await pass(20_000)
    expect(withoutCamera()).toEqual([])
    expect(opened()).toBe(1)
  })
})

describe('a microphone that is taken', () => {
  const heard = async (options: Parameters<typeof showPage>[0] = {}) => {
    const page = showPage(options)
    await page.checking()
    await page.tell(() => page.phone.hearSound(1600))
    return { ...page, opened: () => page.phone.order.filter((what) => what === 'microphone').length }
  }

  it('is had again within a second, without a word', async () => {
    const { phone, tell, pass, log, opened } = await heard()
    await tell(phone.loseMicrophone)
    await pass(1100)
    expect(opened()).toBe(2)
    expect(log()).not.toContain('in use elsewhere')
  })

  it('is asked for after pauses that grow to eight seconds, without end, and spoken of once', async () => {
    const { phone, tell, pass, log, alert, opened } = await heard()
    phone.faults.microphone = 'error'
    await tell(phone.loseMicrophone)
    await pass(60_000)
    expect(times(log(), spokenTexts['mic.lost'])).toBe(1)
    expect(alert()).toContain(spokenTexts['mic.lost'])
    const before = opened()
    await pass(60_000)
    expect(opened()).toBe(before + 8)
    delete phone.faults.microphone
    // Within ten seconds it is had and has been heard.
    await pass(8000)
    await tell(() => phone.hearSound(1600))
    await tell(phone.silence)
    await tell(phone.silence)
    expect(log()).toContain(spokenTexts['mic.back'])
    expect(alert()).not.toContain(spokenTexts['mic.lost'])
  })

  it('and is muted by a call, is had again once that is over, though silence came meanwhile', async () => {
    const { phone, tell, pass, log, opened } = await heard()
    const silence = async (forMs: number) => {
      for (let ms = 0; ms < forMs; ms += 100) {
        await tell(() => phone.hearSound(1600))
        await pass(100)
      }
    }
    phone.faults.muted = true
    await tell(() => phone.muteMicrophone(true))
    await silence(40_000)
    expect(times(log(), spokenTexts['mic.lost'])).toBe(1)
    // Each is given a second, and the pauses grow: 1, 4, 8, 8 s.
    expect(opened()).toBe(7)
    phone.faults.muted = false
    await silence(9500)
    await tell(phone.silence)
    await tell(phone.silence)
    expect(log()).toContain(spokenTexts['mic.back'])
    expect(opened()).toBe(8)
  })

  it('and sends nothing more, whatever it says of itself, is noticed', async () => {
    const { pass, opened } = await heard()
    await pass(5500)
    expect(opened()).toBe(2)
  })

  it('and brings nothing but zeros is told to be switched off, once, and tried with a tap', async () => {
    const { phone, tell, pass, log, alert, opened, choose } = await heard()
    const hears = async (forMs: number) => {
      for (let ms = 0; ms < forMs; ms += 100) {
        await tell(() => phone.hearSound(1600))
        await pass(100)
      }
    }
    await hears(10_000)
    expect(alert()).toBe('')
    await hears(20_000)
    expect(times(log(), spokenTexts['mic.silent'])).toBe(1)
    expect(alert()).toContain(spokenTexts['mic.silent'])
    expect(opened()).toBe(1)
    await choose(screenTexts.tryNow)
    await pass(1100)
    expect(opened()).toBe(2)
    await tell(() => phone.hearSound(1600, 1))
    await tell(phone.silence)
    await tell(phone.silence)
    expect(log()).toContain(spokenTexts['mic.back'])
    expect(alert()).toBe('')
  })

  it('is had again the moment the page is seen', async () => {
    const { phone, tell, pass, opened } = await heard()
    await tell(() => phone.show(false))
    await tell(phone.loseMicrophone)
    await pass(30_000)
    expect(opened()).toBe(1)
    await tell(() => phone.show(true))
    expect(opened()).toBe(2)
  })

  it('and refused at a later try says what to do now, since it is tried no more', async () => {
    const { phone, tell, pass, log, alert, opened, choose } = await heard()
    phone.faults.microphone = 'error'
    await tell(phone.loseMicrophone)
    await pass(1100)
    expect(alert()).toContain(spokenTexts['mic.lost'])
    phone.faults.microphone = 'denied'
    await pass(60_000)
    expect(times(log(), spokenTexts['mic.denied'])).toBe(1)
    expect(alert()).toContain(spokenTexts['mic.denied'])
    expect(alert()).not.toContain(spokenTexts['mic.lost'])
    const before = opened()
    await pass(60_000)
    expect(opened()).toBe(before)
    delete phone.faults.microphone
    await choose(screenTexts.tryNow)
    await tell(() => phone.hearSound(1600))
    await tell(phone.silence)
    await tell(phone.silence)
    expect(log()).toContain(spokenTexts['mic.back'])
    expect(alert()).toBe('')
  })

  it('refused, and allowed since, is told to hear', async () => {
    const { phone, tell, pass, log, alert, heardOut } = await heard({
      prepare: ({ faults }) => {
        faults.microphone = 'denied'
      },
    })
    expect(log()).not.toContain(spokenTexts['mic.back'])
    delete phone.faults.microphone
    await tell(() => phone.show(true))
    expect(alert()).toBe('')
    await tell(() => phone.hearSound(1600))
    await heardOut()
    expect(times(log(), spokenTexts['mic.back'])).toBe(1)
    await tell(() => phone.hearSound(1600))
    await pass(1000)
    await heardOut()
    expect(times(log(), spokenTexts['mic.back'])).toBe(1)
  })

  it.each(['denied', 'error'] as const)('(%s) leaves a field for what would be said', async (fault) => {
    const { phone, tell, user, sent, pass } = await heard({
      prepare: ({ faults }) => {
        faults.microphone = fault
      },
    })
    await user.type(screen.getByLabelText(screenTexts.typeQuestion), 'is there gelatine in it{Enter}')
    expect(JSON.stringify(sent())).toContain('"text":"is there gelatine in it"')
    delete phone.faults.microphone
    await tell(() => phone.show(true))
    await pass(100)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('that brings nothing leaves such a field too, and asks for taps', async () => {
    const { store, welcomed, tell, pass, log, heardOut } = showPage({
      storeId: '1',
      prepare: ({ set }) => set({ returning: true }),
    })
    await welcomed()
    expect(screen.queryByRole('textbox')).toBeNull()
    await tell(() =>
      store.dispatch({ type: 'notice', notice: { about: 'microphone', text: spokenTexts['mic.silent'] } }),
    )
    screen.getByLabelText(screenTexts.typeQuestion)
    await pass(9000)
    await heardOut()
    expect(log()).toContain(spokenTexts['tap.deaf'])
  })

  it('leaves none to the letter', async () => {
    const page = showPage({
      settings: { asSpecified: { ...defaultSettings.asSpecified, transport: true } },
      prepare: ({ faults }) => {
        faults.microphone = 'denied'
      },
    })
    await page.welcomed()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('refused is asked for only by the shopper', async () => {
    const { pass, opened, choose } = await heard({
      prepare: ({ faults }) => {
        faults.microphone = 'denied'
      },
    })
    await pass(60_000)
    expect(opened()).toBe(1)
    await choose(screenTexts.tryNow)
    expect(opened()).toBe(2)
  })
})

it('sound that another app has stands on the screen with the way out, and is felt', async () => {
  const { checking, phone, tell, alert, choose, pass } = showPage()
  await checking()
  await tell(() => phone.hearSound(1600))
  await tell(() => phone.holdSound(true))
  expect(alert()).toContain(screenTexts.soundLost)
  expect(phone.spies.vibrate).toHaveBeenCalled()
  await choose(screenTexts.tryNow)
  expect(phone.spies.retrySound).toHaveBeenCalledOnce()
  // What the microphone does not bring is not its own fault then.
  await pass(10_000)
  expect(phone.order.filter((what) => what === 'microphone')).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: screenTexts.tryNow }))
  await tell(() => phone.holdSound(false))
  expect(alert()).toBe('')
  // Its button is gone.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: screenTexts.talk }))
})

it.each([
  ['is left to the phone’s voice, where it has one', true, 'off'],
  ['is read out by a screen reader', false, 'polite'],
])('what is said while there is no sound from the first tap on %s', async (_, speaksHere, live) => {
  const { talking, alert, tell, phone } = showPage({
    prepare: ({ holdSound, lacks }) => {
      holdSound(true)
      if (!speaksHere) lacks('voice')
    },
  })
  await talking()
  expect(alert()).toContain(screenTexts.soundLost)
  expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive')
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe(live)
  await tell(() => phone.holdSound(false))
  expect(alert()).not.toContain(screenTexts.soundLost)
  expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('off')
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off')
})

const oats = productOf({
  id: 'p7',
  name: 'Oat Crunch',
  allergensContain: ['oats', 'milk solids'],
})

describe('sound that stands still in a call', () => {
  const answer = ['Oat Crunch.', 'Contains milk.', 'May contain nuts.']
  async function inCall() {
    const page = showPage()
    await page.checking()
    const say = (text: string) => page.tell(() => page.server.say(text, { id: text, turn: 1, last: true }))
    await say(answer[0] ?? '')
    await page.tell(() => page.phone.holdSound(true, true))
    for (const text of answer.slice(1)) await say(text)
    return page
  }
  const isRead = () => screen.getByRole('log').getAttribute('aria-live') === 'polite'

  it('leaves what is said to a screen reader, whatever voice the phone has', async () => {
    const { log, phone, tell } = await inCall()
    for (const text of answer) expect(log()).toContain(text)
    expect(isRead()).toBe(true)
    await tell(() => phone.holdSound(false))
    expect(isRead()).toBe(false)
  })

  it('loses nothing: all is heard once the call is over, however long it was', async () => {
    const { phone, pass, tell, heardOut, sent } = await inCall()
    const played = () => sent().flatMap((frame) => frame.played ?? []) as { id: string }[]
    phone.spies.speaker.drop.mockClear()
    await pass(120_000)
    expect(phone.spies.speaker.drop).not.toHaveBeenCalled()
    expect(played().filter(({ id }) => answer.includes(id))).toEqual([])
    await tell(() => phone.holdSound(false))
    await heardOut()
    expect(played().filter(({ id }) => answer.includes(id))).toEqual(
      answer.map((id) => expect.objectContaining({ id, interrupted: false })),
    )
  })

  it('is tried for with a tap, which skips nothing that nobody could hear', async () => {
    const { phone, user, container } = await inCall()
    phone.spies.speaker.drop.mockClear()
    await user.click(container)
    expect(phone.spies.retrySound).toHaveBeenCalledOnce()
    expect(phone.spies.speaker.drop).not.toHaveBeenCalled()
  })

  it('keeps nobody waiting who takes their consent back', async () => {
    const { server, tell, store, log } = await inCall()
    await tell(() => server.hear('i do not agree', 'page'))
    expect(store.get().phase).toBe('paused')
    expect(log()).toContain(spokenTexts['idle.paused'])
  })

  it('keeps nobody waiting who took it back before it went', async () => {
    const page = showPage()
    await page.checking()
    await page.tell(() => page.server.hear('i do not agree', 'page'))
    expect(page.store.get().phase).toBe('talking')
    await page.tell(() => page.phone.holdSound(true, true))
    expect(page.store.get().phase).toBe('paused')
  })

  it('is not the product’s speaking: the page listens, and stops once it is heard again', async () => {
    const page = showPage({ prepare: ({ set }) => set({ returning: true, phoneEar: true }) })
    await page.checking()
    const listens = () => page.phone.phoneEar() !== undefined
    expect(listens()).toBe(true)
    await page.tell(() => page.server.say(answer[0] ?? '', { id: 'a', turn: 1, last: true }))
    expect(listens()).toBe(false)
    await page.tell(() => page.phone.holdSound(true, true))
    expect(listens()).toBe(true)
    await page.tell(() => page.server.say(answer[1] ?? '', { id: 'b', turn: 1, last: true }))
    expect(listens()).toBe(true)
    await page.tell(() => page.phone.holdSound(false))
    expect(listens()).toBe(false)
  })

  it.each(['refused', 'network'] as const)(
    'throws away nothing for what the phone’s recogniser cannot hear then (%s), which is tried again',
    async (fault) => {
      const page = showPage({ prepare: ({ set }) => set({ returning: true, phoneEar: true }) })
      await page.checking()
      for (const text of answer.slice(0, 2))
        await page.tell(() => page.server.say(text, { id: text, turn: 1, last: true }))
      await page.tell(() => page.phone.holdSound(true, true))
      page.phone.spies.speaker.drop.mockClear()
      await page.tell(() => page.phone.phoneEar()?.ended(fault))
      expect(page.phone.spies.speaker.drop).not.toHaveBeenCalled()
      const told = settingTexts[fault === 'refused' ? 'phoneEarRefused' : 'phoneEarNetwork']
      expect(page.log()).toContain(told)
      await page.pass(10_000)
      expect(page.phone.phoneEar()).toBeDefined()
      await page.tell(() => page.phone.phoneEar()?.ended(fault))
      expect(page.log().split(told)).toHaveLength(2)
      await page.tell(() => page.phone.holdSound(false))
      await page.heardOut()
      const played = page.sent().flatMap((frame) => frame.played ?? []) as { id: string }[]
      expect(played.filter(({ id }) => answer.includes(id))).toEqual(
        answer.slice(0, 2).map((id) => expect.objectContaining({ id, interrupted: false })),
      )
      // All is shown already: what follows is said only now.
      await page.heardOut()
      expect(page.phone.phoneEar()).toBeDefined()
    },
  )

  it.each([
    ['before it has begun anything', true],
    ['in the middle of a sentence', false],
  ])('leaves all to a screen reader in Hindi too, once the phone’s voice fails %s', async (_, isEarly) => {
    const page = showHindi()
    await talkingHindi(page)
    const say = (text: string) => page.tell(() => page.server.say(text, { id: text, turn: 1, last: true }))
    if (!isEarly) await say(answer[0] ?? '')
    await page.tell(() => page.phone.holdSound(true, true))
    for (const text of isEarly ? answer : answer.slice(1)) await say(text)
    expect(page.log()).not.toContain(answer[2])
    expect(isRead()).toBe(false)
    await page.tell(page.phone.failVoice)
    for (const text of answer) expect(page.log()).toContain(text)
    expect(isRead()).toBe(true)
    await page.tell(() => page.phone.holdSound(false))
    expect(isRead()).toBe(false)
    await page.heardOut()
    expect(page.phone.spies.speaker.say.mock.calls.flat()).toEqual(expect.arrayContaining(answer))
  })

  it('leaves what follows on a private sentence to it as well', async () => {
    const { tell, phone, server, log } = await inCall()
    phone.keepNeeds({ avoid: ['milk'], diets: [] })
    await tell(() => server.say('Oat Crunch, 100 grams.', { about: [{ product: oats }] }))
    expect(log()).toContain('you avoid milk')
    expect(log()).toContain('Oat Crunch, 100 grams.')
    expect(isRead()).toBe(true)
  })

  it('lets the visit go on by itself where the phone’s prompt is left alone', async () => {
    const { tapped, tell, server, pass, phone } = showPage({
      prepare: ({ devices, set, holdSound }) => {
        set({ returning: true })
        devices.motion.request = () => new Promise(() => {})
        holdSound(true, true)
      },
    })
    await tapped()
    await tell(server.accept)
    await pass(20_500)
    expect(phone.order.slice(-2)).toEqual(['microphone', 'camera'])
  })

  it('stays told, and read out, through a pause until it is over', async () => {
    const { phone, choose, alert, log, tell, store } = await inCall()
    await choose('More')
    await choose('Pause')
    expect(store.get().phase).toBe('paused')
    expect(alert()).toContain(screenTexts.soundLost)
    expect(log()).toContain(spokenTexts['idle.paused'])
    expect(isRead()).toBe(true)
    await tell(() => phone.holdSound(false))
    expect(alert()).toBe('')
    expect(isRead()).toBe(false)
  })
})

describe('the phone’s own prompts', () => {
  /** A phone that asks, with an answer that the test gives. */
  function asking(what: 'microphone' | 'camera', returning = false) {
    let answer = () => {}
    const page = showPage({
      prepare: ({ devices, set }) => {
        set({ returning })
        devices.permissions.granted = async () => false
        const open = devices[what].open as (...all: unknown[]) => Promise<unknown>
        Object.assign(devices[what], {
          open: (...all: unknown[]) =>
            new Promise((resolve) => {
              answer = () => resolve(open(...all))
            }),
        })
      },
    })
    return { ...page, answer: () => page.tell(() => answer()) }
  }
  const welcome = spoken('welcome.home', { brand: 'Britannia' })

  it.each(['microphone', 'camera'] as const)('nothing is said under the one of the %s', async (what) => {
    const { talking, pass, heardOut, answer, store } = asking(what, true)
    await talking()
    await pass(15_000)
    expect(store.get().lines).toEqual([])
    await answer()
    await pass(2500)
    await heardOut()
    expect(store.get().lines[0]?.text).toBe(welcome)
  })

  it('one about motion that nobody answers is spoken of, and the others follow it', async () => {
    const { tapped, tell, server, pass, heardOut, store, phone } = showPage({
      prepare: ({ devices, set }) => {
        set({ returning: true })
        devices.motion.request = () => new Promise(() => {})
      },
    })
    await tapped()
    await tell(server.accept)
    await pass(20_500)
    expect(store.get().lines.map(({ text }) => text)).toEqual([spokenTexts['perm.wait.motion']])
    expect(phone.order).not.toContain('microphone')
    await heardOut()
    expect(phone.order.slice(-2)).toEqual(['microphone', 'camera'])
    await pass(2500)
    await heardOut()
    expect(store.get().lines[1]?.text).toBe(welcome)
  })

  it('one that nobody answers is spoken of, and the visit goes on without it', async () => {
    const { talking, pass, heardOut, answer, store, phone } = asking('microphone', true)
    await talking()
    await pass(20_500)
    expect(store.get().lines.map(({ text }) => text)).toEqual([spokenTexts['perm.wait.microphone']])
    await heardOut()
    await pass(2500)
    await heardOut()
    expect(store.get().lines[1]?.text).toBe(welcome)
    expect(phone.order).not.toContain('camera')
    await answer()
    await pass(100)
    expect(phone.order.slice(-2)).toEqual(['microphone', 'camera'])
  })
})

describe('what the phone keeps', () => {
  it('that nobody has heard the warning yet, however often the page was opened', async () => {
    const { loaded, pass, phone } = showPage()
    await loaded()
    await pass(6000)
    expect(phone.spies.remember).toHaveBeenCalled()
    expect(phone.owesSafety()).toBe(true)
  })

  it('and a returning shopper who never heard it hears it first', async () => {
    const { welcomed, store, phone } = showPage({
      prepare: ({ set, devices }) => {
        set({ returning: true })
        devices.memory.oweSafety(true)
      },
    })
    await welcomed()
    const said = store.get().lines.map(({ text }) => text)
    expect(said.slice(0, 2)).toEqual([spokenTexts.privacy, spokenTexts.safety])
    expect(phone.owesSafety()).toBe(false)
  })

  it('the place of a visit, and nothing of it once it is over', async () => {
    const { checking, choose, heardOut, pass, phone } = showPage()
    await checking()
    expect(phone.place()).toMatchObject({ where: 'checking', storeId: null })
    await choose('More')
    await choose('Thank you')
    await heardOut()
    await pass(10_000)
    await heardOut()
    expect(phone.place()).toBeUndefined()
  })

  it('a visit that was broken off is offered, and goes on after a yes', async () => {
    const { talking, pass, heardOut, choose, log, store } = showPage({
      prepare: ({ set, keepPlace }) => {
        set({ returning: true })
        keepPlace({
          ...{ version: 1, storeId: null, where: 'checking', section: null },
          ...{ notThere: 0, walk: null, told: true },
        })
      },
    })
    await talking()
    await pass(2500)
    await heardOut()
    expect(store.get().lines[0]?.text).toBe('We were at the product check. Carry on? Yes or no.')
    await choose('Yes')
    await heardOut()
    expect(log()).toContain(spokenTexts.hi)
    expect(screen.getByRole('button', { name: 'What is this?' })).toBeTruthy()
  })
})

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { showPage } from './show-page.tsx'

const lives = (sockets: readonly { url: string }[]) =>
  sockets.filter(({ url }) => url.endsWith('/ws/')).length

describe('a socket that opens and says nothing', () => {
  it('is no connection yet, and is spoken of once', async () => {
    const { tapped, tell, server, pass, status, log, heardOut } = showPage({
      prepare: ({ set }) => set({ returning: true }),
    })
    await tapped()
    await tell(() => server.live()?.onopen?.())
    expect(status()).toBe('Connecting...')
    await pass(4400)
    expect(log()).toBe('')
    await pass(100)
    expect(log()).toBe(spokenTexts.moment)
    await heardOut()
    await pass(10_000)
    expect(log()).toBe(spokenTexts.moment)
    expect(status()).toBe('Connecting...')
    await tell(server.accept)
    expect(status()).toBe('Connected')
  })

  it('and does so soon enough is not', async () => {
    const { tapped, tell, server, pass, log } = showPage({ prepare: ({ set }) => set({ returning: true }) })
    await tapped()
    await tell(() => server.live()?.onopen?.())
    await pass(4000)
    await tell(server.accept)
    await pass(2000)
    expect(log()).toBe('')
  })
})

describe('a lost connection', () => {
  it.each([
    [false, 'Connection closed'],
    [true, 'Connection error'],
  ])('with an error %s says "%s" and comes back', async (error, words) => {
    const { checking, tell, server, status, alert, log, pass, heardOut } = showPage()
    await checking()
    await tell(() => server.say('Oat Crunch, 200 g.'))
    await tell(() => server.tell({ shopperSession: { resume: { lastProductId: 'p7' } } }))
    await tell(() => server.drop(1006, error))
    await heardOut()
    expect(status()).toBe('Disconnected')
    expect(alert()).toBe(words)
    expect(log()).toContain(spokenTexts['net.lost'])
    await pass(500)
    expect(lives(server.sockets)).toBe(2)
    expect(status()).toBe('Connecting...')
    await tell(server.accept)
    expect(alert()).toBe('')
    const [setup] = (server.live()?.sent ?? []) as object[]
    expect(setup).toMatchObject({ setup: { shopper_session: { resume: { lastProductId: 'p7' } } } })
    await heardOut()
    expect(log()).toContain('Connected again. We were at: Oat Crunch.')
    expect(status()).toBe('Connected')
  })

  it.each([
    ['is said again on the next', 0, false],
    ['is not said again after a press', 0, true],
    ['is not said again when the next comes late', 20_000, false],
  ])('what was said on it %s', async (told, lateMs, pressed) => {
    const { checking, tell, server, pass, phone, heardOut, choose, sent } = showPage()
    await checking()
    await pass(2000)
    await tell(() => phone.hearSound(1600))
    await tell(() => server.drop())
    await heardOut()
    if (pressed) await choose('Repeat')
    await pass(500 + lateMs)
    await tell(server.accept)
    await heardOut()
    const heard = sent().filter((frame) => 'realtime_input' in frame)
    expect(heard.length > 0).toBe(told === 'is said again on the next')
  })

  it.each([
    ['is asked again', 'a line that says nothing', 0, true],
    ['is not asked again late', 'a line that says nothing', 8000, false],
    ['is not asked again', 'a line that had opened the look', 0, false],
  ])('what was asked on it by hand %s: %s, %d ms', async (_, line, lateMs, isAsked) => {
    const { checking, tell, server, pass, heardOut, choose, sent } = showPage()
    await checking()
    await choose('What is this?')
    if (line === 'a line that had opened the look')
      await tell(() => server.tell({ look: { open: true, id: 'a' } }))
    await pass(1000)
    await tell(() => server.drop())
    await pass(500 + lateMs)
    await tell(server.accept)
    await heardOut()
    expect(JSON.stringify(sent()).includes('what is this')).toBe(isAsked)
  })

  it('is what a message that is no JSON makes of it; one outside the contract is passed over', async () => {
    const { checking, tell, server, status, log, pass, heardOut } = showPage()
    await checking()
    await tell(() => server.tell({ serverContent: { outputTranscription: 7 } }))
    expect(status()).toBe('Connected')
    const garbled = server.live()
    await tell(() => garbled?.onmessage?.({ data: '{"serverContent":{"outp' }))
    expect(garbled?.readyState).toBe(3)
    expect(status()).toBe('Disconnected')
    await pass(500)
    expect(lives(server.sockets)).toBe(2)
    await tell(server.accept)
    await heardOut()
    expect(status()).toBe('Connected')
    expect(log()).toContain(spokenTexts['net.lost'])
  })

  it('is given up after some tries; the big button tries again', async () => {
    const { checking, tell, server, status, alert, log, pass, phone, choose, heardOut } = showPage()
    await checking()
    await tell(() => server.drop())
    for (let i = 0; i < 17; i++) {
      await pass(2000)
      await tell(() => server.drop())
    }
    await heardOut()
    await pass(25)
    expect(status()).toContain('Disconnected')
    expect(alert()).toBe(`${screenTexts.connectionClosed}${spokenTexts['net.fail']}`)
    expect(log()).toContain(spokenTexts['net.fail'])
    expect(log().split(spokenTexts['net.lost'])).toHaveLength(2)
    expect(log().split(spokenTexts['net.fail'])).toHaveLength(2)
    expect(phone.spies.microphoneClosed).toHaveBeenCalled()
    const before = lives(server.sockets)
    await choose('Start talking')
    await pass(25)
    expect(lives(server.sockets)).toBe(before + 1)
  })

  it('is one, too, that opens and is never set up', async () => {
    const { checking, tell, server, pass, log, heardOut } = showPage()
    await checking()
    await tell(() => server.drop())
    await pass(500)
    expect(lives(server.sockets)).toBe(2)
    await tell(() => server.live()?.onopen?.())
    await pass(19_975)
    expect(lives(server.sockets)).toBe(2)
    await pass(25 + 1333)
    expect(lives(server.sockets)).toBe(3)
    await tell(server.accept)
    await pass(60_000)
    await heardOut()
    expect(lives(server.sockets)).toBe(3)
    expect(log()).toContain('Connected again')
  })

  it('is dialled anew once the server answers requests, later each time', async () => {
    const { checking, tell, server, pass, status } = showPage()
    await checking()
    server.reply('/healthz', () => Promise.reject(new TypeError('no line')))
    await tell(() => server.drop())
    await pass(500 + 3000)
    expect(lives(server.sockets)).toBe(2)
    server.reply('/healthz', async () => server.json({}))
    await pass(1000)
    expect(lives(server.sockets)).toBe(3)
    const [, unanswered] = server.sockets
    expect(unanswered?.readyState).toBe(3)
    await pass(500)
    expect(lives(server.sockets)).toBe(3)
    await pass(500)
    expect(lives(server.sockets)).toBe(4)
    await pass(2000)
    expect(lives(server.sockets)).toBe(4)
    await tell(server.accept)
    expect(status()).toBe('Connected')
    expect(server.live()?.readyState).toBe(1)
    await pass(20_000)
    expect(lives(server.sockets)).toBe(4)
  })

  it('gives a socket as long as four answers take on a slow line', async () => {
    const { checking, tell, server, pass } = showPage()
    await checking()
    let answer = () => {}
    const slowly = () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(server.json({}))
      })
    server.reply('/healthz', slowly)
    await tell(() => server.drop())
    await pass(500 + 600 + 350)
    await tell(answer)
    expect(lives(server.sockets)).toBe(2)
    await pass(250 + 350)
    await tell(answer)
    expect(lives(server.sockets)).toBe(3)
  })

  it('is noticed within six seconds although the socket says nothing of it, and once', async () => {
    const { checking, tell, server, pass, log, status, sent } = showPage()
    await checking()
    for (let seconds = 0; seconds < 20; seconds += 2) {
      await tell(() => server.tell({ alive: {} }))
      await pass(2000)
    }
    expect(status()).toBe('Connected')
    expect(sent().filter(({ alive }) => alive)).toHaveLength(10)
    await pass(3000)
    expect(status()).not.toBe('Connected')
    expect(server.sockets.at(-1)?.readyState).not.toBe(1)
    await pass(500)
    expect(lives(server.sockets)).toBe(2)
    await tell(server.accept)
    expect(status()).toBe('Connected')
    expect(log().split(spokenTexts['net.lost'])).toHaveLength(2)
  })

  it('is looked for at once when the page is seen again, or its network has changed', async () => {
    const { checking, tell, server, pass, phone, status } = showPage()
    await checking()
    await tell(() => server.tell({ alive: {} }))
    await pass(3000)
    await tell(() => phone.show(true))
    await tell(() => server.tell({ alive: {} }))
    await pass(3000)
    expect(status()).toBe('Connected')
    await tell(() => phone.setOnline(true))
    await pass(1500)
    expect(status()).not.toBe('Connected')
    await pass(500)
    await tell(() => server.drop())
    const before = lives(server.sockets)
    await tell(() => phone.show(true))
    expect(lives(server.sockets)).toBe(before + 1)
  })

  it('is not tried again after a refusal, whose words are shown', async () => {
    const { tapped, tell, server, alert, log, pass, heardOut } = showPage()
    await tapped()
    await tell(() =>
      server.tell({ error: { code: 'service_not_allowed', message: 'This service is not allowed.' } }),
    )
    await tell(() => server.drop(1008))
    await pass(30_000)
    await heardOut()
    expect(alert()).toBe(`${screenTexts.connectionClosed}This service is not allowed.`)
    expect(log()).not.toContain(spokenTexts['net.lost'])
    expect(lives(server.sockets)).toBe(1)
    expect(screen.getByRole('button', { name: 'Start talking' })).toBeTruthy()
  })

  it('is tried again when the line stood while it opened: what was said came too late', async () => {
    const { tapped, tell, server, alert, log, pass, heardOut } = showPage()
    await tapped()
    await tell(() =>
      server.tell({ error: { code: 'first_message_late', message: 'Nothing was said in time.' } }),
    )
    await tell(() => server.drop(1008))
    await pass(600)
    expect(lives(server.sockets)).toBe(2)
    await tell(server.accept)
    await heardOut()
    expect(alert()).not.toContain('Nothing was said')
    expect(log()).toContain(spokenTexts['net.lost'])
  })

  it('without a network says so, and comes back with it', async () => {
    const { checking, tell, server, alert, log, status, pass, phone, heardOut } = showPage()
    await checking()
    await tell(() => phone.setOnline(false))
    expect(status()).toBe('Disconnected')
    expect(alert()).toBe(screenTexts.offline)
    await heardOut()
    expect(log()).toContain(spokenTexts['net.lost'])
    expect(log()).toMatch(/no connection/i)
    await pass(20_000)
    expect(lives(server.sockets)).toBe(1)
    await tell(() => phone.setOnline(true))
    expect(lives(server.sockets)).toBe(2)
    await tell(server.accept)
    expect(alert()).toBe('')
  })
})

describe('the first connection', () => {
  it('that fails is told at once, and the welcome that follows says nothing of it', async () => {
    const { tapped, tell, server, pass, log, heardOut } = showPage()
    await tapped()
    await tell(() => server.drop())
    await pass(25)
    expect(log()).toContain(spokenTexts['net.lost'])
    await pass(500)
    await tell(server.accept)
    await pass(2500)
    await heardOut()
    expect(log()).toContain(spokenTexts['place.ask'])
    expect(log().split(spokenTexts['net.lost'])).toHaveLength(2)
  })

  it('that never comes is no silence: it is told, then staff are named, and the visit pauses', async () => {
    const { tapped, pass, log, heardOut, status } = showPage()
    await tapped()
    await pass(6000)
    expect(log()).toContain(spokenTexts['net.lost'])
    await heardOut()
    await pass(30_000)
    expect(log()).toContain(spokenTexts['net.fail'])
    await heardOut()
    expect(status()).toContain('Disconnected')
    expect(screen.getByRole('button', { name: 'Start talking' })).toBeTruthy()
  })

  it('is tried for again at a tap, and given up by a press', async () => {
    const { tapped, tell, server, pass, user, container, choose, phone } = showPage()
    await tapped()
    await tell(() => server.drop())
    await pass(25)
    await tell(phone.silence)
    await user.click(container)
    await pass(25)
    expect(lives(server.sockets)).toBe(2)
    await choose('Stop')
    await pass(25)
    expect(screen.getByRole('button', { name: 'Start talking' })).toBeTruthy()
  })
})

describe('a server that ends', () => {
  const moved = async () => {
    const shown = showPage()
    await shown.checking()
    const { tell, server, pass } = shown
    await tell(() => server.tell({ shopperSession: { resume: { lastProductId: 'p7', lookFor: 'name' } } }))
    await tell(() => server.drop(1001))
    expect(shown.status()).toBe('Disconnected')
    expect(shown.alert()).toBe('Connection closed')
    await pass(250)
    expect(lives(server.sockets)).toBe(2)
    return shown
  }

  it('is left for another at once, and nothing is said of it', async () => {
    const { server, tell, status, alert, log, heardOut } = await moved()
    const before = log()
    await tell(server.accept)
    await heardOut()
    expect([status(), alert(), log()]).toEqual(['Connected', '', before])
    const sent = server.live()?.sent as object[]
    expect(sent[0]).toMatchObject({
      setup: { shopper_session: { mode: 'scan', resume: { lastProductId: 'p7', lookFor: 'name' } } },
    })
    expect(sent).toContainEqual(expect.objectContaining({ listen_for: 'checking' }))
  })

  it('is asked nothing on the way: the other one is', async () => {
    const { server, tell, choose, sent } = await moved()
    await choose('Use-by date')
    await tell(server.accept)
    const asked = sent().filter((frame) => frame.client_content)
    expect(asked).toHaveLength(1)
  })

  it('is a lost connection when no other is found', async () => {
    const { server, tell, pass, log, heardOut } = await moved()
    await tell(() => server.drop())
    await pass(750)
    await tell(() => server.drop())
    await pass(1250)
    expect(lives(server.sockets)).toBe(4)
    await heardOut()
    expect(log()).not.toContain(spokenTexts['net.lost'])
    await tell(() => server.drop())
    await heardOut()
    expect(log()).toContain(spokenTexts['net.lost'])
    await pass(500)
    await tell(server.accept)
    await heardOut()
    expect(log()).toContain('Connected again. We were at: Oat Crunch.')
  })

  it('is a lost connection without a network', async () => {
    const { server, tell, phone, alert, log, heardOut } = await moved()
    await tell(() => phone.setOnline(false))
    await heardOut()
    expect(alert()).toBe(screenTexts.offline)
    await tell(() => phone.setOnline(true))
    await tell(server.accept)
    await heardOut()
    expect(log()).toContain('Connected again. We were at: Oat Crunch.')
  })
})

it('a tap without a network says so, and the visit begins all the same', async () => {
  const { loaded, user, phone, alert, pass, heardOut, log } = showPage()
  const start = await loaded()
  phone.setOnline(false)
  await user.click(start)
  await expect
    .poll(async () => {
      await pass(25)
      return alert()
    })
    .toBe(screenTexts.offline)
  await pass(2500)
  await heardOut()
  expect(log()).toMatch(/no connection/i)
  expect(log()).toContain(spokenTexts['place.ask'])
})

it('before the tap a missing network is told on the screen', async () => {
  const { loaded, phone, alert, tell } = showPage()
  await loaded()
  await tell(() => phone.setOnline(false))
  expect(alert()).toBe(screenTexts.offline)
  await tell(() => phone.setOnline(true))
  expect(alert()).toBe('')
})

describe('a lost microphone', () => {
  it('is taken up again after a second, one at a time', async () => {
    const { talking, tell, pass, phone } = showPage()
    await talking()
    const opened = () => phone.order.filter((device) => device === 'microphone').length
    await tell(phone.loseMicrophone)
    await tell(phone.loseMicrophone)
    await pass(975)
    expect(opened()).toBe(1)
    await pass(25)
    expect(opened()).toBe(2)
    await pass(5000)
    expect(opened()).toBe(2)
  })
})

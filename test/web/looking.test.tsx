// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { showPage } from './show-page.tsx'

interface Media {
  realtime_input?: { media_chunks: { mime_type: string; look_id?: string }[] }
}

const pictures = (sent: readonly object[]) =>
  (sent as readonly Media[])
    .flatMap(({ realtime_input }) => realtime_input?.media_chunks ?? [])
    .filter(({ mime_type }) => mime_type === 'image/jpeg')

it('pictures leave only while a look is open, three a second, with its id', async () => {
  const { talking, tell, server, pass, sent } = showPage()
  await talking()
  await pass(3000)
  expect(pictures(sent())).toEqual([])
  await tell(() => server.tell({ look: { open: true, id: 'a' } }))
  await pass(1000)
  const shown = pictures(sent())
  expect(shown.length).toBeGreaterThanOrEqual(3)
  expect(shown.length).toBeLessThanOrEqual(4)
  expect(new Set(shown.map(({ look_id }) => look_id))).toEqual(new Set(['a']))
  await tell(() => server.tell({ look: { open: false, id: 'a' } }))
  await pass(3000)
  expect(pictures(sent())).toHaveLength(shown.length)
})

it('a picture waits until the one before has left', async () => {
  const { talking, tell, server, pass, sent } = showPage()
  await talking()
  Object.assign(server.live() ?? {}, { bufferedAmount: 200_000 })
  await tell(() => server.tell({ look: { open: true, id: 'a' } }))
  await pass(1000)
  expect(pictures(sent())).toEqual([])
})

it('no picture is sent once the connection is lost', async () => {
  const { talking, tell, server, pass } = showPage()
  await talking()
  await tell(() => server.tell({ look: { open: true, id: 'a' } }))
  await tell(() => server.drop())
  await pass(525)
  await tell(server.accept)
  await pass(2000)
  expect(pictures((server.live()?.sent ?? []) as object[])).toEqual([])
})

const looking = async (options: Parameters<typeof showPage>[0] = {}) => {
  const page = showPage(options)
  await page.checking()
  await page.tell(() => page.server.tell({ look: { open: true, id: 'a' } }))
  return page
}

it('in the dark the phone’s light is switched on, which is said once, and off with the look', async () => {
  const { phone, pass, log, tell, server, heardOut } = await looking({
    prepare: ({ seen }) => {
      seen.light = 30
    },
  })
  await pass(1500)
  expect(phone.spies.torch.mock.calls).toEqual([[true]])
  await heardOut()
  expect(log()).toContain(spokenTexts['cam.torch'])
  await tell(() => server.tell({ look: { open: false, id: 'a' } }))
  expect(phone.spies.torch).toHaveBeenLastCalledWith(false)
})

it('a light that the phone refuses changes nothing', async () => {
  const { phone, pass, log, heardOut } = await looking({
    prepare: ({ seen, spies }) => {
      seen.light = 30
      spies.torch.mockResolvedValue(false)
    },
  })
  await pass(3000)
  await heardOut()
  expect(phone.spies.torch).toHaveBeenCalledTimes(1)
  expect(log()).not.toContain(spokenTexts['cam.torch'])
})

describe('ticks while a pack is aimed at', () => {
  const ticks = ({ phone }: Awaited<ReturnType<typeof looking>>) =>
    phone.spies.signs.mock.calls.filter(([sign]) => sign === 'tick').length
  async function ticksAt(page: Awaited<ReturnType<typeof looking>>, readable: number) {
    const before = ticks(page)
    for (let at = 0; at < 4; at += 1) {
      await page.tell(() => page.server.tell({ aim: { readable } }))
      await page.pass(500)
    }
    return ticks(page) - before
  }

  it('come quicker as print grows readable, and end with the look', async () => {
    const page = await looking()
    expect(await ticksAt(page, 0)).toBe(0)
    const few = await ticksAt(page, 0.3)
    expect(few).toBeGreaterThan(1)
    expect(await ticksAt(page, 1)).toBeGreaterThan(2 * few)
    await page.tell(() => page.server.tell({ look: { open: false, id: 'a' } }))
    const after = ticks(page)
    await page.pass(3000)
    expect(ticks(page)).toBe(after)
  })

  it('are silent while anybody speaks, and when no picture comes', async () => {
    const page = await looking()
    await page.tell(() => page.phone.hearVoice(true))
    expect(await ticksAt(page, 1)).toBe(0)
    await page.tell(() => page.phone.hearVoice(false))
    await page.pass(3000)
    const spoken = { outputTranscription: { text: 'Move the pack up.' } }
    const utterance = { id: 's1', owner: 'check', turn: 1 }
    await page.tell(() => page.server.tell({ serverContent: spoken, utterance }))
    expect(await ticksAt(page, 1)).toBe(0)
  })

  it('are off with the other signs', async () => {
    const page = await looking({
      prepare: ({ devices }) => {
        devices.memory.keepPreferences({ ...devices.memory.preferences(), signs: false })
      },
    })
    expect(await ticksAt(page, 1)).toBe(0)
  })
})

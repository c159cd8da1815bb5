// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { preferenceTexts } from '../../src/core/texts/hi/setting-screen.ts'
import { settingTexts } from '../../src/core/texts/hi/settings.ts'
import { spokenTexts } from '../../src/core/texts/hi/spoken.ts'
import { showPage } from './show-page.tsx'
import { saysToPhone as says, showHindi, talkingHindi as talking } from './talking-hindi.ts'

it('hears by the phone once it was told what leaves it, and was agreed to; it is kept, and taken back', async () => {
  const page = showHindi()
  await talking(page)
  await page.tell(() => page.server.hear('मेरा फ़ोन सुने', 'page'))
  await page.heardOut()
  expect(page.log()).toContain(settingTexts.phoneEarAsked)
  expect(page.phone.phoneEar()).toBeUndefined()
  await page.tell(() => page.server.hear('मेरा फ़ोन सुन सकता है', 'page'))
  // Deaf while the product speaks.
  expect(page.phone.phoneEar()).toBeUndefined()
  await page.heardOut()
  expect(page.phone.phoneEar()).toMatchObject({ language: 'hi-IN' })
  expect(page.phone.preferences()).toMatchObject({ phoneEar: true })
  await says(page, 'ज़रूरत नहीं')
  await says(page, 'बिस्किट')
  expect(page.log()).toContain(spokenTexts['aisle.confirm.biscuits'])
  await says(page, 'मेरा फ़ोन न सुने')
  expect(page.log()).toContain(settingTexts.phoneEarOff)
  expect(page.phone.phoneEar()).toBeUndefined()
  expect(page.phone.preferences()).toMatchObject({ phoneEar: false })
})

it.each([
  [true, settingTexts.phoneEarAskedHere, preferenceTexts.phoneEarHere],
  [false, settingTexts.phoneEarAsked, preferenceTexts.phoneEar],
])('says before it whether the sound stays on the phone: %s', async (hearsHere, said, tick) => {
  const page = showPage({
    storeId: '1',
    prepare: ({ set }) => set({ returning: true, language: 'hi-IN', hearsHere }),
  })
  await page.pass(1000)
  await page.choose('सेटिंग')
  expect(await screen.findByRole('checkbox', { name: tick }, { timeout: 5000 })).toBeTruthy()
  await page.choose('सेटिंग')
  await talking(page)
  await page.tell(() => page.server.hear('मेरा फ़ोन सुने', 'page'))
  await page.heardOut()
  expect(page.log()).toContain(said)
})

it('begins again when the recogniser ends by itself, later and later while it hears nothing', async () => {
  const page = showHindi({ phoneEar: true })
  await talking(page)
  const waits: number[] = []
  for (let end = 0; end < 3; end += 1) {
    expect(page.phone.phoneEar()).toBeDefined()
    await page.tell(() => page.phone.phoneEar()?.ended(undefined))
    let waitedMs = 0
    for (; !page.phone.phoneEar() && waitedMs < 12_000; waitedMs += 250) await page.pass(250)
    waits.push(waitedMs)
  }
  expect(waits).toEqual([1000, 2000, 4000])
})

it.each([
  ['refused', settingTexts.phoneEarRefused],
  ['language', settingTexts.phoneEarLanguage],
  ['network', settingTexts.phoneEarNetwork],
] as const)('says that it cannot hear (%s), and hears by itself', async (fault, text) => {
  const page = showHindi({ phoneEar: true })
  await talking(page)
  await page.heardOut()
  await page.tell(() => page.phone.phoneEar()?.ended(fault))
  await page.heardOut()
  expect(page.log().split(text)).toHaveLength(2)
  await page.tell(() => page.server.hear('बिस्किट', 'biscuits'))
  await page.heardOut()
  expect(page.log()).toContain(spokenTexts['aisle.confirm.biscuits'])
})

it('hears by itself, and says so once, when the recogniser ends at once again and again', async () => {
  const page = showHindi({ phoneEar: true })
  await talking(page)
  await page.heardOut()
  const told = () => page.log().split(settingTexts.phoneEarEnds).length - 1
  const sounds = async () => {
    const sent = () => JSON.stringify(page.server.live()?.sent).split('audio/pcm').length
    const before = sent()
    await page.tell(() => page.phone.hearSound(1600))
    return sent() > before
  }
  const end = async () => {
    for (let ms = 0; !page.phone.phoneEar() && ms < 12_000; ms += 250) await page.pass(250)
    await page.tell(() => page.phone.phoneEar()?.ended('ends'))
  }
  await end()
  await end()
  expect([told(), await sounds()]).toEqual([0, false])
  await end()
  await page.heardOut()
  expect([told(), await sounds()]).toEqual([1, true])
  for (let more = 0; more < 3; more += 1) await end()
  await page.heardOut()
  expect(told()).toBe(1)
  for (let ms = 0; !page.phone.phoneEar() && ms < 12_000; ms += 250) await page.pass(250)
  await says(page, 'ज़रूरत नहीं')
  expect(await sounds()).toBe(false)
})

it('is not broken by ends after it has listened for a while, whatever ends it', async () => {
  const page = showHindi({ phoneEar: true })
  await talking(page)
  await page.heardOut()
  for (let times = 0; times < 5; times += 1) {
    await page.pass(5000)
    await page.tell(() => page.phone.phoneEar()?.ended('ends'))
    await page.pass(300)
    await page.heardOut()
    expect(page.phone.phoneEar()).toBeDefined()
  }
  expect(page.log()).not.toContain(settingTexts.phoneEarEnds)
})

/** A server that understands what the phone heard; returns the words that it was sent. */
async function understanding(page: ReturnType<typeof showHindi>) {
  await page.tell(() => page.server.tell({ shopperSession: { media: { words: true } } }))
  return () =>
    (page.server.live()?.sent ?? []).flatMap((frame) => {
      const { words } = frame as { words?: { text: string } }
      return words ? [words.text] : []
    })
}

it('has what it heard understood by the server, and does what that says', async () => {
  const page = showHindi({ phoneEar: true })
  await talking(page)
  const sent = await understanding(page)
  await says(page, 'कुछ मीठा खाने का मन है')
  expect(sent()).toEqual(['कुछ मीठा खाने का मन है'])
  // Shown and acted upon once, when the server has understood it.
  expect(page.log()).not.toContain('कुछ मीठा')
  await page.tell(() => page.server.hear('कुछ मीठा खाने का मन है', 'biscuits', { question: 'section' }))
  await page.heardOut()
  expect(page.log().split('कुछ मीठा')).toHaveLength(2)
  expect(page.log()).toContain(spokenTexts['aisle.confirm.biscuits'])
})

it('keeps to itself what is for the page alone, and understands by itself while nobody is there', async () => {
  const page = showHindi({ phoneEar: true })
  await talking(page)
  const sent = await understanding(page)
  await says(page, 'मुझे दूध से एलर्जी है')
  expect(page.log()).toContain('मुझे दूध से एलर्जी है')
  await page.tell(() => page.server.drop())
  await page.heardOut()
  await says(page, 'बिस्किट')
  expect(page.log()).toContain(spokenTexts['aisle.confirm.biscuits'])
  expect(sent()).toEqual([])
})

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buzzOf } from '../../src/core/speaking/signs.ts'
import { showPage } from './show-page.tsx'

type Page = ReturnType<typeof showPage>
const walkTo = async (page: Page) => {
  await page.welcomed()
  for (const choice of ['Not required', 'Biscuits', 'Entrance']) {
    await page.choose(choice)
    await page.heardOut()
  }
}
const walk = (signs: boolean) =>
  showPage({
    storeId: '1',
    prepare: ({ set, devices }) => {
      set({ returning: true, motion: 'denied' })
      devices.memory.keepPreferences({ ...devices.memory.preferences(), signs })
    },
  })

describe('signs beside the words', () => {
  it('are heard and felt, each its own', async () => {
    const page = walk(true)
    await walkTo(page)
    await page.choose('Next')
    expect(page.phone.spies.signs).toHaveBeenLastCalledWith('right')
    expect(page.phone.spies.vibrate).toHaveBeenLastCalledWith(buzzOf('right'))
  })

  it('are turned off on the phone, and nothing is lost but them', async () => {
    const page = walk(false)
    await walkTo(page)
    await page.choose('Next')
    expect(page.phone.spies.signs).not.toHaveBeenCalled()
    expect(page.phone.spies.vibrate).not.toHaveBeenCalled()
    await page.heardOut()
    expect(page.log()).toContain('Turn right, a quarter turn.')
  })

  it('are chosen under Settings, and kept', async () => {
    const page = walk(true)
    await page.loaded()
    await page.choose('Settings')
    await page.user.click(
      await screen.findByRole('checkbox', { name: 'Sounds and vibration beside the words' }),
    )
    expect(page.phone.devices.memory.preferences().signs).toBe(false)
  })

  it('tell the shopper’s turn after a question, and not while they hold to talk', async () => {
    const page = walk(true)
    await page.welcomed()
    await page.pass(300)
    expect(page.phone.spies.signs.mock.calls).toEqual([['turn']])
    await page.choose('Repeat')
    await page.heardOut()
    await page.tell(() => void page.phone.pressHeadset('talk'))
    await page.pass(300)
    expect(page.phone.spies.signs).toHaveBeenCalledTimes(1)
  })
})

import { expect, it } from 'vitest'
import { BOSS } from '../fixtures/console-visit.ts'
import { sharedConsole } from './shared.ts'

const { url, open, signIn } = sharedConsole()

it('a tab that nobody looks at signs nobody out who works in another', async () => {
  const idle = await open()
  const pass = (time: string) => idle.context.clock.fastForward(time)
  await idle.context.clock.install()
  await idle.signIn(BOSS)
  const busy = await idle.context.newPage()
  await busy.goto(`${url}/admin/productList`)
  await busy.getByRole('searchbox').waitFor()
  await pass('10:00')
  await busy.getByRole('searchbox').press('a')
  await busy
    .getByRole('status')
    .filter({ hasText: /found$|^Nothing here holds/ })
    .waitFor()
  await pass('10:00')
  const question = idle.page.getByRole('dialog', { name: 'Are you still there?' })
  await pass('04:10')
  await question.waitFor()
  await busy.getByRole('button', { name: 'Stay signed in' }).click()
  await question.waitFor({ state: 'hidden' })
  await idle.close()
})

it('Logout asks before what was typed is lost, and gives the focus back to who stays', async () => {
  const boss = await signIn()
  await boss.go('/add-product', 'Product Details')
  await boss.fill('Name', 'Rye bites')
  const logOut = async () => {
    await boss.press('Profile')
    await boss.press('Logout')
  }
  await logOut()
  await boss.press('Stay here')
  const profile = boss.page.getByRole('button', { name: 'Profile' })
  expect(await profile.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await boss.page.getByLabel('Name', { exact: true }).inputValue()).toBe('Rye bites')
  await logOut()
  await boss.press('Leave without saving')
  await boss.heading('Sign In')
  expect(await boss.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(boss.faults).toEqual([])
  await boss.close()
})

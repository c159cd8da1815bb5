import { beforeAll, describe, expect, it } from 'vitest'
import { BOSS, type ConsoleVisit, callAs } from '../fixtures/console-visit.ts'
import { frontOf } from '../fixtures/photographs.ts'
import { sharedConsole } from './shared.ts'

const CLERK = { username: 'clerk', password: 'Passw0rd!' }
const { open, url, signIn } = sharedConsole()
let storeId: string
let otherStoreId: string

beforeAll(async () => {
  const boss = await signIn()
  const { body } = await callAs(boss, 'GET', '/stores')
  const [first, second] = Object.values(body) as { id: string }[]
  storeId = first?.id ?? ''
  otherStoreId = second?.id ?? ''
  await register(boss, CLERK)
  await callAs(boss, 'POST', '/aisles', {
    id: '',
    name: 'Journey aisle',
    description: 'An aisle of this journey',
  })
  await boss.close()
})
const register = (boss: ConsoleVisit, { username, password }: typeof CLERK) =>
  callAs(boss, 'POST', '/auth/register', {
    firstName: 'Asha',
    lastName: 'Rao',
    username,
    password,
    storeId,
    storeName: '',
    role: 'admin',
    email: 'asha@example.org',
    phoneNumber: '9876543210',
    securityAnswer: 'blue',
  })

const superadminScreens = [
  ['/add-store', 'Add Store'],
  ['/manage-store?id=1', 'Manage Store'],
  ['/manage-users', 'Manage Users'],
  ['/register', 'Add New User'],
  ['/edit-user?id=1', 'Edit User'],
  ['/add-product', 'Product Details'],
  ['/edit-product?id=1', 'Edit Product'],
  ['/upload-products', 'Upload products'],
  ['/product-photographs', 'Photographs for many'],
  ['/add-aisles', 'Add Aisles'],
  ['/edit-aisles?id=1', 'Edit Aisle'],
  ['/history', 'History'],
] as const

describe('an admin of one store', () => {
  it('is told that the superadmin’s screens are not theirs, by every address', async () => {
    const clerk = await signIn(CLERK)
    for (const [address, title] of superadminScreens) {
      await clerk.go(address, title)
      await clerk.page.getByText('Access denied.').waitFor()
    }
    // A path of another store is as little there for them as one that was never made.
    await clerk.go(`/edit-store?id=${otherStoreId}&from=entrance&to=dairy`, 'Edit Path')
    await clerk.page.getByText('Missing required information').waitFor()
    expect(await clerk.page.getByRole('button', { name: 'MANAGE USERS' }).count()).toBe(0)
    expect(clerk.faults).toEqual([])
    await clerk.close()
  })

  it('is refused by the server too, and stays signed in', async () => {
    const clerk = await signIn(CLERK)
    for (const [method, path, body] of [
      ['GET', '/auth/users', undefined],
      ['DELETE', `/stores/${storeId}`, undefined],
      ['POST', '/products', { name: 'Mine', description: 'A biscuit' }],
      ['PATCH', `/stores/${otherStoreId}/delete-path`, { from: 'entrance', to: 'dairy' }],
    ] as const) {
      expect((await callAs(clerk, method, path, body)).status, path).toBe(403)
    }
    expect((await callAs(clerk, 'GET', '/stores')).status).toBe(200)
    await clerk.close()
  })

  it('edits a path of their store', async () => {
    const clerk = await signIn(CLERK)
    await clerk.follow('Edit entrance → breads')
    await clerk.heading(/^Edit Path/)
    await clerk.press('Remove step 1, start: 4')
    await clerk.press('Save Path')
    await clerk.told('Path updated.')
    await clerk.close()
  })
})

describe('who is not signed in any more', () => {
  it('is sent to sign in when the password was changed in another browser', async () => {
    // Whoever tries again after a failure has that one's password no more.
    const who = { username: `changer${Date.now()}`, password: 'Passw0rd!' }
    const boss = await signIn()
    await register(boss, who)
    const [here, there] = [await signIn(who), await signIn(who)]
    await there.go('/change-password', 'Change Password')
    await there.fill('New Password', 'N3w-Passw0rd!')
    await there.fill('Confirm Password', 'N3w-Passw0rd!')
    await there.page.getByRole('main').getByRole('button', { name: 'Change Password' }).click()
    await there.told('Password updated')
    // What it asks for by itself may be refused before the press is done.
    await Promise.race([here.press('PRODUCT LIST'), here.heading('Sign In')])
    await here.heading('Sign In')
    await here.page.getByText('You were signed out. Please sign in again.').waitFor()
    expect(await here.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await there.press('PRODUCT LIST')
    await there.heading('Product List')
    await Promise.all([boss.close(), here.close(), there.close()])
  })

  it('was asked a minute before, when nothing was done for a quarter of an hour', async () => {
    const clerk = await open()
    await clerk.page.clock.install()
    await clerk.signIn(CLERK)
    const question = clerk.page.getByRole('dialog', { name: 'Are you still there?' })
    await clerk.page.clock.fastForward('14:10')
    await question.waitFor()
    await clerk.press('Stay signed in')
    await question.waitFor({ state: 'hidden' })
    await clerk.page.clock.fastForward('14:10')
    await question.waitFor()
    await clerk.page.clock.fastForward('01:00')
    await clerk.heading('Sign In')
    await clerk.page.getByText('You were signed out because nothing was done for a while.').waitFor()
    expect(await clerk.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await clerk.close()
  })

  it('is signed out in every tab by Logout', async () => {
    const first = await signIn(CLERK)
    const second = await first.context.newPage()
    await second.goto(`${url}/admin/productList`)
    await second.getByRole('heading', { level: 1, name: 'Product List' }).waitFor()
    await first.press('Profile')
    await first.press('Logout')
    await first.heading('Sign In')
    await second.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor()
    await first.close()
  })
})

const staffScreens = [
  ['/Dashboard', 'Dashboard'],
  ['/productList', 'Product List'],
  ['/aisles-list', 'Manage Aisles'],
  ['/change-password', 'Change Password'],
  ['/Navigation', 'Navigation demo'],
  ['/qr-sheets', 'QR sheets'],
  ['/edit-store?id=1&from=entrance&to=dairy', /^Edit Path: /],
] as const

describe('nobody', () => {
  it('gets to any screen of the staff by its address', async () => {
    const stranger = await open()
    for (const [address] of [...staffScreens, ...superadminScreens]) await stranger.go(address, 'Sign In')
    expect(stranger.faults).toEqual([])
    await stranger.close()
  })
})

/** The rules that a colour can break, of those that are tried at all. */
const ofColour = ['color-contrast', 'link-in-text-block']

describe.each([
  [
    'a superadmin',
    BOSS,
    [
      ['', /shopping helper/],
      ['/guide', 'Staff guide'],
      ['/nowhere', 'Oops! Page not found...'],
      ...staffScreens,
      ...superadminScreens,
      ['/forgot-password', 'Reset your password'],
      ['/home', 'Sign In'],
    ],
  ],
  // What an admin sees of these is another screen.
  ['an admin', CLERK, staffScreens.slice(0, 3)],
] as const)('no accessibility rule is broken for %s', (_, who, screens) => {
  it('on any screen, on a phone and on a desk, in the light and in the dark, and nothing is too wide', async () => {
    const visit = await signIn(who)
    const { page } = visit
    const found: string[] = []
    for (const [address, title] of screens) {
      await visit.go(address, title)
      await page.locator('.skeleton').waitFor({ state: 'detached' })
      for (const width of [360, 1280]) {
        const where = `${address} at ${width} px`
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: 'light' })
        for (const violation of await visit.violations()) found.push(`${where}: ${violation}`)
        // The scheme changes colours and nothing else.
        await page.emulateMedia({ colorScheme: 'dark' })
        for (const violation of await visit.violations(...ofColour))
          found.push(`${where}, dark: ${violation}`)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) found.push(`${where} is ${over} px too wide`)
      }
    }
    expect(found).toEqual([])
    expect(visit.faults).toEqual([])
    await visit.close()
  }, 240_000)
})

it('no rule is broken in dialogs, in the text editor and in a file’s preview', async () => {
  const boss = await signIn()
  const found: string[] = []
  const look = async () => found.push(...(await boss.violations()))
  await boss.press('Delete Store Sample Store Kolkata')
  await look()
  await boss.press('Keep it')
  for (const width of [360, 1280]) {
    await boss.page.setViewportSize({ width, height: 800 })
    await boss.page.keyboard.press('Control+k')
    await boss.page.keyboard.type('kolkata')
    await boss.page.getByText(/^\d+ found$/).waitFor()
    await look()
    await boss.page.keyboard.press('Escape')
    await boss.page.keyboard.press('?')
    await boss.page.getByRole('dialog', { name: 'Keys' }).waitFor()
    await look()
    await boss.press('Close')
  }
  await boss.page.getByText('Columns', { exact: true }).click()
  await look()
  await boss.follow('Manage Store Sample Store Kolkata')
  await boss.press('Edit Path entrance → breads')
  await boss.page.getByLabel(/^Steps from/).fill('turn left')
  await boss.press('Update')
  await look()
  await boss.press('Cancel')
  await boss.press(/^entrance → breads \(/)
  await boss.press('History')
  await look()
  for (const width of [360, 1280]) {
    await boss.page.setViewportSize({ width, height: 800 })
    await boss.go('/register', 'Add New User')
    await boss.choose('Role', 'admin')
    await boss.page.getByLabel('Store', { exact: true }).selectOption(storeId)
    const another = boss.page.getByRole('searchbox', { name: /^Another store/ })
    await another.fill('bengaluru')
    await another.press('Enter')
    await boss.page.getByRole('list', { name: 'Further stores' }).getByText('Bengaluru').waitFor()
    await another.fill('kolkata')
    await boss.page.getByRole('button', { name: /^Add 3 Sample Store Kolkata/ }).waitFor()
    await look()
    const over = await boss.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
  }
  await boss.go('/upload-products', 'Upload products')
  const buffer = Buffer.from('name,description,salt_g\nRye bites,Small rye biscuits,salty\n')
  await boss.page.getByLabel(/^File/).setInputFiles({ name: 'bad.csv', mimeType: 'text/csv', buffer })
  await boss.page.getByText(/Nothing can be saved/).waitFor()
  await look()
  await boss.go('/product-photographs', 'Photographs for many')
  const front = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await frontOf(['HELLO']) }
  await boss.page.getByLabel('Choose photographs').setInputFiles(front)
  await boss.press('Save front.jpg')
  await look()
  expect(found).toEqual([])
  await boss.close()
})

it('a mistake is told beside the field, in a summary that has the focus, and leads to it', async () => {
  const boss = await signIn()
  await boss.go('/add-aisles', 'Add Aisles')
  await boss.press('Save')
  const summary = boss.page.getByRole('alert').filter({ hasText: '2 fields need another look' })
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await summary.getByRole('button', { name: /^Description/ }).click()
  expect(
    await boss.page.getByLabel('Description').evaluate((element) => element === document.activeElement),
  ).toBe(true)
  await boss.close()
})

import { type Caller, callerOf, PASSWORD, person, steps } from '../../test/server/console/console-server.ts'

const ROWS = 20
const file = (description: string) =>
  new Blob([
    `name,description,allergens_contain,energy_kcal,net_weight\n${Array.from(
      { length: ROWS },
      (_, row) =>
        `Biscuit ${row},${description} ${row},${row % 2 ? 'wheat;milk' : 'none'},${row}.123456,200 g`,
    ).join('\n')}\n`,
  ])

/** Some of everything that staff can do, through the calls of the console, which every version has. */
export async function fillByCalls(url: string): Promise<Caller> {
  const signIn = async (username: string) => {
    const { body } = await callerOf(url).call('POST', '/auth/login', { username, password: PASSWORD })
    return callerOf(url, body.token, body.userId)
  }
  const chief = await signIn('chief')
  const done = async (method: string, path: string, body: object) => {
    const answer = await chief.call(method, path, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body.error}`)
    return answer.body
  }
  for (const number of ['1', '2', '007']) {
    const paths = { entrance: { dairy: steps(4, 2), 'aisle “one” 🍪': steps(1) } }
    await done('POST', '/stores', { store_number: number, name: `Store ${number}`, location: 'Pune', paths })
  }
  await done('PATCH', '/stores/1/add-or-update-path', { from: 'dairy', to: 'till', steps: steps(3) })
  await chief.call('DELETE', '/stores/2')
  await done('POST', '/aisles', { name: 'Dairy', description: 'Milk and cheese' })
  const rusk = {
    name: 'Rusk Suji',
    description: 'Crisp “twice” 🍪.',
    barcodes: ['73513537'],
    packWords: ['suji'],
  }
  const { product } = await done('POST', '/products', rusk)
  await done('PUT', `/products/${product.id}`, { name: rusk.name, description: 'Twice baked.' })
  await done('POST', '/auth/register', person('asha1', { role: 'admin', storeId: '1' }))
  await done('POST', '/auth/register', person('usha2'))
  await signIn('asha1')
  await callerOf(url).call('POST', '/auth/login', { username: 'usha2', password: 'Wrong1!aa' })
  const { status } = await chief.upload('/upload-csv', { file: file('Plain') })
  if (status !== 200) throw new Error(`no import: ${status}`)
  await chief.upload('/upload-csv?preview=1', { file: file('Other') })
  return chief
}

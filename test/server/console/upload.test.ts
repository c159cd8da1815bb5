import { describe, expect, it } from 'vitest'
import { replyTexts } from '../../../src/core/contract/console/messages.ts'
import type { StaffProduct } from '../../../src/core/contract/console/products.ts'
import { PROGRESS_LINES, uploadLineSchema } from '../../../src/core/contract/console/upload.ts'
import { onEachDatabase } from '../databases.ts'
import { type ConsoleServer, consoleServer, settingsOf } from './console-server.ts'

const csv = (text: string) => ({ file: new Blob([text]) })
const three = 'id,name,description\n,One,The first\n,Two,The second\n,Three,The third\n'

const productsOf = async ({ chief }: ConsoleServer) =>
  (await chief.call<StaffProduct[]>('GET', '/products')).body
const namesOf = async (server: ConsoleServer) => (await productsOf(server)).map(({ name }) => name)

onEachDatabase('uploads', (database) => {
  const open = () => consoleServer(settingsOf(database))

  it('add and update, and delete nothing', async () => {
    const server = await open()
    const { chief, nobody } = server
    expect(await chief.upload('/upload-csv', csv(three))).toMatchObject({
      status: 200,
      body: { added: 3, updated: 0, deleted: 0, skipped: 0 },
    })
    const again = 'id,name,description\n1,First,The first\n2,Two,The second\n'
    expect((await chief.upload('/upload-csv', csv(again))).body).toMatchObject({
      updated: 1,
      deleted: 0,
      skipped: 1,
    })
    expect(await namesOf(server)).toEqual(['First', 'Two', 'Three'])
    expect((await nobody.call<unknown[]>('GET', '/publicProduct')).body).toHaveLength(3)
  })

  it('are previewed first, and delete what the preview names when it is confirmed', async () => {
    const server = await open()
    const { chief } = server
    await chief.upload('/upload-csv', csv(three))
    const file = 'id,name,description\n1,First,The first\n3,Three,The third\n,Four,The fourth\n'
    const preview = await chief.upload('/upload-csv?preview=1', csv(file))
    expect(preview).toMatchObject({
      status: 200,
      body: {
        token: expect.any(String),
        added: 1,
        updated: 1,
        skipped: 1,
        deleted: [{ id: '2', name: 'Two' }],
        errors: [],
      },
    })
    expect(await namesOf(server)).toEqual(['One', 'Two', 'Three'])
    const token = preview.body.token ?? ''
    expect(await chief.upload('/upload-csv', { confirm: token })).toMatchObject({
      status: 200,
      body: { added: 1, updated: 1, deleted: 1, skipped: 1 },
    })
    expect(await namesOf(server)).toEqual(['First', 'Three', 'Four'])
    expect(await chief.upload('/upload-csv', { confirm: token })).toMatchObject({
      status: 409,
      body: { error: replyTexts.previewGone },
    })
  })

  it('send their progress in lines, the last of which is the usual reply', async () => {
    const server = await open()
    const { chief } = server
    const row = (at: number) => `,Thing ${at},Some thing`
    const file = ['id,name,description', ...Array.from({ length: 120 }, (_, at) => row(at))].join('\n')
    const lines = async (fields: Record<string, string | Blob>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      const reply = await fetch(`${server.url}/api/upload-csv`, {
        method: 'POST',
        headers: { authorization: `Bearer ${chief.token}`, accept: PROGRESS_LINES },
        body: form,
      })
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, PROGRESS_LINES])
      const text = await reply.text()
      return text
        .trim()
        .split('\n')
        .map((line) => uploadLineSchema.parse(JSON.parse(line)))
    }
    const { token } = (await chief.upload('/upload-csv?preview=1', csv(file))).body
    const body = { added: 120, updated: 0, deleted: 0, skipped: 0, warnings: [] }
    expect(await lines({ confirm: token ?? '' })).toEqual([
      ...[0, 50, 100, 120].map((done) => ({ done, of: 120 })),
      { status: 200, body },
    ])
    expect(await lines({ confirm: token ?? '' })).toEqual([
      { status: 409, body: { error: replyTexts.previewGone } },
    ])
    const other = 'id,name,description\n1,First,The first\n2,Thing 1,Some thing\n'
    const again = (await chief.upload('/upload-csv?preview=1', csv(other))).body
    const told = await lines({ confirm: again.token ?? '' })
    expect(told.slice(0, -1)).toEqual([0, 50, 100, 118, 119].map((done) => ({ done, of: 119 })))
    expect(await lines(csv('id,name,description\n1,,Nothing\n'))).toMatchObject([{ status: 400 }])
    expect(await namesOf(server)).toEqual(['First', 'Thing 1'])
  })

  it('are confirmed only for the file and the outcome that were previewed', async () => {
    const server = await open()
    const { chief, signIn } = server
    await chief.upload('/upload-csv', csv(three))
    const look = async () =>
      (await chief.upload('/upload-csv?preview=1', csv('id,name,description\n1,One,The first\n'))).body
        .token ?? ''
    const token = await look()
    await chief.call('POST', '/products', { name: 'Late', description: 'Came in between' })
    expect(await chief.upload('/upload-csv', { confirm: token })).toMatchObject({
      status: 409,
      body: { error: replyTexts.previewStale },
    })
    const other = await look()
    expect(
      (await chief.upload('/upload-csv', { confirm: other, ...csv('name,description\nX,Another file\n') }))
        .body.error,
    ).toBe(replyTexts.previewOther)
    await chief.call('POST', '/auth/register', {
      firstName: 'Second',
      lastName: 'Chief',
      username: 'second',
      password: 'Correct1!',
      role: 'superadmin',
      email: 'a@example.org',
      phoneNumber: '9876543210',
    })
    const second = await signIn('second', 'Correct1!')
    expect((await second.upload('/upload-csv', { confirm: await look() })).status).toBe(409)
    expect(await namesOf(server)).toEqual(['One', 'Two', 'Three', 'Late'])
  })

  it('name what a product would no longer list, and what is no allergen that is known', async () => {
    const { chief } = await open()
    const product = { name: 'Product', description: 'The first', allergensContain: ['milk', 'egg'] }
    await chief.call('POST', '/products', product)
    const stale = csv(
      'id,name,description,allergens_contain\n1,Product,The first,milk\n,New,Another,mlik;wheat\n',
    )
    const strange = '"mlik" is no allergen that is known here: is it misspelled? It is in New'
    const { body } = await chief.upload('/upload-csv?preview=1', stale)
    expect(body).toMatchObject({
      unlisted: [{ id: '1', name: 'Product', allergens: ['egg'] }],
      errors: [],
      warnings: [strange],
    })
    // A colleague adds one more to what the file would take away: that was not shown.
    const more = { ...product, allergensContain: ['milk', 'egg', 'sesame'] }
    await chief.call('PUT', '/products/1', more)
    expect((await chief.upload('/upload-csv', { confirm: body.token ?? '' })).body.error).toBe(
      replyTexts.previewStale,
    )
    const unseen = await chief.upload('/upload-csv', stale)
    expect(unseen.body).toMatchObject({
      updated: 1,
      warnings: ['Product (ID 1) no longer lists egg, sesame', strange],
    })
  })

  it('with bad rows change nothing, and name every bad row', async () => {
    const server = await open()
    const { chief } = server
    await chief.upload('/upload-csv', csv(three))
    const file = [
      'id,name,description,barcode,fat_g',
      '1,One,The first,,',
      '2,,No name,,',
      ',Four,The fourth,4006381333932,',
      ',Five,The fifth,,lots',
    ].join('\n')
    const errors = [
      { line: 3, column: 'name', reason: 'is missing' },
      { line: 4, column: 'barcode', reason: '4006381333932: the check digit is wrong: it should be 1' },
      { line: 5, column: 'fat_g', reason: '"lots" is not a number: write it like 12.5' },
    ]
    const preview = await chief.upload('/upload-csv?preview=1', csv(file))
    expect(preview.body).toMatchObject({ token: null, deleted: [{ id: '3', name: 'Three' }], errors })
    expect(await chief.upload('/upload-csv', csv(file))).toMatchObject({
      status: 400,
      body: { error: replyTexts.fileFaulty, errors },
    })
    expect(await namesOf(server)).toEqual(['One', 'Two', 'Three'])
  })

  it.each(['xlsx', 'csv'])('of a file that was just downloaded as %s change nothing', async (format) => {
    const server = await open()
    const { chief } = server
    for (const [name, said] of Object.entries(awkward))
      await chief.call('POST', '/products', { name: 'Plain', description: name, ...said })
    await chief.call('PUT', '/products/1', {
      name: '=1+1',
      description: "'=cmd|' /C calc'!A0 \"x\"; y, z",
      packWords: ['+x', "'-y"],
    })
    const before = await productsOf(server)
    expect(before).toHaveLength(Object.keys(awkward).length)
    const reply = await fetch(`${server.url}/api/download-products?format=${format}`, {
      headers: { authorization: `Bearer ${chief.token}` },
    })
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="products.${format}"`)
    const file = await reply.blob()
    const preview = await chief.upload('/upload-csv?preview=1', { file })
    expect(preview.body).toMatchObject({
      added: 0,
      updated: 0,
      deleted: [],
      skipped: before.length,
      errors: [],
    })
    const done = await chief.upload('/upload-csv', { confirm: preview.body.token ?? '' })
    expect(done.body).toMatchObject({ added: 0, updated: 0, deleted: 0, skipped: before.length })
    expect(await productsOf(server)).toEqual(before)
  })
})

/** Products that lose something on most ways through a file. */
const awkward: Readonly<Record<string, object>> = {
  'all known': {
    barcodes: ['4006381333931', '0012345678905'],
    allergensContain: ['wheat', 'milk'],
    allergensMayContain: [],
    ingredients: 'wheat, "best" milk; salt\nand more',
    nutrition: { energyKcal: 450.123456, sugarG: 0, fatG: 0.000001, saltG: 100, fibreG: 12.5 },
    netWeight: '200 g',
    packWords: ['true', '1e5'],
    section: 'dairy',
    origin: 'Côte d’Ivoire',
    storage: 'Keep below 5 °C; once open, eat it',
    servingG: 33.3,
    checkedOn: '2025-03-31',
    nameHi: 'बटर कुकीज़',
    descriptionHi: 'कुरकुरे',
    ingredientsHi: 'गेहूँ, चीनी',
  },
  'nothing known': {},
  'says none': { allergensContain: [], allergensMayContain: [] },
  'letters: ñ क 饼 \u00a0 x': { packWords: ['Ünï', 'क'] },
  'looks like a date 2026-01-01': { netWeight: '1/2', ingredients: '@SUM(A1)' },
}

describe('a file', () => {
  it.each([
    ['nothing', {}, 400, replyTexts.fileMissing],
    [
      'a picture',
      { file: new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])]) },
      400,
      /neither CSV nor \.xlsx/,
    ],
    ['an old workbook', { file: new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])]) }, 400, /old \.xls/],
    ['six megabytes', { file: new Blob(['x'.repeat(6_000_000)]) }, 413, /too large/],
    ['10,001 rows', csv(`name,description\n${'Thing,Some thing\n'.repeat(10_001)}`), 400, /10001 rows/],
    ['no header', csv('One,The first\n'), 400, /no column "name"/],
    ['a token alone that is none', { confirm: 'x' }, 409, replyTexts.previewGone],
  ])('of %s is refused with a reason', async (_, fields, status, error) => {
    const { chief } = await consoleServer()
    const reply = await chief.upload('/upload-csv', fields as Record<string, Blob>)
    expect(reply.status).toBe(status)
    expect(reply.body.error).toMatch(error)
  })

  it('that is not sent as a form is refused', async () => {
    const { chief } = await consoleServer()
    expect((await chief.call('POST', '/upload-csv', {})).status).toBe(415)
  })

  it.each([
    ['the specification’s columns', 'SKU Name,Description\nOne,The first\n', 'One', []],
    ['semicolons and a mark', '\ufeffname;description\nOne;The first\n', 'One', []],
    [
      'another country’s letters',
      Buffer.from('name,description\nCaf\xe9,The first\n', 'latin1'),
      'Café',
      [/Windows-1252/],
    ],
  ])('with %s is read', async (_, text, name, warnings) => {
    const server = await consoleServer()
    const { body } = await server.chief.upload('/upload-csv', { file: new Blob([text]) })
    expect(body).toMatchObject({ added: 1, warnings: warnings.map((each) => expect.stringMatching(each)) })
    expect(await namesOf(server)).toEqual([name])
  })
})

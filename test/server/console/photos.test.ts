import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Photo, photoLimits, photoTexts } from '../../../src/core/contract/console/photos.ts'
import type { StaffProduct } from '../../../src/core/contract/console/products.ts'
import { systemClock } from '../../../src/server/clock.ts'
import type { Catalogue, CatalogueSource } from '../../../src/server/engine/catalogue.ts'
import { createSeeing } from '../../../src/server/engine/see/create-seeing.ts'
import { type Seeing, seenProduct } from '../../../src/server/engine/see/seeing.ts'
import { createPhotoEye } from '../../../src/server/photos/photo-eye.ts'
import { backOf, frontOf, withPlace } from '../../fixtures/photographs.ts'
import { productWith, sightWith } from '../../fixtures/sights.ts'
import { onEachDatabase } from '../databases.ts'
import { type Caller, consoleServer, settingsOf } from './console-server.ts'

const CODE = '4006381333931'

interface Reply {
  photos: Photo[]
  error: string
  fields: Record<string, string>
}

let seeing: Seeing
beforeAll(async () => {
  seeing = createSeeing({ threads: 1 })
  await seeing.ready()
})
afterAll(() => seeing.close())

/** The product's own sight, over a catalogue that the test gives. */
function eyeOver(catalogue: () => Catalogue, brand = 'Acme') {
  const source: CatalogueSource = { current: catalogue, onChange: () => () => {} }
  const around = { brand, timeZone: 'UTC', asSpecified: false, clock: systemClock }
  return createPhotoEye({ ...around, seeing, catalogue: source })
}
const nothing = (): Catalogue => ({ version: '0', products: [], stores: [] })

const send = ({ token }: Caller, url: string, path: string, files: readonly Uint8Array[]) => {
  const body = new FormData()
  for (const [at, file] of files.entries())
    body.append('photo', new Blob([new Uint8Array(file)]), `${at}.jpg`)
  return fetch(`${url}/api${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
}

onEachDatabase('photographs of products', (database) => {
  async function open() {
    const server = await consoleServer(settingsOf(database))
    server.room.eye = eyeOver(nothing)
    await server.chief.call('POST', '/products', { name: 'Acme Rusk', description: 'A rusk' })
    const add = async (files: readonly Uint8Array[], id = '1') => {
      const reply = await send(server.chief, server.url, `/products/${id}/photos`, files)
      return { status: reply.status, body: (await reply.json()) as Reply }
    }
    const list = async () => (await server.chief.call<Photo[]>('GET', '/products/1/photos')).body
    return { ...server, add, list }
  }

  it('are kept small, upright and without the place, with what was read on them and where', async () => {
    const { add, list, url, chief } = await open()
    const front = await withPlace(await frontOf(['ACME', 'SUNNY RUSK']))
    const back = await backOf(CODE, ['CONTAINS MILK', 'MAY CONTAIN NUTS'])
    const { status, body } = await add([front, back])
    expect([status, body.photos.map(({ width, height }) => [width, height])]).toEqual([
      201,
      [
        [900, 700],
        [900, 700],
      ],
    ])
    const said = body.photos.map(({ proposals }) => proposals.map(({ field, value }) => `${field} ${value}`))
    expect(said[0]).toContain('packWords ACME')
    expect(said[1]).toEqual(
      expect.arrayContaining([`barcodes ${CODE}`, 'allergensContain milk', 'allergensMayContain nuts']),
    )
    const code = body.photos[1]?.proposals.find(({ field }) => field === 'barcodes')?.box
    expect(code?.left).toBeGreaterThan(0.1)
    expect(code?.top).toBeGreaterThan(0.6)
    expect(await list()).toEqual(body.photos)
    const kept = await fetch(`${url}/api/photos/${body.photos[0]?.id}`, {
      headers: { authorization: `Bearer ${chief.token}` },
    })
    const { format, width, exif } = await sharp(Buffer.from(await kept.arrayBuffer())).metadata()
    expect([kept.headers.get('content-type'), format, width, exif]).toEqual([
      'image/jpeg',
      'jpeg',
      900,
      undefined,
    ])
    // Nothing of it is in the record.
    const [product] = (await chief.call<StaffProduct[]>('GET', '/products')).body
    expect(product).toMatchObject({ barcodes: [], allergensContain: null, packWords: [] })
  })

  it('are refused with the reason of each file, and nothing of the call is kept', async () => {
    const { add, list } = await open()
    const good = await frontOf(['ACME'])
    const text = Buffer.from('no picture at all')
    const broken = good.subarray(0, good.length / 2)
    const mixed = await add([good, text, broken])
    expect(mixed).toMatchObject({
      status: 400,
      body: { fields: { 'photo.1': photoTexts.kind, 'photo.2': photoTexts.kind } },
    })
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const gif = await sharp(good).gif().toBuffer()
    for (const file of [svg, gif, Buffer.alloc(0)]) expect((await add([file])).status).toBe(400)
    const large = await add([good, Buffer.alloc(50_000_000)])
    expect(large).toMatchObject({ status: 413, body: { fields: { 'photo.1': photoTexts.tooLarge } } })
    const huge = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    expect(await add([huge])).toMatchObject({ status: 413, body: { error: photoTexts.tooManyPixels } })
    expect(await add(Array.from({ length: 40 }, () => good))).toMatchObject({
      status: 413,
      body: { error: photoTexts.tooMany },
    })
    expect((await add([])).status).toBe(400)
    expect((await add([good], '77')).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('are at most so many, and none is kept where nothing can be seen', async () => {
    const { add, list, room } = await open()
    const good = await frontOf(['ACME'])
    room.eye = undefined
    expect(await add([good])).toMatchObject({ status: 503, body: { error: photoTexts.busy } })
    room.eye = { read: async () => sightWith(), match: () => undefined, hear: async () => [] }
    expect((await add(Array.from({ length: photoLimits.atOnce }, () => good))).status).toBe(201)
    expect(await add([good, good, good])).toMatchObject({ status: 400, body: { error: photoTexts.full } })
    expect(await list()).toHaveLength(photoLimits.atOnce)
  })

  it('are deleted and put back, and come back with a product that is put back', async () => {
    const { add, list, chief } = await open()
    const { body } = await add([await frontOf(['ACME'])])
    const id = body.photos[0]?.id ?? ''
    expect((await chief.call('DELETE', `/photos/${id}`)).body.message).toBe(photoTexts.deleted)
    expect([await list(), (await chief.call('GET', `/photos/${id}`)).status]).toEqual([[], 404])
    expect((await chief.call('DELETE', `/photos/${id}`)).status).toBe(404)
    expect((await chief.call('POST', `/photos/${id}/restore`)).body.message).toBe(photoTexts.restored)
    expect(await list()).toEqual(body.photos)
    await chief.call('DELETE', '/products/1')
    const [entry] = (await chief.call<{ id: string }[]>('GET', '/audit?kind=product&id=1')).body
    await add([], '1')
    await chief.call('POST', `/audit/${entry?.id}/restore`, { version: 'before' })
    expect(await list()).toEqual(body.photos)
  })

  it('that are only read leave nothing behind', async () => {
    const { chief, url, list } = await open()
    const reply = await send(chief, url, '/read-photos', [await backOf(CODE, ['CONTAINS MILK'])])
    const { proposals } = (await reply.json()) as { proposals: Photo['proposals'][] }
    expect(proposals[0]?.map(({ field }) => field)).toContain('allergensContain')
    expect(await list()).toEqual([])
  })
})

describe('photographs of no product yet', () => {
  const products = [
    productWith({ id: 'coded', name: 'Acme Rusk', barcodes: [CODE] }),
    productWith({ id: 'named', name: 'Acme Sunny Cake' }),
    ...Array.from({ length: 6 }, (_, at) => productWith({ id: `p${at}`, name: `Acme Item${at}` })),
  ]
  const catalogue = (): Catalogue => ({ version: 'likeness', products, stores: [] })

  it('are proposed to a product by bar code or words, each by itself, and nothing is kept', async () => {
    seeing.setCatalogue({
      version: 'likeness',
      brand: 'Acme',
      products: products.map((one) => seenProduct(one)),
    })
    const { chief, url, room } = await consoleServer()
    room.eye = eyeOver(catalogue)
    await chief.call('POST', '/products', { name: 'Acme Rusk', description: 'A rusk' })
    const files = [
      await backOf(CODE, ['CONTAINS MILK']),
      await frontOf(['ACME', 'SUNNY CAKE']),
      await frontOf(['HELLO THERE']),
    ]
    const reply = await send(chief, url, '/read-photos', files)
    const { products: likenesses } = (await reply.json()) as { products: unknown }
    expect([reply.status, likenesses]).toEqual([
      200,
      [{ productId: 'coded', by: 'barcode' }, { productId: 'named', by: 'words' }, null],
    ])
    expect((await chief.call('GET', '/products/1/photos')).body).toEqual([])
  })
})

describe('what photographs teach', () => {
  /** Two packs whose names read alike; only their colours and a word differ. */
  const products = [
    productWith({ id: 'green', name: 'Sunny Rusk Mint' }),
    productWith({ id: 'red', name: 'Sunny Rusk Cinnamon' }),
    // Words of two in twenty say more than words of all.
    ...Array.from({ length: 18 }, (_, at) => productWith({ id: `p${at}`, name: `Item${at} Number${at}` })),
  ]
  const shot = (colour: string) => frontOf(['SUNNY', 'RUSK'], colour)

  it('names a pack by its colours, and is what a shopper would hear', async () => {
    const { sentencesOf } = await taught(true)
    expect((await sentencesOf(await shot('#c33'))).join(' ')).toContain('Sunny Rusk Cinnamon')
    expect((await sentencesOf(await shot('#3c5'))).join(' ')).toContain('Sunny Rusk Mint')
  })

  it('names nothing of two alike without photographs, nor by colours that nobody saved', async () => {
    const without = await (await taught(false)).sentencesOf(await shot('#c33'))
    expect(without.join(' ')).not.toMatch(/^This is/)
    const strange = await (await taught(true)).sentencesOf(await shot('#24d'))
    expect(strange.join(' ')).not.toMatch(/^This is/)
  })

  async function taught(withPictures: boolean) {
    const pictures = new Map()
    const eye = eyeOver(() => ({ version: '1', products, stores: [], pictures }), '')
    if (withPictures) {
      for (const [id, colour] of [
        ['green', '#2b4'],
        ['red', '#b22'],
      ] as const) {
        const { colours } = await eye.read(await shot(colour))
        pictures.set(id, [{ words: ['SUNNY', 'RUSK'], colours }])
      }
    }
    const seen = products.map((product) => seenProduct(product, pictures.get(product.id)))
    seeing.setCatalogue({ version: `taught ${withPictures}`, brand: '', products: seen })
    return { sentencesOf: eye.hear }
  }
})

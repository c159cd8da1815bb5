import { expect, it } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { consoleServer, settingsOf } from './console-server.ts'

const GTIN = '04006381333931'
const since = '2026-11-01'

onEachDatabase('packs that are called back', (database) => {
  it('are a list that a superadmin replaces as a whole, with its history', async () => {
    const { chief } = await consoleServer(settingsOf(database))
    const recalls = [
      { gtin: '4006381333931', batch: 'AB12', reason: ' Metal may  be in it. ', since },
      { gtin: '2980010001014', since },
    ]
    const kept = [
      { gtin: '02980010001014', batch: null, reason: '', since },
      { gtin: GTIN, batch: 'AB12', reason: 'Metal may be in it.', since },
    ]
    const { status, body } = await chief.call('PUT', '/recalls', { recalls })
    expect([status, body]).toEqual([200, { message: 'Recalls saved.', recalls: kept }])
    expect((await chief.call('GET', '/recalls')).body).toEqual(kept)
    await chief.call('PUT', '/recalls', { recalls: [] })
    expect((await chief.call('GET', '/recalls')).body).toEqual([])
    const { body: entries } = await chief.call<{ id: string }[]>('GET', '/audit?kind=recalls')
    expect(entries).toMatchObject([
      { action: 'changed', before: kept, after: [], username: 'chief' },
      { action: 'changed', before: [], after: kept },
    ])
    await chief.call('POST', `/audit/${entries[0]?.id}/restore`, {})
    expect((await chief.call('GET', '/recalls')).body).toEqual(kept)
  })

  it.each([
    ['a wrong check digit', { gtin: '4006381333932', since }],
    ['words for a code', { gtin: 'biscuits', since }],
    ['no day', { gtin: GTIN, since: '2026-02-31' }],
    ['a batch of a book', { gtin: GTIN, batch: 'A'.repeat(21), since }],
    ['a reason that the voice cannot read', { gtin: GTIN, reason: 'धातु', since }],
  ])('with %s nothing is kept', async (_, recall) => {
    const { chief } = await consoleServer(settingsOf(database))
    expect((await chief.call('PUT', '/recalls', { recalls: [recall] })).status).toBe(400)
    expect((await chief.call('GET', '/recalls')).body).toEqual([])
  })

  it('each is there once', async () => {
    const { chief } = await consoleServer(settingsOf(database))
    const twice = { gtin: GTIN, batch: 'A', since }
    expect((await chief.call('PUT', '/recalls', { recalls: [twice, twice] })).status).toBe(400)
  })
})

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
    const warnings = [`no product has 02980010001014, ${GTIN}: typed right?`]
    expect([status, body]).toEqual([200, { message: 'Recalls saved.', recalls: kept, warnings }])
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

  it('come from a file: added, changed, and deleted only where that was agreed to', async () => {
    const { chief } = await consoleServer(settingsOf(database))
    const file = (...lines: string[]) => ({
      file: new Blob([`gtin,batch,reason,since\n${lines.join('\n')}\n`]),
    })
    const first = file(`4006381333931,AB12,Metal,${since}`, `2980010001014,,,${since}`)
    await chief.call('POST', '/products', {
      ...{ name: 'Butter', description: 'Butter cookies', barcodes: ['4006381333931'] },
    })
    const warnings = ['no product has 02980010001014: typed right?']
    const looked = await chief.upload('/upload-recalls?preview=1', first)
    expect(looked.body).toMatchObject({ added: 2, warnings })
    expect((await chief.upload('/upload-recalls', first)).body).toMatchObject({ added: 2, warnings })
    const second = file(`4006381333931,AB12,Metal may be in it.,${since}`)
    const preview = await chief.upload('/upload-recalls?preview=1', second)
    expect(preview.body).toMatchObject({ updated: 1, deleted: [{ name: '02980010001014, all packs' }] })
    expect((await chief.call('GET', '/recalls')).body).toHaveLength(2)
    await chief.upload('/upload-recalls', { confirm: preview.body.token ?? '' })
    const kept = [{ gtin: GTIN, batch: 'AB12', reason: 'Metal may be in it.', since }]
    expect((await chief.call('GET', '/recalls')).body).toEqual(kept)
    // What is downloaded and uploaded again changes nothing.
    expect((await chief.upload('/upload-recalls', second)).body).toMatchObject({ updated: 0, skipped: 1 })
    const { body: entries } = await chief.call<{ id: string }[]>('GET', '/audit?kind=recalls')
    await chief.call('POST', `/audit/${entries[0]?.id}/restore`, {})
    expect((await chief.call('GET', '/recalls')).body).toHaveLength(2)
  })

  it('of a file without a column of reasons keep theirs', async () => {
    const { chief } = await consoleServer(settingsOf(database))
    const recall = { gtin: GTIN, batch: 'AB12', reason: 'Metal', since }
    await chief.call('PUT', '/recalls', { recalls: [recall] })
    const lines = ['gtin,batch,since', `${GTIN},AB12,${since}`, `${GTIN},AB13,${since}`]
    const file = { file: new Blob([`${lines.join('\n')}\n`]) }
    expect((await chief.upload('/upload-recalls', file)).body).toMatchObject({ added: 1, skipped: 1 })
    const kept = [recall, { ...recall, batch: 'AB13', reason: '' }]
    expect((await chief.call('GET', '/recalls')).body).toEqual(kept)
    const emptied = { file: new Blob([`gtin,batch,reason,since\n${GTIN},AB12,,${since}\n`]) }
    expect((await chief.upload('/upload-recalls', emptied)).body).toMatchObject({ updated: 1 })
    expect((await chief.call('GET', '/recalls')).body).toMatchObject([{ reason: '' }, { reason: '' }])
  })

  it('of a file with a bad row nothing is kept, and each fault has its line and column', async () => {
    const { chief } = await consoleServer(settingsOf(database))
    const lines = [
      `4006381333931,A,,${since}`,
      `4006381333931,A,,${since}`,
      `4006381333932,,,${since}`,
      ',,,soon',
    ]
    const bad = { file: new Blob([`gtin,batch,reason,since\n${lines.join('\n')}\n`]) }
    const { status } = await chief.upload('/upload-recalls', bad)
    expect(status).toBe(400)
    const preview = await chief.upload('/upload-recalls?preview=1', bad)
    expect(preview.body).toMatchObject({
      token: null,
      errors: [
        { line: 3, column: 'gtin' },
        { line: 4, column: 'gtin' },
        { line: 5, column: 'gtin' },
        { line: 5, column: 'since' },
      ],
    })
    expect((await chief.call('GET', '/recalls')).body).toEqual([])
  })

  it('saved by two at the same moment are not lost: one is told that the list is another', async () => {
    const { chief } = await consoleServer(settingsOf(database))
    const [one, other] = [
      { gtin: GTIN, batch: 'A1', reason: '', since },
      { gtin: GTIN, batch: 'B2', reason: '', since },
    ]
    const put = (recall: object) => chief.call('PUT', '/recalls', { recalls: [recall], was: [] })
    const replies = await Promise.all([put(one), put(other)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const { body: kept } = await chief.call<object[]>('GET', '/recalls')
    expect(kept).toHaveLength(1)
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ current: kept })
  })

  it('added later stay when an older change is taken back', async () => {
    const { chief } = await consoleServer(settingsOf(database))
    const [one, other] = [
      { gtin: GTIN, batch: 'A1', reason: '', since },
      { gtin: GTIN, batch: 'Z9', reason: '', since },
    ]
    await chief.call('PUT', '/recalls', { recalls: [one] })
    const { body: entries } = await chief.call<{ id: string }[]>('GET', '/audit?kind=recalls')
    await chief.call('PUT', '/recalls', { recalls: [one, other] })
    const back = () => chief.call('POST', `/audit/${entries[0]?.id}/restore`, {})
    expect((await back()).status).toBe(200)
    expect((await chief.call('GET', '/recalls')).body).toEqual([other])
    await chief.call('PUT', '/recalls', { recalls: [{ ...one, reason: 'Glass.' }, other] })
    expect((await back()).status).toBe(409)
    expect((await chief.call('GET', '/recalls')).body).toHaveLength(2)
  })

  it.each(['b2', 'B 2', 'B-2', 'B2'])('are there once, however the batch is written: %s', async (batch) => {
    const { chief } = await consoleServer(settingsOf(database))
    const there = { gtin: GTIN, batch: 'B2', since }
    const { status, body } = await chief.call('PUT', '/recalls', { recalls: [there, { ...there, batch }] })
    expect([status, body]).toMatchObject([
      batch === 'B2' ? 400 : 409,
      { fields: { 'recalls.1.batch': 'This recall is on the list already.' } },
    ])
  })

  it('of a day to come are refused', async () => {
    const { chief } = await consoleServer(settingsOf(database))
    expect(
      await chief.call('PUT', '/recalls', { recalls: [{ gtin: GTIN, since: '2099-01-01' }] }),
    ).toMatchObject({
      status: 400,
      body: { fields: { 'recalls.0.since': 'This day has not come yet.' } },
    })
    const file = { file: new Blob([`gtin,batch,reason,since\n4006381333931,,,2099-01-01\n`]) }
    expect((await chief.upload('/upload-recalls', file)).status).toBe(400)
  })

  it('each is there once', async () => {
    const { chief } = await consoleServer(settingsOf(database))
    const twice = { gtin: GTIN, batch: 'A', since }
    expect((await chief.call('PUT', '/recalls', { recalls: [twice, twice] })).status).toBe(400)
  })
})

import { expect, it } from 'vitest'
import type { HistoryEntry } from '../../../src/core/contract/console/history.ts'
import type { PathDraft } from '../../../src/core/contract/console/path-drafts.ts'
import type { PublicStore, Step } from '../../../src/core/contract/store.ts'
import { onEachDatabase } from '../databases.ts'
import { type Caller, consoleServer, settingsOf, steps } from './console-server.ts'

const pair = { from: 'Entrance', to: 'Dairy' }
interface DraftReply {
  error: string
  draft: PathDraft
  current: PathDraft
}
const save = ({ call }: Caller, sent: object) =>
  call<DraftReply>('PUT', '/stores/1/draft', { ...pair, ...sent })
const act = ({ call }: Caller, what: string, { updatedAt }: PathDraft) =>
  call<DraftReply>('POST', `/stores/1/draft/${what}`, { ...pair, updatedAt })

onEachDatabase('drafts of paths', (database) => {
  async function shop() {
    const there = await consoleServer(settingsOf(database))
    await there.addStore('1', { paths: { Entrance: { Dairy: steps(4) } } })
    const walked = async () => {
      const { body } = await there.nobody.call<PublicStore[]>('GET', '/stores/publicStores')
      return body[0]?.paths.Entrance?.Dairy as Step[]
    }
    return { ...there, walked, asha: await there.adminOf('1') }
  }
  const drafts = async ({ call }: Caller) => (await call<PathDraft[]>('GET', '/stores/1/drafts')).body

  it('are walked by no shopper until they are published, with their history', async () => {
    const { asha, walked, chief } = await shop()
    const { body } = await save(asha, { steps: steps(9) })
    expect(body.draft).toMatchObject({ base: steps(4), walkedAt: null, updatedBy: 'admin1' })
    expect(await walked()).toEqual(steps(4))
    const done = await act(asha, 'walked', body.draft)
    expect(done.body.draft.walkedBy).toBe('admin1')
    expect((await act(asha, 'publish', body.draft)).status).toBe(200)
    expect(await walked()).toEqual(steps(9))
    expect(await drafts(asha)).toEqual([])
    const { body: history } = await chief.call<{ action: string; username: string }[]>(
      'GET',
      '/audit?kind=path&id=1&limit=1',
    )
    expect(history[0]).toMatchObject({ action: 'changed', username: 'admin1' })
  })

  it('of two who publish, one wins; the other gets a reason and keeps the work', async () => {
    const { asha, chief, walked } = await shop()
    const { draft } = (await save(asha, { steps: steps(9) })).body
    const replies = await Promise.all([act(asha, 'publish', draft), act(chief, 'publish', draft)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await walked()).toEqual(steps(9))
  })

  it('whose published path was saved meanwhile are not published over it unseen', async () => {
    const { asha, chief, walked } = await shop()
    const { draft } = (await save(asha, { steps: steps(9) })).body
    await chief.call('PATCH', '/stores/1/add-or-update-path', { ...pair, steps: steps(5) })
    expect(await act(asha, 'publish', draft)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('has changed since this draft was begun') },
    })
    expect([await walked(), (await drafts(asha))[0]?.steps]).toEqual([steps(5), steps(9)])
    const again = await save(asha, { steps: steps(9), updatedAt: draft.updatedAt, anew: true })
    expect((await act(asha, 'publish', again.body.draft)).status).toBe(200)
    expect(await walked()).toEqual(steps(9))
  })

  it('of two who edit one, the later is told, and sees the other’s', async () => {
    const { asha, chief } = await shop()
    const first = await save(asha, { steps: steps(9) })
    expect(await save(chief, { steps: steps(7) })).toMatchObject({
      status: 409,
      body: { current: first.body.draft },
    })
    const second = await save(chief, { steps: steps(7), updatedAt: first.body.draft.updatedAt })
    expect(second.status).toBe(200)
    const late = await save(asha, { steps: steps(8), updatedAt: first.body.draft.updatedAt })
    expect(late).toMatchObject({ status: 409, body: { current: { updatedBy: 'chief', steps: steps(7) } } })
  })

  it('lose their walk when a step changes, and keep it when none does', async () => {
    const { asha } = await shop()
    let { draft } = (await save(asha, { steps: steps(9) })).body
    draft = (await act(asha, 'walked', draft)).body.draft
    draft = (await save(asha, { steps: steps(9), updatedAt: draft.updatedAt })).body.draft
    expect(draft.walkedBy).toBe('admin1')
    draft = (await save(asha, { steps: steps(8), updatedAt: draft.updatedAt })).body.draft
    expect(draft.walkedAt).toBeNull()
  })

  it('of a path that is new can be dropped, and go with their store', async () => {
    const { asha, chief, addStore } = await shop()
    const breads = { from: 'Entrance', to: 'Breads' }
    const { draft } = (await save(asha, { ...breads, steps: steps(3) })).body
    expect(draft.base).toBeNull()
    expect(
      (await asha.call('POST', '/stores/1/draft/drop', { ...breads, updatedAt: draft.updatedAt })).status,
    ).toBe(200)
    await save(asha, { steps: steps(3) })
    await chief.call('DELETE', '/stores/1')
    await addStore('5')
    expect((await chief.call('GET', '/stores/1/drafts')).status).toBe(404)
    const [gone] = (await chief.call<HistoryEntry[]>('GET', '/audit?kind=store&id=1')).body
    const back = await chief.call('POST', `/audit/${gone?.id}/restore`, { version: 'before' })
    expect(back.status).toBe(200)
    expect(await drafts(chief)).toEqual([])
  })

  it('saved by the specification’s own calls are published at once', async () => {
    const { asha, walked } = await shop()
    await asha.call('PUT', '/stores/1', { paths: { Entrance: { Dairy: steps(6) } }, name: 'Store 1' })
    expect(await walked()).toEqual(steps(6))
  })
})

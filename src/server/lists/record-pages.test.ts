import { expect, it, vi } from 'vitest'
import { sortRows } from '../../core/tables/arrange.ts'
import { createRecordPages, sortedInTurns } from './record-pages.ts'

interface Shop {
  name: string
}
const list: Shop[] = Array.from({ length: 1200 }, (_, at) => ({ name: `Shop ${at}` }))

it('makes a list findable once, before the first page where it is told to', async () => {
  const wordsOf = vi.fn(({ name }: Shop) => name)
  const pages = createRecordPages<Shop>({
    columns: [{ id: 'name', header: 'Name', value: ({ name }) => name }],
    filters: [],
    wordsOf,
  })
  pages.prepare(list)
  await vi.waitFor(() => expect(wordsOf).toHaveBeenCalledTimes(1200))
  const asked = { q: 'shop 119', sort: '-name', page: '1', rows: '25' }
  const { shown, found, all } = await pages.page(list, asked)
  expect([shown[0]?.name, found, all]).toEqual(['Shop 1199', 12, 1200])
  expect(wordsOf).toHaveBeenCalledTimes(1200)
  await pages.find([...list], { q: 'shop' })
  expect(wordsOf).toHaveBeenCalledTimes(2400)
})

it('tells whoever asks of a record that cannot be read, and nobody before', async () => {
  const wordsOf = () => {
    throw new Error('no words')
  }
  const pages = createRecordPages<Shop>({ columns: [], filters: [], wordsOf })
  pages.prepare(list)
  await expect(pages.find(list, {})).rejects.toThrow('no words')
})

const column = { id: 'name', header: 'Name', value: ({ name }: { name: string }) => name }

it.each([0, 1, 2, 499, 500, 501, 1000, 1337, 4001])(
  '%i rows come as a table would sort them at once',
  async (count) => {
    const rows = Array.from({ length: count }, (_, at) => ({ at, name: `Biscuit ${(at * 7919) % 97}` }))
    for (const down of [false, true])
      expect(await sortedInTurns(rows, column.value, { down })).toEqual(
        sortRows(rows, [column], { id: 'name', down }),
      )
  },
)

it('lets others have their turn', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ at, name: `Biscuit ${(at * 7919) % 9973}` }))
  let turns = 0
  const count = () => {
    turns++
    pending = setImmediate(count)
  }
  let pending = setImmediate(count)
  await sortedInTurns(rows, column.value)
  clearImmediate(pending)
  expect(turns).toBeGreaterThan(30)
})

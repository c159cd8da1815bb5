// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { showPage } from './show-page.tsx'

interface Media {
  realtime_input?: { media_chunks: { mime_type: string; look_id?: string }[] }
}

const pictures = (sent: readonly object[]) =>
  (sent as readonly Media[])
    .flatMap(({ realtime_input }) => realtime_input?.media_chunks ?? [])
    .filter(({ mime_type }) => mime_type === 'image/jpeg')

it('pictures leave only while a look is open, three a second, with its id', async () => {
  const { talking, tell, server, pass, sent } = showPage()
  await talking()
  await pass(3000)
  expect(pictures(sent())).toEqual([])
  await tell(() => server.tell({ look: { open: true, id: 'a' } }))
  await pass(1000)
  const shown = pictures(sent())
  expect(shown.length).toBeGreaterThanOrEqual(3)
  expect(shown.length).toBeLessThanOrEqual(4)
  expect(new Set(shown.map(({ look_id }) => look_id))).toEqual(new Set(['a']))
  await tell(() => server.tell({ look: { open: false, id: 'a' } }))
  await pass(3000)
  expect(pictures(sent())).toHaveLength(shown.length)
})

it('a picture waits until the one before has left', async () => {
  const { talking, tell, server, pass, sent } = showPage()
  await talking()
  Object.assign(server.live() ?? {}, { bufferedAmount: 200_000 })
  await tell(() => server.tell({ look: { open: true, id: 'a' } }))
  await pass(1000)
  expect(pictures(sent())).toEqual([])
})

it('no picture is sent once the connection is lost', async () => {
  const { talking, tell, server, pass } = showPage()
  await talking()
  await tell(() => server.tell({ look: { open: true, id: 'a' } }))
  await tell(() => server.drop())
  await pass(525)
  await tell(server.accept)
  await pass(2000)
  expect(pictures((server.live()?.sent ?? []) as object[])).toEqual([])
})

import { type StaffedServer, startStaffed } from './console/staff.ts'
import { type Figure, printFigures, printMachine } from './figures.ts'

/**
 * A product file of 5,000 rows: how long it takes to look at, to add, to change and to confirm, and for how long the
 * server's event loop, on which shoppers' voices are, answered nobody meanwhile. `own` is what the server's own thread
 * computed in one go, whatever else the machine did.
 */
const ROWS = 5000
const words = ['amber', 'birch', 'copper', 'dune', 'ember', 'fern', 'granite', 'harbour', 'indigo', 'juniper']

function fileOf(description: string, ids: readonly string[] = []): Blob {
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const name = `${words[i % 10]} ${words[Math.floor(i / 10) % 10]} biscuits ${i}`
    return `${ids[i] ?? ''},${name},${description} ${i}.,wheat;milk,none,"flour, sugar, milk",450.5,200 g`
  })
  const header =
    'id,name,description,allergens_contain,allergens_may_contain,ingredients,energy_kcal,net_weight'
  return new Blob([`${header}\n${rows.join('\n')}\n`])
}

async function upload(server: StaffedServer, path: string, fields: Record<string, Blob | string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const headers = { authorization: `Bearer ${server.token}` }
  const reply = await fetch(`${server.url}/api/upload-csv${path}`, { method: 'POST', headers, body: form })
  if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as { token: string; added: number; updated: number; deleted: unknown }
}

printMachine()
const server = await startStaffed({ SEED: 'none' })
const figures: Figure[] = []

async function during<T>(name: string, work: () => Promise<T>): Promise<T> {
  await server.usage()
  const began = performance.now()
  const result = await work()
  const ms = performance.now() - began
  const { longestBlockMs, ownBlockMs } = await server.usage()
  figures.push(
    [`${name}`, ms, 'ms'],
    [`${name}-longest-block`, longestBlockMs, 'ms'],
    [`${name}-own-block`, ownBlockMs, 'ms'],
  )
  console.log(
    `${name}: ${ms.toFixed(0)} ms, event loop ${longestBlockMs.toFixed(1)} ms, own ${ownBlockMs.toFixed(1)} ms`,
  )
  return result
}

try {
  await during('preview', () => upload(server, '?preview=1', { file: fileOf('Bench entry') }))
  const added = await during('add', () => upload(server, '', { file: fileOf('Bench entry') }))
  const ids = Array.from({ length: ROWS }, (_, i) => String(i + 1))
  const { token } = await during('preview-again', () =>
    upload(server, '?preview=1', { file: fileOf('Changed entry', ids) }),
  )
  const changed = await during('change', () => upload(server, '', { confirm: token }))
  if (added.added !== ROWS || changed.updated !== ROWS) throw new Error('not every row was imported')
  printFigures(figures)
} finally {
  await server.stop()
}

import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface Cut {
  /** What is sent to the database when the line is cut; a statement of no parameters ends in a zero. */
  at: RegExp
  /** Looked for only once this was sent. */
  after?: RegExp
  /** Whether what was sent is still done there: then only its answer is lost. */
  arrives: boolean
}

/** A line to a PostgreSQL that can be cut at one statement, once. */
export interface CutLine {
  url: string
  cut(where: Cut): void
  wasCut(): boolean
  close(): void
}

/** Nobody gets through for so long after a cut, as when a server is started again. */
const GONE_MS = 300

export async function openCutLine(to: string): Promise<CutLine> {
  const { hostname, port } = new URL(to)
  const sockets = new Set<Socket>()
  let where: Cut | undefined
  let goneUntilMs = 0

  function cutAll() {
    where = undefined
    goneUntilMs = performance.now() + GONE_MS
    for (const socket of sockets) socket.destroy()
  }

  const server = createServer((client) => {
    if (performance.now() < goneUntilMs) {
      client.destroy()
      return
    }
    const database = connect(Number(port), hostname)
    let answersAreLost = false
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.on('data', (data) => {
      const sent = data.toString('latin1')
      const isHere = where?.after === undefined && (where?.at.test(sent) ?? false)
      if (where?.after?.test(sent)) where = { at: where.at, arrives: where.arrives }
      if (isHere && !where?.arrives) return cutAll()
      answersAreLost ||= isHere
      database.write(data)
    })
    database.on('data', (data) => {
      if (answersAreLost) cutAll()
      else client.write(data)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(to)
  url.port = String((server.address() as AddressInfo).port)
  let isCut = () => false
  return {
    url: url.href,
    cut(asked) {
      where = asked
      isCut = () => where === undefined
    },
    wasCut: () => isCut(),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

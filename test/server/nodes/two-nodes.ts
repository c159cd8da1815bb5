import type { Product } from '../../../src/core/contract/product.ts'
import { startBalancer } from '../../fixtures/balancer.ts'
import { openPageLine, type PageLine } from '../../fixtures/page-line.ts'
import { callerOf, PASSWORD } from '../console/console-server.ts'
import { startPostgres } from '../postgres.ts'
import { startNode } from './node-process.ts'

/** Two nodes over one PostgreSQL, begun in the same moment over an empty database, and a balancer before them. */
export async function twoNodes(programs: string) {
  const postgres = await startPostgres(programs)
  const settings = {
    DATABASE_URL: postgres.newDatabase(),
    SUPERADMIN_USERNAME: 'chief',
    SUPERADMIN_PASSWORD: PASSWORD,
  }
  const [a, b] = await Promise.all([startNode(settings), startNode(settings)])
  const balancer = await startBalancer([a.url, b.url])
  const lines: PageLine[] = []

  return {
    a,
    b,
    url: balancer.url,
    connections: balancer.connections,
    products: async () => (await callerOf(a.url).call<Product[]>('GET', '/publicProduct')).body,
    async signIn(url: string, username = 'chief', password = PASSWORD) {
      const { status, body } = await callerOf(url).call('POST', '/auth/login', { username, password })
      if (status !== 200) throw new Error(`${username} cannot sign in: ${status} ${body.error}`)
      return callerOf(url, body.token, body.userId)
    },
    /** A page that is set up, closed with the test. */
    async line(url: string): Promise<PageLine> {
      const line = openPageLine(url)
      lines.push(line)
      await line.until(() => line.events.includes('ready'))
      return line
    },
    closeLines() {
      for (const line of lines.splice(0)) line.close()
    },
    async close() {
      balancer.close()
      await Promise.all([a.close(), b.close()])
      postgres.close()
    },
  }
}
export type TwoNodes = Awaited<ReturnType<typeof twoNodes>>

/** Asks what a pack is and shows its bars, until the server knows which product "this" is. */
export async function scan(line: PageLine, { barcodes, id }: Product): Promise<void> {
  line.ask('what is this')
  await line.until(() => line.checking().lookFor === 'name')
  // A code that no word speaks for names in the second picture.
  for (let shown = 0; shown < 2; shown += 1) line.show(Buffer.from(barcodes[0] ?? '', 'latin1'))
  await line.until(() => line.checking().lastProductId === id)
}

/** Asks, and answers all that is said until the turn is over. */
export async function answerTo(line: PageLine, words: string): Promise<string> {
  const saidBefore = line.said.length
  const turns = () => line.events.filter((event) => event === 'turnComplete').length
  const turnsBefore = turns()
  line.ask(words)
  await line.until(() => line.said.length > saidBefore && turns() > turnsBefore)
  return line.said.slice(saidBefore).join(' ')
}

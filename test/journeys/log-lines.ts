import type { Visit } from '../fixtures/visit.ts'

/** What is said from now on, asked for as often as one likes. The log forgets its oldest lines: what is new in it stands behind its newest of now. */
export async function saidFromNowOn({ page }: Visit): Promise<() => Promise<string[]>> {
  const lines = page.getByRole('log').locator('p')
  const newest = (await lines.count()) > 0 ? await lines.last().elementHandle() : null
  return () =>
    lines.evaluateAll((all, last) => {
      const since = all.slice(last ? all.indexOf(last) + 1 : 0)
      const said = since.filter(({ className }) => className.includes('said'))
      return said.map(({ textContent }) => textContent?.trim() ?? '')
    }, newest)
}
export type Said = Awaited<ReturnType<typeof saidFromNowOn>>

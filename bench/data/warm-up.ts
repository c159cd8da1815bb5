import { fixedSentences } from '../../src/core/speaking/fixed.ts'

/** Has every fixed sentence rendered: a server that ran before has them on its disk. */
export async function renderAll(url: string, brand: string): Promise<void> {
  const page = await (await fetch(url)).text()
  const version = /"speechVersion":"([^"]+)"/.exec(page)?.[1]
  if (version === undefined) throw new Error('the page names no version of its recordings')
  for (const { id } of fixedSentences(brand)) {
    const reply = await fetch(new URL(`/speech/${version}/${id}.opus`, url))
    if (!reply.ok) throw new Error(`${id}: ${reply.status}`)
    await reply.arrayBuffer()
  }
}

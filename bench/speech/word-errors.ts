/** Words put in, left out or changed on the shortest way from what was said to what was heard. */
export function wordErrors(said: string, heard: string): number {
  const wanted = said.split(' ')
  const got = heard.split(' ').filter(Boolean)
  let row = got.map((_, at) => at + 1)
  row.unshift(0)
  for (const [at, word] of wanted.entries()) {
    const next = [at + 1]
    for (const [j, other] of got.entries())
      next.push(Math.min((row[j] ?? 0) + (word === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}

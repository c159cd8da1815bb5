/** What may be said at one place of a grammar. */
export type JsgfPhrase =
  | { kind: 'word'; word: string }
  | { kind: 'rule'; name: string }
  | { kind: 'sequence'; parts: readonly JsgfPhrase[] }
  | { kind: 'choice'; among: readonly JsgfPhrase[] }

/** A grammar read from its text: the public rule's name and the rules by name. */
export interface Rules {
  top: string
  byName: ReadonlyMap<string, JsgfPhrase>
}

const NOTHING: JsgfPhrase = { kind: 'sequence', parts: [] }

/**
 * Reads the part of JSGF that our grammars use: rules of words, `<names>`, `( )`, `[ ]` and `|`; no weights, tags,
 * repeats or imports. Throws where the text is anything else.
 */
export function readJsgf(text: string): Rules {
  const body = text
    .split('\n')
    .filter((line) => !line.startsWith('#') && !line.startsWith('grammar '))
    .join('\n')
  const tokens = body.match(/<\w+>|[\w'\p{L}\p{M}]+|\S/gu) ?? []
  let at = 0
  const peek = () => tokens[at]
  const take = (wanted?: string): string => {
    const token = tokens[at++]
    if (token === undefined || (wanted !== undefined && token !== wanted)) {
      throw new Error(`a grammar has "${token ?? 'its end'}" where ${wanted ?? 'more'} belongs`)
    }
    return token
  }
  const nameIn = (token: string) => {
    if (!token.startsWith('<')) throw new Error(`a grammar has "${token}" where a rule's name belongs`)
    return token.slice(1, -1)
  }

  const choice = (): JsgfPhrase => {
    const among = [sequence()]
    while (peek() === '|') {
      take('|')
      among.push(sequence())
    }
    return among.length === 1 ? (among[0] ?? NOTHING) : { kind: 'choice', among }
  }
  const sequence = (): JsgfPhrase => {
    const parts: JsgfPhrase[] = []
    for (let token = peek(); token !== undefined && !'|)];'.includes(token); token = peek())
      parts.push(part())
    return parts.length === 1 ? (parts[0] ?? NOTHING) : { kind: 'sequence', parts }
  }
  const part = (): JsgfPhrase => {
    const token = take()
    if (token === '(' || token === '[') {
      const inner = choice()
      take(token === '(' ? ')' : ']')
      return token === '(' ? inner : { kind: 'choice', among: [NOTHING, inner] }
    }
    if (token.startsWith('<')) return { kind: 'rule', name: nameIn(token) }
    if (!/^[\w'\p{L}\p{M}]+$/u.test(token)) throw new Error(`a grammar has "${token}" where words belong`)
    return { kind: 'word', word: token }
  }

  const byName = new Map<string, JsgfPhrase>()
  let top: string | undefined
  while (at < tokens.length) {
    const isPublic = peek() === 'public'
    if (isPublic) take('public')
    const name = nameIn(take())
    take('=')
    byName.set(name, choice())
    take(';')
    if (isPublic) top = name
  }
  if (top === undefined) throw new Error('a grammar has no public rule')
  return { top, byName }
}

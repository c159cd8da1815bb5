/** More names than these are counted where nothing is known to be in the product. */
const NAMED_AT_MOST = 3
export const isShortened = (names: readonly string[]) => names.length > NAMED_AT_MOST

/** So many names are a breath. */
export const BREATH = 6

/** A list that may be long, in pieces that can be said in one breath. */
export function inBreaths(
  names: readonly string[],
  listWords: (some: readonly string[]) => string,
): string[] {
  const parts: string[] = []
  for (let at = 0; at < names.length; at += BREATH) parts.push(listWords(names.slice(at, at + BREATH)))
  return parts
}

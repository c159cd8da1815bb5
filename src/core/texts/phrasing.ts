/** What a spoken text leaves open. */
export type Blank = 'brand' | 'store' | 'section' | 'n' | 'last' | 'what'

/** Fills the blanks of a text. A blank without a value is a mistake in the caller and throws. */
export const filled = (
  id: string,
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`text ${id} needs ${name}`)
    return String(value)
  })

/** What fills the blanks of a table's spoken texts. */
export const fillerOf =
  <Id extends string>(table: Readonly<Record<Id, string>>) =>
  (id: Id, blanks: Partial<Record<Blank, string | number>> = {}): string =>
    filled(id, table[id], blanks)

/** Letters and figures one by one, these in the words of `figures`; what stands between them is not said. */
export const spelledOut = (batch: string, figures: (digit: string) => string): string =>
  Array.from(batch.replace(/[^0-9A-Za-z]/g, ''), (sign) => (/\d/.test(sign) ? figures(sign) : sign)).join(
    ', ',
  )

/** More batches than these are counted. */
const BATCHES_NAMED = 3
/** The batches that are called back for one reason, each spelled out; of more than are named `more` says how many. */
export function batchesNamed(
  batches: readonly string[],
  figures: (digit: string) => string,
  more: (count: number) => string,
): string {
  const named = batches.slice(0, BATCHES_NAMED).map((batch) => spelledOut(batch, figures))
  const left = batches.length - named.length
  return [...named, ...(left > 0 ? [more(left)] : [])].join('; ')
}

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

/** Figures as they stand under the bars: of thirteen the first by itself, then six and six. */
export const groupsOf = (code: string): string[] =>
  code.length > 12 ? [code.slice(0, 1), ...groupsOf(code.slice(1))] : (code.match(/.{1,6}/g) ?? [])

/** What another language must be to stand for this one: any words for words, the same arguments for functions. */
export type Widen<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Said
    : { readonly [Key in keyof T]: Widen<T[Key]> }

/** The names of the blanks in a text. */
type Blanks<Text> = Text extends `${string}{${infer Blank}}${infer Rest}` ? Blank | Blanks<Rest> : never

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** A table that fills the same blanks as another, text for text: `hindi satisfies BlanksOf<English, typeof hindi>`. */
export type BlanksOf<Table, Mine> = {
  readonly [Id in keyof Table]: Id extends keyof Mine
    ? Same<Blanks<Table[Id]>, Blanks<Mine[Id]>> extends true
      ? Mine[Id]
      : never
    : never
}

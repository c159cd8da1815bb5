import * as z from 'zod/mini'

/** The languages that the product speaks, as BCP 47 names them. */
export const languageSchema = z.enum(['en-IN', 'hi-IN'])
export type Language = z.infer<typeof languageSchema>

/** Where nobody has chosen, and always with `PROFILE=specification`. */
export const DEFAULT_LANGUAGE: Language = 'en-IN'

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

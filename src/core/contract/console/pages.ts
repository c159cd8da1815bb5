import * as z from 'zod/mini'
import { type Column, LONGEST_QUERY, pageSizes, sortOf } from '../../tables/arrange.ts'

const tooLong = `Please search for at most ${LONGEST_QUERY} characters.`

/** A search or a filter: the same names as in the console's address. */
export const narrowedBy = z.optional(z.string().check(z.maxLength(LONGEST_QUERY, tooLong)))

/** Which page, of how many rows, in what order: "name", or "-name" for the other way. Pages count from 1. */
export const pageQuery = (columns: readonly Column<never>[], refused: string) => ({
  sort: z.optional(
    z.string().check(z.refine((column) => columns.some(({ id }) => id === sortOf(column)?.id), refused)),
  ),
  page: z._default(z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'Pages count from 1.')), '1'),
  rows: z._default(z.enum(pageSizes.map(String)), '50'),
})

/** Beside the rows. A page past the last is the last. */
export const pageReply = {
  page: z.number(),
  /** How many fit the search and the filters, and how many there are. */
  found: z.number(),
  all: z.number(),
}

/** Every record that is found, on whatever page: what is changed when all of them are chosen. */
export const namesReply = z.array(z.object({ id: z.string(), name: z.string() }))

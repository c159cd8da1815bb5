/**
 * Spreadsheets take a CSV cell that begins so for a formula, and may run it. An apostrophe before it, their own sign
 * for "this is text", keeps it text; reading takes one apostrophe off again, so that a cell comes back as it went.
 */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

export const guarded = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell)
export const unguarded = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell)

/** About 180 words a minute, and time to find the line: what is shown is over when it can have been read. */
const MS_A_LETTER = 55
const FIND_LINE_MS = 500
export const readingMs = (text: string) => FIND_LINE_MS + text.length * MS_A_LETTER

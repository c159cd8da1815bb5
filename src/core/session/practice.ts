/** The `storeid` of a practice visit: no store of anybody's, and never sent to the server. */
export const PRACTICE = 'practice'

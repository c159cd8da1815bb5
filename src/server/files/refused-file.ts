/** A file that cannot be read as a whole; the message says why, in words for whoever brought it. */
export class RefusedFile extends Error {
  override name = 'RefusedFile'
}

/**
 * What nobody sees: soft hyphens, blanks without width, marks of direction, joiners, variants of a sign. Behind a virama
 * of an Indian script the two joiners are spelling (RFC 5892, appendix A) and stay.
 */
const UNSEEN =
  /(?![\u200c\u200d](?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca].)\p{L})[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/**
 * A text as it is kept and compared, whoever gave it (a form, a call, a file's cell): composed, without what nobody
 * sees, single spaces, none at the ends. Texts that look the same are the same.
 */
export const tidy = (text: string): string =>
  text.replace(UNSEEN, '').normalize('NFC').replace(/\s+/g, ' ').trim()

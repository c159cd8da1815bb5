/**
 * A figure as records write it, for a regular expression: "1,000", "1,00,000" and "2,100.5" have thousands, "1,5" and
 * "0,125" a decimal. Three figures behind a comma are thousands, for so they are written where packs are sold.
 */
export const WRITTEN_FIGURE = String.raw`[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?!\d)(?:\.\d+)?|\d+(?:[.,]\d+)?`

const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/

/** The value of what `WRITTEN_FIGURE` finds. */
export const figureWritten = (figure: string): number =>
  Number(THOUSANDS.test(figure) ? figure.replaceAll(',', '') : figure.replace(',', '.'))

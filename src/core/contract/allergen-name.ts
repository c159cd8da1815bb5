/**
 * What stands in a list of allergens and names none: it would be spoken behind "contains". A brand says "none" by an
 * empty list.
 */
const NO_NAME =
  /^(?:none|nil|n\/?a|not applicable|unknown|[-–—.]+)$|^(?:no|non|not|without|zero|free (?:of|from)|(?:may )?contains?)\b|[\s-]free$/i

/** Whether an entry of a list of allergens can be said behind "contains" or "may contain". */
export const isAllergenName = (entry: string): boolean => !NO_NAME.test(entry.trim())

/** What is wrong with an entry of a list of allergens, for a form, a call and a file alike. */
export const allergenFault = (entry: string): string | undefined =>
  isAllergenName(entry)
    ? undefined
    : `"${entry.slice(0, 20)}" names no allergen: write each by its name alone, like milk`

/** Said in place of a name, by whoever or whatever had none: "TBD", "see pack", a spreadsheet's "#N/A" and FALSE. */
const PLACEHOLDER = new RegExp(
  [
    '^(?:none|nil|null|nothing|n[./]? ?a|yes|no|y|n|x|true|false|empty|blank|missing|undefined|todo)$',
    String.raw`^(?:none|nil|nothing|not applicable|un-?kn?own|undeclared|unspecified|pending|tb[acd]|to be)\b`,
    String.raw`^(?:see|refer|check|ask|consult|as|per)\b`,
    '^[#=]',
  ].join('|'),
  'i',
)

/** Says that something is absent, or only that it may be there: it would be spoken behind "contains". */
const DENIAL =
  /^(?:no|non|not|without|zero|free[ -](?:of|from)|exclud\w+|contains?|(?:may|might|could|can) (?:also )?(?:contain|have|be))\b|n['’]t\b|\bnot contain|free$/i

/** A name with a denial beside it, as in "milk: no": whichever is meant, a list is no place for both. "Solids-not-fat" is a name. */
const DENIED_NAME =
  /\b(?:none|nil|null|tb[acd]|pending|unknown|without|except|exclud\w+|free[ -](?:of|from))\b|\b(?:no|not)\b(?![ -]fat)|[:=]\s*(?:n|false|0)$|\b0 ?%/i

/** "(none)" and "None." are "none"; "milk (lactose free)" stays what it is. */
const bare = (entry: string): string =>
  entry
    .trim()
    .replace(/[\s.!]+$/, '')
    .replace(/^[([{"']+(.*?)[)\]}"']+$/, '$1')
    .replace(/[\s.!]+$/, '')
    .trim()

/** Whether an entry of a list of allergens can be said behind "contains" or "may contain". A brand says "none" by an empty list. */
export function isAllergenName(entry: string): boolean {
  const said = bare(entry)
  return /\p{Letter}/u.test(said) && !PLACEHOLDER.test(said) && !DENIAL.test(said)
}

/** Whether a brand has said what is in a list: an empty one says none; one that names nothing ("TBD") is not recorded. */
export const isRecordedList = (list: readonly string[] | null): list is readonly string[] =>
  list !== null && (list.length === 0 || list.some(isAllergenName))

/** What is wrong with an entry of a list of allergens, for a form, a call and a file alike. */
export const allergenFault = (entry: string): string | undefined =>
  isAllergenName(entry) && !DENIED_NAME.test(bare(entry))
    ? undefined
    : `"${entry.slice(0, 20)}" names no allergen: write each by its name alone, like milk`

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

/** The same in Hindi, in its own letters or not, for which a word has no edge that an expression knows. */
const DENIAL_IN_HINDI =
  /^(?:बिना|bina) |(?:^| )(?:नहीं|रहित|मुक्त|फ्री|nahi|nahin|rahit|mukt)$|(?:^| )(?:सकता|सकती|सकते)(?: है| हैं)?$/i

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
  return /\p{Letter}/u.test(said) && [PLACEHOLDER, DENIAL, DENIAL_IN_HINDI].every((form) => !form.test(said))
}

/** Whether a brand has said what is in a list: an empty one says none; one that names nothing ("TBD") is not recorded. */
export const isRecordedList = (list: readonly string[] | null): list is readonly string[] =>
  list !== null && (list.length === 0 || list.some(isAllergenName))

/** What is wrong with an entry of a list of allergens, for a form, a call and a file alike. */
export const allergenFault = (entry: string): string | undefined =>
  isAllergenName(entry) && !DENIED_NAME.test(bare(entry))
    ? undefined
    : `"${entry.slice(0, 20)}" names no allergen: write each by its name alone, like milk`

/**
 * The allergens that a form offers: the 14 of Regulation (EU) 1169/2011, Annex II, which hold the eight of India's
 * FSSAI (Labelling and Display) Regulations 2020, 5(14); with the kinds that the first asks to be named (cereals,
 * nuts). `name` is what a record holds and what is spoken. A record may hold other names, from files: forms keep them.
 */
export const allergenChoices = [
  { name: 'wheat', group: 'cereals with gluten', fssai: true },
  { name: 'rye', group: 'cereals with gluten', fssai: true },
  { name: 'barley', group: 'cereals with gluten', fssai: true },
  { name: 'oats', group: 'cereals with gluten', fssai: true },
  { name: 'spelt', group: 'cereals with gluten', fssai: true },
  { name: 'gluten', group: 'cereals with gluten', fssai: true },
  { name: 'crustaceans', group: 'crustaceans', fssai: true },
  { name: 'egg', group: 'eggs', fssai: true },
  { name: 'fish', group: 'fish', fssai: true },
  { name: 'peanut', group: 'peanuts', fssai: true },
  { name: 'soya', group: 'soybeans', fssai: true },
  { name: 'milk', group: 'milk', fssai: true },
  { name: 'almond', group: 'nuts', fssai: true },
  { name: 'hazelnut', group: 'nuts', fssai: true },
  { name: 'walnut', group: 'nuts', fssai: true },
  { name: 'cashew', group: 'nuts', fssai: true },
  { name: 'pecan nut', group: 'nuts', fssai: true },
  { name: 'brazil nut', group: 'nuts', fssai: true },
  { name: 'pistachio', group: 'nuts', fssai: true },
  { name: 'macadamia nut', group: 'nuts', fssai: true },
  { name: 'nuts', group: 'nuts', fssai: true },
  { name: 'celery', group: 'celery', fssai: false },
  { name: 'mustard', group: 'mustard', fssai: false },
  { name: 'sesame', group: 'sesame', fssai: false },
  { name: 'sulphites', group: 'sulphites', fssai: true },
  { name: 'lupin', group: 'lupin', fssai: false },
  { name: 'molluscs', group: 'molluscs', fssai: false },
] as const

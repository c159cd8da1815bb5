import { expect, it } from 'vitest'
import { allergenChoices, allergenFault, isAllergenName, isRecordedList } from './allergen-name.ts'

const listed = (words: string) => words.split(' | ')

const placeholders = listed(
  'none | None. | NONE DECLARED | none known | none listed | (none) | [none] | "none" | None! | none - vegan | nil | null | n.a. | N/A | NA | n a | not applicable | unknown | un-known | unkown | unknown allergens | ? | 0 | 2 | 12.5% | - | -- | … | . | * | [] | TBD | tba | TBC. | to be confirmed | pending | pending review | see pack | See label. | as per label | per pack | refer to pack | check label | #N/A | #REF! | =A1 | FALSE | TRUE | yes | x | empty',
)
it.each(placeholders)('"%s" stands for want of a name', (entry) => {
  expect(isAllergenName(entry)).toBe(false)
  expect(allergenFault(entry)).toContain('names no allergen')
})

const denials = listed(
  "no milk | not declared | without egg | zero nuts | gluten free | gluten-free | glutenfree | lactosefree | free from gluten | free-from gluten | free of milk | does not contain milk | doesn't contain milk | excludes milk | excluding nuts | contains milk | may contain nuts | might contain nuts | may be nuts | could contain egg | दूध नहीं | कोई नहीं | दूध रहित | दूध मुक्त | ग्लूटेन फ्री | बिना दूध | दूध हो सकता है | doodh nahi | koi nahin | bina doodh",
)
it.each(denials)('"%s" says that something is absent or may be there', (entry) => {
  expect(isAllergenName(entry)).toBe(false)
  expect(allergenFault(entry)).toContain('names no allergen')
})

it.each(
  listed(
    'milk, none | milk: no | milk=0 | milk: false | Nuts (not peanuts) | nuts except almonds | egg (none) | milk tbd | wheat 0%',
  ),
)('"%s" is refused where it is written, and where a record holds it not hidden', (entry) => {
  expect(allergenFault(entry)).toContain('names no allergen')
  expect(isAllergenName(entry)).toBe(true)
})

it.each([
  ...allergenChoices.map(({ name }) => name),
  ...listed(
    'Milk (lactose free) | oats (gluten-free) | milk solids not fat | milk solids-not-fat (SNF) | milk (non-fat) | Milk. | E322 | soya (lecithin) | pine nuts | traces of nuts | natamycin | nilgiri nut | asparagus | persimmon | seeds | nutmeg | anchovy | cashew nut | noodles | nougat | xanthan | yeast | canola | maybe nuts | soya (non-GMO) | दूध | मेवा (बादाम नहीं) | बिनौला | binola | nahidi',
  ),
])('"%s" is a name', (entry) => {
  expect(allergenFault(entry)).toBeUndefined()
})

it.each([
  [null, false],
  [[], true],
  [['TBD'], false],
  [['gluten free', '?'], false],
  [['TBD', 'milk'], true],
])('%j is a recorded list: %s', (list, isRecorded) => {
  expect(isRecordedList(list)).toBe(isRecorded)
})

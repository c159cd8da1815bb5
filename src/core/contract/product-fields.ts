/**
 * Every field of a product, once, in the order of a file's columns. From these rows are made the contract (product.ts),
 * the form's rules (console/products.ts), a file's cells (product-file.ts), the columns of the database, the fields of
 * the console's form and what answers a question (facts/). docs/console.md says how to add one.
 *
 * A value of null is *unknown* and is said to be unknown.
 */
interface Row {
  /** The name of its column, in a file and in the table of the database. */
  column: string
  label: string
  hint?: string
  /** The question that asks for it. */
  topic?: string
  /** Words of a description that speaks of it: quoted where nothing is recorded. */
  mentions?: readonly string[]
}

interface TextRow extends Row {
  /** `required`: every product has it. */
  kind: 'required' | 'text'
  /** The fewest and the most characters. A form's own rules may ask for more. */
  length: readonly [number, number]
  /** The height of its control. */
  lines: number
  lowerCase?: true
  /** Said by the phone's own voice of Hindi: any letters. */
  inHindi?: true
}

interface FigureRow extends Row {
  kind: 'figure'
  unit: 'kcal' | 'g'
  most: number
  /** It stands under `nutrition`, and counts in 100 g. */
  per100G?: true
  /** Not every brand prints it: that it is missing is said to whoever asks for it, and to nobody else. */
  rare?: true
}

/**
 * `allergens`: null is unknown, and an empty list is the brand saying "none": the two must never be confused.
 * `barcodes`: EAN-13, EAN-8 or UPC-A digits with a right check digit. `words`: any texts.
 */
interface ListRow extends Row {
  kind: 'allergens' | 'barcodes' | 'words'
}

/** What a list may hold, from a form as from a file. */
export const listLimits = { items: 40, itemLength: 60 } as const

/** A figure as files hold it: more decimals than these would not come back as they went. */
export const FIGURE = /^\d{1,6}(\.\d{1,6})?$/

/** A day as "2025-03-31", between 2000 and today: what is to come is a mistake. */
interface DayRow extends Row {
  kind: 'day'
}

export type ProductField = TextRow | FigureRow | ListRow | DayRow

/** Nothing weighs more than itself. */
const gramsIn100G = { kind: 'figure', unit: 'g', most: 100, per100G: true } as const

export const productFields = {
  name: {
    kind: 'required',
    column: 'name',
    label: 'Name',
    hint: 'As it is printed on the pack; it is spoken like this.',
    length: [2, 50],
    lines: 1,
  },
  description: {
    kind: 'required',
    column: 'description',
    label: 'Description',
    hint: 'What it is, in a sentence or two. It is read to the shopper.',
    length: [2, 500],
    lines: 4,
  },
  barcodes: {
    kind: 'barcodes',
    column: 'barcode',
    label: 'Barcodes',
    hint: '8, 12 or 13 digits, one a line. The check digit is checked.',
  },
  allergensContain: { kind: 'allergens', column: 'allergens_contain', label: 'Contains', topic: 'allergens' },
  allergensMayContain: {
    kind: 'allergens',
    column: 'allergens_may_contain',
    label: 'May contain',
    topic: 'allergens',
  },
  ingredients: {
    kind: 'text',
    column: 'ingredients',
    label: 'Ingredients',
    length: [1, 2000],
    lines: 4,
    topic: 'ingredients',
  },
  // Pure fat has 900 kcal: a higher figure is in another unit.
  energyKcal: {
    kind: 'figure',
    column: 'energy_kcal',
    label: 'Energy, kcal in 100 g',
    unit: 'kcal',
    most: 900,
    per100G: true,
    topic: 'energy',
  },
  sugarG: { ...gramsIn100G, column: 'sugar_g', label: 'Sugar, g in 100 g', topic: 'sugar' },
  fatG: { ...gramsIn100G, column: 'fat_g', label: 'Fat, g in 100 g', topic: 'fat' },
  saltG: { ...gramsIn100G, column: 'salt_g', label: 'Salt, g in 100 g', topic: 'salt' },
  /** As printed, for example "200 g". */
  netWeight: {
    kind: 'text',
    column: 'net_weight',
    label: 'Net weight',
    hint: 'For example 200 g',
    length: [1, 40],
    lines: 1,
    topic: 'weight',
  },
  /** Words on the pack's front beyond the name, such as "rich butter". */
  packWords: {
    kind: 'words',
    column: 'pack_words',
    label: "Words on the pack's front",
    hint: 'One a line, beyond the name: the camera knows the pack by them.',
  },
  /** 'biscuits and snacks', 'dairy', 'breads' or another aisle's name. */
  section: {
    kind: 'text',
    column: 'section',
    label: 'Shelf section',
    hint: 'For example biscuits and snacks',
    length: [1, 50],
    lines: 1,
    lowerCase: true,
  },
  origin: {
    kind: 'text',
    column: 'origin',
    label: 'Country of origin',
    hint: 'For example India',
    length: [1, 60],
    lines: 1,
    topic: 'origin',
    mentions: ['made in', 'product of', 'baked in'],
  },
  storage: {
    kind: 'text',
    column: 'storage',
    label: 'How to keep it',
    hint: 'In whole sentences: Store in a cool, dry place.',
    length: [1, 300],
    lines: 2,
    topic: 'storage',
    mentions: ['store', 'stored', 'storage', 'keep', 'refrigerate', 'refrigerated', 'freeze', 'airtight'],
  },
  servingG: {
    kind: 'figure',
    column: 'serving_g',
    label: 'Serving size, g',
    unit: 'g',
    most: 2000,
    topic: 'servingSize',
    mentions: ['serving', 'servings'],
  },
  fibreG: { ...gramsIn100G, column: 'fibre_g', label: 'Fibre, g in 100 g', rare: true, topic: 'fibre' },
  checkedOn: {
    kind: 'day',
    column: 'checked_on',
    label: 'Last checked against the pack',
    hint: 'Year, month and day: 2025-03-31. After a year, answers say how old the list is.',
  },
  // Said in a Hindi visit. What they name beyond the English fields is told; nothing is taken back by them.
  nameHi: {
    kind: 'text',
    column: 'name_hi',
    inHindi: true,
    label: 'Name in Hindi',
    hint: 'As shoppers say it: बटर कुकीज़. Without it the name on the pack is said.',
    length: [2, 50],
    lines: 1,
  },
  descriptionHi: {
    kind: 'text',
    column: 'description_hi',
    inHindi: true,
    label: 'Description in Hindi',
    length: [2, 500],
    lines: 4,
  },
  ingredientsHi: {
    kind: 'text',
    column: 'ingredients_hi',
    inHindi: true,
    label: 'Ingredients in Hindi',
    hint: 'The same list in the same order. Fill in the English one too: answers in English are read from it.',
    length: [1, 2000],
    lines: 4,
  },
} as const satisfies Readonly<Record<string, ProductField>>

type Fields = typeof productFields
export type FieldName = keyof Fields
type NameWith<Part> = { [N in FieldName]: Fields[N] extends Part ? N : never }[FieldName]

/** The figures that stand under `nutrition`; the others stand in the product itself. */
export type NutritionName = NameWith<{ per100G: true }>
type FactName = Exclude<FieldName, NutritionName>
export type FieldColumn = Fields[FieldName]['column']
/** The question that asks for any of `Name`. */
export type TopicOf<Name extends AskedName> = Fields[Name]['topic']
/** The names of the fields of a kind, and those that a question asks for. */
export type NameOfKind<Kind extends ProductField['kind']> = NameWith<{ kind: Kind }>
export type AskedName = NameWith<{ topic: string }>

interface ValueOfKind {
  required: string
  text: string | null
  figure: number | null
  allergens: string[] | null
  barcodes: string[]
  words: string[]
  day: string | null
}
/** What stands under each field of a product. */
export type FieldValues = { [N in FieldName]: ValueOfKind[Fields[N]['kind']] }
export type FieldValue = FieldValues[FieldName]

export const fieldRows = Object.entries(productFields) as readonly (readonly [FieldName, ProductField])[]

export const isPer100G = (field: ProductField) => field.kind === 'figure' && field.per100G === true

/** Something by field, as a product holds its fields: what counts in 100 g under `nutrition`. */
type Nested<By> = { [N in keyof By as Extract<N, FactName>]: By[N] } & {
  nutrition: { [N in keyof By as Extract<N, NutritionName>]: By[N] }
}

/** What `of` gives for each field; a field for which it gives undefined is left out. */
export function nested<By extends { [N in FieldName]?: unknown }>(
  of: (name: FieldName, field: ProductField) => By[keyof By] | undefined,
): Nested<By> {
  const facts: Record<string, unknown> = {}
  const nutrition: Record<string, unknown> = {}
  for (const [name, field] of fieldRows) {
    const value = of(name, field)
    if (value !== undefined) (isPer100G(field) ? nutrition : facts)[name] = value
  }
  return { ...facts, nutrition } as Nested<By>
}

/** A product's fields side by side. */
export const flat = ({ nutrition, ...facts }: Nested<FieldValues>): FieldValues => ({
  ...facts,
  ...nutrition,
})

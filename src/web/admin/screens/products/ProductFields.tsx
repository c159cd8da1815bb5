import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { allergenChoices } from '../../../../core/contract/allergen-name.ts'
import {
  type FieldName,
  fieldRows,
  isPer100G,
  type NameOfKind,
  type ProductField,
  productFields,
} from '../../../../core/contract/product-fields.ts'
import { browserClock } from '../../../devices/browser-clock.ts'
import { loadLate } from '../../../ui/Late.tsx'
import { AreaField, TextField } from '../../forms/fields.tsx'
import { type Form, fieldId } from '../../forms/use-form.tsx'
import { FieldProposals, type Shown } from './photographs/FieldProposals.tsx'
import {
  type Allergens,
  type ProductValues,
  productLabels,
  readAllergens,
  writeAllergens,
} from './product-values.ts'

type Group = 'required' | 'figures' | 'short' | undefined

/** Fields of a group stand side by side, where the first of them does. */
function groupOf(field: ProductField): Group {
  if (field.kind === 'required') return 'required'
  if (isPer100G(field)) return 'figures'
  return field.kind === 'figure' || field.kind === 'day' || ('lines' in field && field.lines === 1)
    ? 'short'
    : undefined
}

interface ProductFieldsProps {
  form: Form<ProductValues>
  /** Undefined: it is not saved yet. */
  productId?: string | undefined
  /** Photographs that wait for the product to be saved. */
  onFiles?(files: readonly File[]): void
}

/** Name and description, and the optional facts that let the assistant answer from the brand's own records. */
export function ProductFields({ form, productId, onFiles }: ProductFieldsProps) {
  const [proposals, setProposals] = useState<readonly Shown[]>([])
  const field = (name: FieldName) => (
    <div key={name}>
      <Field form={form} name={name} />
      <FieldProposals form={form} name={name} proposals={proposals} />
    </div>
  )
  const inGroup = (group: Group) =>
    fieldRows.filter(([, field]) => groupOf(field) === group).map(([name]) => field(name))
  const shown = new Set<Group>(['required'])
  const optional = fieldRows.map(([name, row]) => {
    const group = groupOf(row)
    if (group === undefined) return field(name)
    if (shown.has(group)) return null
    shown.add(group)
    return (
      <div key={group} className="columns">
        {inGroup(group)}
      </div>
    )
  })
  return (
    <>
      <LazyPhotographs
        productId={productId}
        onRead={(read, files) => {
          setProposals(read)
          onFiles?.(files)
        }}
      />
      {inGroup('required')}
      <h2>What the assistant may say</h2>
      <p className="hint">
        Everything below is optional. What is left empty is said to be unknown; nothing is guessed.
      </p>
      {optional}
    </>
  )
}

function Field({ form, name }: { form: Form<ProductValues>; name: FieldName }) {
  const field: ProductField = productFields[name]
  const { label, hint } = field
  const given = { form, name, label, ...(hint !== undefined && { hint }) }
  if (field.kind === 'allergens') return <AllergenField form={form} name={name as NameOfKind<'allergens'>} />
  if (field.kind === 'figure') return <TextField {...given} inputMode="decimal" />
  const lines = 'lines' in field ? field.lines : field.kind === 'day' ? 1 : 2
  return lines === 1 ? <TextField {...given} /> : <AreaField {...given} rows={lines} />
}

const offered: readonly string[] = allergenChoices.map(({ name }) => name)

interface AllergenFieldProps {
  form: Form<ProductValues>
  name: NameOfKind<'allergens'>
}

/** Not recorded, none, or which. "Not recorded" is said to shoppers as unknown, never as "no". */
function AllergenField({ form, name }: AllergenFieldProps) {
  const allergens = readAllergens(form.values[name])
  const some = typeof allergens !== 'string'
  const list = some ? allergens : []
  // Names from files stay, though the form would not offer them.
  const names = [...offered, ...list.filter((each) => !offered.includes(each))]
  const set = (next: Allergens) => form.set(name, writeAllergens(next))
  const toggle = (each: string) =>
    set(list.includes(each) ? list.filter((other) => other !== each) : [...list, each])
  const fault = form.faults[name]
  const choices = [
    { words: 'Not recorded: shoppers are told that it is not known', value: 'unknown' },
    { words: 'None: the brand says so', value: 'none' },
  ] as const

  return (
    <fieldset className="set" aria-describedby={fault && `${fieldId(name)}-fault`}>
      <legend>{productLabels[name]}</legend>
      {choices.map(({ words, value }, at) => (
        <label key={value} className="check">
          <input
            id={at === 0 ? fieldId(name) : undefined}
            type="radio"
            name={name}
            checked={allergens === value}
            onChange={() => set(value)}
          />
          {words}
        </label>
      ))}
      <div className="checks">
        {names.map((each) => (
          <label key={each} className="check">
            <input type="checkbox" checked={list.includes(each)} onChange={() => toggle(each)} />
            {each}
          </label>
        ))}
      </div>
      <p className="fault" id={`${fieldId(name)}-fault`} hidden={!fault}>
        {fault}
      </p>
    </fieldset>
  )
}

/** The fields work without it: what was typed must not go with a part that did not come. */
const NotThere = () => (
  <p role="alert" className="fault">
    The photographs did not come. Save what you typed, then open the product again.
  </p>
)

const Late = lazy(() =>
  loadLate(
    async () => ({ default: (await import('./photographs/Photographs.tsx')).Photographs }),
    browserClock,
  ).catch(() => ({ default: NotThere })),
)

/** The photographs come after the fields: nobody waits for them to type. */
const LazyPhotographs = (props: ComponentProps<typeof Late>) => (
  <Suspense fallback={<p role="status">Loading the photographs…</p>}>
    <Late {...props} />
  </Suspense>
)

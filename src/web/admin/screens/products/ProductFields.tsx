import { useState } from 'react'
import {
  type FieldName,
  fieldRows,
  isPer100G,
  type NameOfKind,
  type ProductField,
  productFields,
} from '../../../../core/contract/product-fields.ts'
import { AreaField, TextField } from '../../forms/fields.tsx'
import type { Form } from '../../forms/use-form.tsx'
import { AllergenField } from './AllergenField.tsx'
import { FieldProposals, type Shown } from './photographs/FieldProposals.tsx'
import { LazyPhotographs } from './photographs/LazyPhotographs.tsx'
import type { ProductValues } from './product-values.ts'

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

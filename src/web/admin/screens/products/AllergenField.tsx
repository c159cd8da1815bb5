import { allergenChoices } from '../../../../core/contract/console/allergens.ts'
import type { NameOfKind } from '../../../../core/contract/product-fields.ts'
import { type Form, fieldId } from '../../forms/use-form.tsx'
import {
  type Allergens,
  type ProductValues,
  productLabels,
  readAllergens,
  writeAllergens,
} from './product-values.ts'

const offered: readonly string[] = allergenChoices.map(({ name }) => name)

interface AllergenFieldProps {
  form: Form<ProductValues>
  name: NameOfKind<'allergens'>
}

/** Not recorded, none, or which. "Not recorded" is said to shoppers as unknown, never as "no". */
export function AllergenField({ form, name }: AllergenFieldProps) {
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

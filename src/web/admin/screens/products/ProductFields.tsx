import { AreaField, TextField } from '../../forms/fields.tsx'
import type { Form } from '../../forms/use-form.ts'
import { AllergenField } from './AllergenField.tsx'
import { type ProductValues, productLabels } from './product-values.ts'

/** Name and description, and the optional facts that let the assistant answer from the brand's own records. */
export function ProductFields({ form }: { form: Form<ProductValues> }) {
  const at = <Name extends keyof ProductValues>(name: Name) => ({ form, name, label: productLabels[name] })
  return (
    <>
      <TextField {...at('name')} hint="As it is printed on the pack; it is spoken like this." />
      <AreaField {...at('description')} hint="What it is, in a sentence or two. It is read to the shopper." />
      <h2>What the assistant may say</h2>
      <p className="hint">
        Everything below is optional. What is left empty is said to be unknown; nothing is guessed.
      </p>
      <AreaField
        {...at('barcodes')}
        rows={2}
        hint="8, 12 or 13 digits, one a line. The check digit is checked."
      />
      <AllergenField form={form} name="allergensContain" />
      <AllergenField form={form} name="allergensMayContain" />
      <AreaField {...at('ingredients')} />
      <div className="columns">
        <TextField {...at('energyKcal')} inputMode="decimal" />
        <TextField {...at('sugarG')} inputMode="decimal" />
        <TextField {...at('fatG')} inputMode="decimal" />
        <TextField {...at('saltG')} inputMode="decimal" />
      </div>
      <div className="columns">
        <TextField {...at('netWeight')} hint="For example 200 g" />
        <TextField {...at('section')} hint="For example biscuits and snacks" />
      </div>
      <AreaField
        {...at('packWords')}
        rows={2}
        hint="One a line, beyond the name: the camera knows the pack by them."
      />
    </>
  )
}

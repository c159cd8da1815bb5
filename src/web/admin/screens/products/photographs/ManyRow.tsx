import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { StaffProduct } from '../../../../../core/contract/console/products.ts'
import { addresses, withId } from '../../../shell/screens.ts'
import { differing } from './take-over.ts'
import type { ManyShot } from './use-many-photographs.ts'

interface ManyRowProps {
  shot: ManyShot
  products: readonly StaffProduct[]
  /** The list of all products by name. */
  listId: string
  onAgain(): void
  onSave(productId: string): void
  onPutAway(): void
}

/** How a product is chosen: names may be equal, ids are not. */
export const nameOf = ({ id, name }: Pick<StaffProduct, 'id' | 'name'>) => `${name} (ID ${id})`

const states = {
  waiting: 'waiting',
  reading: 'being read…',
  read: 'read',
  refused: 'not taken',
  stopped: 'not read yet',
  saving: 'being saved…',
  saved: 'saved',
} as const

/** One photograph: whose it seems to be, what it says otherwise than the record, and Save. */
export function ManyRow({ shot, products, listId, onAgain, onSave, onPutAway }: ManyRowProps) {
  const { name, state, fault, picture, file } = shot
  const told = useRef<HTMLParagraphElement>(null)
  const isRead = state === 'read' || state === 'saving'
  const before = useRef(state)
  useEffect(() => {
    // The button that was pressed is gone: who uses keys goes on from here.
    if (state === 'saved' && before.current === 'saving') told.current?.focus()
    before.current = state
  }, [state])

  return (
    <li aria-label={name}>
      {picture && <img src={picture} alt="" width="120" loading="lazy" decoding="async" />}
      <p ref={told} tabIndex={-1}>
        {name}: {states[state]}
      </p>
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      {isRead && <Choice shot={shot} products={products} listId={listId} onSave={onSave} />}
      {state === 'refused' && file && (
        <button type="button" onClick={onAgain} aria-label={`Try ${name} again`}>
          Try again
        </button>
      )}
      {state !== 'reading' && state !== 'saving' && (
        <button type="button" onClick={onPutAway} aria-label={`Put ${name} away`}>
          Put away
        </button>
      )}
    </li>
  )
}

type ChoiceProps = Pick<ManyRowProps, 'shot' | 'products' | 'listId' | 'onSave'>

function Choice({ shot, products, listId, onSave }: ChoiceProps) {
  const { name, state, likeness, proposals } = shot
  const id = useId()
  const proposed = products.find((product) => product.id === likeness?.productId)
  const [typed, setTyped] = useState(proposed ? nameOf(proposed) : '')
  const [fault, setFault] = useState<string>()
  const chosen = products.find((product) => nameOf(product) === typed.trim())
  const facts = chosen ? differing(chosen, proposals) : []

  function save() {
    setFault(chosen ? undefined : 'Choose a product from the list first.')
    if (chosen) onSave(chosen.id)
  }

  return (
    <>
      <label htmlFor={id}>Product of {name}</label>
      <input
        id={id}
        list={listId}
        value={typed}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-how`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={`${id}-how`} className={fault ? 'fault' : 'hint'} role={fault ? 'alert' : undefined}>
        {fault ?? howOf(shot, proposed !== undefined)}
      </p>
      {chosen && facts.length > 0 && (
        <>
          <ul aria-label={`${name} says otherwise than the record`}>
            {facts.map(({ label, read, recorded }) => (
              <li key={`${label} ${read}`}>
                {label}: <strong>{read}</strong> <small>(recorded: {recorded})</small>
              </li>
            ))}
          </ul>
          <Link
            to={withId(addresses.editProduct, { id: chosen.id, name: chosen.name })}
            target="_blank"
            rel="noreferrer"
          >
            Edit {chosen.name} (new tab)
          </Link>
        </>
      )}
      <button type="button" disabled={state === 'saving'} onClick={save} aria-label={`Save ${name}`}>
        Save
      </button>
    </>
  )
}

function howOf({ likeness, proposals }: ManyShot, isProposed: boolean): string {
  if (isProposed)
    return likeness?.by === 'barcode'
      ? 'Proposed by its bar code.'
      : 'Proposed by the words on it: please check.'
  return proposals.length === 0
    ? 'Nothing was read on it. Choose its product, or take it again in better light.'
    : 'No product is known by what was read. Please choose it.'
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { DELAY } from '../../../core/constants.ts'
import { faultsOf } from '../../../core/contract/console/call.ts'
import { ApiFault } from '../api.ts'
import { useConsole } from '../console.ts'

export type Values = Record<string, string>
type Faults = Readonly<Record<string, string>>

export interface FormOptions<V extends Values, Out> {
  initial: V
  /** What was typed already, by field; fields that the form does not have are left out. */
  typed?: Values | undefined
  /** The rule that the server has too: values as typed in, what is sent out. */
  schema: z.ZodMiniType<Out, unknown>
  /** The schema's input, where it is not simply the values. */
  toInput?: (values: V) => unknown
  /** The field of a fault's path; the first part of the path when not given. */
  fieldOf?: (path: string) => string
  /** Sends it. Rejects with `ApiFault`; faults by field are shown beside the fields. */
  send(out: Out, values: V): Promise<void>
  /** It was not done: tells the person. */
  failed(fault: ApiFault): void
}

export interface Form<V extends Values> {
  values: V
  set(name: keyof V & string, value: string): void
  /** Faults to show now, by field: of fields that were changed, and after a try of all. */
  faults: Faults
  /** True after a try that found faults, until the next try: the summary takes the focus then. */
  refused: number
  busy: boolean
  /** Something was changed and not saved. */
  dirty: boolean
  valid: boolean
  submit(event?: FormEvent): Promise<void>
  /** Starts anew with these values. */
  reset(values: V): void
  /** The record is another now: what was not changed here shows it, what was stays. */
  rebase(values: V): void
}

const NO_FAULTS: Faults = {}
const firstPart = (path: string) => path.split('.')[0] ?? path

/** The first fault of each field, in the order of the fields. */
function byField(faults: Faults, fieldOf: (path: string) => string): Faults {
  const first = new Map<string, string>()
  for (const [path, fault] of Object.entries(faults)) {
    if (!first.has(fieldOf(path))) first.set(fieldOf(path), fault)
  }
  return Object.fromEntries(first)
}

function withTyped<V extends Values>(initial: V, typed: Values = {}): V {
  const own = Object.keys(initial).flatMap((name) => {
    const value = typed[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...initial, ...Object.fromEntries(own) }
}

/** A form whose values are texts, checked by a schema on every change and on submit. */
export function useForm<V extends Values, Out>(options: FormOptions<V, Out>): Form<V> {
  const [base, setBase] = useState(options.initial)
  const [values, setValues] = useState(() => withTyped(options.initial, options.typed))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState(0)
  const [found, setFound] = useState<Faults>(NO_FAULTS)
  const [busy, setBusy] = useState(false)
  // Two taps within one rendering are one.
  const sending = useRef(false)

  const parsed = options.schema.safeParse((options.toInput ?? ((all) => all))(values))
  const fieldOf = options.fieldOf ?? firstPart
  const own = parsed.success ? NO_FAULTS : byField(faultsOf(parsed.error.issues), fieldOf)
  const seen = Object.entries(own).filter(([name]) => tried || touched.has(name))
  const dirty = Object.keys(values).some((name) => values[name] !== base[name])

  function set(name: keyof V & string, value: string) {
    setValues((before) => ({ ...before, [name]: value }))
    setTouched((before) => new Set([...before, name]))
    // What the server said of a field holds until the field changes.
    setFound(({ [name]: _, ...others }) => others)
  }

  function reset(next: V) {
    setBase(next)
    setValues(next)
    setTouched(new Set())
    setTried(false)
    setFound(NO_FAULTS)
  }

  function rebase(next: V) {
    setBase(next)
    setValues((before) => {
      const typed = Object.entries(before).filter(([name, value]) => value !== base[name])
      return { ...next, ...Object.fromEntries(typed) }
    })
    setFound(NO_FAULTS)
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (sending.current) return
    setTried(true)
    setFound(NO_FAULTS)
    if (!parsed.success) return setRefused((count) => count + 1)
    sending.current = true
    setBusy(true)
    try {
      await options.send(parsed.data, values)
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error
      setFound(byField(error.fields, fieldOf))
      options.failed(error)
      if (Object.keys(error.fields).length > 0) setRefused((count) => count + 1)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  const faults = { ...Object.fromEntries(seen), ...found }
  return { values, set, faults, refused, busy, dirty, valid: parsed.success, submit, reset, rebase }
}

/** Empties a form a second after it is shown, where the settings want the specification to the letter. */
export function useAutofillClear(clear: () => void): void {
  const { clock, settings } = useConsole()
  const latest = useRef(clear)
  latest.current = clear
  useEffect(
    () =>
      settings.asSpecified.autofillClear
        ? clock.after(DELAY.autofillClearMs, () => latest.current())
        : undefined,
    [clock, settings.asSpecified.autofillClear],
  )
}

interface SummaryProps<V extends Values> {
  form: Form<V>
  /** The fields' labels. */
  labels: Readonly<Partial<Record<string, string>>>
}

/** All that is wrong with a form in one place; takes the focus when a try was refused. */
export function ErrorSummary<V extends Values>({ form: { faults, refused }, labels }: SummaryProps<V>) {
  const box = useRef<HTMLDivElement>(null)
  const found = Object.entries(faults)
  useEffect(() => {
    if (refused > 0) box.current?.focus()
  }, [refused])
  if (refused === 0 || found.length === 0) return null
  return (
    <div className="summary" ref={box} tabIndex={-1} role="alert" aria-labelledby="summary-title">
      <h2 id="summary-title">
        {found.length === 1 ? 'One field needs another look' : `${found.length} fields need another look`}
      </h2>
      <ul>
        {found.map(([name, fault]) => (
          <li key={name}>
            <button
              type="button"
              className="link"
              onClick={() => document.getElementById(fieldId(name))?.focus()}
            >
              {labels[name] ? `${labels[name]}: ${fault}` : fault}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The id of a field's control. */
export const fieldId = (name: string) => `field-${name}`

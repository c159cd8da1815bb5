import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { codeFormSchema, codeNeededSchema } from '../../../../core/contract/console/second-factor.ts'
import { endProviderCall, providerTexts } from '../../../../core/contract/console/session.ts'
import { ApiFault, saidBy } from '../../api.ts'
import { useConsole } from '../../console.ts'
import { ErrorSummary, useForm } from '../../forms/use-form.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { CodeField, useEntering, useProvider } from './entering.tsx'

type Outcome = { needsCode: boolean; reason: string }

/** Where people come back to from the organisation's own sign-in. What it answered stands behind the `#` where it can. */
export function ProviderReturn() {
  const { api, pending } = useConsole()
  const { hash, search } = useLocation()
  const enter = useEntering()
  const [outcome, setOutcome] = useState<Outcome>()
  const asked = useRef(false)

  useEffect(() => {
    if (asked.current) return
    asked.current = true
    const begun = pending.take()
    if (!begun) return setOutcome({ needsCode: false, reason: providerTexts.nonsense })
    const { code, ...own } = begun
    const query = hash.slice(1) || search.slice(1)
    const body = { query, pending: own, ...(code !== undefined && { code }) }
    api.call(endProviderCall, { body }).then(enter, (error: unknown) =>
      setOutcome({
        needsCode: error instanceof ApiFault && codeNeededSchema.safeParse(error.body).success,
        reason: saidBy(error, 'Sign-in did not come about. Check the connection, then begin again.'),
      }),
    )
  }, [api, enter, hash, pending, search])

  return (
    <Screen title="Signing you in">
      {!outcome && <p role="status">Signing you in…</p>}
      {outcome?.needsCode && <CodeForm reason={outcome.reason} />}
      {outcome && !outcome.needsCode && <Refused reason={outcome.reason} />}
      <p>
        <Link to={addresses.home}>Go to sign in</Link>
      </p>
    </Screen>
  )
}

/** Takes the focus, so that it is read, and the way back is the next thing. */
function Refused({ reason }: { reason: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p role="alert" tabIndex={-1} ref={line}>
      {reason}
    </p>
  )
}

/** An answer of the provider is good once: with the code its person is sent there again, where they are known by now. */
function CodeForm({ reason }: { reason: string }) {
  const { toasts } = useConsole()
  const leave = useProvider()
  const form = useForm({
    initial: { code: '' },
    schema: codeFormSchema,
    send: ({ code }) => leave(code),
    failed: ({ said }) => toasts.fault(said ?? reason),
  })
  return (
    <form className="card" onSubmit={form.submit} noValidate>
      <p role="alert">{reason}</p>
      <ErrorSummary form={form} labels={{}} />
      <CodeField form={form} />
      <div className="actions">
        <button type="submit" className="primary" disabled={form.busy}>
          Continue
        </button>
      </div>
    </form>
  )
}

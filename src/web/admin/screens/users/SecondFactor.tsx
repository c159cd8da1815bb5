import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  beginFactorCall,
  codeFormSchema,
  confirmFactorCall,
  factorCall,
  factorTexts,
  newCodesCall,
  removeFactorCall,
} from '../../../../core/contract/console/second-factor.ts'
import { QrCode } from '../../../ui/QrCode.tsx'
import { saidBy } from '../../api.ts'
import { useConsole, useSession } from '../../console.ts'
import { TextField } from '../../forms/fields.tsx'
import { useForm } from '../../forms/use-form.tsx'
import { Await, useList } from '../../load.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'

/** One's own second factor: set up by an app on a phone, with ten codes to be kept aside. */
export function SecondFactor() {
  const state = useList(factorCall)
  const { session } = useConsole()
  const who = useSession()
  const navigate = useNavigate()
  const [codes, setCodes] = useState<readonly string[]>()

  function kept() {
    setCodes(undefined)
    state.reload()
    if (!who?.due) return
    session.signIn({ ...who, due: '' })
    navigate(addresses.dashboard)
  }
  return (
    <Screen title="Second factor">
      {codes ? (
        <RecoveryCodes codes={codes} onKept={kept} />
      ) : (
        <Await load={state} failed="The second factor could not be looked up.">
          {({ on, required, codesLeft }) =>
            on ? (
              <TurnedOn required={required} codesLeft={codesLeft} onCodes={setCodes} onOff={state.reload} />
            ) : (
              <SetUp required={required} onCodes={setCodes} />
            )
          }
        </Await>
      )}
    </Screen>
  )
}

function SetUp({ required, onCodes }: { required: boolean; onCodes(codes: readonly string[]): void }) {
  const { api, toasts } = useConsole()
  const [shown, setShown] = useState<{ secret: string; uri: string }>()
  async function begin() {
    try {
      setShown(await api.call(beginFactorCall))
    } catch (error) {
      toasts.fault(saidBy(error, 'The second factor was not begun.'))
    }
  }
  if (!shown)
    return (
      <section className="card">
        <p>
          With a second factor a code from your phone is asked for beside the password, so that nobody comes
          in by a password alone. You need an authenticator app.
        </p>
        {required && <p className="notice notice-warning">Your role needs one before anything else.</p>}
        <div className="actions">
          <button type="button" className="primary" onClick={() => void begin()}>
            Set up a second factor
          </button>
        </div>
      </section>
    )
  return (
    <section className="card">
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <QrCode
        value={shown.uri}
        size={240}
        label="Code for the authenticator app; the same as the key below"
      />
      <p>
        Key: <code>{shown.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeForm
        yes="Turn on"
        hint="The six figures that the app shows now."
        send={async (code) => {
          const reply = await api.call(confirmFactorCall, { body: { code } })
          toasts.done(reply.message)
          onCodes(reply.codes)
        }}
      />
    </section>
  )
}

interface TurnedOnProps {
  required: boolean
  codesLeft: number
  onCodes(codes: readonly string[]): void
  onOff(): void
}

function TurnedOn({ required, codesLeft, onCodes, onOff }: TurnedOnProps) {
  const { api, toasts } = useConsole()
  const [wants, setWants] = useState<'codes' | 'off'>()
  async function send(code: string) {
    const body = { code }
    if (wants === 'off') {
      toasts.done((await api.call(removeFactorCall, { body })).message)
      onOff()
    } else {
      const reply = await api.call(newCodesCall, { body })
      toasts.done(reply.message)
      onCodes(reply.codes)
    }
  }
  return (
    <section className="card">
      <p>
        {factorTexts.on} {codesLeft} recovery {codesLeft === 1 ? 'code is' : 'codes are'} left.
      </p>
      <div className="actions">
        <button type="button" aria-expanded={wants === 'codes'} onClick={() => setWants('codes')}>
          New recovery codes
        </button>
        {!required && (
          <button type="button" aria-expanded={wants === 'off'} onClick={() => setWants('off')}>
            Turn off
          </button>
        )}
      </div>
      {wants && (
        <CodeForm
          key={wants}
          yes={wants === 'off' ? 'Turn off the second factor' : 'Make new recovery codes'}
          hint="The six figures that the app shows now, or a recovery code."
          send={send}
        />
      )}
    </section>
  )
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const { devices, toasts } = useConsole()
  async function copy() {
    if (await devices.copy(codes.join('\n'))) toasts.done('Codes copied.')
    else toasts.fault('The browser did not let the codes be copied. Please select them.')
  }
  return (
    <section className="card" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">Recovery codes</h2>
      <p>
        Without your phone each of these opens the account once. They are shown only now: keep them aside.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="actions no-print">
        <button type="button" onClick={() => void copy()}>
          Copy codes
        </button>
        <button type="button" onClick={devices.print}>
          Print
        </button>
        <button type="button" className="primary" onClick={onKept}>
          I have kept them
        </button>
      </div>
    </section>
  )
}

interface CodeFormProps {
  yes: string
  hint: string
  /** Rejects with `ApiFault`; what is wrong with the code is shown beside it. */
  send(code: string): Promise<void>
}

/** Asks for a code of the second factor. */
function CodeForm({ yes, hint, send }: CodeFormProps) {
  const { toasts } = useConsole()
  const form = useForm({
    initial: { code: '' },
    schema: codeFormSchema,
    send: ({ code }) => send(code),
    failed({ said, fields }) {
      if (!fields.code) toasts.fault(said ?? 'The code could not be sent.')
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField form={form} name="code" label="Code" hint={hint} autoComplete="one-time-code" />
      <div className="actions">
        <button type="submit" className="primary" disabled={form.busy}>
          {yes}
        </button>
      </div>
    </form>
  )
}

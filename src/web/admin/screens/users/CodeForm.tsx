import { codeFormSchema } from '../../../../core/contract/console/second-factor.ts'
import { useConsole } from '../../console.ts'
import { TextField } from '../../forms/fields.tsx'
import { useForm } from '../../forms/use-form.tsx'

interface CodeFormProps {
  yes: string
  hint: string
  /** Rejects with `ApiFault`; what is wrong with the code is shown beside it. */
  send(code: string): Promise<void>
}

/** Asks for a code of the second factor. */
export function CodeForm({ yes, hint, send }: CodeFormProps) {
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

import { useState } from 'react'
import { hearPhotoCall } from '../../../../../core/contract/console/photos.ts'
import { saidBy } from '../../../api.ts'
import { useConsole } from '../../../console.ts'
import { SpokenWords } from '../../../paths/SpokenWords.tsx'

/** What a shopper would hear who holds the pack so: shown word for word, and played in the product's own voice. */
export function HearPhoto({ id, name }: { id: string; name: string }) {
  const { api, toasts } = useConsole()
  const [sentences, setSentences] = useState<readonly string[]>()
  const [busy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    try {
      setSentences((await api.call(hearPhotoCall, { params: { id } })).sentences)
    } catch (error) {
      toasts.fault(saidBy(error, 'The photograph could not be looked at.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <button type="button" disabled={busy} onClick={ask} aria-label={`What would a shopper hear? ${name}`}>
        {busy ? 'Looking…' : 'What would a shopper hear?'}
      </button>
      <div aria-live="polite">{sentences && <SpokenWords sentences={sentences} isOpen />}</div>
    </>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import { hearPhotoCall, photoLimits, photoTexts } from '../../../../../core/contract/console/photos.ts'
import { saidBy } from '../../../api.ts'
import { useConsole } from '../../../console.ts'
import { SpokenWords } from '../../../paths/SpokenWords.tsx'
import type { Shown } from './FieldProposals.tsx'
import { PhotoChooser } from './PhotoChooser.tsx'
import { usePhotographs } from './use-photographs.ts'
import type { Shot } from './use-shots.ts'

interface PhotographsProps {
  /** Undefined: the product is not saved yet. */
  productId: string | undefined
  /** What the photographs say, and the files that wait for a product. */
  onRead(proposals: readonly Shown[], files: readonly File[]): void
}

const states = { waiting: 'Waiting', reading: 'Being read…', read: 'Read', refused: 'Not taken' } as const

/** Photographs of the pack: taken, dropped or chosen, read as a shopper's camera reads, heard and deleted. */
export function Photographs({ productId, onRead }: PhotographsProps) {
  const { shots, listFailed, reload, add, remove } = usePhotographs(productId)
  const id = useId()
  const told = useRef(onRead)
  told.current = onRead
  useEffect(() => {
    const read = shots.filter(({ state }) => state === 'read')
    told.current(
      read.flatMap(({ key, picture, proposals }) =>
        proposals.map((proposal, at) => ({ key: `${key} ${at}`, proposal, picture })),
      ),
      read.flatMap(({ file, id: saved }) => (file && saved === undefined ? [file] : [])),
    )
  }, [shots])

  const open = shots.filter(({ state }) => state === 'waiting' || state === 'reading').length
  return (
    <section className="set photographs" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Photographs</h2>
      <p className="hint">
        Front and back, as a shopper holds the pack. What is read on them is proposed beside the fields below,
        and the camera knows the pack by them. At most {photoLimits.ofProduct}, JPEG, PNG or WebP.
        {productId === undefined && ' They are saved with the product.'}
      </p>
      <PhotoChooser onFiles={add} />
      <p role="status">
        {open > 0 ? `${open === 1 ? 'One photograph is' : `${open} photographs are`} being read…` : ''}
      </p>
      {listFailed && (
        <p role="alert" className="fault">
          The photographs did not come.{' '}
          <button type="button" onClick={() => void reload()}>
            Try again
          </button>
        </p>
      )}
      <ul className="shots" aria-label="Photographs of the product">
        {shots.map((shot, at) => (
          <OneShot key={shot.key} shot={shot} number={at + 1} onRemove={() => void remove(shot)} />
        ))}
      </ul>
    </section>
  )
}

function OneShot({ shot, number, onRemove }: { shot: Shot; number: number; onRemove(): void }) {
  const name = `${shot.name} ${number}`
  return (
    <li>
      {shot.picture && <img src={shot.picture} alt={name} width="160" />}
      <p>
        {name}: {states[shot.state]}
      </p>
      {shot.fault && (
        <p role="alert" className="fault">
          {shot.fault}
        </p>
      )}
      {shot.state === 'read' && shot.proposals.length === 0 && (
        <p className="hint" role={shot.file && 'alert'}>
          {photoTexts.nothingProposed}
        </p>
      )}
      {shot.id !== undefined && <HearPhoto id={shot.id} name={name} />}
      {shot.state !== 'reading' && shot.state !== 'waiting' && (
        <button type="button" className="danger" onClick={onRemove} aria-label={`Delete ${name}`}>
          {shot.state === 'refused' ? 'Put away' : 'Delete'}
        </button>
      )}
    </li>
  )
}

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

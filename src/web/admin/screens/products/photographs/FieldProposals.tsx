import { useEffect, useRef } from 'react'
import type { Box, Proposal } from '../../../../../core/contract/console/photos.ts'
import type { FieldName } from '../../../../../core/contract/product-fields.ts'
import type { Form } from '../../../forms/use-form.tsx'
import { type ProductValues, productLabels } from '../product-values.ts'
import { isThere, takenOver } from './take-over.ts'

/** A proposal with the photograph that it was read on. */
export interface Shown {
  key: string
  proposal: Proposal
  picture: string | undefined
}

interface FieldProposalsProps {
  form: Form<ProductValues>
  name: FieldName
  proposals: readonly Shown[]
}

/** What photographs say about a field. Nothing is in the field until it is taken over, one by one. */
export function FieldProposals({ form, name, proposals }: FieldProposalsProps) {
  const mine = proposals.filter(({ proposal }) => proposal.field === name && !isThere(form.values, proposal))
  if (mine.length === 0) return null
  const label = productLabels[name]
  return (
    <ul className="proposals" aria-label={`Read on photographs: ${label}`}>
      {mine.map(({ key, proposal, picture }) => (
        <li key={key}>
          {picture && <Crop picture={picture} box={proposal.box} words={proposal.words} />}
          <span>
            <strong>{proposal.value}</strong>
            {proposal.words !== proposal.value && <small> read as “{proposal.words}”</small>}
          </span>
          <button
            type="button"
            aria-label={`Take over ${proposal.value} for ${label}`}
            onClick={() => form.set(name, takenOver(form.values[name], proposal))}
          >
            Take over
          </button>
        </li>
      ))}
    </ul>
  )
}

interface CropProps {
  picture: string
  box: Box
  /** What is read there. */
  words: string
}

/** The piece of a photograph at which something was read. */
function Crop({ picture, box, words }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const image = new Image()
    image.onload = () => {
      const { naturalWidth, naturalHeight } = image
      const [left, top] = [box.left * naturalWidth, box.top * naturalHeight]
      const [width, height] = [box.width * naturalWidth, box.height * naturalHeight].map((side) =>
        Math.max(1, Math.round(side)),
      ) as [number, number]
      const drawn = canvas.current
      const context = drawn?.getContext('2d')
      if (!drawn || !context) return
      drawn.width = width
      drawn.height = height
      context.drawImage(image, left, top, width, height, 0, 0, width, height)
    }
    image.src = picture
    return () => {
      image.onload = null
    }
  }, [picture, box])
  return <canvas ref={canvas} className="crop" role="img" aria-label={`Piece of the photograph: ${words}`} />
}

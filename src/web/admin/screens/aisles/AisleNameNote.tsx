import type { Aisle } from '../../../../core/contract/console/aisles.ts'
import { sections } from '../../../../core/journey/sections.ts'
import { placeOf } from '../../../../core/navigation/find-path.ts'

interface AisleNameNoteProps {
  aisle: Aisle | undefined
  name: string
}

const isAskedFor = (name: string) => sections.some((section) => section === placeOf(name))

/** What another name does: paths follow it, and shoppers may not know it. */
export function AisleNameNote({ aisle, name }: AisleNameNoteProps) {
  const renamed = aisle !== undefined && name.trim() !== aisle.name
  const unknown = name.trim() !== '' && !isAskedFor(name)
  if (!renamed && !unknown) return null
  return (
    <div className={unknown ? 'notice notice-warning' : 'notice'} role="status">
      {renamed && <p>The paths of all stores and the products of {aisle.name} will follow the new name.</p>}
      {unknown && (
        <p>
          Shoppers are asked for {sections.join(', ')}. An aisle of another name cannot be chosen by voice.
        </p>
      )}
    </div>
  )
}

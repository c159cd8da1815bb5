import { useState } from 'react'
import { useConsole } from '../console.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { Search } from './Search.tsx'
import { useKeys } from './use-keys.ts'

/** The search over everything and the help on keys, by button and by key. */
export function Keys() {
  const { keys } = useConsole()
  const [open, setOpen] = useState<'search' | 'help'>()
  const [single, setSingle] = useState(keys.get)
  const close = () => setOpen(undefined)
  useKeys(single, { search: () => setOpen('search'), help: () => setOpen('help') })
  return (
    <>
      <button type="button" aria-keyshortcuts="Control+K" onClick={() => setOpen('search')}>
        Search
      </button>
      <button type="button" onClick={() => setOpen('help')}>
        Keys
      </button>
      <Search open={open === 'search'} onClose={close} />
      <KeyHelp
        open={open === 'help'}
        single={single}
        onSingle={(on) => {
          keys.set(on)
          setSingle(on)
        }}
        onClose={close}
      />
    </>
  )
}

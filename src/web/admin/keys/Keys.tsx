import { useEffect, useRef, useState } from 'react'
import { useConsole } from '../console.ts'
import { Close, Dialog } from '../Dialog.tsx'
import { Search } from './Search.tsx'

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

const alone: Readonly<Record<string, 'search' | 'help'>> = { '/': 'search', '?': 'help' }
const TYPED_INTO = 'input, textarea, select, [contenteditable]'

/**
 * Keys that work on every screen: Ctrl+K wherever the focus is; "/" and "?" alone only where nobody types and `single` is
 * on (WCAG 2.1.4: who speaks to their machine must be able to turn them off). None while a question is open.
 */
function useKeys(single: boolean, on: { search(): void; help(): void }): void {
  const now = useRef({ single, on })
  now.current = { single, on }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = document.querySelector('dialog[open]') ? undefined : wantedBy(event, now.current.single)
      if (!wanted) return
      event.preventDefault()
      now.current.on[wanted]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function wantedBy(event: KeyboardEvent, single: boolean): 'search' | 'help' | undefined {
  const { key, altKey, target } = event
  const command = event.ctrlKey || event.metaKey
  if (command) return key.toLowerCase() === 'k' ? 'search' : undefined
  const types = target instanceof Element && target.closest(TYPED_INTO) !== null
  if (!single || types || altKey) return undefined
  return alone[key]
}

const keys = [
  ['Ctrl+K, or /', 'Search everything'],
  ['?', 'This help'],
  ['Tab, Shift+Tab', 'To the next or the one before'],
  ['Enter', 'Opens the first that a search found; saves a form'],
  ['↓ and ↑', 'Through what a search found'],
  ['Escape', 'Closes a question, a search or a menu'],
] as const

interface KeyHelpProps {
  open: boolean
  single: boolean
  onSingle(on: boolean): void
  onClose(): void
}

/** Every key of the console. */
function KeyHelp({ open, single, onSingle, onClose }: KeyHelpProps) {
  return (
    <Dialog open={open} title="Keys" onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input type="checkbox" checked={single} onChange={({ target }) => onSingle(target.checked)} /> Use /
        and ? as keys of their own
      </label>
      <Close onClose={onClose} />
    </Dialog>
  )
}

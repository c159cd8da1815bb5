import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface DialogProps {
  open: boolean
  title: string
  /** Escape was pressed. */
  onClose(): void
  children: ReactNode
}

/** The browser's own modal dialog: it keeps the focus, gives it back, and Escape closes it. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <>
          <h2 id={id}>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  )
}

export interface Question {
  /** The specification's words where it has some. */
  title: string
  /** What exactly is lost, by name. */
  lost: ReactNode
  /** The button that does it. */
  yes: string
  /** What the button says while it is being done. */
  doing?: string
  /** The button that leaves it, where nothing is kept by that. */
  no?: string
  /** Must tell the person itself when it fails; the question is closed either way. */
  act(): Promise<void>
  /** It was left. */
  left?(): void
}

/** Asks before something is lost. `ask` shows the question; `question` is what is to be rendered. */
export function useConfirm() {
  const [asked, setAsked] = useState<Question>()
  const [busy, setBusy] = useState(false)

  async function act() {
    if (!asked || busy) return
    setBusy(true)
    try {
      await asked.act()
    } finally {
      setBusy(false)
      setAsked(undefined)
    }
  }
  const close = () => {
    if (busy) return
    setAsked(undefined)
    asked?.left?.()
  }

  const question = (
    <Dialog open={asked !== undefined} title={asked?.title ?? ''} onClose={close}>
      <div>{asked?.lost}</div>
      <div className="actions">
        <button type="button" onClick={close} disabled={busy}>
          {asked?.no ?? 'Keep it'}
        </button>
        <button type="button" className="danger" onClick={act} disabled={busy}>
          {busy ? (asked?.doing ?? asked?.yes) : asked?.yes}
        </button>
      </div>
    </Dialog>
  )
  return { ask: setAsked, question }
}

/** The end of a dialog that asks nothing. */
export const Close = ({ onClose }: { onClose(): void }) => (
  <div className="actions">
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
)

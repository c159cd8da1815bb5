import { useEffect, useState } from 'react'

/** What the phone keeps, as a panel shows and changes it. `keep` is false where nothing can be kept: `failed`, then. */
export function useKept<Kept>(read: () => Kept, keep: (kept: Kept) => boolean) {
  const [kept, setKept] = useState<Kept>(read)
  const [failed, setFailed] = useState(false)

  // Another tab of this browser may change it meanwhile.
  useEffect(() => {
    const changed = () => setKept(read())
    window.addEventListener('storage', changed)
    return () => window.removeEventListener('storage', changed)
  })

  /** Of what is kept now: another tab, or a sentence, may have changed it since it was shown. */
  function change(by: (now: Kept) => Kept) {
    const to = by(read())
    setFailed(!keep(to))
    setKept(to)
  }
  return [kept, change, failed] as const
}

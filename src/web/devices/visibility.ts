/** Whether the page is on the screen: behind another app or a locked screen phones take its devices away. */
export interface Visibility {
  seen(): boolean
  /** Returns what takes the listener back. */
  onChange(listener: (seen: boolean) => void): () => void
}

/** Whether the shopper's browser shows this page. */
export const pageVisibility: Visibility = {
  seen: () => document.visibilityState === 'visible',
  onChange(listener) {
    const changed = () => listener(pageVisibility.seen())
    const seenAgain = () => listener(true)
    document.addEventListener('visibilitychange', changed)
    // A page that was frozen as a whole, or brought back from a cache, is told by these.
    document.addEventListener('resume', changed)
    addEventListener('pageshow', seenAgain)
    return () => {
      document.removeEventListener('visibilitychange', changed)
      document.removeEventListener('resume', changed)
      removeEventListener('pageshow', seenAgain)
    }
  },
}

/** Told beside the button that saves: what stands in the step's fields is in no path yet. */
export function NotAdded({ typed }: { typed: boolean }) {
  return (
    <p role="status" className="hint">
      {typed && 'The step that you typed is not added yet.'}
    </p>
  )
}

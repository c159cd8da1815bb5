/** Told above a form that holds what was typed before a sign-out. */
export function DraftNotice() {
  return (
    <p className="notice" role="status">
      What you had typed before you were signed out is here again. It is not saved yet.
    </p>
  )
}

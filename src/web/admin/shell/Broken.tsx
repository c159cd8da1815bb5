import { Screen } from './Screen.tsx'

/** Shown in place of a screen that failed, or whose code did not arrive. */
export function Broken() {
  return (
    <Screen title="This screen could not be shown">
      <p role="alert">
        Nothing was changed. The network may be away, or the console was renewed in the meantime.
      </p>
      <p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          Load again
        </button>
      </p>
    </Screen>
  )
}

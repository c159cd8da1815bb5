/** True when microphone and camera were allowed before, so that no prompt will come. */
export async function devicesGranted(): Promise<boolean> {
  try {
    const names = ['microphone', 'camera'] as const
    const found = await Promise.all(names.map((name) => navigator.permissions.query({ name })))
    return found.every(({ state }) => state === 'granted')
  } catch {
    return false
  }
}

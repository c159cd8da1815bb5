import type { Network } from './devices.ts'

export const network: Network = {
  online: () => navigator.onLine,
  onChange(listener) {
    const up = () => listener(true)
    const down = () => listener(false)
    addEventListener('online', up)
    addEventListener('offline', down)
    return () => {
      removeEventListener('online', up)
      removeEventListener('offline', down)
    }
  },
}

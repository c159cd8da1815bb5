/** Whether "/" and "?" are keys of their own here; kept with the browser, since it is a person's way of typing. */
export interface KeyStore {
  get(): boolean
  set(on: boolean): void
}

const NAME = 'singleKeys'

/** On until it was turned off. A storage that refuses is a browser that forgets. */
export function createKeyStore(storage: Pick<Storage, 'getItem' | 'setItem'>): KeyStore {
  return {
    get: () => storage.getItem(NAME) !== 'off',
    set(on) {
      try {
        storage.setItem(NAME, on ? 'on' : 'off')
      } catch {
        // Full or forbidden: it holds until the page is loaded again.
      }
    },
  }
}

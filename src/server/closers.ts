/** Things that were opened, to be closed in the reverse order: what was opened last leans on what was there before. */
export interface Closers {
  add(close: () => Promise<void> | void): void
  /** Closes everything once; later calls get the same promise. One that fails does not keep the others open. */
  close(): Promise<void>
}

export function createClosers(onFault: (error: unknown) => void): Closers {
  const closers: (() => Promise<void> | void)[] = []
  let closing: Promise<void> | undefined

  async function closeAll(): Promise<void> {
    for (let close = closers.pop(); close; close = closers.pop()) {
      try {
        await close()
      } catch (error) {
        onFault(error)
      }
    }
  }

  return {
    add: (close) => void closers.push(close),
    close: () => (closing ??= closeAll()),
  }
}

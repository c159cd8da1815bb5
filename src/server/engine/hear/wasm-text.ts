/** The parts of a WebAssembly module that text is handed over with. */
export interface TextModule {
  HEAPU8: Uint8Array
  _malloc(bytes: number): number
  _free(address: number): void
}

/** Lays a text into the module's memory, ended by a zero, for as long as `use` runs. */
export function withText<Result>(module: TextModule, text: string, use: (address: number) => Result): Result {
  const bytes = new TextEncoder().encode(`${text}\0`)
  const address = module._malloc(bytes.length)
  module.HEAPU8.set(bytes, address)
  try {
    return use(address)
  } finally {
    module._free(address)
  }
}

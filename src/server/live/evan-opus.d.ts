/** The package declares the types of its main entry only. */
declare module '@evan/opus/wasm/index.mjs' {
  export { Decoder, Encoder } from '@evan/opus'
}

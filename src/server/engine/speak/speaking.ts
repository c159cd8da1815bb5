/** The sense of speech: sentences to 24 kHz mono PCM. Fixed sentences come from a cache on disk. */
export interface Speaking {
  ready(): Promise<void>
  healthy(): boolean
  /** `rate` 1 is the voice's own pace; 0.8 slower, 1.25 faster. The same text and rate give the same samples. */
  say(sentence: string, rate?: number): Promise<Int16Array>
  close(): Promise<void>
}

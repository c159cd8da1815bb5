export type SpanName = 'session' | 'turn' | 'hear' | 'understand' | 'see' | 'speak' | 'look' | 'upstream'

/** Fixed words, figures and yes or no: never words of a person, names, addresses, stores or tokens. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

/** Something that has ended. Times in milliseconds of `Clock.now()`. */
export interface Span {
  /** 32 and 16 hexadecimal digits. */
  traceId: string
  spanId: string
  parentId: string | undefined
  name: SpanName
  startMs: number
  endMs: number
  attributes: SpanAttributes
}

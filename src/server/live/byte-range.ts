export interface ByteRange {
  start: number
  /** Inclusive, as in the header. */
  end: number
}

/**
 * The one range of a `Range` header within `size` bytes; undefined: the whole file is meant (no header, several
 * ranges, another unit); 'unsatisfiable': 416. iPhones play no sound from a server that does not answer ranges.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const tail = Math.min(Number(last), size)
    return tail === 0 ? 'unsatisfiable' : { start: size - tail, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'unsatisfiable'
  return start > end ? undefined : { start, end }
}

/** Every value of a record, however deep, as text to be searched: what is not shown is found, too. */
export function everyWord(record: unknown): string {
  if (record === null || record === undefined || typeof record === 'boolean') return ''
  if (typeof record !== 'object') return String(record)
  return Object.values(record).map(everyWord).join('\n')
}

import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Lines of JSON on standard error; standard output stays with the words meant for the person who started the
 * server. Nothing a shopper says, shows or types may be handed to it, nor a URL's query, which can hold a token.
 */
export function createLog(level: string): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const formatters = { level: (label: string) => ({ level: label }) }
  return pino({ ...options, formatters }, pino.destination(2))
}

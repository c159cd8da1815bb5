import * as z from 'zod/mini'

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && username + search + hash === ''
}

/** The base address of an OTLP/HTTP collector. */
export const collector = z.pipe(
  z.string().check(z.refine(isAddress, 'must be an http:// or https:// address')),
  z.transform((text: string) => new URL(text)),
)

const HEADER = /^\s*([!#$%&'*+.^_`|~\w-]+)\s*=\s*([\x21-\x7e][\x20-\x7e]*?)\s*$/

const headersIn = (text: string) => text.split(',').map((part) => HEADER.exec(part))

/** `name=value` pairs separated by commas, values percent-encoded, as OpenTelemetry has it. */
export const collectorHeaders = z.pipe(
  z.string().check(z.refine((text) => headersIn(text).every(Boolean), 'must be name=value,name=value')),
  z.transform((text: string) =>
    Object.fromEntries(headersIn(text).map((pair) => [pair?.[1] ?? '', decoded(pair?.[2] ?? '')])),
  ),
)

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

import * as z from 'zod/mini'
import { MODEL_REGION } from '../../core/constants.ts'
import { isLoopbackHost, serviceAddress, unreadableServices } from '../live/service-address.ts'
import { whole } from './fields.ts'

/** The service that the server dials by itself, unless told otherwise: Vertex AI where the specification has it. */
export const DEFAULT_SERVICE_URL = `wss://${MODEL_REGION}-aiplatform.googleapis.com/ws/google.cloud.aiplatform.v1beta1.LlmBidiService/BidiGenerateContent`

export const serviceUrl = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => serviceAddress(text) !== undefined,
        'must be a wss:// address (ws:// only on this machine)',
      ),
    ),
  z.transform((text: string) => new URL(text)),
)

const isSensesUrl = (text: string) =>
  /^ws\+unix:\/[^:]+$/.test(text) ||
  (/^wss?:\/\/[\w.:[\]-]+\/?$/.test(text) &&
    URL.canParse(text) &&
    (text.startsWith('wss:') || isLoopbackHost(new URL(text).hostname)))

/** Where a process of senses is: what shoppers say and show goes there. */
export const sensesUrl = z
  .string()
  .check(z.refine(isSensesUrl, 'must be wss://host:port, ws+unix:/path, or ws:// on this machine'))

/** Whoever knows it can have threads started. */
export const sensesSecret = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without blanks'))

/** A port, or the path of a socket. */
export const sensesListen = z.union(
  [whole(0, 65_535), z.string().check(z.regex(/^\/[^:]+$/, { abort: true }))],
  'must be a port, or the path of a socket that begins with /',
)

export const model = z
  .string()
  .check(z.regex(/^[\w./:@-]{1,300}$/, 'must be a model name, models/… or projects/…/models/…'))

export const accessToken = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{1,8192}$/, 'must be one token without blanks or line ends'))

export const serviceList = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const entries = text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
    const [wrong] = unreadableServices(entries)
    if (wrong !== undefined) {
      const message = `must be wss:// addresses separated by commas (ws:// only on this machine); ${wrong.slice(0, 80)} is none`
      context.issues.push({ code: 'custom', input: text, message })
    }
    return entries
  }),
)

/** A gRPC endpoint; to this machine itself without encryption, to any other with it. */
export interface SpeechEndpoint {
  host: string
  port: number
  plain: boolean
}

const isPort = (digits: string) => Number(digits) >= 1 && Number(digits) <= 65_535

export const GOOGLE_SPEECH: SpeechEndpoint = { host: 'speech.googleapis.com', port: 443, plain: false }

export const speechEndpoint = z.pipe(
  z.string().check(
    z.regex(/^[\w.-]+:\d{1,5}$|^\[[\da-f:]+\]:\d{1,5}$/i, { abort: true, error: 'must be host:port' }),
    z.refine((text) => isPort(text.slice(text.lastIndexOf(':') + 1)), 'must have a port from 1 to 65535'),
  ),
  z.transform((text: string): SpeechEndpoint => {
    const at = text.lastIndexOf(':')
    const host = text.slice(0, at).replace(/^\[|\]$/g, '')
    return { host, port: Number(text.slice(at + 1)), plain: isLoopbackHost(host) }
  }),
)

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

/** An address of ours or of the provider: https, or http on this machine. */
export const webAddress = z.string().check(
  z.refine((text) => {
    if (!isAddress(text)) return false
    const { protocol, hostname } = new URL(text)
    return protocol === 'https:' || isLoopbackHost(hostname)
  }, 'must be an https:// address without a query (http:// only on this machine)'),
)

/** As a provider gives it out for a client. */
export const clientWord = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{1,500}$/, 'must be up to 500 characters without blanks'))

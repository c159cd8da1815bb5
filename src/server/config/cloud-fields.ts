import * as z from 'zod/mini'
import { CURRENT_MODEL, MODEL_REGION, SPECIFIED_MODEL } from '../../core/constants.ts'
import { isLoopbackHost, serviceAddress, unreadableServices } from '../live/service-address.ts'

/** The service that the server dials by itself, unless told otherwise: Vertex AI where the specification has it. */
export const DEFAULT_SERVICE_URL = `wss://${MODEL_REGION}-aiplatform.googleapis.com/ws/google.cloud.aiplatform.v1beta1.LlmBidiService/BidiGenerateContent`

/** `PROFILE=specification` asks for the model that the specification names, whatever became of it. */
export const modelOf = (profile: 'product' | 'specification') =>
  profile === 'specification' ? SPECIFIED_MODEL : CURRENT_MODEL

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

export const GOOGLE_SPEECH: SpeechEndpoint = { host: 'speech.googleapis.com', port: 443, plain: false }

export const speechEndpoint = z.pipe(
  z.string().check(z.regex(/^[\w.-]+:\d{1,5}$|^\[[\da-f:]+\]:\d{1,5}$/i, 'must be host:port')),
  z.transform((text: string): SpeechEndpoint => {
    const at = text.lastIndexOf(':')
    const host = text.slice(0, at).replace(/^\[|\]$/g, '')
    return { host, port: Number(text.slice(at + 1)), plain: isLoopbackHost(host) }
  }),
)

import { type ClientFrame, camelKeys, clientFrameSchema } from '../../core/contract/live.ts'
import { CLOSE, SocketRefusal } from './refusal.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * One message of a client as a frame: UTF-8 JSON, text or binary, keys in either spelling; unknown keys are left
 * out. Throws `SocketRefusal` naming the place of the fault, never the content.
 */
export function parseClientFrame(data: Uint8Array): ClientFrame {
  const parsed = clientFrameSchema.safeParse(camelKeys(json(data)))
  if (parsed.success) return parsed.data
  const place = parsed.error.issues[0]?.path.map(String).join('.').slice(0, 80)
  const message = place ? `The message is not understood at ${place}.` : 'The message is not understood.'
  throw new SocketRefusal('invalid_message', message, CLOSE.badPayload)
}

export function json(data: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(data))
  } catch {
    throw new SocketRefusal('invalid_json', 'The message is not JSON.', CLOSE.badPayload)
  }
}

import { type ClientFrame, clientFrameSchema } from '../../core/contract/client-frame.ts'
import { camelKeys } from '../../core/contract/live.ts'
import { CLOSE, SocketRefusal } from './refusal.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Values one message may hold. A megabyte of tiny ones would hold the event loop up for 250 ms; ten thousand take
 * 10. Sound and pictures are one value each.
 */
const MOST_VALUES = 10_000
const OPENERS = [...',[{'].map((sign) => sign.charCodeAt(0))

const badPayload = (code: string, message: string) => new SocketRefusal(code, message, CLOSE.badPayload)

/** A value stands behind each comma and each opening bracket of a JSON text; base64 has none of them. */
function tooManyValues(data: Uint8Array): boolean {
  let count = 0
  for (const sign of OPENERS) {
    for (let at = data.indexOf(sign); at !== -1; at = data.indexOf(sign, at + 1)) {
      count += 1
      if (count > MOST_VALUES) return true
    }
  }
  return false
}

const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
/** As deep as keys are read. */
const DEPTH = 8

/** No field of ours is called so, and whoever says so means harm: they are told, rather than left without an answer. */
function reachesPrototype(value: unknown, depth = DEPTH): boolean {
  if (depth === 0 || typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, item]) => PROTOTYPE_KEYS.has(key) || reachesPrototype(item, depth - 1),
  )
}

/** One message as JSON. Throws `SocketRefusal`. */
export function parseJson(data: Uint8Array): unknown {
  if (tooManyValues(data)) {
    throw badPayload('invalid_message', 'The message has too many parts.')
  }
  const value = parsed(data)
  if (reachesPrototype(value)) {
    throw badPayload('invalid_message', 'The message names what is no field.')
  }
  return value
}

function parsed(data: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(data))
  } catch {
    throw badPayload('invalid_json', 'The message is not JSON.')
  }
}

/**
 * One message of a client as a frame: UTF-8 JSON, text or binary, keys in either spelling; unknown keys are left
 * out. Throws `SocketRefusal` naming the place of the fault, never the content.
 */
export function parseClientFrame(data: Uint8Array): ClientFrame {
  const parsed = clientFrameSchema.safeParse(camelKeys(parseJson(data)))
  if (parsed.success) return parsed.data
  const place = parsed.error.issues[0]?.path.map(String).join('.').slice(0, 80)
  throw badPayload(
    'invalid_message',
    place ? `The message is not understood at ${place}.` : 'The message is not understood.',
  )
}

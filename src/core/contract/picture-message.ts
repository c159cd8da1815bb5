/** A picture as a binary message: this byte, the length of the look's id, the id, the picture. JSON begins with none such. */
const PICTURE = 1
const HEAD_BYTES = 2
const LONGEST_ID_BYTES = 80

export function writePicture(picture: Uint8Array, lookId = ''): Uint8Array<ArrayBuffer> {
  const id = Uint8Array.from(lookId, (sign) => sign.charCodeAt(0))
  const message = new Uint8Array(HEAD_BYTES + id.length + picture.length)
  message.set([PICTURE, id.length])
  message.set(id, HEAD_BYTES)
  message.set(picture, HEAD_BYTES + id.length)
  return message
}

/** Undefined for another message. `picture` is a part of it, not a copy. */
export function readPicture(
  message: Uint8Array,
): { picture: Uint8Array; lookId: string | undefined } | undefined {
  const [kind, idBytes = 0] = message
  const from = HEAD_BYTES + idBytes
  if (kind !== PICTURE || idBytes > LONGEST_ID_BYTES || message.length <= from) return undefined
  const lookId = String.fromCharCode(...message.subarray(HEAD_BYTES, from))
  return { picture: message.subarray(from), lookId: lookId === '' ? undefined : lookId }
}

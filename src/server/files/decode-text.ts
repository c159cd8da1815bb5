/** Text of a file that says nothing about its encoding but perhaps a byte order mark. */
export interface DecodedText {
  text: string
  /** Set when the encoding had to be guessed: a person should look at the names. */
  warning: string | undefined
}

/** UTF-8 when it is that, UTF-16 when it says so, else Windows-1252, in which every byte is some letter. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded('utf-16be', bytes)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), warning: undefined }
  } catch {
    const warning = 'the file is not UTF-8: it was read as Windows-1252, look at its accented letters'
    return { text: decodeWindows1252(bytes), warning }
  }
}

const decoded = (encoding: string, bytes: Uint8Array): DecodedText => ({
  text: new TextDecoder(encoding).decode(bytes),
  warning: undefined,
})

/** Windows-1252 from 0x80 to 0x9f; the five codes without a letter stay control characters, and are refused later. */
const LETTERS_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** By hand, because Node 20 reads these bytes as Latin-1 whatever its decoder is called. */
function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => LETTERS_80.charAt(letter.charCodeAt(0) - 0x80))
}

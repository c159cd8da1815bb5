/** Latin letters that no accent explains, as the voice says them. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D' },
  ...{ ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ł: 'l', Ł: 'L', ı: 'i' },
}

/** The text with letters of the voice's own alphabet wherever there is one for them: "Côte" is "Cote". */
export const inOwnLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('\u2044', '/')
    .replace(/[ßæÆœŒøØđĐðÐþÞłŁı]/g, (letter) => SPELLED[letter] ?? letter)

const OTHER_LETTER = /[^\p{ASCII}\p{M}]/u
const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character)

/** The first letter or figure that the voice cannot read, and where it stands, counted from 1; marks are no letters. */
export function unreadableIn(text: string): { letter: string; at: number } | undefined {
  const letters = [...text.normalize('NFC')]
  const index = letters.findIndex(
    (letter) => isLetter(letter) && OTHER_LETTER.test(inOwnLetters(letter).replace(/\p{M}/gu, '')),
  )
  const letter = letters[index]
  return letter === undefined ? undefined : { letter, at: index + 1 }
}

export const isReadable = (text: string): boolean => unreadableIn(text) === undefined

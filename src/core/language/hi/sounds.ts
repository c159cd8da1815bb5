/**
 * How words in Devanagari are said with the sounds of English (ARPAbet): the decoder has no others. Its letters say
 * nearly all; what they leave open (a final nasal, v or w, dental or not) is said in each way.
 */

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'K', ख: 'K', ग: 'G', घ: 'G', ङ: 'NG', च: 'CH', छ: 'CH', ज: 'JH', झ: 'JH', ञ: 'N' },
  ...{ ट: 'T', ठ: 'T', ड: 'D', ढ: 'D', ण: 'N', त: 'T', थ: 'T', द: 'D', ध: 'D', न: 'N' },
  ...{ प: 'P', फ: 'F', ब: 'B', भ: 'B', म: 'M', य: 'Y', र: 'R', ल: 'L', व: 'V' },
  ...{ श: 'SH', ष: 'SH', स: 'S', ह: 'HH', ज़: 'Z', फ़: 'F', ड़: 'R', ढ़: 'R', ख़: 'K', ग़: 'G', क़: 'K' },
}
const VOWELS: Readonly<Record<string, string>> = {
  ...{
    अ: 'AH',
    आ: 'AA',
    इ: 'IH',
    ई: 'IY',
    उ: 'UH',
    ऊ: 'UW',
    ए: 'EY',
    ऐ: 'EH',
    ओ: 'OW',
    औ: 'AO',
    ऑ: 'AO',
    ऍ: 'AE',
    ऋ: 'R IH',
  },
  ...{
    'ा': 'AA',
    'ि': 'IH',
    'ी': 'IY',
    'ु': 'UH',
    'ू': 'UW',
    'े': 'EY',
    'ै': 'EH',
    'ो': 'OW',
    'ौ': 'AO',
    'ॉ': 'AO',
    'ॅ': 'AE',
    'ृ': 'R IH',
  },
}
const VIRAMA = '्'
const LABIALS: ReadonlySet<string> = new Set(['P', 'B', 'M'])
const VELARS: ReadonlySet<string> = new Set(['K', 'G'])

/** Words of other languages, and those that nobody says as they are written. */
const SAID_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  मूंगफली: ['M UW NG F AH L IY', 'M UW NG P AH L IY'],
  यह: ['Y EH', 'Y EY'],
  वह: ['V OW', 'W OW'],
  // Its dental stops are English's th to the decoder, or the flap of "matter".
  मदद: ['M AH D AH D', 'M AH DH AH DH', 'M AH D ER D', 'M AE D ER D'],
  नहीं: ['N AH HH IY', 'N AH HH IY N', 'N EH IY'],
  पहुंच: ['P AH HH UH N CH', 'P OW N CH'],
  ब्रेड: ['B R EH D'],
  डेयरी: ['D EH R IY', 'D EY R IY'],
  सेक्शन: ['S EH K SH AH N'],
  कैश: ['K AE SH', 'K EH SH'],
  काउंटर: ['K AW N T ER', 'K AA UH N T AH R'],
  स्टाफ: ['S T AA F', 'S T AE F'],
  एंट्रेंस: ['EH N T R AH N S', 'EH N T R EH N S'],
  स्नैक्स: ['S N AE K S'],
  एक्सपायरी: ['EH K S P AY R IY'],
  प्रोडक्ट: ['P R AA D AH K T', 'P R OW D AH K T'],
  इंग्लिश: ['IH NG G L IH SH'],
  शुरू: ['SH UH R UW'],
}

type Unit = { kind: 'consonant' | 'vowel' | 'schwa' | 'nasal'; sound: string }

/** The letters of a word; every consonant without a vowel sign has one that may fall silent. Undefined for other letters. */
function unitsOf(word: string): Unit[] | undefined {
  const units: Unit[] = []
  const letters = word.normalize('NFD').match(/.़?/gu) ?? []
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1]
    const consonant = CONSONANTS[letter.normalize('NFC')] ?? CONSONANTS[letter]
    if (consonant) {
      units.push({ kind: 'consonant', sound: consonant })
      const isBare =
        next !== VIRAMA && (next === undefined || VOWELS[next] === undefined || /[अ-औऑऍ]/u.test(next))
      if (isBare) units.push({ kind: 'schwa', sound: 'AH' })
    } else if (VOWELS[letter]) units.push({ kind: 'vowel', sound: VOWELS[letter] })
    else if (letter === 'ं' || letter === 'ँ') units.push({ kind: 'nasal', sound: 'N' })
    else if (letter !== VIRAMA) return undefined
  }
  return units
}

/** Without the vowels that nobody says: the last, and one between vowel-consonant and consonant-vowel. */
function withoutSilent(units: readonly Unit[]): Unit[] {
  const left = [...units]
  const isVowel = (unit: Unit | undefined) => unit?.kind === 'vowel' || unit?.kind === 'schwa'
  if (left.at(-1)?.kind === 'schwa' && left.length > 2) left.pop()
  for (let at = left.length - 3; at > 1; at -= 1) {
    const isBetween = isVowel(left[at - 2]) && left[at - 1]?.kind === 'consonant'
    const isFollowed = left[at + 1]?.kind === 'consonant' && isVowel(left[at + 2])
    if (left[at]?.kind === 'schwa' && isBetween && isFollowed) left.splice(at, 1)
  }
  return left
}

/** @param isNasalHeard whether a nasal at the end of the word is a sound of its own */
function soundsIn(units: readonly Unit[], isNasalHeard: boolean): string {
  return units
    .flatMap(({ kind, sound }, at) => {
      if (kind !== 'nasal') return [sound]
      const next = units[at + 1]?.sound
      if (next === undefined) return isNasalHeard ? [sound] : []
      return [LABIALS.has(next) ? 'M' : VELARS.has(next) ? 'NG' : 'N']
    })
    .join(' ')
}

const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\bV\b/g, 'W'],
  [/\bEH\b/g, 'AY'],
  [/^AH\b/, 'AA'],
  [/\bF\b/g, 'P'],
  [/\bJH\b/g, 'Z'],
]

/** Every way to say a word in Devanagari; none when its letters are others. */
export function hindiSounds(word: string): readonly string[] {
  const known = SAID_OTHERWISE[word]
  if (known) return known
  const units = unitsOf(word)
  if (!units || units.length === 0) return []
  const said = withoutSilent(units)
  const usual = soundsIn(said, false)
  const others = OTHERWISE.map(([sound, other]) => usual.replace(sound, other))
  return [...new Set([usual, soundsIn(said, true), ...others])]
}

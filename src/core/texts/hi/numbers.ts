/** 0 to 99: each has a word of its own in Hindi. */
const WORDS = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी',
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
].flatMap((row) => row.split(' '))

const withRest = (head: string, rest: number) => (rest === 0 ? head : `${head} ${cardinal(rest)}`)

/** A whole number from 0 to 9999 in words: 2027 is "दो हज़ार सत्ताईस". Anything else throws, as in English. */
export function cardinal(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 9999) throw new RangeError(`no cardinal for ${value}`)
  if (value >= 1000) return withRest(`${cardinal(Math.floor(value / 1000))} हज़ार`, value % 1000)
  if (value >= 100) return withRest(`${cardinal(Math.floor(value / 100))} सौ`, value % 100)
  return WORDS[value] ?? ''
}

/** Each figure by itself: "05" is "शून्य पाँच". */
export const figures = (digits: string): string =>
  Array.from(digits.replace(/\D/g, ''), (digit) => WORDS[Number(digit)]).join(' ')

/** A figure of a record, with two decimals at most: 2.5 is "दो दशमलव पाँच". One that has no words stays as it is. */
export function amountInWords(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 100) / 100).split('.')
  if (!/^\d{1,4}$/.test(whole)) return String(value)
  return decimals === undefined
    ? cardinal(Number(whole))
    : `${cardinal(Number(whole))} दशमलव ${figures(decimals)}`
}

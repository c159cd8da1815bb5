import { either, oneOf, sequence } from '../forms.ts'
import { anyOf, romanisedWords, wordsSpelled } from './spelling.ts'

/** Any of these words, in the one rough spelling of both alphabets, in which "aa" alone is two. */
const any = (...words: readonly string[]) =>
  `(?:${[...new Set(romanisedWords(words.join(' ').replace(/\baa\b/g, 'aa आ')).words.split(' '))].join('|')})`
const gap = (most: number) => `(?: \\S+){0,${most}}`

const BODY = any(
  'sar sir matha mathe maatha pair paer paanv paon haath hath ungli ungliyan ghutna ghutne kamar peeth',
  'gala gale seena seene chhati aankh aankhon naak honth hoth jeebh munh chehra kandha takhna edi',
  'panja angootha kohni gardan',
)
const HARMED = any(
  'mud mur moch kat kata kata toot dab phas fas phans fans atak jal chhil phisal fisal soojh sooj',
  'sooja soojan sujan kaanp sunn jakad jakdan chot thokar cheer chir tilak',
)
/** Is going on, or has just come about; "jata hai" tells of what happens now and then. */
const NOW = any(
  'gaya gayi gaye gai gya gyi raha rahi rahe rha rhi rhe hai h aa ho hua hui li liya lagi laga lag गई गए गयी हुई',
)
const VALUED = any(
  'purse pars batua bag baig beg thaila jhola phone fon mobile मोबाइल paise paisa chain jeb stick cane',
  'chhadi chadi lathi laathi danda ghadi',
)
const CANE = any('stick cane chhadi chadi lathi laathi danda')
const MINE = any('mera meri mere mujhe mujhko humara hamari humko')
const SAR_OR_PAIR = any('sir sar pair paer')
const HARD = any('deewar diwar shelf rack counter khambe khamba darwaze darwaza table pillar')
const HAS_HIT = `${any('lag')} ${any('gaya gayi gya gyi गई')}`
const STAFF = any(
  'staff kisi kisee aadmi admi insaan insan manager mainejar guard gaard helper helpar dukandar',
  'dukaandar worker karmchari salesman sevak vyakti banda bande asistent assistant वर्कर सेल्समैन',
)
const SENT = any(
  'bula bulao bulaiye bulaao bulana bulwa bulva bhej bhejo bhejiye bhejna bhijwa awaz aawaz bulaye',
)
const RUSHED = any('ambulance embulance police pulis doctor daktar doktor nurse एम्बुलेंस एंबुलेंस एम्बुलेन्स डॉक्टर नर्स')

/** Of another day, of somebody else's things, or only supposed. */
const ELSEWHERE = new RegExp(
  `(?:^| )${any(
    'kal parso pichle pichhle pichli bachpan agar jab kyon kyun aapka aapki aapke uska uski uske unka',
    'unki tumhara tumhari teri tera',
  )}(?= |$)`,
)
const DENIAL = new RegExp(`(?:^| )${any('nahi nahin nai mat')}(?= |$)`)

const whole = (pattern: string) => new RegExp(`(?:^| )(?:${pattern})(?= |$)`)

/** Whoever is ill, hurt, held or robbed, or tells of what is wrong around; none of them is meant where it is denied. */
const dangers: readonly RegExp[] = [
  `${BODY}${gap(1)} ${HARMED} ${NOW}`,
  `${BODY}${gap(3)} ${any('phas fas phans fans atak')} ${NOW}`,
  `${BODY} ${any('mein me')} (?:${any('kuch')} )?${any('lag lagi laga')}(?: ${NOW})?`,
  `${any('seene seena chhati')}(?: ${any('mein me')})?${gap(1)} ${any('dard jakdan jalan')}(?! ${any('hota hoti')})`,
  `${any('sar sir matha dimag')}${gap(1)} ${any('ghoom ghum ghuma ghoomta chakra phat')} ${NOW}`,
  `${any('knee head elbow leg foot toe shoulder ghutna ghutne matha kohni kandha')} ${HAS_HIT}`,
  // "Sir" is said to a man, too, and "per" is written for "on".
  either(
    `${MINE} ${SAR_OR_PAIR} ${HAS_HIT}`,
    `${SAR_OR_PAIR} ${HAS_HIT} ${HARD} ${any('se mein me pe')}`,
    `${HARD} ${any('se mein me pe')} ${SAR_OR_PAIR} ${HAS_HIT}`,
  ),
  `${any('chakkar chakar')}${gap(2)} ${any('aa aaya aane')} ${NOW}`,
  `${any('tabiyat tabiat tabeeyat तबीयत तबियत')}${gap(2)} ${any('kharab bigad gadbad nasaaz')}`,
  either(
    `${any('ji jee dil')} ${any('ghabra machal michla mitla')}(?: ${NOW})?`,
    `${any('mitli bechaini behoshi ulti kamzori')}${gap(2)} ${any('aa ho lag')} ${NOW}|${any('behosh')}`,
  ),
  `${any('mujhe humko')} ${any('kuch')} ${any('ho')} ${any('raha rahi')}`,
  `${any('aankhon aankh')}${gap(2)} ${any('andhera')}`,
  either(
    `${any('saans sans')}${gap(1)} ${any('phool phul fool ruk atak ghut chadh ukhad')} ${NOW}`,
    `${any('saans sans')} ${any('lene')}${gap(1)} ${any('takleef dikkat')}`,
    `${any('dam')} ${any('ghut phool')}`,
  ),
  `${any('khoon lahu')}${gap(2)} ${any('nikal aa beh bah nikla')}(?: ${NOW})?`,
  either(
    `${any('sugar shugar')} ${any('low lo kam down high')}(?: ${any('ho')})? ${any('gayi gai gaya gya rahi गई')}`,
    `${any('meri mera')}${gap(1)} ${any('sugar shugar')}${gap(2)} ${any('low lo kam down gir high')}`,
  ),
  either(
    `${any('girte')} ${any('girte')}|${any('gir')} ${any('padi pada pade')}`,
    `${any('thokar')} ${any('lagi lag laga')}|${any('takkar')} ${any('ho lag')} ${NOW}`,
  ),
  either(
    `${any('dhakka dhakke')}${gap(1)} ${any('mukki de diya maar mara lag laga')}(?: ${NOW})?`,
    `${any('peecha pichha')} ${any('kar')} ${NOW}`,
    `${MINE}${gap(1)} ${any('chhed chhedkhani pareshan tang')}${gap(1)} ${NOW}`,
  ),
  either(
    sequence(
      `${VALUED}${gap(3)}`,
      ` ${any('chori chura churaya chheen chhin cheen jhapat gayab')}(?: ${any('ho')})?(?: ${NOW})?`,
    ),
    `${VALUED} ${any('maar kaat kat')} ${any('li liya lee')}`,
    `${MINE} ${VALUED}${gap(2)} ${any('kho gum kheench khinch')} ${NOW}`,
    `${MINE} ${VALUED}${gap(1)} ${any('le')} ${any('gaya gya gayi gaye गई गए bhaga bhagi')}`,
    `${any('chor')} ${any('chor')}`,
  ),
  `${CANE}${gap(2)} ${any('kho gum toot phas fas gir atak chhoot mud')} ${NOW}`,
  sequence(
    `${any('kutta kutte kutta bandar saanp bichhu tataiya billi chooha')}(?: ${any('ne')})?${gap(2)}`,
    ` ${any('kaat kat kata kaata noch jhapat')}(?: ${NOW})?`,
  ),
  either(
    `${any('aag')} ${any('lag lagi')}(?: ${NOW})?`,
    `${any('dhuan dhua dhuaan')}(?: ${any('aa')})? ${NOW}`,
    `${any('gas गैस jalne petrol')} ${any('ki ka')} ${any('badbu boo bu smell gandh mahak')}`,
    `${any('jalne')}${gap(1)} ${any('badbu boo')}`,
  ),
  either(
    `${any('bijli batti light lait')}${gap(1)} ${any('chali gul chala')}(?: ${NOW})?`,
    `${any('current karant')} ${any('lag maar')}(?: ${NOW})?`,
  ),
  either(
    `${any('farsh zameen jameen floor fars')}${gap(2)} ${any('geela geeli gila gili chikna chikni phislan fislan paani pani tel toota')}`,
    `${any('paani pani tel')}${gap(1)} ${any('gira phaila')}${gap(1)} ${any('hai yahan yaha')}`,
    `${any('neeche niche')} ${any('paani pani tel doodh')}`,
  ),
  either(
    `${any('gaddha gaddhe')} ${any('hai')} ${any('yahan yaha')}`,
    `${any('aage yahan yaha neeche saamne samne raste')}${gap(1)} ${any('gaddha')}`,
    `${any('kaanch kanch sheesha')}${gap(1)} ${any('toota tuta bikhra gira laga pada')}`,
  ),
  `${any('shelf self rack dabbe dibbe dabba peti chhat bottle')}${gap(2)} ${any('gir hil')} ${any('raha rahi rahe rha rhi jayegi')}`,
  either(
    `${any('darwaza darwaja shutter gate')} ${any('band')} ${any('ho')} ${any('gaya gya')} ${any('andar')}`,
    `${any('bhagdad')}|${any('darr dar')}${gap(1)} ${any('lag')} ${any('raha rha')}`,
  ),
  `${RUSHED}(?: ${any('ko')})? (?:${SENT}|${any('chahiye')})`,
].map(whole)

/** The same with a denial within. */
const deniedDangers: readonly RegExp[] = [
  `${any('saans sans')} ${any('nahi nahin nai')}`,
  `${any('tabiyat tabiat तबीयत तबियत')} ${any('theek thik achhi')} ${any('nahi nahin nai')}`,
  `${any('uth utha khada khadi chala')} ${any('nahi nahin nai')} ${any('pa ja ho hua paa')}`,
  `${any('insulin inhaler इनहेलर')}${gap(1)} ${any('nahi nahin nai')} ${any('li liya lee mila')}`,
  // Said of a thing it is told to a child.
  sequence(
    `(?<!(?:^| )${any('ko ise isse use isko usko inko unko')} )${any('haath hath')}`,
    ` ${oneOf(
      `${any('mat')} ${any('lagao lagaao lagaiye lagana laga')}|${any('lagao lagana laga')} ${any('mat')}`,
    )}`,
  ),
  sequence(
    `${oneOf(
      `${any('haath hath baazu bazu kalai')}|${VALUED}|${any('mujhe mujhko')}`,
    )}(?: ${any('mera meri nahi nahin mat')})?`,
    ` ${any('chhod chhodo chodo chhodiye')}`,
    `(?! ${any('mat nahi yahan yaha wahan aana aaye aao jao ke kar')})`,
    `(?: ${any('raha rahi do de dijiye mera meri')})*`,
  ),
].map(whole)
const holdsOn = whole(`${any('haath hath')} ${any('mat')} ${any('chhod chhodo chodo chhodna')}`)

/** Wants a person. */
const calls: readonly RegExp[] = [
  `${STAFF}(?: ${any('ko se wale waale member bhi')}| ${STAFF})*${gap(1)} ${SENT}`,
  sequence(
    `${any('insaan insan aadmi admi kisi staff manager')}(?: ${STAFF})? ${any('se')} ${any('baat milna')}`,
    ` ${any('karao karwao karni karna karwa kara milna')}`,
  ),
  `${any('insaan insan staff helper manager')} ${any('chahiye')}`,
  sequence(
    `${oneOf(
      any('bachcha baccha bachcha bachchi bacchi'),
      `${any('mera meri')} ${any('beta beti pota poti ladka ladki kutta pati patni')}`,
    )}${gap(2)}`,
    ` (?:${any('kho gum gayab bichhad')}|${any('nahi')} ${any('mil')}) ${NOW}`,
  ),
].map(whole)
const callsNone = whole(
  oneOf(
    `${any('mat nahi nahin')} ${any('bula bulao bulana bulaiye bhej bhejo bhejna bhejiye chahiye')}`,
    `${any('bula bulao bulana bulaana bhejna chahiye bhejo')} ${any('mat nahi')}`,
    `${any('zaroorat zarurat jarurat')} ${any('nahi nahin')}`,
  ),
)

const isSaid = (form: RegExp, words: string) => {
  const found = form.exec(words)
  if (!found) return false
  const [next = ''] = words
    .slice(found.index + found[0].length)
    .trim()
    .split(' ', 1)
  return !DENIAL.test(`${found[0].trim()} ${next}`)
}

/** The cry of a sentence in Hindi, in either alphabet, as the English words for it; undefined where there is none. */
export function cryIn(text: string): 'danger' | 'call staff' | undefined {
  const { words } = romanisedWords(text)
  if (ELSEWHERE.test(words)) return undefined
  if (dangers.some((form) => isSaid(form, words))) return 'danger'
  if (!holdsOn.test(words) && deniedDangers.some((form) => form.test(words))) return 'danger'
  return !callsNone.test(words) && calls.some((form) => form.test(words)) ? 'call staff' : undefined
}

/** "खतरा नहीं है", "आग नहीं लगी"; "आग नहीं बुझ रही" denies no fire. */
const DENIED_AT_END = new RegExp(
  sequence(
    `(?:^| )${anyOf('खतरा|आग|फिसलन|इमरजेंसी|khatra|aag|fisalan|phislan|emergency')}`,
    `(?: ${anyOf('तो|to')})? ${anyOf('नहीं|nahi|nahin|nai')}`,
    `(?: ${anyOf('है|हैं|था|थी|लगी|लगा|अब|अभी|यहां|hai|hain|h|tha|thi|lagi|laga|ab|abhi|yahan')})*$`,
  ),
  'u',
)
/** What was said before a danger that is denied with the last words. */
export const withoutDeniedDanger = (said: string): string => said.replace(DENIED_AT_END, '')

const THINGS = wordsSpelled(
  `koi kuch kuchh aadmi admi aurat log bheed deewar diwar trolley gaadi baccha bacha bachche khamba dibba dibbe seedhi
  seedhiyan stool carton kursi कोई कुछ आदमी औरत लोग भीड़ दीवार ट्रॉली गाड़ी बच्चा बच्चे खंभा डिब्बा डिब्बे सीढ़ी सीढ़ियां स्टूल कार्टन कुर्सी`,
)
const IN_THE_WAY = wordsSpelled('saamne samne raste beech सामने रास्ते रस्ते बीच')
/** Not "seedhi": straight is spelled so too. */
const STAIRS = wordsSpelled('seedhiyan seedhiyaan sidhiyan sidhiyaan सीढ़ी सीढ़ियां')
const HERE = wordsSpelled('yahan yaha aage neeche niche यहां आगे नीचे')
const THERE_ARE = /^\S+ (?:hai|hain|है|हैं)$/u
/** Nothing is there, somebody is sent away, or it is asked. */
const NONE = wordsSpelled(
  'nahi nahin nai mat kya kaun kahan kitne kitna kitni hato hatao नहीं मत क्या कौन कहां कितने कितना कितनी हटो हटाओ',
)

/** Whether somebody or something stands before the shopper, in words of one spelling; it counts whatever stands around it. */
export function saysBlocked(said: string): boolean {
  const words = said.split(' ')
  const has = (some: ReadonlySet<string>) => words.some((word) => some.has(word))
  if (has(NONE)) return false
  return (has(THINGS) && has(IN_THE_WAY)) || (has(STAIRS) && (has(HERE) || THERE_ARE.test(said)))
}

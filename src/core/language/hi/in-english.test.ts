import { describe, expect, it } from 'vitest'
import type { ListenFor } from '../../contract/modes.ts'
import { buttons, wordNames } from '../../texts/hi/word-names.ts'
import { meaningName, type Word } from '../meaning.ts'
import { understand } from '../understand.ts'
import { inEnglish, isHindiInLatin } from './in-english.ts'

const heard = (text: string, question: ListenFor) =>
  understand({ text, question, source: 'spoken', names: [], language: 'hi-IN' })
const meant = (text: string, question: ListenFor) => {
  const { meaning, verdict } = heard(text, question)
  return `${meaning ? meaningName(meaning) : 'nothing'} ${verdict}`
}

const questions = [
  'all',
  'introduction',
  'place',
  'section',
  'entrance',
  'walking',
  'checking',
  'buy_more',
  'keep_app',
  'confirm',
] as const

describe('a word that is spelled roughly like a substance', () => {
  it.each([
    ['palm oil dala hai kya pet kharab hota hai', 'contains palm oil act'],
    ['palm oil daala hai kya', 'contains palm oil act'],
    ['isme daal hai kya', 'contains lentils act'],
    ['isme dal to hai na', 'contains lentils act'],
    ['carbs kitne hain', 'contains carbohydrates act'],
    ['veg to likha hai jain bhi likha hai kya', 'diet jain act'],
    ['वेज तो है ही वीगन भी है क्या', 'diet vegan act'],
  ])('is none: %s', (text, expected) => {
    expect(meant(text, 'checking')).toBe(expected)
  })
})

describe('whether a pack holds only what is named, or more', () => {
  it.each([
    'इसमें सिर्फ गेहूँ है ना',
    'केवल गेहूं है ना',
    'sirf gehun hai na',
    'bas gehun hai kya',
    'बस गेहूं',
    'क्या इस पैकेट में सिर्फ गेहूं है',
    'इस बिस्किट में केवल दूध और गेहूं है क्या',
    'गेहूं ही है ना',
    'सिर्फ अंडा है और कुछ नहीं',
    'गेहूं के अलावा कुछ और है',
    'इसमें गेहूं के सिवा कुछ है क्या',
    'gehun ke alawa aur kya hai',
    'गेहूं के अलावा कुछ तो नहीं',
  ])('%s is answered with all allergens', (text) => expect(meant(text, 'checking')).toBe('allergens act'))

  it.each([
    ['सिर्फ दूध चाहिए', 'section', 'dairy act'],
    ['सिर्फ दाम बताओ', 'checking', 'price act'],
    ['बस', 'checking', 'stop act'],
  ] as const)('%s, asked under %s, is %s', (text, question, expected) =>
    expect(meant(text, question)).toBe(expected),
  )
})

describe('goods are asked for in Hindi', () => {
  it.each([
    ['क्या आपके पास कुकीज़ हैं', 'cookies'],
    ['cookies hain kya aapke paas', 'cookies'],
    ['dahi kidhar rakha hai', 'dahi'],
    ['पनीर कहाँ मिलेगा', 'paneer'],
    ['chaas milegi kya yahan', 'chaas'],
    ['छाछ मिलेगी', 'buttermilk'],
    ['मट्ठा मिलेगा', 'buttermilk'],
    ['कोई भी केक है यहाँ', 'cake'],
    ['कोई केक है यहाँ', 'cake'],
    ['केक यहाँ है क्या', 'cake'],
    ['ब्राउन ब्रेड है क्या दुकान में', 'brown bread'],
  ])('%s', (text, goods) => {
    expect(heard(text, 'checking').meaning).toMatchObject({ topic: { name: 'available', goods } })
  })
})

describe('Hindi is understood', () => {
  it.each([
    ['जारी रखें', 'introduction', 'continue act'],
    ['ज़रूरत नहीं', 'introduction', 'notRequired act'],
    ['एंट्रेंस मतलब क्या', 'entrance', 'help act'],
    ['entrance ka matlab kya hai', 'entrance', 'help act'],
    ['अब मत बोलो', 'checking', 'stop act'],
    ['मैं दिशा ही भूल गया', 'walking', 'lost act'],
    ['flavour konsa hai iska', 'checking', 'flavour act'],
    ['दवाई के साथ इसको लेने में कोई ख़तरा', 'checking', 'advice act'],
    ['zaroorat nahi', 'introduction', 'notRequired act'],
    ['हाँ', 'introduction', 'continue act'],
    ['नहीं', 'introduction', 'notRequired act'],
    ['मैं घर पर हूँ', 'place', 'home act'],
    ['दुकान', 'place', 'store act'],
    ['बिस्किट', 'section', 'biscuits act'],
    ['biscuit wale section', 'section', 'biscuits act'],
    ['मुझे डेयरी सेक्शन में जाना है', 'section', 'dairy act'],
    ['ब्रेड चाहिए', 'section', 'breads act'],
    ['mujhe bread chahiye', 'section', 'breads act'],
    ['प्रवेश द्वार', 'entrance', 'entrance act'],
    ['वहाँ नहीं', 'entrance', 'notThere act'],
    ['आगे', 'walking', 'next act'],
    ['मुझे पनीर चाहिए', 'section', 'dairy act'],
    ['पनीर कहाँ है', 'section', 'dairy confirm'],
    ['रस्क ले चलो', 'section', 'breads act'],
    ['इसमें पनीर है क्या', 'checking', 'contains paneer act'],
    ['इसमें बटर है क्या', 'checking', 'contains butter act'],
    ['इसमें दही है क्या', 'checking', 'contains curd act'],
    ['मुझे पनीर से एलर्जी है', 'checking', 'allergens act'],
    ['मुझे बटर चाहिए', 'section', 'dairy act'],
    ['मुझे बिस्किट चाहिए', 'walking', 'biscuits confirm'],
    ['ise basket mein dal do', 'checking', 'nothing askAgain'],
    ['isme badam milta hai kya', 'checking', 'contains almond act'],
    ['yahan mungfali hai kya', 'checking', 'contains peanut act'],
    ['packet mein badam milte hain kya', 'checking', 'contains almond act'],
    ['mujhe mungfali se allergy hai chips milenge kya', 'checking', 'contains peanut act'],
    ['काजू है क्या इस केक में', 'checking', 'contains cashew act'],
    ['इस बटर में दूध तो नहीं है', 'checking', 'contains milk act'],
    ['aur flavour milega', 'checking', 'flavour act'],
    ['यहाँ तारीख है क्या', 'checking', 'date act'],
    ['kya kaha hai', 'checking', 'repeat act'],
    ['यहाँ आग है', 'checking', 'danger act'],
    ['koi gir gaya hai yahan', 'checking', 'danger act'],
    ['इधर खतरा है', 'walking', 'danger act'],
    ['yahan mujhe chakkar aa raha hai', 'walking', 'danger act'],
    ['केक चाहिए', 'section', 'biscuits act'],
    ['इसमें दूध मिलता है क्या', 'checking', 'contains milk act'],
    ['isme butter hai kya', 'checking', 'contains butter act'],
    ['यहाँ क्या मिलता है', 'checking', 'stock act'],
    ['क्या यह यहाँ मिलता है', 'checking', 'nothing askAgain'],
    ['रुको', 'walking', 'stop act'],
    // As the buttons say it, and whoever is polite.
    ['रुकें', 'walking', 'stop act'],
    ['रुक जाएँ', 'walking', 'stop act'],
    ['band karein', 'section', 'stop act'],
    ['आवाज़ बंद करें', 'walking', 'stop act'],
    ['siren band karo', 'walking', 'stop act'],
    ['स्क्रीन बंद करें', 'walking', 'lockScreen act'],
    ['मदद करें', 'walking', 'help act'],
    ['हम कहाँ जाएँ', 'section', 'nothing askAgain'],
    ['क्या करें', 'section', 'nothing askAgain'],
    ['कितने कदम बाकी', 'walking', 'howManyLeft act'],
    ['मैं कहाँ हूँ', 'walking', 'whereAmI act'],
    ['gate kidhar hai', 'walking', 'whereAmI act'],
    ['कैश काउंटर किधर है', 'section', 'counter confirm'],
    ['namkeen dikhao', 'walking', 'biscuits confirm'],
    ['मदद', 'walking', 'help act'],
    ['फिर से', 'checking', 'repeat act'],
    ['यह क्या है', 'checking', 'whatIsThis act'],
    ['yeh kya hai', 'checking', 'whatIsThis act'],
    ['तारीख', 'checking', 'date act'],
    ['कैश काउंटर', 'checking', 'counter act'],
    ['mujhe cash counter le chalo', 'checking', 'counter act'],
    ['मुझे बाहर जाना है', 'checking', 'counter confirm'],
    ['ghar jana hai', 'section', 'counter confirm'],
    ['और खरीदना है', 'buy_more', 'buyMore act'],
    ['अगली बार', 'buy_more', 'nextTime act'],
    ['सेव करो', 'keep_app', 'save act'],
    ['धन्यवाद', 'keep_app', 'thanks act'],
    ['हाँ जी', 'confirm', 'yes act'],
    ['जी नहीं', 'confirm', 'no act'],
    ['बचाओ', 'walking', 'danger act'],
    ['अंग्रेज़ी में बोलो', 'section', 'speakEnglish act'],
    ['speak english', 'walking', 'speakEnglish act'],
  ] as const)('%s → %s: %s', (text, question, meaning) => {
    expect(meant(text, question)).toBe(meaning)
  })

  it.each([
    ['पिछले वाले में दूध था क्या', 'contains milk'],
    ['pehle wale mein kitni cheeni thi', 'sugar'],
  ])('%s is asked of the pack before', (text, name) => {
    const { meaning } = heard(text, 'checking')
    expect(meaning).toMatchObject({ type: 'question', about: { kind: 'before' } })
    expect(meaning && meaningName(meaning)).toBe(name)
  })

  it.each([
    ['इसमें दूध है क्या', 'contains milk'],
    ['क्या इसमें मूँगफली है', 'contains peanut'],
    ['isme anda to nahi hai', 'contains egg'],
    ['क्या इसमें अंडा तो नहीं है', 'contains egg'],
    ['isme milk hai kya', 'contains milk'],
    ['सामग्री क्या है', 'ingredients'],
    ['इसमें क्या क्या है', 'ingredients'],
    ['एलर्जी', 'allergens'],
    ['पोषण बताओ', 'nutrition'],
    ['इसमें कितनी चीनी है', 'sugar'],
    ['क्या यह शाकाहारी है', 'diet vegetarian'],
  ])('%s asks for %s', (text, topic) => {
    const { meaning } = heard(text, 'checking')
    expect(meaning && meaningName(meaning)).toBe(topic)
  })

  it.each([
    ['कैलोरी कितनी है इसमें', 'energy'],
    ['isme kitna fat hai', 'fat'],
    ['प्रोटीन कितना है', 'protein'],
    ['यह शुगर फ्री है क्या', 'sugarFree'],
    ['इसका स्वाद कैसा है', 'flavour'],
    ['ise kisne banaya', 'maker'],
    ['फ्रिज में रखना है क्या', 'storage'],
    ['इसे कैसे खाते हैं', 'serving'],
    ['yeh kab pack hua', 'packed'],
    ['यह कहाँ बना है', 'origin'],
    ['कोई छूट है क्या', 'offers'],
    ['पैकेट फटा हुआ है क्या', 'damaged'],
    ['yeh packet pehle se khula hai', 'damaged'],
    ['kuch aur hi samajh liya', 'wrong'],
    ['bill bana do', 'counter'],
    ['ek sec ruko', 'pause'],
    ['isme se badbu aa rahi hai', 'damaged'],
    ['kitne rupaye ka hai', 'price'],
    ['जैन लोग खा सकते हैं', 'diet jain'],
    ['व्रत में खा सकते हैं क्या', 'diet fasting'],
    ['बच्चों के लिए ठीक है', 'advice'],
    ['अंडा पड़ा है क्या इसमें', 'contains egg'],
    ['मूँगफली तो नहीं है ना', 'contains peanut'],
    ['isme anda dala hai kya', 'contains egg'],
    ['एक्सपायर तो नहीं हुआ', 'date'],
    ['दोनों में क्या फर्क है', 'compare'],
  ])('%s asks for %s, as people say it', (text, topic) => {
    expect(meant(text, 'checking')).toBe(`${topic} act`)
  })

  it.each([
    ['रास्ते में ट्रॉली खड़ी है, आगे कैसे जाऊँ', 'danger act'],
    ['raste mein koi khada hai', 'danger act'],
    ['सामने दीवार है', 'danger act'],
    ['कुछ रास्ता बताओ', 'nothing nothing'],
    ['सामने कुछ नहीं है', 'nothing nothing'],
    ['किसी ने रास्ते में ट्रॉली खड़ी कर दी है', 'danger act'],
    ['kisi ne raste mein trolley khadi kar di', 'danger act'],
    ['सामने वाले काउंटर तक कितने कदम बचे हैं', 'nothing nothing'],
    ['सामने सीधी चल रही हूँ', 'nothing nothing'],
    ['ना जी ना', 'nothing nothing'],
  ])('%s: who stands in the way is danger in either alphabet, and no is no yes', (text, expected) => {
    expect(meant(text, 'walking')).toBe(expected)
  })

  it.each([
    ['फोन में मत रखो', 'keep_app', 'thanks'],
    ['बिस्किट मत दो', 'section', 'not biscuits'],
    ['मदद करो ना', 'checking', 'help'],
    ['ना', 'confirm', 'no'],
    ['दोनों में दूध है क्या', 'checking', 'compare'],
    ['दूध और चीनी है क्या', 'checking', 'contains milk'],
    ['दूध नहीं है ना', 'checking', 'contains milk'],
    ['क्या मुसलमान खा सकते हैं', 'checking', 'diet halal'],
    ['ड्राई फ्रूट हैं क्या इसमें', 'checking', 'contains nuts'],
    ['isme mungphali hai kya', 'checking', 'contains peanut'],
    ['are these vegetarian', 'checking', 'diet vegetarian'],
  ] as const)('%s, asked under %s: %s', (text, question, expected) => {
    const name = meant(text, question).replace(/ (?:act|confirm)$/, '')
    if (expected.startsWith('not ')) expect(name).not.toBe(expected.slice(4))
    else expect(name).toBe(expected)
  })

  it('is asked again where it names what nobody here knows: no list was looked into for it', () => {
    expect(meant('इसमें अश्वगंधा है क्या', 'checking')).toBe('nothing askAgain')
    expect(meant('इसमें कितना अश्वगंधा है', 'checking')).toBe('nothing askAgain')
  })

  it.each(Object.entries(wordNames))('the name that %s goes by', (word, name) => {
    // "What is asked back" is no phrase for danger.
    if (word === 'danger') return
    const english = inEnglish(name)
    const words = questions
      .map((question) => heard(name, question).meaning)
      .flatMap((one) => (one?.type === 'word' ? [one.word] : []))
    expect([english, words]).toEqual([english, expect.arrayContaining([word as Word])])
  })

  it.each(Object.entries(buttons))('a button of %s has its own name', (_, name) => {
    expect(name).toMatch(/[\u0900-\u097f]/u)
  })

  it.each(Object.entries(buttons))('a button of %s can be said', (english, name) => {
    const same = questions.filter((question) => {
      const { meaning } = understand({ text: english, question, source: 'spoken', names: [] })
      return meaning && meant(name, question) === `${meaningName(meaning)} act`
    })
    expect(same).not.toEqual([])
  })
})

describe('nothing is guessed', () => {
  it.each([
    ['बिस्किट नहीं डेयरी', 'section', 'dairy'],
    ['मैं प्रवेश द्वार पर नहीं हूँ', 'entrance', 'notThere'],
  ] as const)('%s means %s', (text, question, word) => {
    const { meaning } = heard(text, question)
    expect(meaning && meaningName(meaning)).toBe(word)
  })

  it.each([
    ['कल मौसम कैसा होगा', 'section'],
    ['मेरी बहन आज बाज़ार गई थी', 'walking'],
    ['दूध मत दो', 'entrance'],
  ] as const)('%s acts on nothing', (text, question) => {
    expect(heard(text, question).meaning).toBeUndefined()
  })

  it('is read in its own letters whatever is spoken with the shopper', () => {
    const english = (text: string) => understand({ text, question: 'section', source: 'typed', names: [] })
    expect(english('बिस्किट').meaning).toEqual({ type: 'word', word: 'biscuits' })
    expect(english('हिन्दी').meaning).toEqual({ type: 'word', word: 'speakHindi' })
    expect(english('Hindi').meaning).toEqual({ type: 'word', word: 'speakHindi' })
  })
})

describe('Hindi in Latin letters of somebody who is spoken to in English', () => {
  it.each([
    ['isme doodh hai kya', 'contains milk'],
    ['kya isme moongphali hai', 'contains peanut'],
    ['namak kitna hai', 'salt'],
    ['isme cheeni kitni hai', 'sugar'],
    ['wazan kitna hai', 'weight'],
    ['kab tak kha sakte hain', 'date'],
    ['यह कब खराब होगा', 'date'],
    ['kab kharab ho jayega', 'date'],
    ['कब तक खराब नहीं होगा', 'date'],
    ['yeh kya hai', 'whatIsThis'],
    ['phir se boliye', 'repeat'],
    ['kitne ka hai', 'price'],
  ])('%s is %s', (text, name) => {
    const { meaning } = understand({ text, question: 'checking', source: 'spoken', names: [] })
    expect(meaning && meaningName(meaning)).toBe(name)
  })

  it.each(['is it til monday', 'the main door', 'store me', 'take me to the jeb'])(
    'is told by its grammar alone: %s stays English',
    (text) => expect(isHindiInLatin(text)).toBe(false),
  )
})

it.each(['kya constructor hai', 'constructor hai kya'])(
  'a name that every table of the language has by itself is a word like others: %s',
  (text) => expect(heard(text, 'walking').meaning).toBeUndefined(),
)

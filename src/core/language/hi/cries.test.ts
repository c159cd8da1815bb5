import { describe, expect, it } from 'vitest'
import { taken } from '../../../../test/fixtures/taken.ts'
import { languageSchema } from '../../contract/language.ts'
import { listenForSchema } from '../../contract/modes.ts'

const inEach = (sentences: readonly string[]) =>
  languageSchema.options.flatMap((language) =>
    listenForSchema.options.flatMap((question) =>
      sentences.map((text) => [question, language, text] as const),
    ),
  )

describe('a cry in Hindi counts whatever was asked and whatever is spoken, in both alphabets', () => {
  it.each(
    inEach([
      'sar ghoom raha hai',
      'seene mein dard',
      'gala sooj raha hai',
      'haath chhodo mera',
      'purse chori ho gaya',
      'chhadi kho gayi',
      'मेरी लाठी टूट गई',
      'gas ki badbu',
      'bijli chali gayi',
      'kutta kaat liya',
      'elbow lag gayi deewar pe',
      'mera ghutna lag gaya',
      'mera sir lag gaya',
      'मेरा सर लग गया',
      'shelf se pair lag gaya',
      'sir lag gaya deewar se',
      'sugar low ho gayi',
      'ambulance bulao',
      'बचाओ',
      'गिर गई मैं',
      'मेरा बैग ले गया',
      'मुझे चक्कर आ रहा',
      'आग नहीं बुझ रही',
      'बचाओ नहीं तो मर जाऊंगी',
      'गिर गई लेकिन चोट नहीं लगी',
      'गिर गई पर आग नहीं लगी',
      'mujhse chala nahi ja raha',
      'उठ नहीं पा रही',
      'यहाँ खतरा है',
      'मुझे खतरा है',
      'फिसलने का खतरा',
      'साँस फूल रही है',
      'डॉक्टर को बुलाओ',
      'मुझे डॉक्टर चाहिए',
      'एम्बुलेंस बुलाइए',
      'नर्स को भेजो',
      'तबीयत ठीक नहीं है',
      'मेरी तबीयत खराब है',
      'मेरी तबियत बिगड़ गई',
      'मेरा मोबाइल चोरी हो गया',
      'गैस की बदबू',
      'हाथ मत लगाओ',
      'मुझे हाथ मत लगाइए',
      'haath mat lagao',
      'यहाँ सीढ़ियाँ हैं',
      'आगे सीढ़ी है',
      'सीढ़ियाँ हैं',
      'yahan seedhiyan hain',
    ]),
  )('%s in %s: "%s"', (question, language, text) => {
    expect(taken(text, question, { language })).toBe('danger')
  })

  it.each(
    inEach([
      'kisi insaan se baat karao',
      'मैनेजर को बुलाओ',
      'bachcha kho gaya',
      'वर्कर को बुलाओ',
      'इमरजेंसी',
      'इमरजेंसी है',
    ]),
  )('%s in %s: "%s" wants somebody', (question, language, text) => {
    expect(taken(text, question, { language })).toBe('callStaff')
  })
})

it.each(
  inEach([
    'kisi ko mat bulao',
    'haath mat chhodo',
    'mujhe wahan chhod do',
    'haan sir lag gaya',
    'सर लग गया',
    'counter per lag gaya',
    'shelf per lag gaya',
    'isme sugar kam hai kya',
    'doodh se gala sooj jata hai',
    'tel pada hai kya isme',
    'khoon nahi nikal raha',
    'kal purse chori ho gaya',
    'kab tak khane layak hai',
    'कोने में खड़ा हूँ',
    'तबीयत ठीक है',
    'मेरी तबीयत खराब नहीं है',
    'खतरा नहीं है',
    'कोई खतरा नहीं',
    'koi khatra nahi hai',
    'आग नहीं लगी है',
    'fisalan nahi hai',
    'मुझे चक्कर नहीं आ रहा',
    'मूँगफली से खतरा है क्या',
    'मुझे दूध से खतरा है',
    'mungfali ka khatra to nahi',
    'एलर्जी का खतरा',
    'बच्चे को खतरा है क्या इससे',
    'डॉक्टर को मत बुलाओ',
    'हाथ में लगाओ',
    'इसे हाथ मत लगाओ',
    'किसी चीज को हाथ मत लगाओ',
    'यहाँ सीढ़ियाँ नहीं हैं',
    'सीढ़ियाँ कहाँ हैं',
    'यहाँ सीधी है',
    'will you please tell me whether children can have this',
  ]),
)('%s in %s: "%s" is no cry', (question, language, text) => {
  expect(taken(text, question, { language })).not.toMatch(/danger|callStaff/)
})

it.each(inEach(['मेरी मदद करो', 'मेरी मदद कीजिए', 'मेरी मदद कर दीजिए', 'meri madad karo', 'meri madad kijiye']))(
  '%s in %s: "%s" asks for help',
  (question, language, text) => {
    expect(taken(text, question, { language })).toBe('help')
  },
)

it.each([
  ['मूँगफली से खतरा है क्या', 'contains peanut'],
  ['मुझे दूध से खतरा है', 'contains milk'],
  ['mungfali ka khatra hai kya', 'contains peanut'],
  ['एलर्जी का खतरा', 'allergens'],
  ['इसमें एलर्जी का खतरा है क्या', 'allergens'],
  ['इससे मुझे खतरा है क्या', 'advice'],
  ['isse koi khatra to nahi', 'advice'],
])('a danger that comes of what is eaten is asked of the pack: %s', (text, expected) => {
  expect(taken(text, 'checking', { language: 'hi-IN' })).toBe(expected)
})

describe('what is only likely a need is none where its denial alone makes the difference', () => {
  const names = ['danger', 'lost', 'again', 'nothing']
  const nearlySure = (name: string) => ({
    names,
    sharesOf: () => Float64Array.from(names, (one) => (one === name ? 0.97 : 0.01)),
  })
  const likely = (text: string, name: string) =>
    taken(text, 'walking', { language: 'hi-IN', learned: { 'hi-IN': nearlySure(name) } })

  it.each([
    ['मुझे चक्कर नहीं आ रहा', 'danger'],
    ['khoon nahi nikal raha hai', 'danger'],
    ['behosh nahi hoon main', 'danger'],
    ['रास्ता नहीं भूली मैं', 'lost'],
    ['main kho nahi gayi hoon', 'lost'],
  ])('%s is no %s', (text, name) => expect(likely(text, name)).not.toMatch(/danger|lost/))

  it.each([
    ['मैं ठीक नहीं हूँ अभी', 'danger'],
    ['सामने कुछ दिख नहीं रहा मुझे', 'danger'],
    ['मुझे रास्ते का कुछ पता नहीं', 'lost'],
    ['khoon nahi ruk raha hai', 'danger'],
  ])('%s stays %s', (text, name) => expect(likely(text, name)).toMatch(/danger|lost/))
})

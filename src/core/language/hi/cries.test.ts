import { describe, expect, it } from 'vitest'
import { taken } from '../../../../test/fixtures/taken.ts'
import { listenForSchema } from '../../contract/modes.ts'
import { languageSchema } from '../../texts/language.ts'

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
      'sugar low ho gayi',
      'ambulance bulao',
      'बचाओ',
      'गिर गई मैं',
      'मेरा बैग ले गया',
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
    'isme sugar kam hai kya',
    'doodh se gala sooj jata hai',
    'tel pada hai kya isme',
    'khoon nahi nikal raha',
    'kal purse chori ho gaya',
    'kab tak khane layak hai',
    'कोने में खड़ा हूँ',
    'तबीयत ठीक है',
    'मेरी तबीयत खराब नहीं है',
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

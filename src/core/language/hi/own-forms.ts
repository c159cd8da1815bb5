import { oneOf, sequence } from '../forms.ts'

/**
 * How somebody speaks in Hindi of what the phone alone keeps. Matched over whole clauses in one spelling
 * (`inOneSpelling`), words in Latin letters brought to Devanagari by `own-letters`. `$1` is what is named.
 */

const LIST = '(?:मेरी )?(?:एलर्जी (?:की )?)?सूची'
const BUYING = '(?:मेरी )?(?:खरीदारी|खरीददारी|सामान)(?: की)? सूची'
const ADD = '(?:भी )?(?:जोडो|जोड दो|जोडिए|डालो|डाल दो|डालिए|लिखो|लिख लो|लिखिए|रखो|रख लो|रखिए)'
const REMOVE = '(?:हटाओ|हटा दो|हटाइए|निकालो|निकाल दो|निकालिए|काटो|काट दो)'
const FORGET = '(?:(?:को )?भूल जाओ|भूल जाइए|भूल जाएं|मिटाओ|मिटा दो|मिटाइए|हटा दो|खाली करो|खाली कर दो)'
const TELL = '(?:सुनाओ|सुनाइए|बताओ|बताइए|पढो|पढिए)'
const OPEN = '(?:खोलो|खोलिए|खोलें|दिखाओ|दिखाइए|सुनाओ|सुनाइए|बताओ|बताइए|पढो|पढिए)'
const SHUT = '(?:बंद|बंद करो|बंद कीजिए|बंद कर दो|बंद करें|हटाओ|छिपाओ)'
const CHOICES = '(?:विकल्प|बटन)'
const SETTINGS = '(?:(?:मेरी |सारी |सब )*(?:सेटिंग|सेटिंग्स|सेटिंगें))'
const EATS = '(?:खाती|खाता|खाते|खा सकती|खा सकता|खा सकते|लेती|लेता|लेते|पीती|पीता|पीते|पी सकती|पी सकता)'
const AM = '(?: (?:हूं|है|हैं))?'
const DIET = '(शाकाहारी|वीगन|जैन|हलाल|कोशर)'
const BAG = '(?:मेरे |इस )?थैले'

const whole = (...forms: string[]) => forms.map((form) => new RegExp(`^${form}$`, 'u'))

/** Who speaks, and what of her suffers by it: "mere ko" is "me". */
const ME =
  '(?:मुझे|मुझको|हमें|हमको|(?:मेरे|हमारे) (?:को|लिए)|(?:मेरे|मेरी|हमारे) (?:पेट|शरीर|बॉडी|स्किन|त्वचा) (?:को|के लिए))'

/** A clause begins anew with who speaks. */
export const nextClause = new RegExp(` और (?=(?:${ME}|मैं|हम) )`, 'u')
export const betweenNames = / (?:और|या|तथा|व) /u

export const avoidForms = whole(
  `${ME} (.+?) से (?:बहुत |गंभीर |भी )*एलर्जी(?: होती)? है`,
  `${ME} (.+?) की एलर्जी है`,
  `(?:मैं|हम) (.+?) (?:कभी |भी )?नहीं ${EATS}${AM}`,
  `${ME} (.+?) (?:नहीं (?:खाना|खानी|खाने|लेना|लेनी)|मना|से बचना)(?: चाहिए)?(?: है| हैं)?`,
  `(.+?) ${LIST} में ${ADD}`,
  `${LIST} में (.+?) ${ADD}`,
)
const HARM = '(?:खुजली|रैशेज|रैश|चकत्ते|दाने|सूजन|उल्टी|उल्टियां|रिएक्शन|दस्त|पेट दर्द)'
const HAPPENS = '(?: (?:होती|होता|होते|हो जाती|हो जाता|हो जाते|आती|आ जाती|निकलते|निकल आते|पड जाते))?(?: (?:है|हैं))?'
const NO_GOOD = `${oneOf(
  'नहीं (?:पचता|पचती|पचते|सूट करता|सूट करती|सूट करते)',
  '(?:हजम|सूट) नहीं (?:होता|होती|होते|करता|करती|करते)',
)}(?: (?:है|हैं))?`
const BY_EATING = '(?: (?:खाने|पीने))? से'
/** As in English: what a doctor forbade. */
const FORBADE = sequence(
  '(?:(?:मेरे|हमारे|मुझे) )?(?:डॉक्टर|डाक्टर)(?: (?:साहब|जी))? ने(?: (?:मुझे|मुझको|हमें|मेरे को))?',
  ' (.+?)(?: (?:को|के लिए|(?:खाने|पीने|लेने)(?: (?:को|से|के लिए))?|(?:खाना|पीना|लेना)))?',
  ' मना (?:किया|कर दिया|कर रखा|किया हुआ)(?: (?:है|हुआ है|था))?',
)
/** How it is felt: only what is known to be eaten is meant by it. */
export const harmForms = whole(
  `(.+?)${BY_EATING} ${ME} ${HARM}${HAPPENS}`,
  `${ME} (.+?)${BY_EATING} ${HARM}${HAPPENS}`,
  `${ME} (.+?) ${NO_GOOD}`,
  `(.+?) ${ME} (?:${NO_GOOD}|मना(?: है| हैं)?)`,
  FORBADE,
  `(.+?)${BY_EATING} (?:मैं|हम) बीमार (?:हो|पड) (?:जाती|जाता|जाते)${AM}`,
  `(?:मैं|हम) (.+?)${BY_EATING} बीमार (?:हो|पड) (?:जाती|जाता|जाते)${AM}`,
  `${ME} (सीलिएक|सिलिएक)(?: (?:बीमारी|रोग))?(?: है)?`,
)
/** Told of somebody else: it is kept for nobody. */
export const tellsOfOther = new RegExp(
  `^(?!.*(?:क्या|किस|कौन|इसमें|इसे|यह|ये))(?!${ME} )(?:मेरे|मेरी|मेरा|हमारे|हमारी|हमारा|उसे|उसको|उन्हें|बच्चे|बच्ची) .*(?:एलर्जी(?: (?:होती|रहती))? (?:है|हैं)|नहीं ${EATS}${AM}|नहीं (?:खा|पी|ले) (?:सकती|सकता|सकते)${AM}|${NO_GOOD}|मना (?:है|हैं)|${HARM}${HAPPENS})$`,
  'u',
)
export const removeForms = whole(
  `${LIST} से (.+?) ${REMOVE}`,
  `(.+?) (?:को )?${LIST} से ${REMOVE}`,
  `${ME} (?:अब )?(.+?) से (?:अब )?एलर्जी नहीं(?: रही)?(?: है)?`,
  `(?:मैं|हम) अब (.+?) (?:खाती|खाता|खाते|खा सकती|खा सकता)${AM}`,
)
export const dietForms = whole(
  `(?:मैं|हम) (?:शुद्ध |पूरी तरह |सिर्फ )?${DIET}${AM}`,
  `(?:मैं|हम) सिर्फ ${DIET} (?:खाना )?${EATS}${AM}`,
)
/** Who avoids that eats as a vegetarian. */
export const notVegetarian =
  /^(?:(?:नॉन|नान|non) ?(?:वेज|veg|शाकाहारी)|मांसाहार|मांसाहारी)(?: (?:खाना|चीजें|चीज))?$/u
export const noDietForms = whole(`(?:मैं|हम) (?:अब )?${DIET} नहीं${AM}`, `${LIST} से ${DIET} ${REMOVE}`)
export const dietOf: Readonly<Record<string, string>> = {
  ...{ शाकाहारी: 'vegetarian', वीगन: 'vegan', जैन: 'jain', हलाल: 'halal', कोशर: 'kosher' },
}

export const wantForms = whole(`${BUYING} में (.+?) ${ADD}`, `(.+?) (?:को )?${BUYING} में ${ADD}`)
export const unwantForms = whole(`${BUYING} से (.+?) ${REMOVE}`, `(.+?) (?:को )?${BUYING} से ${REMOVE}`)
/** The same sentence with the list of what is to be bought in it, where it names none. */
export const ofShoppingInHindi = (text: string) =>
  text.replace(
    /((?:की|एलर्जी|शॉपिंग|ki|shopping|allergy|food|the|my) )?(?:सूची|लिस्ट|\b(?:list|suchi|soochi)\b)/giu,
    (all, kind?: string) => (kind ? all : 'खरीदारी की सूची'),
  )
/** Put back where it was: from the bag, where it is there. */
export const wantAgainForms = whole(
  `(.+?) (?:को )?(?:वापस|फिर से|दोबारा) ${BUYING} (?:में|पर) ${ADD}`,
  `(.+?) (?:को )?${BUYING} (?:में|पर) (?:वापस|फिर से|दोबारा) ${ADD}`,
)
/** The same of whoever stands before the shelf. */
export const takeOutForms = whole(
  '(?:मैंने )?(.+?) नहीं (?:लिया|ली|लिए|खरीदा|खरीदी|खरीदे)(?: है| हैं)?',
  '(?:मैंने )?(.+?) (?:को )?वापस रख (?:दिया|दी|दिए)(?: है| हैं)?',
)
export const takeOutOfBagForms = whole(
  `${BAG} से (.+?) ${REMOVE}`,
  `(.+?) (?:को )?${BAG} से ${REMOVE}`,
  `(.+?) ${BAG} में नहीं (?:है|हैं)`,
)
const FIGURE = '(?:एक|दो|तीन|चार|पांच|छह|छः|सात|आठ|नौ|दस|आधा|आधी|पाव|डेढ|ढाई|सवा|पौन|थोडा|थोडी|कुछ|\\d+)'
const UNIT = '(?:पैकेट|पैक|डिब्बा|डिब्बे|बोतल|बोतलें|किलो|किलोग्राम|ग्राम|लीटर|मिलीलीटर|दर्जन|पाउच|थैली|टुकडे)'
/** Before the name of what is wanted. */
export const amountsInHindi = new RegExp(`^(?:(?:${FIGURE} )+${UNIT}|${UNIT}|एक|दो|तीन|चार|पांच|छह) `, 'u')

/** Whole sentences without a name, by the English one that means the same. */
export const plainForms: readonly (readonly [readonly RegExp[], string])[] = [
  [
    whole(
      `${BUYING} में क्या(?: क्या)? (?:है|हैं|बाकी है)`,
      `${BUYING} ${TELL}`,
      '(?:मुझे )?(?:अभी |और )?क्या(?: क्या)? खरीदना (?:है|बाकी है)',
    ),
    'what is on my shopping list',
  ],
  [whole(`${BUYING} ${FORGET}`), 'forget my shopping list'],
  [
    whole(
      `${LIST} में क्या(?: क्या)? (?:है|हैं)`,
      `${LIST} ${TELL}`,
      'मुझे क्या(?: क्या)? नहीं खाना(?: है)?',
      'मुझे (?:किससे|किस चीज से|किन चीजों से|किस किस से) (?:एलर्जी|बचना) है',
    ),
    'what is on my list',
  ],
  [whole(`${LIST} ${FORGET}`), 'forget my list'],
  [whole(`(?:इसे|इसको|यह|ये) ${BAG} में ${ADD}`, `यह ${BAG} में है`), 'put it in my bag'],
  [whole('(?:इसे |वह |वो )?(?:अनडू|पहले जैसा|वापस पहले जैसा) (?:करो|कर दो|कीजिए)', 'अनडू'), 'undo'],
  [whole('(?:मैंने )?(?:यह|ये|इसे|वह|वो) नहीं (?:लिया|ली|लिए|खरीदा|खरीदी)(?: है)?'), 'i did not take it'],
  [whole('(?:मैं )?(?:यह|ये|इसे) (?:ले रही हूं|ले रहा हूं|लूंगी|लूंगा|ले लेती हूं|ले लेता हूं)'), 'i will take this'],
  [
    whole(
      `(?:यह )?${BAG} में नहीं(?: है)?`,
      `(?:इसे|इसको) ${BAG} से ${REMOVE}`,
      '(?:मैंने )?(?:इसे )?वापस रख दिया(?: है)?',
    ),
    'not in my bag',
  ],
  [whole(`${BAG} में क्या(?: क्या)? (?:है|हैं)`), 'what is in my bag'],
  [whole(`${BAG} ${FORGET}`), 'empty my bag'],
  [
    whole('(?:आप |तुम )?मेरे बारे में (?:आप |तुम )?क्या(?: क्या)? (?:जानती|जानते|रखती|रखते)(?: (?:हैं|हो))?'),
    'what do you know of me',
  ],
  [
    whole(
      'मुझे भूल (?:जाओ|जाइए)',
      'यह फोन मेरे बारे में जो रखता है (?:और )?सब भूल (?:जाओ|जाइए|जाएं)',
      `मेरी (?:सारी |सब )?जानकारी ${FORGET}`,
    ),
    'forget me',
  ],
  [
    whole(
      '(?:क्या )?(?:आप|तुम) (?:एक )?(?:मशीन|रोबोट|इंसान|कंप्यूटर) (?:हैं|हो)(?: क्या)?',
      '(?:क्या )?मैं (?:एक )?(?:मशीन|इंसान|कंप्यूटर) से बात कर (?:रही|रहा) हूं(?: क्या)?',
    ),
    'am i talking to a machine',
  ],
  [
    whole('शिकायत (?:कहां|कैसे|किससे) (?:करूं|करें|करनी है)', '(?:यह )?कितना सुलभ है', 'सुलभता(?: बताओ| बताइए)?'),
    'how accessible is this',
  ],
  [
    whole(
      '(?:आप |तुम )?क्या(?: क्या)? (?:सुनती|सुनते)(?: और (?:देखती|देखते))? (?:हैं|हो)',
      '(?:क्या )?(?:आप|तुम) (?:मुझे )?रिकॉर्ड (?:करती|करते|कर रही|कर रहे) (?:हैं|हो)(?: क्या)?',
      '(?:प्राइवेसी|गोपनीयता)(?: बताओ| बताइए)?',
    ),
    'what do you hear and see',
  ],
  [whole('और'), 'more'],
  [
    whole(`(?:सारे |सब )?${CHOICES} (?:क्या(?: क्या)? हैं|${OPEN})`, 'स्क्रीन पर क्या(?: क्या)? है'),
    'read the choices',
  ],
  [
    whole(
      `(?:और|बाकी|दूसरे) ${CHOICES}(?: (?:क्या(?: क्या)? हैं|${OPEN}))?`,
      `और (?:को )?(?:खोलो|खोलिए|खोलें|दबाओ|दबाइए)`,
      `और में क्या(?: क्या)? है`,
    ),
    'more choices',
  ],
  [whole(`(?:और|बाकी) ${SHUT}`, `(?:(?:और|बाकी|दूसरे) )?${CHOICES} ${SHUT}`), 'close more'],
  [
    whole(
      `${SETTINGS}(?: (?:में )?(?:क्या(?: क्या)? (?:है|हैं)|${OPEN}|बदलो|बदलनी है|बदलना है|कहां (?:है|हैं)))?`,
      '(?:मैं |हम )?क्या(?: क्या)? बदल (?:सकती|सकता|सकते) (?:हूं|हैं)',
      '(?:बोलने की रफ्तार|आवाज की तेजी|शब्दों के साथ आवाजें और कंपन|आवाज)',
    ),
    'settings',
  ],
  [whole(`${SETTINGS} ${SHUT}`), 'close settings'],
  [whole('बात(?: बोलते समय दबाए रखें)?'), 'talk'],
  [whole('अभी (?:फिर )?कोशिश (?:करें|करो|कीजिए)', 'कैमरा फिर (?:से )?(?:चालू करो|खोलो|आजमाओ)'), 'try now'],
  [whole('अभ्यास (?:छोडें|छोडो|छोडिए|छोड दो|बंद करो|बंद कीजिए|खत्म करो|खत्म कीजिए|खत्म)'), 'leave the practice'],
  [whole('ऊपर ले (?:जाओ|जाइए)'), 'move up'],
  [whole('नीचे ले (?:जाओ|जाइए)'), 'move down'],
  [whole('बाएं ले (?:जाओ|जाइए)'), 'move left'],
  [whole('दाएं ले (?:जाओ|जाइए)'), 'move right'],
  [whole('(?:घर पर )?अभ्यास(?: करो| करें| करना है| करना चाहती हूं| करना चाहता हूं| शुरू करो)?'), 'practice visit'],
  [whole('(?:संकेत|आवाजें|कंपन) (?:बंद|बंद करो|बंद कर दो)'), 'sounds off'],
  [whole('(?:संकेत|आवाजें|कंपन) (?:चालू|चालू करो|चालू कर दो)'), 'sounds on'],
  [whole('(?:मेरे |इस )?फोन की (?:अपनी )?आवाज(?: में बोलो| चाहिए| लगाओ)?'), "use my phone's voice"],
  [whole('अपनी आवाज में बोलो', 'सहायक की आवाज'), 'use your own voice'],
  [whole('कम (?:बताओ|बताइए|बोलो|बोलिए|बोला करो)', '(?:मुझे )?छोटे जवाब(?: दो| दीजिए| चाहिए)?'), 'say less'],
  [
    whole(
      '(?:सब कुछ|सब|पूरा) (?:बताओ|बताइए|बोलो|बोलिए|बताया करो)',
      '(?:मुझे )?(?:पूरे|लंबे) जवाब(?: दो| दीजिए| चाहिए)?',
    ),
    'say everything',
  ],
  [whole('जवाब का तरीका', 'लिखित(?: जवाब)?'), 'text mode'],
  [whole('सब (?:लिखो|लिखिए|लिखकर बताओ|लिखकर बताइए)'), 'write everything'],
  [whole('बोलकर (?:बताओ|बताइए)'), 'speak aloud'],
  [whole('मेरा फोन सुने', 'मेरे फोन से सुनो'), 'let my phone listen'],
  [whole('मेरा फोन सुन सकता है'), 'my phone may listen'],
  [whole('(?:मुझे )?(?:बडी )?तस्वीर (?:दिखाओ|दिखाइए|खोलो)', 'बडी तस्वीर'), 'show the picture'],
  [whole('तस्वीर (?:को )?(?:रोको|रोकिए|ठहराओ)'), 'freeze the picture'],
  [whole('(?:और )?बडा(?: करो| कीजिए| दिखाओ)?'), 'larger picture'],
  [whole('(?:और )?छोटा(?: करो| कीजिए| दिखाओ)?'), 'smaller picture'],
  [whole('कैमरा फिर(?: से)? (?:दिखाओ|दिखाइए)'), 'show the camera again'],
  [whole('तस्वीर (?:बंद|हटाओ|बंद करो|बंद कीजिए|बंद कर दो)'), 'close the picture'],
  [whole('मेरा फोन (?:न|ना|मत) सुने', 'खुद सुनो'), 'my phone must not listen'],
  [whole('मैं सहमत हूं', 'मुझे मंजूर है'), 'i agree'],
  [
    whole('मैं सहमत नहीं(?: हूं)?', 'मुझे मंजूर नहीं(?: है)?', '(?:मैं )?(?:अपनी )?सहमति वापस (?:लेती|लेता) हूं'),
    'i do not agree',
  ],
]

/** What our ear listens for of the screen's own names. */
export const screenHeardInHindi = [
  ...['सेटिंग', 'सेटिंग खोलो', 'सेटिंग सुनाओ', 'सेटिंग बंद करो'],
  ...['और विकल्प', 'और खोलो', 'विकल्प बंद करो'],
] as const

/** What cannot be the name of something to eat: words of a longer sentence about something else. */
export const noName =
  /(?:^| )(?:यह|ये|वह|वो|इसे|इसमें|इस|उस|कुछ|कुछ भी|सब|खाना|क्या|कोई|किसी|किस|मैं|मुझे|मेरा|मेरी|आप|है|हैं|हूं|नहीं|मत|तो|भी|पर|लेकिन|क्योंकि|अगर|जो|इतना|ज्यादा|बहुत|अब|आज|कल|यहां|वहां|बिना|this|it|that)(?: |$)|\S (?:फ्री|मुक्त|free)(?: |$)/u

import { either } from '../forms.ts'
import { amountPhrases } from './amounts.ts'
import { foodPhrases } from './food-phrases.ts'
import { joiningPhrases, packPhrases } from './pack-phrases.ts'

/**
 * What is said in Hindi, Devanagari first and then as people type it in Latin letters, by the English words that mean
 * the same to the open question. The longest phrase counts; what is not here is left as it is.
 */
export const visitPhrases: Readonly<Record<string, string>> = {
  repeat: either(
    'फिर से|फिर से बोलो|फिर से बोलिए|फिर बोलो|दोबारा|दोबारा बोलो|दुबारा|समझ नहीं आया|सुनाई नहीं दिया',
    'phir se|fir se|phir se bolo|fir se bolo|phir se boliye|dobara boliye|dobara|dobara bolo',
    'samajh nahi aaya|sunai nahi diya|आवाज नहीं आ रही|awaaz nahi aa rahi|awaz nahi aa rahi',
    'sunai nahi de raha|sunai nahi de rahi|kya bola|kya kaha|kya bole|kya poocha|kya poochha|kya puchha',
  ),
  help: either(
    'मदद|मदद करो|मदद कीजिए|मदद चाहिए|सहायता|madad|madad karo|madad kijiye|madad chahiye|sahayata',
    'मेरी मदद|मेरी मदद करो|मेरी मदद कीजिए|मेरी मदद कर दो|मेरी मदद कर दीजिए|meri madad|meri madad karo',
    'meri madad kijiye|meri madad kar do',
  ),
  emergency: 'इमरजेंसी|इमर्जेंसी|इमरजेन्सी|एमरजेंसी|इमरजेंसी है',
  stop: either(
    'अब मत बोलो|अब कुछ मत बोलो|कुछ मत बोलो|ab mat bolo|ab kuch mat bolo|kuch mat bolo|रुको|रुकिए|रुक जाओ',
    'रुक जाइए|बंद करो|बंद कीजिए|चुप|चुप हो जाओ|बस|ruko|band karo|chup|bas|bas karo|आवाज बंद करो',
    'सायरन बंद करो|अलार्म बंद करो|शोर बंद करो|awaaz band karo|awaz band karo|siren band karo',
    'alarm band karo|shor band karo',
  ),
  pause: either(
    'पॉज|थोड़ा रुको|थोड़ा रुकिए|ठहरो|विराम|thoda ruko|thoda rukiye|thahro|viram|एक मिनट रुको',
    'रुक जाओ एक मिनट|ruk jao|rukiye|थक गया|थक गई|thak gaya|thak gayi|thak gaye|baithna|baithna hai',
    'aaram karna hai|saans lene do|ek minute|ek minute ruko|ruk jao ek minute|ruko ek minute|ek min',
    'ek second|ek sec|ek sec ruko|ruk zara|zara ruk|do minute|thoda rukna|ruk na|thoda time do',
  ),
  skip: 'छोड़ो|छोड़िए|छोड़ें|छोड़ दो|आगे बढ़ाओ|जो कहा जा रहा है उसे छोड़ें|chhodo|chodo|chhodiye|chhod do|chod do',
  back: 'पीछे|वापस|वापिस|पीछे जाओ|वापस जाओ|वापस चलो|peeche|piche|wapas|vapas|wapas jao|wapas chalo',
  slower: either(
    'मत चिल्लाओ धीरे बोलो|मत चिल्लाइए धीरे बोलिए|चिल्लाओ मत धीरे बोलो|mat chillao dheere bolo|chillao mat dheere bolo',
    'धीरे|धीरे बोलो|धीरे बोलिए|और धीरे|धीरे धीरे बोलो|dheere|dhire|dheere bolo|dhire bolo',
  ),
  faster: 'तेज|तेज बोलो|जल्दी बोलो|और तेज|tez|tez bolo|jaldi bolo',
  louder: either(
    'जोर से|जोर से बोलो|जोर से बोलिए|आवाज बढ़ाओ|ऊंची आवाज|zor se|jor se|zor se bolo|jor se bolo',
    'awaz badhao|aawaz badhao',
  ),
  quieter: 'धीमी आवाज|आवाज कम करो|आवाज घटाओ|आहिस्ता|dheemi awaz|awaz kam karo|aawaz kam karo|ahista',
  'hold to talk only': 'सिर्फ दबाकर बात|सिर्फ दबाने पर सुनो|sirf dabakar baat|sirf dabane par suno',
  'listen always': 'हमेशा सुनो|हमेशा सुनिए|hamesha suno',
  'lock the screen': 'स्क्रीन बंद करो|स्क्रीन बंद कीजिए|जेब|स्क्रीन लॉक करो|screen band karo|screen lock karo|jeb',
  unlock: either(
    'स्क्रीन खोलो|स्क्रीन खोलिए|खोलें दो बार दबाएँ या स्क्रीन दबाए रखें|अनलॉक|अनलॉक करो|screen kholo',
    'unlock karo',
  ),
  sounds: 'आवाजें समझाओ|आवाजें|आवाजें बताओ|awazen samjhao|awaazen samjhao',
  'that is wrong': either(
    'यह गलत है|ये गलत है|गलत है|गलत बताया|वह गलत है|यह वह नहीं है|yeh galat hai|ye galat hai|galat hai',
    'galat bataya|galat bata raha hai|galat bata rahe ho|कुछ और समझ लिया|कुछ और ही समझ लिया|गलत समझ लिया',
    'kuch aur samajh liya|kuch aur hi samajh liya|galat samajh liya',
  ),
  'no staff needed':
    'स्टाफ नहीं चाहिए|स्टाफ की जरूरत नहीं|अब स्टाफ नहीं चाहिए|staff nahi chahiye|staff ki zaroorat nahi',
  'speak hindi': either(
    'हिंदी|हिंदी में|हिंदी में बोलो|हिंदी में बोलिए|हिंदी में बात करो|हिंदी बोलो|hindi mein bolo',
    'hindi me bolo|hindi mein boliye|hindi mein baat karo|hindi bolo',
  ),
  'speak english': either(
    'अंग्रेजी|इंग्लिश|अंग्रेजी में|अंग्रेजी में बोलो|इंग्लिश में बोलो|इंग्लिश में बात करो',
    'अंग्रेजी में बात करो|angrezi|angrezi mein bolo|english mein bolo|english me bolo',
    'english mein baat karo',
  ),
  'what is this': either(
    'यह क्या है|ये क्या है|यह क्या चीज है|ये कौन सा है|यह कौन सा है|यह कौन सा प्रोडक्ट है',
    'मेरे हाथ में क्या है|बताओ यह क्या है|yeh kya hai|ye kya hai|yah kya hai|kya hai ye|kya hai yeh',
    'yeh kaun sa hai|ye kaun sa hai|yeh kaunsa hai|ye kaunsa hai|kaunsa biscuit hai',
    'kaun sa biscuit hai|yeh kaunsa biscuit hai|कौन सा बिस्किट है|mere haath mein kya hai',
  ),
  'start again': 'फिर से शुरू करो|फिर से शुरू करें|शुरू से|नए सिरे से|phir se shuru karo|fir se shuru karo|shuru se',
  'call staff': either(
    'स्टाफ बुलाओ|स्टाफ बुलाइए|स्टाफ को बुलाओ|स्टाफ को बुलाइए|किसी को बुलाओ|कर्मचारी को बुलाओ',
    'दुकानदार को बुलाओ|किसी को भेजो|कोई मदद करो|कोई है|staff bulao|staff ko bulao|kisi ko bhejo',
    'koi madad karo|koi hai|staff ko bulaiye|kisi ko bulao|dukandar ko bulao',
  ),
  danger: either(
    'बचाओ|खतरा|खतरा है|मैं गिर गया|मैं गिर गई|गिर गया|गिर गई|मुझे चोट लगी|चोट लग गई|आग|आग लगी है',
    'khatra|khatra hai|main gir gaya|main gir gayi|mujhe chot lagi|aag lagi hai|चक्कर आ रहा है',
    'चक्कर आ रहे हैं|सामने कुछ है|रास्ते में कुछ है|रास्ता बंद है|फिसल गया|फिसल गई|टकरा गया|टकरा गई',
    'फंस गया|फंस गई|डर लग रहा है|दर्द हो रहा है|दर्द हो रहा|सांस नहीं आ रही|खून निकल रहा है|धुआं है',
    'चोट लगी|gir gaya|gir gayi|chakkar aa raha hai|chakkar aa rahe hain|samne kuch hai|saamne kuch hai',
    'raste mein kuch hai|rasta band hai|raasta band hai|phisal gaya|phisal gayi|fisal gaya|fisal gayi',
    'takra gaya|takra gayi|phas gaya|phas gayi|fas gaya|fas gayi|dar lag raha hai|dard ho raha hai',
    'dard ho raha|saans nahi aa rahi|khoon nikal raha hai|dhuan hai|chot lagi|chot lag gayi|bachao',
    'पानी गिरा है|फिसलन है|paani gira|pani gira|fisalan|phislan|geela hai|gila hai|ruka hua rasta',
    'gir gaye|kisi ne dhakka|dhakka lag gaya|dhakka diya',
  ),
  'change section': 'सेक्शन बदलो|सेक्शन बदलिए|सेक्शन बदलें|दूसरा सेक्शन|section badlo|dusra section|doosra section',
  'what do you have here': either(
    'यहां क्या क्या है|यहां क्या है|क्या क्या मिलता है|यहां क्या मिलता है|yahan kya kya hai',
    'yahan kya hai|kya kya milta hai',
  ),
  continue: either(
    'जारी रखें|जारी रखो|जारी रखिए|सुनाओ|सुनाइए|परिचय सुनाओ|jaari rakho|jari rakho|jaari rakhen|sunao',
    'sunaiye|समझाओ|समझाइए|samjhao|samjhaiye|samjha do|thoda bata do|thoda batao|thoda samjha do',
    'bata do na|shuru karo|haan batao|haan sunao|haan bata do|haan ji boliye|haan boliye|ji boliye',
    'haan ji batao',
  ),
  'not required': either(
    'जरूरत नहीं|जरूरत नहीं है|जरूरी नहीं|इसकी जरूरत नहीं|नहीं चाहिए|मत सुनाओ|परिचय नहीं|zaroorat nahi',
    'zarurat nahi|zaroorat nahi hai|jarurat nahi|zaroori nahi|nahi chahiye|mat sunao',
  ),
  ...{ steps: 'कदम|kadam|qadam', four: 'चार|char|chaar', five: 'पांच|paanch|panch', six: 'छह|chhe' },
  ...{ seven: 'सात|saat', eight: 'आठ|aath' },
  ...{ nine: 'नौ', ten: 'दस', three: 'तीन|teen', turn: 'मुड़ना|मुड़ूं|mudna|mudun|mudu|mudoon' },
  'which side': 'किस तरफ|किधर|kis taraf|kidhar|kaun si taraf|kaun si side|kis side|kahan mudna',
  straight: 'सीधा|सीधे|seedha|sidha|seedhe|sidhe',
  left: 'बाएं|बाएँ|baayein|bayen|baye|baaye|ulte haath',
  right: 'राइट|दाएं|दाएँ|दाहिने|daayein|dayen|daye|daaye|dahine|seedhe haath',
  'i forgot what you said': 'भूल गया|भूल गई|bhool gaya|bhool gayi|bhul gaya|bhul gayi|yaad nahi',
  done: either(
    'कर लिया|हो गया|ले लिया|मुड़ गया|मुड़ गई|kar liya|ho gaya|hogaya|le liya|mud gaya|mud gayi|chal liya',
    'pura ho gaya|chal liye|ho gaye|ho gayi|pure ho gaye|mud liya',
  ),
  'first one': 'पहला वाला|पहली वाली|पहले वाला|pehla wala|pahla wala|pehli wali',
  'second one': 'दूसरा वाला|दूसरी वाली|doosra wala|dusra wala|doosri wali|dusri wali',
  'third one': 'तीसरा|तीसरा वाला|तीसरी वाली|teesra|teesra wala|tisra wala|teesri wali',
  'pressed by mistake': 'गलती से दब गया|गलती से दबा दिया|galti se dab gaya|galti se daba diya|galti se dabaya',
  'said next by mistake': 'गलती से नेक्स्ट बोल दिया|galti se next bol diya|galti se next bola',
  'leave it': 'रहने दो|रहने दीजिए|rehne do|rahne do|rehne dijiye|rahne dijiye|jaane do|jane do',
  store: 'दुकान|दुकान पर|दुकान में|स्टोर|स्टोर में|dukaan|dukan|dukaan par|dukan mein|store mein|store me',
  home: 'घर|घर पर|घर में|ghar|ghar par|ghar pe|ghar mein|रसोई में|किचन में|rasoi mein|kitchen mein',
  biscuits: 'बिस्किट|बिस्कुट|बिस्किट और स्नैक्स|स्नैक्स|नमकीन|biskit|biskut|namkeen',
  dairy: 'डेयरी|डेरी|deri',
  breads: 'ब्रेड|डबल रोटी|पाव|dabal roti|double roti',
  entrance: either(
    'गेट|गेट पर|गेट पे|मेन गेट|मेन गेट पर|दरवाजा|दरवाजे|दरवाजे पे|दरवाज़े के पास|द्वार|मुख्य द्वार',
    'एंट्री|एंट्री गेट|gate|gate par|gate pe|main gate|darwaza|darwaja|darwaze|darwaje|darwaze pe',
    'darwaje pe|entry|entry gate|प्रवेश द्वार|प्रवेश|एंट्रेंस|दरवाजे पर|मुख्य दरवाजा|pravesh dwar',
    'pravesh|darwaze par',
  ),
  'not there': either(
    'वहां नहीं|वहां नहीं हूं|नहीं पहुंचा|नहीं पहुंची|अभी नहीं पहुंचा|अभी नहीं पहुंची|wahan nahi',
    'wahan nahi hoon|vahan nahi|nahi pahuncha|nahi pahunchi',
  ),
  next: either(
    'अब क्या|अब क्या करूं|ab kya|ab kya karu|ab kya karun|aage kya|आगे|अगला|आगे चलो|आगे बताओ|अगला हिस्सा',
    'aage|agla|aage chalo|aage batao|ab batao|ab kahan|phir kya|uske baad|uske baad kya|ab kidhar',
    'ho gaya ab|kar liya ab batao',
  ),
  'how many left': either(
    'कितने कदम बाकी|कितने कदम बाकी हैं|कितने कदम और|कितना बाकी है|kitne kadam baki|kitne kadam aur',
    'kitna baki hai|कितनी दूर|और कितना|kitni door|kitna door|aur kitna|aur kitni door',
    'aur kitna chalna hai|kitna chalna hai|kitne step|kitne step aur|aur kitne step|kitne step baki',
    'kitna aur|aur kitne kadam|kitni door hai|kitna door hai|kitne step aur hai|aur kitna door hai',
  ),
  'where am i': 'मैं कहां हूं|हम कहां हैं|main kahan hoon|main kahan hun|hum kahan hain',
  'i am here': either(
    'पहुंच गए|पहुंच गया|पहुंच गई|मैं पहुंच गया|मैं पहुंच गई|आ गया|आ गई|pahunch gaya|pahunch gayi',
    'pahunch gaye|main pahunch gaya|main pahunch gayi|aa gaya|aa gayi|main aa gaya|main aa gayi',
  ),
  lost: either(
    'दिशा भूल गया|दिशा भूल गई|दिशा ही भूल गया|दिशा ही भूल गई|किस तरफ मुंह है|मुंह किस तरफ है',
    'disha bhool gaya|disha bhool gayi|disha hi bhool gaya|disha hi bhool gayi|kis taraf munh hai|खो गए',
    'खो गया|खो गई|मैं खो गया|मैं खो गई|रास्ता भूल गया|रास्ता भूल गई|रास्ता भूला|रास्ता भूली',
    'रास्ता खो गया|kho gaya|kho gayi|kho gaye|गलत जगह|galat jagah|galat taraf|galat mud gaya',
    'galat mud gayi|galat raste|galat jagah aa gaya|galat jagah aa gayi|main kho gaya|main kho gayi',
    'rasta bhool gaya|rasta bhool gayi|rasta bhoola|rasta bhooli|rasta bhula|rasta bhuli',
  ),
  'use by date': either(
    'तारीख|आखिरी तारीख|तारीख क्या है|आखिरी तारीख क्या है|एक्सपायरी|एक्सपायरी डेट|एक्सपायरी कब है',
    'कब तक चलेगा|कब तक खा सकते हैं|डेट|tareekh|tarikh|aakhri tarikh|akhri tareekh|tareekh kya hai',
    'tarikh kya hai|expiry kya hai|expiry kab hai|kab tak chalega|kab tak kha sakte hain',
  ),
  'is it recalled': either(
    'क्या यह वापस मंगाया गया है|यह वापस मंगाया गया है क्या|क्या यह वापस मंगवाया गया है',
    'क्या कंपनी ने इसे वापस मंगाया है|kya yeh wapas mangaya gaya hai|kya ye wapas mangaya gaya hai',
    'yeh recall hua hai kya|kya yeh recall hua hai',
  ),
  shorter: 'छोटा बताओ|छोटे में बताओ|कम बोलो|कम बोलिए|कम बताओ|कम बताइए|chhota batao|chote mein batao|kam bolo',
  find: 'ढूंढो|ढूंढिए|ढूंढने में मदद करो|ढूंढने में मदद कीजिए|खोजो|खोजिए|dhundo|dhoondho|dhundiye|khojo',
  'say the name': 'नाम बताओ|नाम क्या है|इसका नाम क्या है|naam batao|naam kya hai|iska naam kya hai',
  'spell the name': 'अक्षर बताओ|स्पेलिंग बताओ|akshar batao|spelling batao',
  compare: 'तुलना करो|तुलना कीजिए|पिछले से तुलना करो|tulna karo|pichle se tulna karo',
  'cash counter': either(
    'कैश काउंटर|काउंटर|काउंटर पर|कैश काउंटर पर|बिल|बिल कराना|पैसे देने|पैसे देना|cash counter par',
    'counter par|bill karana|paise dene|paise dena|बिल करवा दो|बिल बना दो|बिल कर दो|bill karwa do|bill karwa de',
    'bill bana do|bill kar do|bas itna hi bill karwa do|bas itna hi bill karwa de|बस इतना ही बिल करवा दो',
  ),
  'take me to the exit': either(
    'बाहर जाना है|मुझे बाहर जाना है|बाहर कैसे जाऊं|बाहर ले चलो|मुझे बाहर ले चलो|बाहर का रास्ता',
    'बाहर का रास्ता बताओ|bahar jana hai|mujhe bahar jana hai|bahar kaise jaun|bahar kaise jau',
    'bahar le chalo|mujhe bahar le chalo|bahar ka rasta|बाहर कैसे निकलूं|bahar kaise niklu|bahar kaise niklun',
  ),
  'i want to go home': 'घर जाना है|मुझे घर जाना है|ghar jana hai|mujhe ghar jana hai',
  'buy more': either(
    'और खरीदना|और खरीदना है|और खरीदूंगा|और खरीदूंगी|और लेना है|और सामान|aur kharidna|aur kharidna hai',
    'aur lena hai|aur saman|ek aur|aur leni hai|ek aur cheez leni hai|ek aur cheez|kuch aur',
    'kuch aur lena hai|aur chahiye|kuch aur chahiye',
  ),
  'next time': 'अगली बार|फिर कभी|बाद में|agli baar|phir kabhi|fir kabhi',
  save: either(
    'रखो|रख दो|रख दीजिए|रख लीजिए|रखूंगी|रखूंगा|सेव कर लो|सेव कर लीजिए|फोन में रख लो|फोन में रखो|सहेज लो',
    'संभाल के रखो|हां रखना है|save kar lo|save karlo|save krdo|phone me rakh lo|haan rakhna hai',
    'rakh lijiye|sambhal ke rakh lo|सेव करो|सेव|सेव कर दो|रख लो|haan rakh lo|rakho|rakh do|rakh lena',
    'save karo|save kar do|rakh lo',
  ),
  'thank you': either(
    'थैंक्स|थैंक्यू|आभार|आपका आभार|बहुत बहुत धन्यवाद|बहुत धन्यवाद|मेहरबानी|बड़ी मेहरबानी|thanks|thanku',
    'thankyou|dhanyavaad|dhanyawaad|bahut dhanyavaad|meherbani|mehrbani|और कुछ नहीं|aur kuch nahi',
    'धन्यवाद|शुक्रिया|थैंक यू|बस हो गया|dhanyavad|dhanyawad|shukriya|bas ho gaya|फिर मिलते हैं|phir milte hain|chal milte hain',
  ),
  yes: either(
    'हांजी|हओ|हौ|यस|ओके|एकदम|एकदम सही|पक्का|बरोबर|हां वही|हां यही|हां हां वही|हां ठीक|हां सही|सही सुना',
    'ठीक सुना|सही सुना तुमने|सही पकड़ा|सही पकड़े|सही पकड़े हो|सही समझा|सही समझे|सही कहा|सही बोला',
    'ठीक बोला|ठीक कहा|यही कहा|यही कहा था|यही कहा मैंने|यही बोला|वही बोला|वही तो|वही तो बोला|यही तो बोला',
    'ji|haa|haanji|hanji|ok|okay|pakka|haan wahi|haan yahi|haa wahi|haan haan wahi|sahi suna|thik suna',
    'theek suna|sahi suna tumne|yahi bola|yahi to bola|yahi to bola maine|yahi kaha|sahi kaha|sahi bola',
    'sahi samjha|bilkul sahi|हां|जी|जी हां|हां जी|हां हां|बिल्कुल|ठीक है|सही है|सही|haan|han|haan ji',
    'ji haan|ji han|bilkul|theek hai|thik hai|sahi hai|और क्या बोला होगा|aur kya bola hoga|वही वही|wahi wahi',
  ),
  no: either(
    'जी ना|बिल्कुल ना|बिलकुल ना|ji na|bilkul na|ना ना|ना जी|ना जी ना|na ji|na ji na|na na|na bhai',
    'na bhai na|ना भाई|ना भाई ना|ना बेटा|बिल्कुल नहीं|कदापि नहीं|गलत सुना|गलत समझे|गलत समझा|एकदम गलत|नो',
    'ऐसा नहीं बोला|ऐसा नहीं कहा|मैंने ऐसा नहीं बोला|यह नहीं बोला|ये नहीं बोला|bilkul nahi|galat samjhe',
    'galat samjha|ekdam galat|aisa nahi bola|ye nahi bola|yeh nahi bola|maine ye nahi bola',
    'maine aisa nahi bola|जी नहीं|नहीं नहीं|ji nahi|ji nahin|nahi nahi|गलत|galat|galat suna|nahi ji',
    'nahi bas|nahin bas',
  ),

  ingredients: either(
    'सामग्री|सामग्री क्या है|किससे बना है|किस चीज से बना है|samagri|samagri kya hai|kisse bana hai',
    'kis cheez se bana hai',
  ),
  'what allergens does it have': either(
    'एलर्जी|एलर्जी वाली चीजें|एलर्जी की जानकारी|एलर्जन|इसमें एलर्जी वाला क्या है|allergy wali cheezen',
    'allergy ki jankari|isme allergy wala kya hai',
  ),
  nutrition: 'पोषण|पोषण बताओ|न्यूट्रिशन|poshan|poshan batao',
  'is it vegetarian':
    'शाकाहारी|शाकाहारी है|यह शाकाहारी है|यह वेज है|shakahari|shakahari hai|yeh veg hai|ye veg hai',
  price: 'दाम|दाम क्या है|कीमत|कीमत क्या है|कितने का है|daam|daam kya hai|keemat|kimat|kitne ka hai',
  'how much sugar':
    'चीनी कितनी है|कितनी चीनी|शक्कर कितनी है|chini kitni hai|cheeni kitni hai|kitni chini|kitni cheeni',
  'who makes this':
    'कौन सी कंपनी का है|किस कंपनी का है|किसने बनाया है|kaun si company ka hai|kis company ka hai|kisne banaya hai',
  'what is the weight': either(
    'वजन|वजन कितना है|कितना वजन है|कितने ग्राम|vajan|wajan|wazan|vajan kitna hai|wazan kitna hai',
    'wajan kitna hai|kitne gram',
  ),
  'when was it made': 'कब बना|कब बना था|कब बना है|kab bana|kab bana tha|kab bana hai|kab bani thi',
  'can i eat this': either(
    'क्या मैं खा सकता हूं|क्या मैं खा सकती हूं|खा सकते हैं|kya main kha sakta hoon',
    'kya main kha sakti hoon|main kha sakta hoon|kha sakte hain',
  ),
  'tell me more': 'और बताओ|इसके बारे में बताओ|पूरी जानकारी|aur batao|iske bare mein batao|puri jankari',

  ...foodPhrases,
}

/** "Stop" to a friend; buttons and polite people say it to whom they do not know: रुको, रुकें. */
const COMMAND =
  /(?<=(?:^| )(?:रुक|कर|बोल|सुन|खोल|चल|बदल|छोड़|ठहर|रख|भेज|पढ़|जा|बता|सुना|बढ़ा|घटा|बुला|समझा|दिखा|दोहरा|ruk|kar|bol|sun|khol|chal|badal|chhod|chod|thahr|rakh|bhej|padh))(?:ो|ओ|o)$/u
const politely: Readonly<Record<string, readonly string[]>> = { 'ो': ['ें'], ओ: ['एँ'], o: ['en', 'ein'] }

const withPolite = (ways: string): string =>
  ways
    .split('|')
    .flatMap((way) => {
      const [ending = ''] = COMMAND.exec(way) ?? []
      return [
        way,
        ...(politely[ending] ?? []).map((polite) => way.slice(0, way.length - ending.length) + polite),
      ]
    })
    .join('|')

const tables = [visitPhrases, packPhrases, joiningPhrases, amountPhrases]
/** All tables: what stands in several of them for the same English words counts together. */
export const phrases: Readonly<Record<string, string>> = Object.fromEntries(
  [...new Set(tables.flatMap(Object.keys))].map((english) => [
    english,
    withPolite(tables.flatMap((table) => table[english] ?? []).join('|')),
  ]),
)

/** Say nothing by themselves: wishes, politeness, postpositions. */
export const hindiFillers = either(
  'यह|ये|इसे|इसको|इसका|इसकी|इसके|yeh|ye|ise|isko|iska|iski|iske|कृपया|जरा|प्लीज|मुझे|मैं|हमें|हम|को|का',
  'की|के|में|पर|से|तक|वाला|वाली|वाले|सेक्शन|तरफ|चाहिए|चाहता हूं|चाहती हूं|जाना है|जाना|जाना चाहता हूं',
  'जाना चाहती हूं|ले चलो|ले चलिए|ले जाओ|ले जाइए|चलो|चलिए|चलना है|बताओ|बताइए|बता दो|दिखाओ|है|हैं|हूं|तो',
  'जी|अच्छा|भाई|भैया|दीदी|एक|दो|दीजिए|अब|अभी|यार|kripya|zara|mujhe|hume|humein|mein|wala|wali|wale',
  'chahiye|jaana hai|jana hai|le chalo|le chaliye|le jao|chalo|chaliye|chalna hai|batao|bataiye',
  'bata do|hai|hain|hoon|bhai|bhaiya|didi|achha|accha|abhi|yaar|ki taraf|taraf|pe|karna|karna hai',
  'karun|karu|karoon|karein|hoga|hogi|main|toh|par|na|thoda|ab|ka|ki|ke|ko|rakha|rakhi|rakhe|क्या|kya',
  'है ना|है न|हैं ना|hai na|ही|भी|कि|बेटा|मैडम|सर|bhi|h|beta|madam|pe|wo|वो|वह|था|थी|थे|tha|thi|रहा',
  'रही|रहे|raha|rahi|rahe|गया|गई|हुआ|हुई|हुए|gaya|gayi|hua|hui|होगा|होगी|होता|होती|होते|देखो|देखना',
  'dekho|dekhna|बोलो|बोलिए|bolo|बोल|bol|पैकेट|पैक|packet|pack|चीज|cheez|थोड़ा|थोड़ी|सुनो|suno|अरे|arre|arey',
  'वैसे|मतलब|matlab|खड़ा|खड़ी|खड़े|khada|khadi|khade|hu|hun|पे|भाईजान|भैयाजी|बाबू|साहब|साहेब|sahab',
  'दादा|चाचा|आंटी|अंकल',
)

/** What is asked of a pack in Hindi, as in `phrases`; words that name a thing stand alone, so that they count in any order. */
export const packPhrases: Readonly<Record<string, string>> = {
  'what is this':
    'यह कौन सा पैकेट है|ये कौन सा पैकेट है|यह पैकेट कौन सा है|कौन सा पैकेट है|कौन सा पैकेट|यह कौन सा प्रोडक्ट है|कौन सा प्रोडक्ट है|हाथ में क्या है|हाथ में कौन सा पैकेट है|यह क्या उठा लिया|क्या पकड़ा है मैंने|क्या चीज है यह|पहचानो|पहचानिए|kaunsa packet hai|kaun sa packet hai|kaunsa product hai|konsa hai|konsa packet hai|haath mein kya hai|hath me kya hai|pehchano',
  'what are the ingredients':
    'क्या डाला है|क्या क्या डाला है|क्या डला है|क्या क्या डला है|क्या पड़ा है|क्या क्या पड़ा है|क्या मिला है|क्या क्या मिला है|क्या क्या मिलाया है|क्या मिलाया है|क्या क्या डालते|किस चीज का बना है|किसका बना है|किसका बना हुआ है|किससे बनाते|इंग्रीडिएंट|इंग्रीडिएंट्स|इंग्रेडिएंट्स|इनग्रेडिएंट|घटक|kya dala hai|kya kya dala hai|kya pada hai|kya kya pada hai|kya kya mila hai|kis cheez ka bana hai|kiska bana hai',
  'what does it warn about':
    'चेतावनी|एलर्जी किससे हो सकती है|एलर्जी वाली कोई चीज|एलर्जी वाली चीज|एलर्जी वाला कुछ|कोई एलर्जी|एलर्जेन|एलर्जेंस|chetavni|allergy wali koi cheez|allergy wala kuch',
  calories: 'कैलोरी|कैलोरीज|ऊर्जा|एनर्जी|केकैल|कितनी ताकत|calori|kailori|oorja|urja',
  fat: 'वसा|फैट|चिकनाई|चर्बी कितनी|vasa|chiknai|chiknaai',
  protein: 'प्रोटीन|proteen|protin',
  fibre: 'फाइबर|फायबर|रेशा|रेशे|resha|reshe',
  sodium: 'सोडियम',
  nutrients: 'पोषक तत्व|पोषक|न्यूट्रिशन वैल्यू|poshak tatva',
  'sugar free':
    'नो शुगर|जीरो शुगर|नो एडेड शुगर|चीनी रहित|बिना शुगर|बिना मीठे|फीका वाला|bina sugar|bina meethe|sugarless|sugarfree|no added sugar|zero sugar|शुगर फ्री|बिना चीनी|बिना शक्कर|बगैर चीनी|बगैर शक्कर|बिना चीनी का|बिना चीनी वाला|bina chini|bina cheeni|bina shakkar|bagair chini',
  'how sweet': 'कितना मीठा|मीठा कितना|kitna meetha|meetha kitna|kitna mitha|mitha kitna',
  'what flavour':
    'स्वाद|स्वाद कैसा है|कैसा स्वाद है|फ्लेवर|कौन सा फ्लेवर|कौन सा स्वाद|जायका|टेस्ट|swad|swaad|zayka|jayka|kaunsa flavour|kaun sa flavour|फ्लेवर कौन सा|फ्लेवर कौन सा है|कौन सा फ्लेवर है|स्वाद कौन सा है|flavour konsa|flavour konsa hai|flavour kaunsa|flavour kaunsa hai|konsa flavour|konsa flavour hai|kaunsa flavour hai',
  'who makes it':
    'कौन बनाता है|कौन बनाती है|किसने बनाया|किस कंपनी|कौन सी कंपनी|कौन कंपनी|कंपनी का नाम|बनाने वाला कौन है|निर्माता|मैन्युफैक्चरर|kaun banata hai|kaun banati hai|kisne banaya|kis company|kaunsi company|kaun si company|company ka naam',
  'which brand': 'ब्रांड|कौन सा ब्रांड|किस ब्रांड का है|ब्रैंड|kaunsa brand|kaun sa brand|kis brand ka hai',
  'how should i keep it':
    'कैसे रखना है|कैसे रखूं|कैसे रखें|कहां रखना है|कहां रखूं|कहां रखें|रखना कैसे है|रखें कैसे|फ्रिज में|फ्रिज|फ्रीज में|फ्रीजर में|रखने का तरीका|खोलने के बाद|खुलने के बाद|ठंडी जगह|kaise rakhna hai|kaise rakhu|kaise rakhun|kahan rakhna hai|kahan rakhu|fridge mein|fridge me|kholne ke baad',
  'what is special about it':
    'खास|क्या खास है|क्या खास बात है|खासियत|विशेषता|फायदा|फायदे|खूबी|kya khaas hai|kya khas hai|khaas|khasiyat|fayda|fayde',
  'how many pieces':
    'कितने पीस|कितने बिस्किट|कितने बिस्कुट|कितने स्लाइस|कितने टुकड़े|कितने आते हैं|कितने निकलेंगे|पैकेट में कितने|kitne piece|kitne pieces|kitne biscuit|kitne slice|kitne aate hain|kitne nikalenge|packet mein kitne',
  'how do i eat it':
    'कैसे खाना है|कैसे खाते हैं|कैसे खाएं|कैसे खाऊं|खाते कैसे हैं|कैसे बनाना है|कैसे बनाते हैं|कैसे बनाएं|कैसे पकाना है|पकाना है|पकाना पड़ेगा|पकाना पड़ता है|गरम करना है|गरम करके|सेंकना है|उबालना है|उबालना पड़ेगा|सीधे खा सकते हैं|किसके साथ खाएं|kaise khana hai|kaise khate hain|kaise khaye|kaise banana hai|kaise banate hain|kaise banaye|pakana hai|garam karna hai|kiske saath',
  'serving size':
    'एक बार में कितना|एक बार में कितने|एक टाइम में कितना|एक टाइम पे कितने|एक खुराक|एक सर्विंग|सर्विंग|दिन में कितना|दिन में कितने|ek baar mein kitna|ek baar me kitna|ek baar mein kitne|ek time pe kitna|din mein kitna|din me kitna',
  'packing date':
    'कब पैक हुआ|कब पैक किया|कब का पैक|पैक कब हुआ|पैकिंग कब हुई|पैकिंग की तारीख|पैकिंग डेट|बनने की तारीख|बनाने की तारीख|मैन्युफैक्चरिंग डेट|कब बनाया|कब बनाया गया|बना कब|कब की बनी|ताजा है|kab pack hua|kab pack kiya|pack kab hua|packing ki tarikh|packing date|kab banaya|kab ka bana|mfg',
  'where was it made':
    'कहां बना|कहां बना है|कहां बना हुआ है|कहां बनता है|कहां बनाया|कहां बनाते हैं|कहां का है|कहां का बना|कहां से आया है|कहां से आता है|किस देश का|किस देश में|किस शहर|किस राज्य|कौन से देश|विदेशी|kahan bana|kahan bana hai|kaha bana hai|kahan banta hai|kahan ka hai|kahan se aaya|kis desh ka|kis desh mein|kis state|kis sheher',
  'was it recalled':
    'वापस बुलाया|वापस बुलाया गया|वापस मंगाया|वापस मंगवाया|रिकॉल|बाजार से हटाया|wapas bulaya|wapas mangaya|wapas mangwaya',
  'tell me about it':
    'कैसा है यह|कैसी चीज है|जानकारी|जानकारी दीजिए|डिटेल|इसके बारे में|iske baare mein|iske baare me|iske bare me|jankari|jaankari',
  'tell me everything':
    'पूरी लिस्ट|पूरा लेबल|पूरी डिटेल|फुल डिटेल|कंप्लीट जानकारी|विस्तार से|हर चीज बताओ|हर चीज|एक एक चीज|संपूर्ण सूची|सारा विवरण|सब पढ़ो|सब सुना दो|सब बता दो|सब बोलो|puri list|poori list|pura label|poora label|vistar se|har cheez|ek ek cheez|saari details|sab info|sab padho|sab suna do|sab bata do|sab bolo|सब कुछ|सब कुछ बताओ|सारी जानकारी|सारी बातें|सब बताओ|पूरा पढ़ो|पूरा पढ़ के|इसके बारे में सब कुछ|इसके बारे में सब|जो भी लिखा है|sab kuch|sab batao|saari jankari|sari jankari|pura padho|jo bhi likha hai|iske bare mein sab',
  'what is the price':
    'कितने रुपये|कितने रुपए|कितने का पड़ेगा|कितने पैसे|कितना पैसा|एमआरपी|रेट|भाव|महंगा|सस्ता|kitne rupaye|kitne rupay|kitne ka padega|kitne paise|kitna paisa|mrp|bhaav|mehnga|mehenga|sasta',
  'is the packet torn':
    'पैकेट फटा|पैकेट फटा है|पैकेट फटा हुआ है|फटा हुआ है|पैक फटा|पैकेट खुला|पैकेट खुला है|पैकेट खुला हुआ है|पहले से खुला|सील टूटी|सील टूटी है|सील टूटी हुई है|पैकेट फूला|पैकेट फूला हुआ है|फूला हुआ है|फफूंद|फफूँद|फफूंदी|फंगस|बदबू|बदबू आ रही|बास आ रही|अजीब गंध|सड़ी हुई|कीड़े हैं|कीड़ा है|कीड़े लगे|पैकेट में छेद|पैकेट लीक|पैकेट रिस रहा|packet phata|packet phata hai|packet phata hua hai|phata hua hai|packet khula|packet khula hai|packet khula hua hai|seal tooti|seal tuti|seal tooti hai|seal tuti hai|packet phoola|packet phula|phoola hua hai|phula hua hai|fafund|fungus laga|badbu|badboo|badbu aa rahi|ajeeb gandh|keede hain|kide hain|keeda hai|packet mein chhed|packet leak',
  'any offers':
    'छूट है|कोई छूट|कुछ छूट|कितनी छूट|छूट मिलेगी|छूट मिलती|koi chhoot|chhoot hai|chhoot milegi|ऑफर|डिस्काउंट|स्कीम|एक पे एक|के साथ फ्री|कुछ फ्री|discount|scheme',
  vegan: 'वीगन|वीगन है',
  jain: 'जैन|जैन लोग|jain log',
  fasting:
    'व्रत|व्रत में|उपवास|उपवास में|फलाहारी|फलाहार|एकादशी|नवरात्रि|नवरात्र|vrat|vrat mein|upvas|upwas|falahari|navratri|ekadashi',
  'nut free': 'नट फ्री|नट्स फ्री|nut free',
  halal: 'हलाल|हलाल है|मुसलमान|मुसलमानों|मुस्लिम|musalman|muslim|muslims',
  kosher: 'कोशर',
  eggless: 'बिना अंडे|बिना अंडे वाला|बिना अंडे का|bina ande|bina anda',
  'is it vegetarian': 'वेज है|वेज|नॉनवेज|नॉन वेज|मांसाहारी|वेज है या नॉनवेज|वेज है कि नॉनवेज|non veg|veg hai|nonveg',
  'is it good for a diabetic':
    'डायबिटीज|मधुमेह|शुगर के मरीज|शुगर पेशेंट|diabetes|sugar ke mareez|sugar ke marij|sugar patient',
  'is it okay for me':
    'मेरे लिए ठीक है|मेरे लिए ठीक|मेरे लिए सही|मेरे लिए अच्छा|mere liye theek|mere liye thik|mere liye sahi',
  'is it okay for children':
    'बच्चों के लिए|बच्चे के लिए|बच्चा खा सकता है|बच्चे खा सकते हैं|bachon ke liye|bacchon ke liye|bachche ke liye|bacche ke liye|baccha kha sakta',
  'is it healthy': 'सेहत|सेहत के लिए|सेहतमंद|हेल्दी|नुकसान|नुकसानदायक|sehat|sehat ke liye|nuksan|nuksaan',
  'is it good in pregnancy': 'पेट से हूं|गर्भवती|प्रेगनेंसी|प्रेग्नेंट|garbhvati',
  'do you have it':
    'क्या वह आपके पास है|आपके पास है|क्या आपके पास है|मिलेगा क्या|मिलेगी क्या|milega kya|milegi kya|aapke paas hai',
  'use by date':
    'एक्सपायर|एक्सपायरी की तारीख|एक्सपायर हो गया|खराब तो नहीं|बासी|बासी तो नहीं|पुराना तो नहीं|कब तक ठीक रहेगा|कब तक अच्छा|कब खराब|कब खराब होगा|कब खराब होगी|कब खराब हो जाएगा|कब खराब हो जाएगी|खराब कब होगा|खराब कब होगी|कब तक खराब नहीं होगा|कब तक खराब नहीं होगी|कब खत्म|बेस्ट बिफोर|यूज बाय|लास्ट डेट|expire|kab kharab|kab kharab hoga|kab kharab hogi|kab kharab ho jayega|kab kharab ho jayegi|kharab kab hoga|kharab kab hogi|kab tak kharab nahi hoga|kharab to nahi|baasi|basi|purana to nahi|best before kya|last date',
  'which one is better': 'फर्क|फरक|अंतर|farq|fark|farak',
  'that is wrong':
    'झूठ|गलत बताया|गलत बता रहे हो|गलत बोला|तुमने गलत बताया|यह वो नहीं है|यह सही नहीं है|यह सही नहीं|सही नहीं है|जो बताया वो गलत है|jhooth|jhuth|galat bola|galat bata diya|galat pehchana|sahi nahi hai|ye wo nahi hai',
  'spell the name': 'एक एक अक्षर|अक्षर अक्षर|हिज्जे|स्पेलिंग|कैसे लिखते हैं|ek ek akshar|hijje|kaise likhte hain',
  'what is the name again':
    'नाम फिर से|नाम दोबारा|नाम फिर से बताओ|नाम फिर से बोलो|नाम क्या था|नाम भूल|क्या नाम था|naam phir se|naam kya tha|kya naam tha|naam dobara|naam bhool',
  'less detail': 'छोटे में|मुख्तसर|दो शब्द में|इतना लंबा नहीं|इतना लंबा मत|short me|short mein|chhote mein',
  'size of the pack': 'साइज|कितना बड़ा|कितना बड़ा पैकेट|कितने किलो|कितने लीटर|kitna bada|kitne kilo|kitne litre',

  pieces: 'पीस|टुकड़े|टुकड़ा',
  potato: 'आलू|aloo|aalu',
  preservatives: 'प्रिजर्वेटिव|प्रिजर्वेटिव्स',
  nuts: 'ड्राई फ्रूट|ड्राई फ्रूट्स|सूखा मेवा',
  'trans fat': 'ट्रांस फैट',
  caffeine: 'कैफीन',
  cocoa: 'कोको',
  atta: 'आटा|aata|atta',
  'wheat flour': 'गेहूं का आटा',
  'rice flour': 'चावल का आटा|chawal ka aata|chawal ka atta',
  'corn flour': 'मक्के का आटा|मकई का आटा|कॉर्न फ्लोर|makke ka aata',
  'gram flour': 'बेसन|चने का आटा|besan',
  'sunflower oil': 'सूरजमुखी का तेल',
  'mustard oil': 'सरसों का तेल|मस्टर्ड का तेल|sarson ka tel',
  'palm oil': 'ताड़ का तेल|पामोलीन|पाम ऑइल|पाम ऑयल|tad ka tel|palmolein',
  'vegetable oil': 'वनस्पति तेल|वेजिटेबल ऑइल|वेजिटेबल ऑयल|रिफाइंड तेल|रिफाइंड|refined oil',
  calcium: 'कैल्शियम',
  iron: 'आयरन',
  vitamins: 'विटामिन|विटामिन्स',
  glucose: 'ग्लूकोज',
  'hydrogenated oil': 'हाइड्रोजेनेटेड तेल|हाइड्रोजिनेटेड तेल',
  cholesterol: 'कोलेस्ट्रॉल|कॉलेस्ट्रॉल',
  carbohydrates: 'कार्ब|कार्ब्स|कार्बोहाइड्रेट',
}

/** Words of grammar, which ask nothing by themselves: nobody listens for one of them. */
export const joiningPhrases: Readonly<Record<string, string>> = {
  'in it':
    'डाला है|डाली है|डला है|डली है|पड़ा है|पड़ी है|मिला है|मिला हुआ है|मिलाया है|डालते हैं|dala hai|daala hai|dali hai|pada hai|padi hai|mila hai|mila hua hai|milaya hai|dalte hain|इसमें|इस में|इसके अंदर|अंदर|isme|ismein|is mein|is me|andar',
  'how much': 'कितना|कितनी|कितने|कित्ता|कित्ती|kitna|kitni|kitne',
  'is it safe to eat':
    'लेने में कोई खतरा|खाने में कोई खतरा|खाने से कोई खतरा|खाने में खतरा|lene mein koi khatra|khane mein koi khatra|khane me koi khatra|khane se koi khatra',
  'means what':
    'मतलब क्या|मतलब क्या है|मतलब क्या होता है|का मतलब|का मतलब क्या|का मतलब क्या है|किसे कहते हैं|किसको कहते हैं|matlab kya|matlab kya hai|matlab kya hota hai|ka matlab|ka matlab kya|ka matlab kya hai|kise kehte hain|kise kahte hain|kisko kehte hain',
  which: 'कौन सा|कौन सी|कौनसा|कौनसी|kaunsa|kaun sa|kaunsi|kaun si|konsa|konsi',
  'too much': 'ज्यादा|बहुत ज्यादा|jyada|zyada|jada',
}

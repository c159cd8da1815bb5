import type { ModelState } from '../../contract/modes.ts'

/** Words that the shopper's screen shows. */
export const screenTexts = {
  title: '{brand} खरीदारी सहायक',
  loading: 'आप बस पहुँचने ही वाले हैं...',
  startWaiting: 'शुरू',
  start: 'बात शुरू करें',
  ready: 'तैयार। शुरू करने के लिए स्क्रीन पर कहीं भी छुइए।',
  listsLate: 'इसमें समय लग रहा है। मैं कोशिश कर रही हूँ। कृपया अपने फ़ोन का कनेक्शन देखिए, या फिर कोशिश कीजिए।',
  listsLost:
    'मैं यह पेज लोड नहीं कर सकी। कृपया अपने फ़ोन का कनेक्शन देखिए। अगर नेटवर्क साइन इन माँगे, तो पहले वह कीजिए। फिर दोबारा कोशिश कीजिए।',
  tryAgain: 'फिर कोशिश करें',
  connectionClosed: 'कनेक्शन बंद हुआ',
  connectionError: 'कनेक्शन में गड़बड़',
  offline: 'कनेक्शन नहीं है। यह फ़ोन ऑफ़लाइन है। मैं नेटवर्क का इंतज़ार कर रही हूँ।',
  storeUnknown: 'यह दुकान मुझे पता नहीं है। फिर भी मैं आपके हाथ के प्रोडक्ट के बारे में बता सकती हूँ।',
  cameraDenied: 'कैमरे की अनुमति नहीं मिली।',
  cameraBusy: 'कैमरा किसी दूसरे ऐप में इस्तेमाल हो रहा है। कृपया उसे बंद कीजिए और ऐप फिर से खोलिए।',
  cameraBack:
    'पीछे का कैमरा नहीं मिल रहा। कृपया कैमरे की अनुमति जाँचिए और किसी समर्थित मोबाइल ब्राउज़र का इस्तेमाल कीजिए।',
  cameraNone: 'इस फ़ोन पर कोई कैमरा नहीं मिला।',
  motionDenied: 'मोशन की अनुमति नहीं मिली।',
  motionError: 'मोशन सेंसर में गड़बड़ है।',
  visualizerStarting: 'आवाज़ शुरू हो रही है...',
  visualizerDenied: 'माइक्रोफ़ोन की अनुमति नहीं मिली',
  visualizerError: 'माइक्रोफ़ोन में गड़बड़ है',
  visualizerReady: 'माइक्रोफ़ोन तैयार है',
  lateLoading: 'लोड हो रहा है। एक पल।',
  lateFailed: 'पेज का यह हिस्सा नहीं आया। कृपया फिर कोशिश कीजिए।',
  otherTab: 'इस फ़ोन का दूसरा टैब आपसे पहले से बात कर रहा है। यहाँ बात करने के लिए फिर छुइए।',
  tabTaken: 'आपकी विज़िट दूसरे टैब में चल रही है। यहाँ जारी रखने के लिए स्क्रीन छुइए।',
  heardBefore: 'आप:',
  conversation: 'क्या कहा गया',
  choices: 'विकल्प',
  more: 'और',
  largePicture: 'बड़ी तस्वीर',
  talk: 'बात: बोलते समय दबाए रखें',
  skip: 'जो कहा जा रहा है उसे छोड़ें',
  listening: 'सुन रही हूँ...',
  tryNow: 'अभी कोशिश करें',
  soundLost: 'आवाज़ कहीं और इस्तेमाल हो रही है। मैं कोशिश करती रहूँगी। अभी कोशिश के लिए स्क्रीन छुइए।',
  stopSound: 'आवाज़ बंद करें',
  typeQuestion: 'सवाल लिखें',
  typeFigures: 'सवाल लिखें, या बार कोड के अंक',
  send: 'भेजें',
  practise: 'घर पर अभ्यास करें',
  practiceStore: 'अभ्यास की दुकान',
  practising: 'यह अभ्यास है, एक बनाई हुई दुकान में। इसका कुछ भी नहीं रखा जाता, और स्टाफ़ को नहीं बुलाया जाता।',
  leavePractice: 'अभ्यास छोड़ें',
  settings: 'सेटिंग',
  keepOnPhone: 'यह ऐप अपने फ़ोन पर रखें',
  install: 'अभी इंस्टॉल करें',
  done: 'हो गया',
  ownName: 'हिन्दी',
  speakOwn: 'हिन्दी में बात करें',
  callStaff: 'स्टाफ़ बुलाएँ',
  callOff: 'स्टाफ़ नहीं चाहिए',
  unlock: 'खोलें: दो बार दबाएँ, या स्क्रीन दबाए रखें',
  stop: 'रुकें',
} as const

export const walkStateWords = {
  walking: 'चल रहे हैं',
  paused: 'रास्ता रुका है',
  manual: 'हर हिस्से के बाद आगे बोलें या दबाएँ',
  arrived: 'आप पहुँच गए हैं',
} as const

export const stepsLeftWords = (_steps: number) => 'कदम और'
export const partOf = (part: number, of: number) => `${of} में से हिस्सा ${part}`

export const modelStateWords: Record<ModelState, string> = {
  disconnected: 'कनेक्शन नहीं है',
  connecting: 'जुड़ रहा है...',
  connected: 'जुड़ा है',
  speaking: 'बोल रही हूँ...',
}

export const httpError = (code: number) => `HTTP गड़बड़! स्थिति: ${code}`

export const pageTitle = (brand: string) => screenTexts.title.replace('{brand}', brand)

export const copyright = (year: number, company: string) => `© ${year} ${company}`

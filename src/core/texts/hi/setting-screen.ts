export const preferenceTexts = {
  pace: 'बोलने की रफ़्तार',
  voice: 'आवाज़',
  ourVoice: 'सहायक की आवाज़',
  phoneVoice: 'इस फ़ोन की अपनी आवाज़',
  volume: 'आवाज़ की तेज़ी',
  holdOnly: 'सिर्फ़ दबाकर बात: तभी सुनें जब स्क्रीन या बात बटन दबा हो',
  phoneEar: 'मैं सहमत हूँ कि सहायक के लिए मेरा फ़ोन सुने। तब मेरी आवाज़ फ़ोन या ब्राउज़र बनाने वाले के पास जा सकती है',
  short: 'छोटे जवाब: नाम और एलर्जी वाली चीज़ें; बाकी जब मैं पूछूँ',
  signs: 'शब्दों के साथ आवाज़ें और कंपन',
} as const

/** In the order of `PACES`. */
export const paceWords = ['बहुत धीरे', 'धीरे', 'सामान्य', 'तेज़', 'ज़्यादा तेज़', 'बहुत तेज़', 'दोगुना तेज़'] as const

/** In the order of `VOLUMES`. */
export const volumeWords = ['बहुत धीमी', 'धीमी', 'सामान्य', 'ऊँची', 'बहुत ऊँची'] as const

export const formTexts = {
  token: 'एक्सेस टोकन',
  project: 'प्रोजेक्ट ID',
  modality: 'जवाब का तरीका',
  audio: 'आवाज़',
  text: 'लिखित',
  instructions: 'सिस्टम निर्देश',
  start: 'शुरू करें',
  navigate: 'रास्ता बताएँ',
  otherPhone: 'दूसरे फ़ोन पर खोलें',
  otherPhoneHint: 'यह पेज वहाँ खोलने के लिए दूसरे फ़ोन से यह कोड स्कैन कीजिए।',
} as const

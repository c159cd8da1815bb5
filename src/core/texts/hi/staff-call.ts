import type { StaffCallId } from '../en/staff-call.ts'

/** What a shopper who called staff is told, as in English. */
export const staffCallTexts = {
  'staff.told': 'स्टाफ़ को आपका बुलावा उनकी स्क्रीन पर दिख रहा है।',
  'staff.alone': 'स्टाफ़ की कोई स्क्रीन खुली नहीं है। मैं उनके लिए आवाज़ कर रही हूँ।',
  'staff.unreached': 'स्टाफ़ की स्क्रीन तक मैं अभी नहीं पहुँच सकती। मैं उनके लिए आवाज़ कर रही हूँ।',
  'staff.coming': 'स्टाफ़ आपके पास आ रहे हैं।',
  'staff.nobody': 'अभी तक किसी ने जवाब नहीं दिया। फिर बुलाने के लिए स्टाफ़ बुलाओ बोलिए।',
  'staff.waiting': 'मैं आपके साथ इंतज़ार कर रही हूँ। फिर बुलाने के लिए स्टाफ़ बुलाओ बोलिए, या स्टाफ़ नहीं चाहिए बोलिए।',
  'staff.over': 'स्टाफ़ ने आपका बुलावा बंद कर दिया है। अगर आपके पास कोई नहीं है, तो स्टाफ़ बुलाओ बोलिए।',
  'staff.off': 'ठीक है। मैंने स्टाफ़ को बता दिया कि अब उनकी ज़रूरत नहीं है।',
  'staff.none': 'स्टाफ़ के लिए कोई बुलावा खुला नहीं है।',
} as const satisfies Record<StaffCallId, string>

/** Who comes, where they gave a name. */
export const staffName = (name: string) => `उनका नाम ${name} है।`

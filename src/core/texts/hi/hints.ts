export const hintTexts = {
  steady: 'कृपया इसे स्थिर रखिए।',
  light: 'मुझे और रोशनी चाहिए।',
  closer: 'कृपया थोड़ा पास लाइए।',
  tilt: 'कृपया थोड़ा झुकाइए, यह चमक रहा है।',
  turn: 'कृपया पैक घुमाइए।',
} as const

type Side = 'left' | 'right'

export const sectionNames = {
  'biscuits and snacks': 'बिस्किट और स्नैक्स',
  dairy: 'डेयरी',
  breads: 'ब्रेड',
} as const

export const placeNames = {
  section: 'वह सेक्शन',
  shelf: 'वह शेल्फ़',
  counter: 'कैश काउंटर',
} as const

const turns: Readonly<Record<Side, string>> = { left: 'बाएँ मुड़िए', right: 'दाएँ मुड़िए' }

export const nextMove = {
  turn: (side: Side): string => turns[side],
  straight: 'सीधे आगे बढ़िए',
  stop: 'रुकिए',
} as const

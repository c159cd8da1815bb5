/** What is heard and seen, by whom, for how long. With recordings: nothing of anybody is in them. */
export const noticesSpoken = {
  'notice.sound':
    'I hear you through the microphone, so that I can answer. The store’s own machine turns sound into words. It keeps neither.',
  'notice.sound.cloud':
    'I hear you through the microphone, so that I can answer. Here sound and pictures go to an online service, which turns them into words. I keep neither.',
  'notice.pictures':
    'I look through the camera only when you ask what a product is, or for its date. Pictures are looked at and thrown away.',
  'notice.steps': 'Your phone counts your steps to guide you. What it feels never leaves it.',
  'notice.phone':
    'Your phone alone keeps how you like me to speak, your steps, where a visit is for two hours, and the lists that you make.',
  'notice.rights':
    'You may refuse each of them in your phone’s own settings, and use the buttons. Say: what do you know of me. Say: forget me. Or say: I do not agree.',
  'notice.machine':
    'Yes, you are talking to a machine, a computer program. It can be wrong. To reach a person, say call staff.',
  'notice.access':
    'Everything here works by voice, by buttons and with a screen reader. What does not work yet, and where to complain, is written under Settings, Accessibility. Or tell staff: say call staff.',
  'notice.agreed': 'Thank you. You can take it back whenever you like: say, I do not agree.',
  'notice.withdrawn':
    'You do not agree. I listen and look no more. Staff can help you. Tap again only if you want me to listen again.',
  'notice.forgotten':
    'Forgotten: how you like me to speak, your steps, and your lists. Only where this visit is stays, until it ends.',
} as const

export const noticesTexts = {
  knowsNothing: 'Your phone has kept no list of yours.',
  knows:
    'The store’s machine knows nothing of you. Your phone keeps how you like me to speak, your steps, and where this visit is.',
  accessibility: 'Accessibility',
  forgetMe: 'Forget all that this phone keeps of me',
  forgetSure: 'Press again to forget: how I like to be spoken to, my steps and my lists',
} as const

/** The statement as a page: /accessibility. */
export const accessibilityPage = {
  title: 'Accessibility statement',
  of: (brand: string) =>
    `How accessible the ${brand} shopping helper is, what does not work, and where to complain.`,
  works: 'What works',
  worksList: [
    'Everything that is spoken is written on the screen, and everything on the screen can be reached by voice, by keyboard and by a screen reader.',
    'Every state of the shopper’s page is tried by machine against WCAG 2.2, levels A and AA, on a phone, at 400 % and with letters of 200 %.',
    'Speech can be slower, faster, softer and louder, by the helper’s voice or the phone’s own, or all can be written.',
    'Who cannot or will not speak uses the buttons; who cannot hold the phone still is told how.',
  ],
  lacks: 'What does not work',
  lacksList: [
    'It speaks English and Hindi; Hindi is heard in English words and some of its own, and typed in full. It has not been tried on an iPhone, nor by an independent body.',
    'It does not see people, obstacles or shelves, and reads dates only in Latin letters.',
    'A phone without a voice of its own writes what you avoid instead of saying it.',
  ],
  complain: 'Where to complain',
  complainTo: (company: string) =>
    `Ask staff in the store, or write to ${company}, whose page this is. If the answer does not help, the authority for consumers or for persons with disabilities of your country can be asked.`,
  machine: 'You are talking to a machine, a computer program. It can be wrong.',
} as const

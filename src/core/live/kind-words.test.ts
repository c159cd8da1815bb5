import { describe, expect, it } from 'vitest'
import { allergenRows } from '../substances/allergen-rows.ts'
import { isGreeting, isKindWord, isWaitWord } from './kind-words.ts'

/** What a shopper says who asks nothing: everything that may pass does. */
const HELLO = 'hello'
const QUESTION = 'tell me if i should not eat this'

/** What a model might say that somebody could act upon, by what it would do to them. */
const hostile = [
  // A bare yes or no to a question that nobody else has understood.
  ...[
    "No, it doesn't.",
    'No.',
    'Nope.',
    'None.',
    'Not at all.',
    'Never.',
    'It does not.',
    "It doesn't have any.",
  ],
  ...[
    'Yes.',
    'Yes, it does.',
    'Yep!',
    'Yes, of course.',
    'Sure.',
    'Of course.',
    'Certainly.',
    'Okay.',
    'Right.',
  ],
  ...[
    'Absolutely.',
    'Definitely not.',
    'I think so.',
    'I do not think so.',
    'Probably.',
    'Exactly.',
    'Correct.',
  ],
  ...[
    'Of course you can.',
    'You can.',
    "You can't.",
    'Please do.',
    'Go ahead.',
    'No problem.',
    'No worries.',
  ],
  // That it may be eaten, or not.
  ...['You can eat this one.', 'You may have it.', "That's fine for you", 'It is fine.', 'That one is okay.'],
  ...[
    'It is safe.',
    'It is perfectly safe for your child.',
    'Enjoy it!',
    'Enjoy.',
    'Bon appetit!',
    'Dig in.',
  ],
  ...['Do not worry about it.', 'Nothing to worry about.', 'You should be fine.', 'It will not hurt you.'],
  ...[
    'It is harmless.',
    'I would not eat that.',
    'Better leave it.',
    'It suits you.',
    'It is all right for you.',
  ],
  ...[
    'You need not check.',
    'No need to ask anybody.',
    'Good choice!',
    'Great for diabetics.',
    'Kids love it.',
  ],
  // What is in it.
  ...['It has milk.', 'There are nuts in it.', 'It is free of everything.', 'Nothing bad in there.'],
  ...[
    'Without any.',
    'Only a little.',
    'Just traces.',
    'Plenty of it.',
    'It is made from maida.',
    'Zero sugar.',
  ],
  ...['No allergens.', 'Vegetarian, yes.', 'It is vegan.', 'Halal.', 'There is some.', 'A bit of soya.'],
  ...[
    'There is none of that in here.',
    'That is not one of its ingredients.',
    'It is left out.',
    'Gluten free.',
  ],
  ...['The same as the last one.', 'The other one has it.', 'This one does not, the other does.'],
  // Dates.
  ...[
    'Yes, it is still within its date',
    'It goes off next week.',
    'It is still good.',
    'It is fresh.',
    'Not yet.',
  ],
  ...[
    'It has expired.',
    'That has passed.',
    'Tomorrow.',
    'Next month.',
    'Until May.',
    'In two weeks.',
    'Today.',
  ],
  ...[
    'You have plenty of time left.',
    'There is time enough.',
    'It keeps for a year.',
    'It lasts.',
    'In 2027.',
  ],
  ...['05/11/2027', 'The fifth of November.', 'Soon.', 'It is past it.', 'Take this one, it is newer.'],
  // What it is, how much, where.
  ...[
    'This is Good Day Butter Cookies.',
    'A Good Day.',
    'Have a Good Day Butter Cookies.',
    'Butter cookies.',
  ],
  ...[
    'It is the other one.',
    'Two hundred grams.',
    'Ten rupees.',
    'It is on your left.',
    'Walk straight on.',
  ],
  ...['You have arrived.', 'Turn around.', 'It is the blue one.', 'Yes, Britannia.', 'The big one.'],
  // In other letters, in figures, and with a sign for a word.
  ...['इसमें दूध है।', 'Hello. नहीं', 'नहीं', 'Nahi.', 'Haan.', '👍', 'Hello 👍', '100%', 'Thank you. 0.', 'Нет.'],
]

const greetings = [
  'Hello! ',
  'Thank you for waiting. ',
  'I am sorry, ',
  'One moment, please. ',
  "You're welcome. ",
]
const behind = [' Anything else?', ' Thank you.', ' Have a nice day!', ' How can I help you?']

const table = [
  ...hostile,
  ...hostile.map((text, at) => `${greetings[at % greetings.length]}${text}`),
  ...hostile.map((text, at) => `${text}${behind[at % behind.length]}`),
]

it('tries more than two hundred', () => {
  expect(hostile.length).toBeGreaterThan(110)
  expect(new Set(table).size).toBeGreaterThan(330)
})

it('lets none of them pass', () => {
  expect(table.filter((text) => isKindWord(text, HELLO))).toEqual([])
})

it.each(Object.keys(allergenRows))('%s passes nowhere in kind words', (allergen) => {
  for (const text of [allergen, `Hello, ${allergen}.`, `One moment. ${allergen}. Thank you.`])
    expect(isKindWord(text, HELLO)).toBe(false)
})

it.each([
  'Hello!',
  'Hi there.',
  'Good morning.',
  'Good evening! How can I help you?',
  'Welcome back.',
  'Hello, how are you today?',
  'Thank you.',
  'Thanks a lot.',
  'Thank you for waiting.',
  "You're welcome.",
  'My pleasure.',
  'One moment.',
  'One moment, please.',
  'Just a second.',
  'Sure, one moment.',
  'Please wait.',
  'Hold on, please.',
  'Let me think about that.',
  'Take your time.',
  'Sure, take your time.',
  'Sorry, could you say that again?',
  "Sorry, I didn't catch that.",
  'I did not understand. Please repeat the question.',
  "I'm sorry, I couldn't hear you clearly. Can you say it once more, please?",
  'Could you please speak louder?',
  'Please say that again more slowly.',
  'Say that again.',
  'Pardon me, what did you say?',
  'How can I help you today?',
  'What can I do for you?',
  'I am here. What would you like to know?',
  "I'm listening.",
  'May I help you with something else?',
  'Is there anything else you would like to know?',
  'Anything else?',
  'Please ask about another product.',
  "I don't know.",
  "I'm sorry, I can't help with that.",
  "I'm not sure. Please ask the staff.",
  'Please check with your doctor or the staff.',
  'Goodbye. Have a nice day!',
])('%s passes', (text) => {
  expect(isKindWord(text, HELLO)).toBe(true)
})

describe('is no kind word', () => {
  it.each([
    ['nothing at all', ''],
    ['a speech of them', 'Thank you. '.repeat(40)],
    ['half of one', 'Have a nice'],
    ['agreement behind one', 'One moment. Sure.'],
  ])('%s', (_, text) => {
    expect(isKindWord(text, HELLO)).toBe(false)
  })

  it('and is told so at once, however it was put together', () => {
    const startedAt = performance.now()
    isKindWord(`${'please wait a moment please '.repeat(7)}x`, HELLO)
    expect(performance.now() - startedAt).toBeLessThan(100)
  })
})

it.each(['sorry ', 'bye ', 'oh well ', 'ask ', 'please wait '])(
  'is done with "%s" at length at once',
  (words) => {
    const text = `${words.repeat(200 / words.length - 1)}peanuts`
    const sinceMs = performance.now()
    expect(isKindWord(text, HELLO)).toBe(false)
    expect(performance.now() - sinceMs).toBeLessThan(5000)
  },
)

describe('to a question', () => {
  it.each([
    ...[
      'Have a great day.',
      'You are most welcome.',
      'It is my pleasure.',
      'Thank you for asking.',
      'Goodbye.',
    ],
    ...['Take your time.', 'Okay, take your time.', 'Sure, one moment.', 'Of course. Please wait.', 'Sorry.'],
    ...[
      'Sure, ask me.',
      'I am here.',
      'Anything else?',
      'Hello.',
      'I do not know. Have a nice day.',
      'I am well.',
    ],
  ])('%s could be taken for an answer', (text) => {
    expect(isKindWord(text, QUESTION)).toBe(false)
  })

  it.each([
    ...[
      'One moment, please.',
      'Please wait.',
      'Let me think about that.',
      'Sorry, could you say that again?',
    ],
    ...[
      "I'm sorry, I couldn't hear you clearly. Can you say it once more, please?",
      "I don't know.",
      'Say that again.',
    ],
    ...[
      "I'm not sure. Please ask the staff.",
      'Please check with your doctor or the staff.',
      'Oh, sorry, one moment.',
    ],
  ])('%s passes', (text) => {
    expect(isKindWord(text, QUESTION)).toBe(true)
  })
})

it.each([
  ['hello', true],
  ['hi there', true],
  ['how are you my friend', true],
  ['thank you so much', true],
  ['good morning. thanks', true],
  ['hello is this safe', false],
  ['thanks so i can eat it', false],
  ['', false],
])('"%s" greets or thanks and asks nothing: %s', (text, greets) => {
  expect(isGreeting(text)).toBe(greets)
})

it.each([
  ['One moment please.', true],
  ['Sure, one moment.', true],
  ['Oh, sorry, one moment. Let me check.', true],
  ['Please wait.', true],
  ['One moment. I do not know.', false],
  ['Hello. One moment.', false],
  ['Say that again.', false],
  ['One moment, it has milk.', false],
  ['', false],
])('"%s" only asks to wait: %s', (text, waits) => {
  expect(isWaitWord(text)).toBe(waits)
})

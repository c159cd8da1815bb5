import { describe, expect, it } from 'vitest'
import { avoidedWritten, noticeCommand, pageCommand } from './page-command.ts'

it.each([
  ['what do you know of me', 'known'],
  ['what do you know about me?', 'known'],
  ['forget me', 'forget'],
  ['please delete my data', 'forget'],
  ['am i talking to a machine', 'machine'],
  ['Are you a robot?', 'machine'],
  ['how accessible is this', 'access'],
  ['where can i complain', 'access'],
  ['what do you hear and see', 'tell'],
  ['are you recording me', 'tell'],
  ['i agree', 'agree'],
  ['i do not agree', 'withdraw'],
  ['i take back my consent', 'withdraw'],
  ['forget it', undefined],
  ['forget my list', undefined],
  ['what is this', undefined],
  ['i agree with her', undefined],
] as const)('%s', (text, command) => expect(noticeCommand(text)).toBe(command))

it('each sentence is for one of the page’s own', () => {
  expect(pageCommand('forget me')).toEqual({ of: 'notice', command: 'forget' })
  expect(pageCommand('forget my list')).toMatchObject({ of: 'needs' })
  expect(pageCommand('forget my shopping list')).toMatchObject({ of: 'shopping' })
})

it.each([
  ['egg white', 'en-IN', ['egg']],
  ['Milk, soya', 'en-IN', ['milk', 'soya']],
  ['dragon fruit', 'en-IN', ['dragon fruit']],
  [' ', 'en-IN', []],
  ['गाय का दूध', 'hi-IN', ['milk']],
  ['कीवी', 'hi-IN', ['कीवी']],
  ['egg white', 'hi-IN', ['egg']],
] as const)('written by hand it is kept by the names in it: %s', (text, language, names) =>
  expect(avoidedWritten(text, language)).toEqual(names),
)

it.each([
  'i must get out there is a fire',
  'i need to get help i am bleeding',
  'i have to get an ambulance i can not breathe',
  'i must get help quickly',
  'i need to get staff',
  'i need to get to the counter',
  'i must avoid the wet floor',
])('a cry or a place is no entry of a list: %s', (text) => expect(pageCommand(text)).toBeUndefined())

it.each([
  ['i need to get bread', 'shopping'],
  ['i have to buy milk', 'shopping'],
  ['i am allergic to peanuts', 'needs'],
] as const)('a wish and an allergy are: %s', (text, of) => expect(pageCommand(text)).toMatchObject({ of }))

describe('"my list" and nothing else', () => {
  it.each([
    ['add milk to my list', 'en-IN'],
    ['put the milk back on the list', 'en-IN'],
    ['remove milk from my list', 'en-IN'],
    ['what is on my list', 'en-IN'],
    ['forget the list', 'en-IN'],
    ['सूची में दूध जोड़ो', 'hi-IN'],
    ['मेरी लिस्ट में क्या है', 'hi-IN'],
    ['meri list mein doodh jodo', 'en-IN'],
  ] as const)('is the one that was spoken of last: %s', (text, language) => {
    expect(pageCommand(text, 'checking', language)).toMatchObject({ of: 'needs' })
    expect(pageCommand(text, 'checking', language, 'shopping')).toMatchObject({ of: 'shopping' })
  })

  it.each([
    ['what is on my allergy list', 'en-IN'],
    ['i am allergic to milk', 'en-IN'],
    ['मुझे दूध से एलर्जी है', 'hi-IN'],
  ] as const)('is meant by no sentence that names another: %s', (text, language) =>
    expect(pageCommand(text, 'checking', language, 'shopping')).toMatchObject({ of: 'needs' }),
  )
})

it.each([
  ['undo', 'en-IN'],
  ['undo that please', 'en-IN'],
  ['वापस पहले जैसा करो', 'hi-IN'],
] as const)('the latest change of a list is taken back by: %s', (text, language) =>
  expect(pageCommand(text, 'checking', language)).toEqual({ of: 'undo' }),
)

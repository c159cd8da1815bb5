import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { consoleCalls } from '../../../../test/fixtures/console-calls.ts'
import { placeKey } from '../place.ts'
import { readImportRow } from '../product-file.ts'
import { readStoreRow } from '../store-file.ts'
import { saveAisleBodySchema } from './aisles.ts'
import { addressOf, faultsOf } from './call.ts'
import { messageRules } from './messages.ts'
import { dropDraftCall } from './path-drafts.ts'
import { editProductBodySchema, newProductBodySchema } from './products.ts'
import { loginBodySchema, resetFormSchema } from './session.ts'
import { deletePathCall, editStoreBodySchema, newStoreBodySchema, putPathCall } from './stores.ts'
import { changePasswordFormSchema, editUserFormSchema, registerFormSchema } from './users.ts'

const faults = (schema: z.ZodMiniType, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? {} : faultsOf(parsed.error.issues)
}

const user = {
  firstName: 'Asha',
  lastName: "D'Souza-Rao",
  username: 'asha1',
  password: 'Abcdef1!',
  confirmPassword: 'Abcdef1!',
  role: 'superadmin',
  email: 'asha@example.org',
  phoneNumber: '+91-987-6543210',
  securityAnswer: 'Pune',
}

describe('registration', () => {
  it.each([
    ['nothing wrong', {}, {}],
    ['a first name of one letter', { firstName: 'A' }, { firstName: messageRules.firstName }],
    ['a first name that begins with a hyphen', { firstName: '-Asha' }, { firstName: messageRules.firstName }],
    ['a digit in a last name', { lastName: 'Rao2' }, { lastName: messageRules.lastName }],
    ['letters of another alphabet', { firstName: 'आशा', lastName: 'Łuk' }, {}],
    [
      'nothing that anybody sees in a name',
      { firstName: '\u200b\u034f' },
      { firstName: messageRules.firstName },
    ],
    ['a username of two', { username: 'ab' }, { username: messageRules.username }],
    ['a username with a dot', { username: 'a.b.c' }, { username: messageRules.username }],
    [
      'no capital',
      { password: 'abcdef1!', confirmPassword: 'abcdef1!' },
      { password: messageRules.password },
    ],
    ['no mark', { password: 'Abcdefg1', confirmPassword: 'Abcdefg1' }, { password: messageRules.password }],
    [
      'a control character',
      { password: 'Abcdef1!\u0007', confirmPassword: 'Abcdef1!\u0007' },
      { password: messageRules.passwordLong },
    ],
    ['another password', { confirmPassword: 'Abcdef1?' }, { confirmPassword: messageRules.passwordsDiffer }],
    ['no e-mail', { email: 'asha@example' }, { email: messageRules.email }],
    ['a control character in an e-mail', { email: 'a\u0000sha@example.org' }, { email: messageRules.email }],
    ['half a character in an e-mail', { email: 'asha@example.o\ud800' }, { email: messageRules.email }],
    ['a short phone number', { phoneNumber: '12345' }, { phoneNumber: messageRules.phone }],
    ['an unknown role', { role: 'owner' }, { role: messageRules.role }],
    ['an admin without a store', { role: 'admin', storeId: '' }, { storeId: messageRules.storeOfAdmin }],
    ['an admin with a store by number', { role: 'admin', storeId: 3 }, {}],
  ])('%s', (_, said, expected) => {
    expect(faults(registerFormSchema, { ...user, ...said })).toEqual(expected)
  })

  it('drops a store that was sent for a superadmin', () => {
    expect(registerFormSchema.safeParse({ ...user, storeId: '' }).success).toBe(true)
  })
})

describe('other forms of users', () => {
  it.each([
    ['one letter is a name', { firstName: 'A' }, {}],
    ['a mobile with its country', { phoneNumber: '+919876543210' }, {}],
    ['a mobile with a nought', { phoneNumber: '09876543210' }, {}],
    ['a mobile with its country, set apart', { phoneNumber: '+91-9876543210' }, {}],
    ['a mark where a prefix would be', { phoneNumber: '-9876543210' }, { phoneNumber: messageRules.phone }],
    ['a dot where a prefix would be', { phoneNumber: '.9876543210' }, { phoneNumber: messageRules.phone }],
    ['a number that begins with 5', { phoneNumber: '5876543210' }, { phoneNumber: messageRules.phone }],
    ['a number set apart as registration has it', { phoneNumber: '+91 987 6543210' }, {}],
    ['the number that is there already', { phoneNumber: '+91 187 6543210' }, {}],
    ['another one like it', { phoneNumber: '+91 187 6543211' }, { phoneNumber: messageRules.phone }],
    ['a name that begins with an apostrophe', { lastName: '’t Hooft', firstName: "'Asha" }, {}],
  ])('edit: %s', (_, said, expected) => {
    expect(
      faults(editUserFormSchema('+91 187 6543210'), { ...user, phoneNumber: '9876543210', ...said }),
    ).toEqual(expected)
  })

  it('login: both are required', () => {
    expect(faults(loginBodySchema, { username: '' })).toEqual({
      username: messageRules.login,
      password: messageRules.login,
    })
  })

  it('forgot password: each is asked for by its own text', () => {
    const empty = { identifier: '', newPassword: '', confirmPassword: '', securityAnswer: '' }
    expect(faults(resetFormSchema, empty)).toEqual({
      identifier: messageRules.resetName,
      newPassword: messageRules.resetPassword,
      confirmPassword: messageRules.resetConfirm,
      securityAnswer: messageRules.resetAnswer,
    })
    const other = {
      identifier: 'asha1',
      newPassword: 'Abcdef1!',
      confirmPassword: 'x',
      securityAnswer: 'Pune',
    }
    expect(faults(resetFormSchema, other)).toEqual({ confirmPassword: messageRules.resetDiffer })
  })

  it('change password: both must match', () => {
    const form = { password: 'Abcdef1!', confirmPassword: '' }
    expect(faults(changePasswordFormSchema, form)).toEqual({ confirmPassword: messageRules.passwordsDiffer })
  })
})

const store = { store_number: '12', name: 'Store-1 Pune', location: 'Pune', paths: {} }
const step = { action: 'start', distance: '5' }

describe('a store', () => {
  it.each([
    ['nothing wrong', {}, {}],
    ['a number of six digits', { store_number: '123456' }, { store_number: messageRules.storeNumberNew }],
    ['a number with a letter', { store_number: '1a' }, { store_number: messageRules.storeNumberNew }],
    ['a name with a mark', { name: 'Store!' }, { name: messageRules.storeName }],
    ['no location', { location: ' ' }, { location: messageRules.storeLocation }],
    ['paths that are no map', { paths: 'x' }, { paths: expect.any(String) }],
    ['a prototype for a place', { paths: { constructor: { a: [step] } } }, { paths: messageRules.placeName }],
    ['a place to itself', { paths: { Dairy: { dairy: [step] } } }, { paths: messageRules.samePlace }],
    ['a place twice', { paths: { A: { b: [step], ' B ': [step] } } }, { paths: messageRules.sameName }],
    [
      'a distance in words',
      { paths: { a: { b: [{ action: 'start', distance: 'five' }] } } },
      { 'paths.a.b.0.distance': messageRules.distanceNew },
    ],
    [
      'no action',
      { paths: { a: { b: [{ action: '', distance: '5' }] } } },
      { 'paths.a.b.0.action': messageRules.action },
    ],
  ])('%s', (_, said, expected) => {
    expect(faults(newStoreBodySchema, { ...store, ...said })).toEqual(expected)
  })

  it.each([
    ['a sign alone', '🛒 →', messageRules.actionSaid],
    ['marks alone', '...', messageRules.actionSaid],
    ['nothing that anybody sees', '\u200b\u00ad', messageRules.action],
    ['a control character', 'turn \u0007left', messageRules.control],
    ['the form’s word for one of its author’s own', ' Other ', messageRules.customAction],
    [
      'letters of another script',
      'turn बाएँ',
      'The voice cannot read "ब", character 6 of "turn बाएँ". Please write it in Latin letters.',
    ],
  ])('has no step of %s', (_, action, fault) => {
    const paths = { a: { b: [{ action, distance: '5' }] } }
    expect(faults(newStoreBodySchema, { ...store, paths })).toEqual({ 'paths.a.b.0.action': fault })
  })

  it.each(['🍞', '\u200b', '--'])('has no place called %j', (name) => {
    const paths = { Entrance: { [name]: [step] } }
    expect(faults(newStoreBodySchema, { ...store, paths })).toEqual({ paths: messageRules.placeName })
    const pair = { from: 'Entrance', to: name }
    expect(faults(putPathCall.body, { ...pair, steps: [step] })).toHaveProperty('to')
    // What was let in once can be found to be deleted.
    if (name !== '\u200b') {
      expect(faults(deletePathCall.body, pair)).toEqual({})
      expect(faults(dropDraftCall.body, { ...pair, updatedAt: 'x' })).toEqual({})
    }
  })

  it('leaves out paths that nobody authored and keeps names as they are written', () => {
    const paths = { Entrance: { Dairy: [{ action: ' turn  left ', distance: 7 }], Breads: [] } }
    expect(newStoreBodySchema.parse({ ...store, paths }).paths).toEqual([
      { from: 'Entrance', to: 'Dairy', steps: [{ action: 'turn left', distance: '7' }] },
    ])
  })

  it('has other texts for an edit than for a new store', () => {
    const said = { store_number: 'x', paths: { a: { b: [{ action: 'end', distance: '-1' }] } } }
    expect(faults(editStoreBodySchema, said)).toEqual({
      store_number: messageRules.storeNumberEdit,
      'paths.a.b.0.distance': messageRules.distanceEdit,
    })
  })
})

/** Each as it is kept: what looks the same is the same. */
const looks: readonly [typed: string, kept: string][] = [
  ['Cafe\u0301', 'Café'],
  ['Da\u00adi\u200bry', 'Dairy'],
  ['\u202eDairy\u202c', 'Dairy'],
  ['\ufeffDairy\u2060', 'Dairy'],
  ['Dairy\u00a0 \u200b and  more', 'Dairy and more'],
  ['Dai\u034fry\ufe0f', 'Dairy'],
]

describe('names that look the same are kept the same', () => {
  it.each(looks)('%j', (typed, kept) => {
    const path = { from: 'Entrance', to: typed, steps: [step] }
    const paths = { [typed]: { 'cash counter': [step] } }
    expect(putPathCall.body.parse(path).to).toBe(kept)
    expect(deletePathCall.body.parse(path).to).toBe(kept)
    expect(newStoreBodySchema.parse({ ...store, name: typed, paths })).toMatchObject({
      name: kept,
      paths: [{ from: kept }],
    })
    const twice = { Entrance: { [typed]: [step], [kept]: [step] } }
    expect(faults(newStoreBodySchema, { ...store, paths: twice })).toEqual({ paths: messageRules.sameName })
    const description = 'Some things'
    const name = kept.slice(0, 20)
    expect(saveAisleBodySchema.parse({ id: '', name: typed, description })).toMatchObject({ name })
    const facts = { ingredients: typed, allergensContain: [typed], section: typed, packWords: [typed] }
    expect(newProductBodySchema.parse({ name: typed, description, ...facts })).toMatchObject({
      name: kept,
      ...{ ingredients: kept, allergensContain: [kept], section: kept.toLowerCase(), packWords: [kept] },
    })
    expect(registerFormSchema.parse({ ...user, firstName: typed })).toMatchObject({ firstName: kept })
    const cells = new Map([
      ['name', typed],
      ['description', description],
      ['section', typed],
    ] as const)
    const row = { name: kept, section: kept.toLowerCase() }
    expect(readImportRow({ line: 2, cells })).toMatchObject({ row })
    const stores = new Map([
      ['store_number', '1\u200b'],
      ['name', typed],
      ['location', 'Goa'],
      ['paths', `Entrance > ${typed}\nstart: 4`],
    ] as const)
    expect(readStoreRow({ line: 2, cells: stores })).toMatchObject({
      row: { store_number: '1', name: kept, pairs: [{ to: kept }] },
    })
    expect(placeKey(typed)).toBe(placeKey(kept))
  })

  it('but for the joiners of Indian scripts, which are spelling', () => {
    for (const name of ['र्\u200dक', 'क्\u200cष']) {
      expect(
        newProductBodySchema.parse({ name: 'Plain', description: 'Biscuits', nameHi: name }).nameHi,
      ).toBe(name)
    }
    expect(
      newProductBodySchema.parse({ name: 'Plain', description: 'Biscuits', nameHi: 'क\u200dष' }).nameHi,
    ).toBe('कष')
  })
})

describe('a product', () => {
  const product = { name: 'Good Day 2', description: 'Butter cookies' }
  it.each([
    ['nothing wrong', {}, {}],
    ['a mark in a new name', { name: 'Good!' }, { name: messageRules.productName }],
    ['a short description', { description: 'Four' }, { description: messageRules.productDescription }],
    [
      'a wrong check digit',
      { barcodes: ['4006381333932'] },
      { 'barcodes.0': expect.stringContaining('check digit') },
    ],
    [
      'a semicolon in a list',
      { packWords: ['a;b'] },
      { 'packWords.0': expect.stringContaining('semicolons') },
    ],
    [
      '"none" for an allergen',
      { allergensContain: ['None'] },
      { 'allergensContain.0': 'Leave the list empty to say "none".' },
    ],
    [
      'what names no allergen',
      { allergensContain: ['wheat', 'gluten free'], allergensMayContain: ['may contain milk'] },
      {
        'allergensContain.1': '"gluten free" names no allergen: write each by its name alone, like milk.',
        'allergensMayContain.0':
          '"may contain milk" names no allergen: write each by its name alone, like milk.',
      },
    ],
    [
      'an allergen that the voice cannot read, with its place',
      { allergensContain: ['wheat', 'a दूध'] },
      {
        'allergensContain.1':
          'The voice cannot read "द", character 3 of "a दूध". Please write it in Latin letters.',
      },
    ],
    [
      'other letters in a fact',
      { ingredients: 'Масло' },
      { ingredients: expect.stringContaining('"М", character 1') },
    ],
    ['other letters on the pack, which the camera may see', { packWords: ['दूध'] }, {}],
    ['a day', { checkedOn: '2025-03-31' }, {}],
    ['no day', { checkedOn: '' }, {}],
    ['what is no day', { checkedOn: 'last March' }, { checkedOn: messageRules.day }],
    ['a day that never was', { checkedOn: '2025-02-29' }, { checkedOn: messageRules.day }],
    ['too much fat', { nutrition: { fatG: 101 } }, { 'nutrition.fatG': expect.any(String) }],
    [
      'a figure too fine for a file',
      { nutrition: { fatG: 0.0000001 } },
      { 'nutrition.fatG': expect.any(String) },
    ],
  ])('%s', (_, said, expected) => {
    expect(faults(newProductBodySchema, { ...product, ...said })).toEqual(expected)
  })

  it('may have characters in its name when edited that a new one may not', () => {
    expect(faults(editProductBodySchema, { name: 'Good! (new)', description: 'No' })).toEqual({})
    expect(faults(editProductBodySchema, { name: 'x', description: 'N' })).toEqual({
      name: messageRules.productName,
      description: messageRules.productDescription,
    })
  })

  it('keeps unknown apart from none', () => {
    const said = {
      ...product,
      allergensContain: [],
      allergensMayContain: null,
      ingredients: '',
      section: 'Dairy',
    }
    expect(newProductBodySchema.parse(said)).toEqual({ ...said, ingredients: null, section: 'dairy' })
  })
})

describe('an aisle', () => {
  it('has its own texts for a new one and an old one', () => {
    const said = { name: '!', description: 'x' }
    const description = messageRules.aisleDescription
    expect(faults(saveAisleBodySchema, { id: '', ...said })).toEqual({
      name: messageRules.aisleNameNew,
      description,
    })
    expect(faults(saveAisleBodySchema, { id: 7, ...said })).toEqual({
      name: messageRules.aisleNameEdit,
      description,
    })
  })

  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    [0, null],
    [7, '7'],
  ])('id %j is %j', (id, expected) => {
    expect(saveAisleBodySchema.parse({ id, name: 'Dairy', description: 'Milk and cheese' }).id).toBe(expected)
  })
})

describe('calls', () => {
  it('have one name each', () => {
    const names = consoleCalls.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('escape ids in their addresses', () => {
    expect(addressOf('/stores/:id/delete-path', { id: '../auth?x#' })).toBe(
      '/stores/..%2Fauth%3Fx%23/delete-path',
    )
  })
})

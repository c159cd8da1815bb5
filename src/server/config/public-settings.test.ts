import { expect, it } from 'vitest'
import { readSettings } from '../config.ts'
import { publicSettings } from './public-settings.ts'

const product = { motionRequired: false, unknownStoreWaits: false, steps: 'accurate', autofillClear: false }
const letter = { motionRequired: true, unknownStoreWaits: true, steps: 'specification', autofillClear: true }

it.each([
  [{}, product],
  [{ PROFILE: 'specification' }, letter],
  [
    { PROFILE: 'specification', MOTION_REQUIRED: 'off' },
    { ...letter, motionRequired: false },
  ],
  [
    { PROFILE: 'specification', UNKNOWN_STORE_WAITS: 'off' },
    { ...letter, unknownStoreWaits: false },
  ],
  [{ MOTION_REQUIRED: 'on' }, { ...product, motionRequired: true }],
  [{ UNKNOWN_STORE_WAITS: 'on' }, { ...product, unknownStoreWaits: true }],
])('%j tells the page %j', (environment, told) => {
  const facts = { speechVersion: 'v1', logoUrl: '' }
  expect(publicSettings(readSettings(environment), facts)).toMatchObject(told)
})

import { expect, it } from 'vitest'
import { CURRENT_MODEL, SPECIFIED_MODEL } from '../../core/constants.ts'
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

const vertex = (host: string) =>
  `wss://${host}/ws/google.cloud.aiplatform.v1beta1.LlmBidiService/BidiGenerateContent`

it.each([
  [{}, 'us-central1'],
  [{ LIVE_SERVICE_URL: vertex('europe-west4-aiplatform.googleapis.com') }, 'europe-west4'],
  [{ LIVE_SERVICE_URL: vertex('aiplatform.googleapis.com') }, 'global'],
  [{ LIVE_SERVICE_URL: vertex('aiplatform.eu.rep.googleapis.com') }, 'eu'],
  [{ LIVE_SERVICE_URL: vertex('relay.example.org') }, 'us-central1'],
  [
    {
      LIVE_SERVICE_URL: vertex('relay.example.org'),
      LIVE_MODEL: 'projects/ours/locations/asia-south1/publishers/google/models/m-1',
    },
    'asia-south1',
  ],
  [
    {
      LIVE_SERVICE_URL:
        'wss://generativelanguage.googleapis.com/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent?key=k',
    },
    null,
  ],
])('%j names the place of the models: %s', (environment, liveLocation) => {
  const facts = { speechVersion: 'v1', logoUrl: '' }
  expect(publicSettings(readSettings(environment), facts)).toMatchObject({ liveLocation })
})

it.each([
  [{}, CURRENT_MODEL],
  [{ PROFILE: 'specification' }, SPECIFIED_MODEL],
  [{ LIVE_MODEL: 'projects/ours/locations/us-central1/publishers/google/models/m-1' }, 'm-1'],
])('%j names the model %s, and nobody’s project', (environment, liveModel) => {
  const facts = { speechVersion: 'v1', logoUrl: '' }
  expect(publicSettings(readSettings(environment), facts)).toMatchObject({ liveModel })
})

import { expect, it } from 'vitest'
import { CURRENT_MODEL, SPECIFIED_MODEL } from '../../core/constants.ts'
import { readEnvironment } from '../config.ts'
import { publicSettings } from './public-settings.ts'

const off = {
  transport: false,
  steps: false,
  reload: false,
  motionRequired: false,
  unknownStoreWaits: false,
  autofillClear: false,
  everythingElse: false,
}
const on = {
  transport: true,
  steps: true,
  reload: true,
  motionRequired: true,
  unknownStoreWaits: true,
  autofillClear: true,
  everythingElse: true,
}

it.each([
  [{}, off],
  [{ PROFILE: 'specification' }, on],
  [
    { PROFILE: 'specification', TRANSPORT: 'product' },
    { ...on, transport: false },
  ],
  [
    { PROFILE: 'specification', STEP_PROFILE: 'accurate' },
    { ...on, steps: false },
  ],
  [
    { PROFILE: 'specification', RELOAD: 'soft' },
    { ...on, reload: false },
  ],
  [
    { PROFILE: 'specification', MOTION_REQUIRED: 'off' },
    { ...on, motionRequired: false },
  ],
  [
    { PROFILE: 'specification', UNKNOWN_STORE_WAITS: 'off' },
    { ...on, unknownStoreWaits: false },
  ],
  [
    { PROFILE: 'specification', AUTOFILL_CLEAR: 'off' },
    { ...on, autofillClear: false },
  ],
  [{ TRANSPORT: 'specification' }, { ...off, transport: true }],
  [{ STEP_PROFILE: 'specification' }, { ...off, steps: true }],
  [{ RELOAD: 'literal' }, { ...off, reload: true }],
  [{ MOTION_REQUIRED: 'on' }, { ...off, motionRequired: true }],
  [{ UNKNOWN_STORE_WAITS: 'on' }, { ...off, unknownStoreWaits: true }],
  [{ AUTOFILL_CLEAR: 'on' }, { ...off, autofillClear: true }],
])('the environment %j asks for exactly this of the specification', (environment, asSpecified) => {
  const facts = { speechVersion: 'v1', logoUrl: '' }
  expect(publicSettings(readEnvironment(environment), facts).asSpecified).toEqual(asSpecified)
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
  expect(publicSettings(readEnvironment(environment), facts)).toMatchObject({ liveLocation })
})

it.each([
  [{}, CURRENT_MODEL],
  [{ PROFILE: 'specification' }, SPECIFIED_MODEL],
  [{ LIVE_MODEL: 'projects/ours/locations/us-central1/publishers/google/models/m-1' }, 'm-1'],
])('%j names the model %s, and nobody’s project', (environment, liveModel) => {
  const facts = { speechVersion: 'v1', logoUrl: '' }
  expect(publicSettings(readEnvironment(environment), facts)).toMatchObject({ liveModel })
})

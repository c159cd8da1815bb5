import { CURRENT_MODEL, MODEL_REGION } from '../core/constants.ts'
import { type PublicSettings, publicSettingsSchema } from '../core/contract/settings.ts'

/** What a page without a server's settings uses: the development server and tests. @internal */
export const defaultSettings: PublicSettings = {
  brand: {
    name: 'Britannia',
    companyName: 'Britannia Industries Limited',
    primaryColour: '#c8102e',
    accentColour: '#2e7d32',
    logoUrl: '',
  },
  asSpecified: {
    transport: false,
    steps: false,
    reload: false,
    motionRequired: false,
    unknownStoreWaits: false,
    autofillClear: false,
    everythingElse: false,
  },
  speechVersion: 'dev',
  liveModel: CURRENT_MODEL,
  liveLocation: MODEL_REGION,
  sttPort: null,
  apiBases: { default: '/api' },
  adminIdleMinutes: 15,
}

/**
 * The settings in the page's own JSON block. A block that was not filled in (the development server) gives the
 * defaults; one that was filled in wrongly throws, since nothing on the page could be trusted then.
 */
export function readPageSettings(block: Element | null): PublicSettings {
  const given: unknown = JSON.parse(block?.textContent || 'null')
  return given === null || typeof given === 'string' ? defaultSettings : publicSettingsSchema.parse(given)
}

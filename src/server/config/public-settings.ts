import type { PublicSettings } from '../../core/contract/settings.ts'
import { locationOf, serviceKindOf } from '../../core/live/service-requests.ts'
import type { Settings } from '../config.ts'

interface PublicFacts {
  speechVersion: string
  logoUrl: string
}

/** As the model's own path has it, or else the host; the Gemini API has none. */
function locationIn({ LIVE_SERVICE_URL: { hostname, pathname }, LIVE_MODEL }: Settings): string | null {
  if (serviceKindOf(pathname) !== 'vertex') return null
  return /^projects\/[^/]+\/locations\/([^/]+)\//.exec(LIVE_MODEL)?.[1] ?? locationOf(hostname)
}

/** What the page may know of the settings. Everything here is readable by anybody. */
export function publicSettings(settings: Settings, facts: PublicFacts): PublicSettings {
  return {
    brand: {
      name: settings.BRAND_NAME,
      companyName: settings.BRAND_COMPANY_NAME,
      primaryColour: settings.BRAND_PRIMARY_COLOUR,
      accentColour: settings.BRAND_ACCENT_COLOUR,
      logoUrl: facts.logoUrl,
    },
    asSpecified: settings.asSpecified,
    languages: [
      settings.DEFAULT_LANGUAGE,
      ...settings.LANGUAGES.filter((language) => language !== settings.DEFAULT_LANGUAGE),
    ],
    speechVersion: facts.speechVersion,
    // A whole path would tell everybody the server's own project.
    liveModel: settings.LIVE_MODEL.slice(settings.LIVE_MODEL.lastIndexOf('/') + 1),
    liveLocation: locationIn(settings),
    ...(settings.LIVE_ENGINE === 'google' && { hearsInCloud: true }),
    sttPort: settings.STT_PORT,
    apiBases: settings.API_BASES,
    ...(settings.OIDC_ISSUER && { providerName: settings.OIDC_NAME }),
    adminIdleMinutes: settings.ADMIN_IDLE_MINUTES,
  }
}

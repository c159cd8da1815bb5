import { MODEL_REGION, MODEL_VOICE, SPECIFIED_MODEL } from '../../core/constants.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../core/contract/language.ts'
import type { MediaTerms, Resume } from '../../core/contract/live.ts'
import type { Mode } from '../../core/contract/modes.ts'
import { modelPath } from '../../core/live/service-requests.ts'
import type { AssistantSettings } from '../../core/page/page-state.ts'

/** The service that the specification's page names for a shopper's token; the server dials it only if it is on its list. */
const SERVICE_URL = `wss://${MODEL_REGION}-aiplatform.googleapis.com/ws/google.cloud.aiplatform.v1beta1.LlmBidiService/BidiGenerateContent`

export interface Opening {
  assistant: AssistantSettings
  mode: Mode
  language: Language
  storeId: string | undefined
  /** Where the product check was on the last connection. */
  resume: Resume
  /** How sound and pictures may travel, as far as this phone is concerned. */
  media: MediaTerms
  /** What the form's project is asked for, as the public settings have it; `literal` asks for the specification's. */
  service: { model: string; location: string | null }
  /** Send what the specification sends, even where it is empty. */
  literal: boolean
}

const modelOf = (project: string, { model, location }: Opening['service']) =>
  location === null
    ? modelPath(model, 'gemini', { project, location: '' })
    : modelPath(model, 'vertex', { project, location })

const wire = ({ sendsOpus, takesOpus, pauses, pictureBytes, webp, words }: MediaTerms) => ({
  sends_opus: sendsOpus,
  takes_opus: takesOpus,
  pauses,
  picture_bytes: pictureBytes,
  webp,
  words,
})

/**
 * What the page sends when the socket opens. Without a token the first message may be left out, and without a
 * project so may the model: the server knows its own, as it knows the service that a token is for.
 */
export function openingFrames(opening: Opening): object[] {
  const { assistant, mode, language, storeId, resume, media, service, literal } = opening
  const { token, project, modality, systemInstructions } = assistant
  const credentials = { bearer_token: token, service_url: literal && token !== '' ? SERVICE_URL : '' }
  const isOurs = language === DEFAULT_LANGUAGE
  const asked = literal ? { model: SPECIFIED_MODEL, location: MODEL_REGION } : service
  const setup = {
    ...(project !== '' || literal ? { model: modelOf(project, asked) } : {}),
    generation_config: {
      // Only English has a voice at the server: the phone speaks all else.
      response_modalities: [isOurs ? modality : 'TEXT'],
      speechConfig: {
        language_code: language,
        voice_config: { prebuilt_voice_config: { voice_name: MODEL_VOICE } },
      },
    },
    ...(systemInstructions === '' && !literal
      ? {}
      : { system_instruction: { parts: [{ text: systemInstructions }] } }),
    shopper_session: {
      mode,
      ...(isOurs ? {} : { language }),
      leads: true,
      ...(literal ? {} : { heartbeat: true, media: wire(media) }),
      ...(storeId === undefined ? {} : { store_id: storeId }),
      ...(Object.keys(resume).length === 0 ? {} : { resume }),
    },
  }
  return [...(token !== '' || literal ? [credentials] : []), { setup }]
}

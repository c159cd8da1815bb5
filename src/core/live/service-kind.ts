import { MODEL_REGION } from '../constants.ts'

/** The two services with the same protocol: Vertex AI (a cloud project's own) and the Gemini API. */
export type ServiceKind = 'vertex' | 'gemini'

/** Read from the path, which names the RPC service; a host tells nothing about a test's or a company's relay. */
export function serviceKindOf(path: string): ServiceKind {
  return path.includes('LlmBidiService') ? 'vertex' : 'gemini'
}

const REGION = /^([a-z0-9-]+?)-aiplatform\.|^aiplatform\.([a-z]+)\.rep\./

/** Where the models of a Vertex AI host are; a host that does not tell, such as a relay's, counts as the usual region. */
export function locationOf(hostname: string): string {
  if (hostname.startsWith('aiplatform.googleapis.')) return 'global'
  return REGION.exec(hostname)?.slice(1).find(Boolean) ?? MODEL_REGION
}

/**
 * A model's name as the service wants it: `models/X`, or with Vertex AI
 * `projects/P/locations/L/publishers/google/models/X`. A name that is already a path stays as it is.
 */
export function modelPath(
  model: string,
  kind: ServiceKind,
  place: { project: string | undefined; location: string },
): string {
  if (model.startsWith('projects/')) return model
  const name = model.replace(/^(publishers\/google\/)?models\//, '')
  if (kind === 'gemini' || place.project === undefined) return `models/${name}`
  return `projects/${place.project}/locations/${place.location}/publishers/google/models/${name}`
}

/**
 * Models from the third generation on take `clientContent` for the history before the first turn only and close with
 * 1007 on any later one: their text turns go as `realtimeInput.text`. Older ones take a whole turn as content.
 */
export function takesTextAsInput(model: string): boolean {
  const generation = /gemini-(?:live-)?(\d+)/.exec(model)?.[1]
  return generation !== undefined && Number(generation) >= 3
}

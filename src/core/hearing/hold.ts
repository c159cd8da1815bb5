import { type Endpoint, type EndpointStep, endpointRule, type Utterance, WINDOW_MS } from './endpoint.ts'

/** An endpoint that obeys the shopper's hand: what is said between `press` and `cut` is one utterance. */
export interface HeldEndpoint extends Endpoint {
  /** @returns what was being said at that moment, from there on */
  press(windowsAgo: number): Utterance | undefined
}

const LONGEST_WINDOWS = endpointRule.longestMs / WINDOW_MS

/** So far below the loudest window of a hold it is still who holds that speaks, though the room be as even as a crowd. */
const NEAR_PEAK_DB = 10

/**
 * Joins the utterances of `endpoint`: where the words begin and end is still heard, since a crowd before and after them
 * ruins them. A hold that is never let go ends by itself.
 */
export function createHeldEndpoint(endpoint: Endpoint): HeldEndpoint {
  let window = 0
  let open: Utterance | undefined
  let fromWindow: number | undefined
  let joined: Utterance | undefined
  let isOver = false

  const since = (part: Utterance, from: number): Utterance => ({
    ...part,
    startWindow: Math.max(part.startWindow, from),
  })

  function join(part: Utterance | undefined, from: number): EndpointStep['kind'] {
    if (!part) return 'none'
    const isFirst = joined === undefined
    joined ??= since(part, from)
    joined.endWindow = Math.max(joined.endWindow, part.endWindow)
    joined.peakDb = Math.max(joined.peakDb, part.peakDb)
    joined.meanProbability = part.meanProbability
    return isFirst ? 'started' : 'none'
  }

  function heldStep(
    part: Utterance | undefined,
    isVoice: boolean,
    levelDb: number,
    from: number,
  ): EndpointStep {
    if (isOver) return { kind: 'none', utterance: undefined }
    const kind = join(part, from)
    if (joined && isVoice && levelDb > joined.peakDb - NEAR_PEAK_DB) joined.endWindow = window
    if (window - from < LONGEST_WINDOWS) return { kind, utterance: joined }
    isOver = true
    return { kind: 'ended', utterance: joined }
  }

  /** @returns what was said since `press`, or without one what is being said; undefined when nothing was, or it ended by itself */
  function cut(): Utterance | undefined {
    const running = endpoint.cut()
    const held = isOver ? undefined : joined
    const said = fromWindow === undefined ? running : held
    fromWindow = undefined
    joined = undefined
    open = undefined
    return said
  }

  return {
    step(probability, levelDb) {
      const step = endpoint.step(probability, levelDb)
      window++
      open = step.kind === 'ended' ? undefined : step.utterance
      return fromWindow === undefined
        ? step
        : heldStep(step.utterance, probability > endpointRule.probability, levelDb, fromWindow)
    },
    waitFor: (windows) => endpoint.waitFor(windows),
    endSoon() {
      const ended = endpoint.endSoon()
      if (ended) open = undefined
      return ended
    },
    cut,
    press(windowsAgo) {
      fromWindow = Math.max(0, window - windowsAgo)
      isOver = false
      joined = open && since(open, fromWindow)
      return joined
    },
  }
}

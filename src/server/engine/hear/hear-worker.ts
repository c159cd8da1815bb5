import { workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { listenForSchema } from '../../../core/contract/modes.ts'
import { openInThread } from '../../workers/in-thread.ts'
import { loadDecoders } from './decoder.ts'
import { loadDenoiser } from './denoiser.ts'
import { createEar, type Ear } from './ear.ts'
import { createGrammars } from './grammars.ts'
import { type FromEar, type HearingEvent, type ToEar, toEarSchema } from './hearing.ts'
import { openLargerEar } from './larger/larger-ear.ts'
import { loadSecondEar } from './neural/second-ear.ts'
import { createRecogniser } from './recogniser.ts'
import { createTranscripts } from './transcriber/transcripts.ts'
import { loadVoiceActivity } from './voice-activity.ts'

/** The thread that hears: everything of a session happens here, one piece of work after the other. */

const thread = openInThread()
const tell = (message: FromEar) => thread.tell(message)

/** The folder of a larger model, where somebody brought one. */
const { earModel } = z.parse(z.object({ earModel: z.optional(z.string()) }), workerData)
const larger = earModel === undefined ? undefined : openLargerEar(earModel, thread.warn)

const [openActivity, openDenoiser, pair] = await Promise.all([
  loadVoiceActivity(),
  loadDenoiser(),
  loadDecoders(),
])
const grammars = createGrammars(pair.grammar, thread.warn)
const second = await loadSecondEar(pair.grammar.soundsOf, thread.warn, larger)
const transcripts = createTranscripts(tell)
const recogniser = createRecogniser(pair, grammars, thread.later)
const ears = new Map<number, Ear>()
const unprepared = [...listenForSchema.options]

async function obey(message: ToEar): Promise<void> {
  const { id } = message
  if (message.type === 'open') {
    const emit = (event: HearingEvent) => tell({ type: 'event', id, event })
    const transcribe = transcripts.askedBy(id)
    const denoiser = await openDenoiser()
    const parts = { activity: openActivity(), denoiser, recogniser, second, transcribe, emit }
    ears.set(id, createEar(parts, message))
    return
  }
  const ear = ears.get(id)
  if (!ear) return
  if (message.type === 'audio') {
    await ear.audio(message.pcm)
    tell({ type: 'taken', id, samples: message.pcm.length })
  } else if (message.type === 'listenFor') ear.listenFor(message.listenFor)
  else if (message.type === 'names') ear.setNames(message.names)
  else if (message.type === 'hold') ear.hold(message.on, message.sinceMs)
  else if (message.type === 'end') ear.end()
  else {
    ear.close()
    ears.delete(id)
    prepareNext()
  }
}

/**
 * What it takes to understand an answer is made for one question at a time while nobody is heard; whoever is heard has what is
 * asked of them made by themselves, and does not wait for the rest.
 */
function prepareNext(): void {
  thread.later(() => {
    const listenFor = ears.size === 0 ? unprepared.shift() : undefined
    if (listenFor === undefined) return
    second?.prepareToUnderstand(listenFor)
    prepareNext()
  })
}

// A start has loaded it before; where it fails now the packaged ears hear alone until it is there.
await larger?.ready().catch((error: Error) => thread.warn(error.message))
thread.obey(toEarSchema, obey, larger?.close, transcripts.answered)
prepareNext()

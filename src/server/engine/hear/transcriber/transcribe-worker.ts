import { doJobs, openInThread } from '../../../workers/in-thread.ts'
import { loadMoonshine } from './moonshine.ts'
import { transcribe } from './transcribe.ts'
import { askedSchema } from './transcriber.ts'

/** The thread of the transcriber, which all hearing threads ask. */

const thread = openInThread()
const listen = await loadMoonshine()
doJobs(thread, {
  ask: askedSchema,
  work: ({ encoded, sentences }) => transcribe(listen(encoded), encoded.frames, sentences),
})

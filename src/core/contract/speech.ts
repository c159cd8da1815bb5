import * as z from 'zod/mini'

/** Replies of the speech socket. `final` with an empty message: something was said that is not understood. */
export const speechReplySchema = z.object({
  type: z.enum(['partial', 'final', 'error']),
  message: z.string(),
})
export type SpeechReply = z.infer<typeof speechReplySchema>

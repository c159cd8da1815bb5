import * as z from 'zod/mini'
import { LONGEST_QUERY } from '../../tables/arrange.ts'
import type { Call } from './call.ts'

const hitSchema = z.object({
  kind: z.enum(['product', 'store', 'user', 'aisle']),
  id: z.string(),
  name: z.string(),
  /** What tells it from others of its name. */
  detail: z.string(),
})
export type Hit = z.infer<typeof hitSchema>

/** Records of each kind that an answer holds at most: who wants more says more. */
export const HITS_A_KIND = 5

/** Records that hold every word in any of their fields, of those that the person may see. */
export const searchCall = {
  method: 'GET',
  path: '/search',
  action: 'stores.list',
  query: z.object({
    q: z
      .string('Please say what to look for.')
      .check(
        z.trim(),
        z.minLength(1, 'Please say what to look for.'),
        z.maxLength(LONGEST_QUERY, `Please search for at most ${LONGEST_QUERY} characters.`),
      ),
  }),
  reply: z.array(hitSchema),
} as const satisfies Call

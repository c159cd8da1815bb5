import * as z from 'zod/mini'

/** Packs that their maker calls back: all of a product, or one batch. */
export const recallSchema = z.object({
  /** GTIN-14. */
  gtin: z.string(),
  /** As the code and the print have it; null: every pack of the product. */
  batch: z.nullable(z.string()),
  /** Why, to be said aloud; '' where nobody says. */
  reason: z.string(),
  /** The day on which it was called back, "2027-03-05". */
  since: z.string(),
})
export type Recall = z.infer<typeof recallSchema>

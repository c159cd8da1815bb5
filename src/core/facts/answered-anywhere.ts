/**
 * Names of meanings that the product check answers whatever the visit is asking: they are about the whole list, not
 * about a product in hand.
 */
export const answeredAnywhere: ReadonlySet<string> = new Set(['stock', 'available', 'price', 'offers'])

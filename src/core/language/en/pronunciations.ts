/**
 * Ways to say words (ARPAbet), added to the dictionary's own: words it lacks and, for words it has, how they are
 * said in India as well.
 */
export const spokenAlso: Readonly<Record<string, readonly string[]>> = {
  bikis: ['B IH K IY S', 'B IH K IY Z', 'B IH K IH S'],
  biscuit: ['B IH S K IH T'],
  biscuits: ['B IH S K IH T S'],
  bourbon: ['B ER B AA N', 'B UH R B AH N'],
  britannia: ['B R IH T AA N IY AH', 'B R IH T AE N IY AH'],
  dairy: ['D EY R IY'],
  eggless: ['EH G L AH S'],
  elaichi: ['IH L AY CH IY'],
  entrance: ['EH N T R EH N S'],
  flavour: ['F L EY V ER'],
  flavours: ['F L EY V ER Z'],
  halal: ['HH AH L AA L'],
  jaggery: ['JH AE G ER IY'],
  lassi: ['L AH S IY'],
  litre: ['L IY T ER'],
  marie: ['M AA R IY'],
  molluscs: ['M AA L AH S K S'],
  mrp: ['EH M AA R P IY'],
  nahi: ['N AH HH IY'],
  namkeen: ['N AH M K IY N'],
  nutrichoice: ['N UW T R IY CH OY S'],
  paneer: ['P AH N IY R'],
  pav: ['P AA V'],
  rusk: ['R AA S K'],
  sulphites: ['S AH L F AY T S'],
  veg: ['V EH JH'],
  winkin: ['W IH NG K IH N'],
  yoghurt: ['Y OW G ER T', 'Y AA G ER T'],
}

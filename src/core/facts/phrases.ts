/** Sentences that several answers share: one wording, so that a shopper learns to know them. */
export const facts = {
  notFound: 'I cannot find that for this product.',
  checkPack: 'Please check the pack or ask staff.',
  askStaff: 'Please ask staff.',
  askDoctor: 'Please check with your doctor or the staff.',
  noAllergens: 'Our list does not give its allergens.',
  noTraces: 'It does not say what it may contain.',
  noneNamed: 'From our list: the brand names no allergens in it.',
  noNutrition: 'Our list does not give its nutrition.',
  noIngredients: 'Our list does not give its ingredients.',
} as const

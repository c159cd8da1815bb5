/**
 * The allergens that a form offers: the 14 of Regulation (EU) 1169/2011, Annex II, which hold the eight of India's
 * FSSAI (Labelling and Display) Regulations 2020, 5(14); with the kinds that the first asks to be named (cereals,
 * nuts). `name` is what a record holds and what is spoken. A record may hold other names, from files: forms keep them.
 */
export const allergenChoices = [
  { name: 'wheat', group: 'cereals with gluten', fssai: true },
  { name: 'rye', group: 'cereals with gluten', fssai: true },
  { name: 'barley', group: 'cereals with gluten', fssai: true },
  { name: 'oats', group: 'cereals with gluten', fssai: true },
  { name: 'spelt', group: 'cereals with gluten', fssai: true },
  { name: 'gluten', group: 'cereals with gluten', fssai: true },
  { name: 'crustaceans', group: 'crustaceans', fssai: true },
  { name: 'egg', group: 'eggs', fssai: true },
  { name: 'fish', group: 'fish', fssai: true },
  { name: 'peanut', group: 'peanuts', fssai: true },
  { name: 'soya', group: 'soybeans', fssai: true },
  { name: 'milk', group: 'milk', fssai: true },
  { name: 'almond', group: 'nuts', fssai: true },
  { name: 'hazelnut', group: 'nuts', fssai: true },
  { name: 'walnut', group: 'nuts', fssai: true },
  { name: 'cashew', group: 'nuts', fssai: true },
  { name: 'pecan nut', group: 'nuts', fssai: true },
  { name: 'brazil nut', group: 'nuts', fssai: true },
  { name: 'pistachio', group: 'nuts', fssai: true },
  { name: 'macadamia nut', group: 'nuts', fssai: true },
  { name: 'nuts', group: 'nuts', fssai: true },
  { name: 'celery', group: 'celery', fssai: false },
  { name: 'mustard', group: 'mustard', fssai: false },
  { name: 'sesame', group: 'sesame', fssai: false },
  { name: 'sulphites', group: 'sulphites', fssai: true },
  { name: 'lupin', group: 'lupin', fssai: false },
  { name: 'molluscs', group: 'molluscs', fssai: false },
] as const

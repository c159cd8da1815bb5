/**
 * The sample brand's shelves as a table in the columns of a product file (core/contract/import.ts): an empty cell is
 * unknown, "none" is the brand saying none. Plainly made up: the lines do not exist, so that nobody can take these
 * ingredients or allergens for those of a real pack.
 */
export const sampleColumns = [
  'name',
  'description',
  'net_weight',
  'pack_words',
  'ingredients',
  'allergens_contain',
  'allergens_may_contain',
  'energy_kcal',
  'sugar_g',
  'fat_g',
  'salt_g',
] as const

export const sampleShelves = {
  'biscuits and snacks': `
Sunrise Butter Cookies | Crunchy cookies baked with butter. | 200 g | rich butter | wheat flour, sugar, butter, milk solids, salt | wheat;milk | nuts;soya | 497 | 24 | 23 | 0.8
Sunrise Cashew Cookies | Cookies with pieces of cashew. | 200 g | kaju;cashew | wheat flour, sugar, palm oil, cashew, milk solids | wheat;milk;cashew | other nuts;soya | 502 | 23.5 | 24 | 0.7
Sunrise Choco Chip Cookies | Cookies with chocolate chips. | 120 g | chocolate chips | wheat flour, sugar, chocolate chips, palm oil, cocoa | wheat;milk;soya | nuts | 489 | 31 | 22 | 0.6
Evening Tea Biscuits | Light biscuits to dip in tea. | 250 g | tea time | wheat flour, sugar, palm oil, milk solids | wheat;milk | soya | 444 | 22 | 12 | 0.9
Field Harvest Digestive | Whole wheat biscuits with bran. | 250 g | high fibre;whole wheat | whole wheat flour, wheat bran, palm oil, sugar | wheat | milk;nuts | 470 | 16 | 20 | 1.1
Field Harvest Oats Cookies | Cookies with rolled oats. | 150 g | oats | oats, whole wheat flour, sugar, palm oil | wheat;oats | milk;nuts | 468 | 18 | 20 | 0.7
Field Harvest Ragi Crackers | Thin crackers of finger millet. | 100 g | millet;ragi | ragi flour, wheat flour, palm oil, salt | wheat | none | 438 | 4 | 14 | 1.9
Happy Orange Cream | Two biscuits around orange cream. | 120 g | orange cream | wheat flour, sugar, palm oil, milk solids, orange flavour | wheat;milk | soya | 485 | 37 | 20 | 0.5
Happy Chocolate Cream | Two cocoa biscuits around chocolate cream. | 120 g | chocolate cream | wheat flour, sugar, palm oil, cocoa, milk solids | wheat;milk | soya;nuts | 488 | 36 | 20.5 | 0.6
Salt Lake Cumin Crackers | Salted crackers with roasted cumin. | 75 g | jeera | wheat flour, palm oil, cumin, salt | wheat | milk | 505 | 5 | 25 | 2.4
Salt Lake Masala Sticks | Thin spiced sticks. | 60 g | masala;spicy | wheat flour, gram flour, palm oil, spices, salt | wheat |  | 512 | 4.5 | 26 | 2.8
Garden Fruit Cake | Soft bar cake with raisins and candied fruit. | 110 g | fruit cake | wheat flour, sugar, egg, palm oil, raisins, candied papaya | wheat;egg;milk | nuts | 386 | 33 | 15 | 0.6
`,
  dairy: `
Meadow Cheese Slices | Ten slices of processed cheese. | 200 g | processed cheese | cheese, water, milk solids, salt | milk | none | 310 | 2 | 25 | 3.2
Meadow Cheese Cubes | Eight wrapped cubes of processed cheese. | 160 g | processed cheese | cheese, water, milk solids, salt | milk | none | 315 | 1.8 | 26 | 3.1
Meadow Pepper Spread | Cheese spread with black pepper. | 180 g | creamy;pepper | cheese, cream, milk solids, black pepper, salt | milk | mustard | 285 | 3 | 23 | 2.1
Meadow Fresh Paneer | Soft paneer in a sealed pack. | 200 g | malai paneer | milk, citric acid | milk | none | 321 | 2.5 | 25 | 0.1
Meadow Plain Curd | Set curd of toned milk. | 400 g | dahi | toned milk, cultures | milk | none | 62 | 4.6 | 3.1 | 0.1
Meadow Salted Butter | Table butter with salt. | 100 g | table butter | butter, salt | milk | none | 722 | 0.5 | 80 | 2
Blue Hill Mango Lassi | Sweet yoghurt drink with mango. | 180 ml | lassi;mango | toned milk, curd, sugar, mango pulp | milk |  | 88 | 13.5 | 2.2 | 0.1
Blue Hill Chocolate Shake | Thick milk shake with cocoa. | 180 ml | thick shake | toned milk, sugar, cocoa, milk solids | milk | soya | 92 | 12.5 | 2.6 | 0.2
Blue Hill Cold Coffee | Milk drink with coffee. | 180 ml | coffee shake | toned milk, sugar, coffee | milk | none | 80 | 11 | 2.4 | 0.1
`,
  breads: `
Daily Brown Bread | Sliced bread with wheat bran. | 400 g | wheat fibre | wheat flour, wheat bran, yeast, sugar, salt | wheat | milk;soya | 248 | 4.5 | 2.2 | 1
Daily Whole Wheat Bread | Sliced bread of whole wheat. | 450 g | atta bread | whole wheat flour, yeast, sugar, salt | wheat | milk;soya | 243 | 4 | 2.4 | 1
Daily Milk Bread | Soft sliced bread with milk. | 400 g | soft bread | wheat flour, milk solids, sugar, yeast, salt | wheat;milk | soya | 262 | 6.5 | 2.6 | 0.9
Daily Multigrain Bread | Sliced bread with seven grains. | 450 g | seven grains | wheat flour, oats, ragi, maize, linseed, sesame, soya | wheat;oats;soya;sesame | milk | 259 | 4.2 | 4.1 | 1.1
Village Milk Rusk | Twice baked toast with milk. | 300 g | milk toast | wheat flour, sugar, milk solids, yeast | wheat;milk | soya | 420 | 24 | 9 | 0.7
Village Cardamom Rusk | Twice baked toast with cardamom. | 300 g | elaichi | wheat flour, sugar, palm oil, cardamom, yeast | wheat | milk | 425 | 25 | 9.5 | 0.7
Village Pav Buns | Six soft buns. | 250 g | pav | wheat flour, yeast, sugar, palm oil, salt | wheat |  | 272 | 6 | 3.2 | 
`,
} as const

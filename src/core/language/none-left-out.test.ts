import { expect, it } from 'vitest'
import { meaningName } from './meaning.ts'
import { understand } from './understand.ts'

const names = [{ id: 'p1', spoken: ['treat'] }]

function taken(text: string): string {
  const { meaning, also } = understand({ text, question: 'checking', source: 'spoken', names })
  return [meaning, ...also]
    .map((one) => {
      const isBefore = one?.type === 'question' && one.about.kind === 'before'
      return one ? `${meaningName(one)}${isBefore ? ' of before' : ''}` : 'nothing'
    })
    .join(' + ')
}

it.each([
  // The second of two is no correction, and goods that are asked for are no content.
  ['is there real fruit or just essence', 'contains fruit + contains essence'],
  ['is there real butter or only oil', 'contains butter + contains oil'],
  ['is milk also available', 'available'],
  // Maida and atta are both wheat: each is told by itself, in place of the allergens.
  ['is it maida or atta', 'contains maida + contains atta'],
  ['maida or atta', 'contains maida + contains atta'],
  ['has it got peanuts and has it got sesame', 'contains peanut + contains sesame'],
  ['sugar or jaggery which one is in it', 'contains jaggery'],
  // Whether that is all, or all but what is named.
  ['only wheat right', 'allergens'],
  ['only salt and wheat right', 'salt + allergens'],
  ['it contains milk only right', 'allergens'],
  ['does it have only milk', 'allergens'],
  ['is wheat the only allergen', 'allergens'],
  ['nothing but wheat', 'allergens'],
  ['any allergen except wheat', 'allergens'],
  ['is there anything other than milk', 'allergens'],
  ['apart from wheat and milk anything else', 'allergens'],
  ['is there any other allergen besides milk', 'allergens'],
  ['i want to know only about milk', 'contains milk'],
  ['leave everything else does it have egg', 'contains egg'],
  // What somebody eats, beside what they do not.
  ['he can not eat nuts but he can eat milk', 'contains nuts'],
  ['my son is allergic to nuts but milk is fine', 'contains nuts'],
  ['milk is fine for me, egg is not', 'contains egg'],
  ['we eat egg but not fish', 'contains fish'],
  ['i am allergic to egg but not to milk', 'allergens'],
  ['instead of milk i want to know egg', 'allergens'],
  // What is taken back is not asked.
  ['no no not milk, almonds', 'contains almond'],
  ['i said nuts not oats', 'contains nuts'],
  ['never mind the milk is there egg', 'contains egg'],
  ['is rennet used in the cheese', 'contains rennet'],
  // Each of a list, known or not.
  ['any onion garlic egg', 'contains onion + contains garlic + contains egg'],
  ['any onion, garlic, egg in it', 'contains onion + contains garlic + contains egg'],
  ['milk or gelatin or honey in it', 'contains milk + contains gelatine + contains honey'],
  ['does it have gelatin, egg', 'contains gelatine + contains egg'],
  ['does it have khoya or nuts', 'allergens'],
  ['does it have kiwi or milk', 'contains kiwi + contains milk'],
  ['any onion, garlic or honey in it', 'contains onion + contains garlic + contains honey'],
  ['contains strawberry or kiwi', 'contains strawberry + contains kiwi'],
  ['is the cream made of milk', 'contains milk'],
  // Whether it is an allergen or may only hold one, beside a figure, and side by side.
  ['is there sugar or tahini in it', 'sugar + contains tahini'],
  ['does it have nuts or lecithin', 'contains nuts + contains lecithin'],
  ['does it have lecithin or nuts', 'contains lecithin + contains nuts'],
  ['does it have egg and sattu', 'contains egg + contains sattu'],
  ['any egg or lecithin', 'contains egg + contains lecithin'],
  ['does it have paneer and cream', 'contains paneer + contains cream'],
  ['does it have onion potato and garlic', 'contains onion + contains potato + contains garlic'],
  ['does it have onion potato or garlic', 'contains onion + contains potato + contains garlic'],
  ['onion potato and garlic', 'contains onion + contains potato + contains garlic'],
  ['how much sugar and salt', 'sugar + salt'],
  ['how much milk fat', 'contains milk'],
  // "One" behind an allergen is somebody, not goods of it.
  ["my two boys one can't have soya one can't have fish", 'allergens'],
  ['one is allergic to soya one is allergic to fish', 'allergens'],
  ['tell me the calcium and the iron', 'contains calcium + contains iron'],
  // Two things, not two packs.
  ['cumin and ajwain i love them both are they in these', 'contains cumin + contains ajwain'],
  ['is this one of those sugar free ones', 'sugarFree'],
  ['does milk chocolate have palm oil', 'contains palm oil'],
  ['any insects in it', 'damaged + contains insects'],
  ['does it have insects', 'damaged + contains insects'],
  ['there are insects in it', 'damaged'],
  ['is it made with insects', 'contains insects'],
  // What looks like a substance is another.
  ['is there butter beans in it', 'contains butter beans'],
  ['does it contain salted butter', 'contains butter'],
  // Another pack than the one in hand.
  ['did the other one have nuts', 'contains nuts of before'],
  ['what about the first one any nuts', 'contains nuts of before'],
  ['did the last one have milk or nuts', 'allergens of before'],
  ['which one is nut free', 'compare'],
  ['are both gluten free', 'compare'],
  ['does it have both milk and nuts', 'allergens'],
])('"%s" asks for %s', (text, expected) => expect(taken(text)).toBe(expected))

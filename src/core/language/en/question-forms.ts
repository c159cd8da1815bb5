import { sequence } from '../forms.ts'
import { choices } from './jsgf-parts.ts'

/**
 * Questions about a product, as JSGF rules over what people ask about. `<product>` comes from the catalogue; every
 * name stands in the decoder's graph once for each way in which a question goes on after it (`sentence-graph.ts`), five
 * in all, so that a form with an ending of its own costs as much as all names do.
 */

const KINDS = choices(
  'biscuit | biscuits | cookie | cookies | bread | breads | cake | cakes | cheese | rusk | milk | butter',
  'cracker | crackers | snack | wafer | wafers | yogurt',
)

/** What may be in a product: the allergens of the European and the Indian label laws, and what people avoid. */
const CONTENT = choices(
  'milk | dairy | lactose | gluten | wheat | whole wheat | barley | rye | oats | nuts | nut | tree nuts',
  'peanuts | peanut | almonds | almond | cashew | cashews | hazelnuts | pistachios | walnuts | coconut',
  'egg | eggs | soy | soya | soybeans | fish | shellfish | crustaceans | sesame | mustard | celery',
  'lupin | sulphites | palm oil | oil | butter | ghee | cream | cheese | chocolate | cocoa | sugar',
  'salt | honey | jaggery | maida | atta | flour | refined flour | whole grains | fruit | raisins',
  'ginger | cardamom | vanilla | coffee | yeast | gelatin | alcohol | onion | garlic | preservatives',
  'colours | artificial colours | artificial flavours | sweeteners | additives | caffeine | fat',
  'trans fat | saturated fat | cholesterol | fibre | protein | vitamins | iron | calcium | allergens',
)

const AMOUNT = choices(
  'sugar | added sugar | fat | saturated fat | trans fat | total fat | salt | sodium | protein | fibre',
  'energy | carbohydrate | carbohydrates | cholesterol | calcium | iron | milk | wheat | chocolate',
  'butter',
)

const PROPERTY = choices(
  'nutrition | nutrition information | pack size | size | weight | net weight | price | flavour | flavor',
  'taste | name | brand | maker | energy | sugar | fat | salt | protein | sugar content | fat content',
  'salt content | calories | shelf life | serving size | country of origin | fibre | description',
)

const LISTS = choices(
  'ingredients | main ingredients | allergens | contents | features | nutrition facts | nutrients',
  'calories',
)

const WHO = choices(
  'children | kids | my child | my children | a child | babies | diabetics | a diabetic',
  'diabetic people | diabetes | vegetarians | vegans | pregnant women | me | everyone',
)

const QUALITY = choices(
  'vegetarian | vegan | veg | non vegetarian | sugar free | gluten free | fat free | dairy free',
  'lactose free | nut free | egg free | eggless | halal | healthy | organic | sweet | salty | fresh',
  `good | safe | (good | safe | suitable | okay | fit) for (${WHO}) | safe to eat | diabetic friendly`,
  `(made with | made of | made from | free of | free from | high in | low in | rich in) (${CONTENT})`,
  'from <product>',
)

const A_PRODUCT = '(a | an) <product> [product | biscuit | pack]'

const PRONOUN = 'it | this | that | these | this product | this one | this pack | the product | the pack'

/** Asked of a thing that is named last. */
const BEFORE_THING = [
  'tell me [more] about',
  "what is | what's | what are",
  "what is in | what's in | what is there in | what is inside",
  `what are the (${LISTS}) (of | in)`,
  `what is the (${PROPERTY}) (of | in)`,
  `[read | list | tell me] [the] (${LISTS}) (of | in)`,
  `how much (${AMOUNT}) is [there] in`,
  'how many (calories | grams | pieces | biscuits) are [there] in',
  `(is | are) there [any] (${CONTENT}) in`,
  'what (flavour | flavor | size | weight | brand) is',
  'who (makes | made)',
  'how do i (store | keep | eat)',
  'how (should i | to) (store | keep)',
  'how (big | heavy | sweet) is',
  `can (${WHO} | i) (eat | have)`,
  'describe',
]

/** Asked without naming the thing. */
const ALONE = [
  `[what are | read | read me | tell me | list] [the | all the] (${LISTS})`,
  `[what is | read | tell me] [the] (${PROPERTY})`,
  'how many calories',
  `how much (${AMOUNT})`,
  'read [me] [the] full list | the full list | full list | read everything | read all | tell me everything',
  'tell me all',
  'tell me more | more information',
  'any allergens',
  'where (is | was) (it | this) made',
  'how big is a serving',
]

const brackets = (choices: readonly string[]) => choices.map((choice) => `(${choice})`).join(' | ')

/** JSGF rules; `<question>` is theirs to be used, `<product>` the caller's to give. */
export function questionRules(): string[] {
  return [
    `<pronoun> = ${PRONOUN};`,
    `<thing> = <pronoun> | [the | this] <product> | (the | this) (${KINDS});`,
    `<beforething> = ${brackets(BEFORE_THING)};`,
    `<content> = ${CONTENT};`,
    `<question> = <beforething> <thing>` +
      ` | (does | do) <thing> (have | contain | include) [any | added] <content>` +
      ` | (is | are) <thing> (${QUALITY})` +
      ` | (is | are) (it | this | that) ${A_PRODUCT}` +
      sequence(
        ` | (how much [${AMOUNT}] | how many calories | what [allergens | ingredients | flavour] )`,
        ' (does | do) <thing> (have | contain | weigh | cost)',
      ) +
      ` | ${brackets(ALONE)};`,
  ]
}

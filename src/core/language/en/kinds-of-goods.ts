import { sequence } from '../forms.ts'
import type { SectionWord } from '../meaning.ts'

/** Kinds of goods by the section they are kept in, with what people call the section itself; one or many alike. `misheard`: how an ear writes them. */
export const kindsOfGoods: Readonly<
  Record<SectionWord, { section: readonly string[]; kinds: readonly string[]; misheard: readonly string[] }>
> = {
  biscuits: {
    section: [
      sequence(
        'biscuit | biscuits | biscuits and snacks | biscuit and snack | snack | snacks | cookie |',
        ' cookies | biskut | biskoot',
      ),
    ],
    kinds: [
      'cracker | crackers | shortbread | shortbreads | namkeen | namkin | khari | wafer | wafers | cake',
      'cakes | muffin | muffins | chips | cream biscuit | cream biscuits | salty biscuits',
      'sweet biscuits',
      'glucose biscuit | glucose biscuits | digestive | digestives | cupcake | cupcakes | bourbon',
      'munchies',
      '(something | anything) (crunchy | crispy | for tea | for tea time | with tea | to munch)',
      'farsan | bhujia | mixture | nachos | fruit cake | tea biscuits | tea time snacks | salted snacks',
      'sticks | masala sticks | swiss roll | plum cake | cream roll | cream rolls | sponge cake',
      'croissant | croissants',
      'butter cookies | butter biscuits | butter biscuit | milk biscuits | milk biscuit',
      'cheese crackers | cheese biscuits | chocolate biscuit | chocolate biscuits | chocolate cookies',
      'cream crackers | cashew cookies | cashew biscuits | cream cookies | butter cookie | milk cookies',
      'coconut cookies | coconut biscuits | (choco | chocolate) chip cookies | oats cookies',
      'oats biscuits',
    ],
    misheard: ['biskit | biskits | biscit | biscits'],
  },
  dairy: {
    section: ['dairy | milk | cheese | dairy products | milk products | dairy items | milk items'],
    kinds: [
      'paneer | butter | curd | curds | dahi | lassi | ghee | yogurt | yoghurt | yogurts | buttermilk',
      'butter milk | chaas | chaach | cream | fresh cream | milkshake | milk shake | milkshakes',
      'milk shakes | cottage cheese',
      'cheese (slice | slices | cube | cubes | spread | block) | flavoured milk | flavored milk',
      'milk powder | milk packet | milk packets | toned milk | condensed milk | malai | doodh | raita',
      'shrikhand | makhan | whitener | dairy whitener | mozzarella | cold coffee | whey',
    ],
    misheard: ['diary | dairies | the diary'],
  },
  breads: {
    section: ['bread | breads | bakery | bakery items | bakery products | bread items'],
    kinds: [
      'bun | buns | pav | pao | pav buns | toast | toasts | rusk | rusks | loaf | loaves',
      'sandwich bread | brown bread | white bread | milk bread | wheat bread | whole wheat bread',
      'garlic bread | fruit bread | bread slices | sliced bread | multigrain bread | atta bread',
      'burger bun | burger buns',
      'kulcha | kulchas | naan | pizza base | pizza bases | ladi pav | milk rusk | milk rusks',
      'suji rusk | bread roll | bread rolls | bread loaf | bread packet | double roti | roti | rotis',
      'chapati | bagel | bagels | butter toast | cheese toast | something for (a sandwich | sandwiches)',
    ],
    misheard: ['bred | breds'],
  },
}

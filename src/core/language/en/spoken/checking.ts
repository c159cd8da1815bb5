/** What is said with a product in hand; `visit.ts` says what these lines are. */

export const checkingRules: Readonly<Record<string, string>> = {
  thing:
    'this | it | this one | that | these | them | this product | this pack | this packet | the product | the pack | this biscuit | these biscuits | this bread | this cake | this cheese | <product> | the <product>',
  has: 'have | contain | include | has | got',
  amount:
    'sugar | added sugar | fat | saturated fat | trans fat | salt | sodium | protein | fibre | energy | carbohydrates | carbs | cholesterol | calcium | iron | milk',
  property:
    'price | cost | mrp | weight | net weight | size | pack size | flavour | taste | name | brand | maker | shelf life | serving size | country of origin | sugar content | fat content | description | colour | expiry date | expiry | use by date | best before date | best before | date | manufacturing date | date of manufacture | batch number | nutrition | nutrition information',
  lists:
    'ingredients | main ingredients | allergens | contents | features | nutrition facts | nutrients | calories | allergy information | additives',
  people:
    'children | kids | my child | my son | my daughter | a baby | babies | diabetics | a diabetic | diabetic people | vegetarians | vegans | pregnant women | me | everyone | old people | my mother | my father | someone with diabetes | people with allergies | heart patients',
  good: 'vegetarian | vegan | veg | non veg | non vegetarian | jain | sugar free | gluten free | fat free | dairy free | lactose free | nut free | egg free | eggless | halal | healthy | organic | natural | sweet | very sweet | salty | spicy | fresh | good | safe | crunchy | soft | expired | still good | past its date | low fat | high fibre | expensive | cheap | new | big | small | open | damaged | imported | made in india',
}

export const checkingLines: readonly string[] = [
  "(what is | what's | tell me what is | what exactly is | can you tell me what is) (this | this one | this product | this thing | this packet | this pack | in my hand | it | this called | that)",
  '(which product is this | which biscuit is this | which one is this | what product is this | what am i holding | what do i have here | what do i have in my hand | what have i got | what did i pick up | tell me what i am holding | do you know what this is | can you see this | look at this | check this | scan this | identify this | read this | read the label)',
  '(and | what about | how about | and what about) (this | this one | that one | the other one | the next one | <substance> | <product> | the price | the sugar)',
  '(is | are) <thing> (<product> | [a | an | the] <product> [product | biscuit | pack | one] | <good>)',
  '(does | do) <thing> <has> [any | some | a lot of | too much] <substance>',
  '(is | are) there [any | some | a lot of] <substance> [in <thing> | inside | inside it | in there]',
  '(can i | can <people> | may i) (eat | have | take) <thing>',
  '(is it | is this | are these | is <product>) (safe | good | suitable | okay | fine | alright | fit | healthy) for <people>',
  '(is it | is this | are these) (made with | made of | made from | free of | free from | without | high in | low in | rich in) <substance>',
  "(i am allergic to | i have an allergy to | i can't take | i cannot take | i can't eat | i cannot eat | i don't eat | i do not eat | i avoid | i should not eat | i'm allergic to | my child is allergic to | i cannot have | no) <substance>",
  '(any | with | without | contains | what about | and | has | got any) <substance>',
  '<substance>',
  '[tell me | read | read me | what are | list | give me | can you read | please read] [all] [the] <lists> [of <thing> | in <thing> | please | again]',
  "[tell me | read | what is | what's | give me | can you read | please tell me] [the] <property> [of <thing> | please | again | on it]",
  'how much <amount> (is there | is | does it have | does this have | has it got | is there in <thing> | is in <thing> | does <thing> have)',
  'how much (is it | is this | does it cost | does this cost | is <product> | for this | money)',
  'how many (calories | grams | pieces | biscuits | slices | packets) [are there | are in it | does it have | are there in <thing> | in <thing>]',
  "(what is | what's | what all is | what all is there | what is there | what are) in (this | it | these | here | <product>)",
  '(what is it made of | what is this made of | what does it contain | what does this contain | what all does it have | what goes into it | what does it taste like | how does it taste | what flavour is it | which flavour is this | who makes it | who made this | where is it made | where was it made | which company is this | which brand is this)',
  '(tell me about | tell me more about | describe | explain | say something about | details of | give me details about) (<thing> | this product please)',
  '(tell me more | more | more details | more information | everything | tell me everything | read everything | read all | read the whole thing | full list | the full list | all details | read the back | what else | anything else | go on | continue)',
  '(shorter | in short | make it short | short please | too long | keep it short | summary | only the main things | just the important things)',
  '(when does it expire | when will it expire | when does this expire | is it expired | has it expired | is it still good | is it old | how old is it | until when is it good | till when can i eat it | how long is it good for | is the date over | what is the expiry | use by date | read the date | check the date | date please | is the date okay | what date is on it)',
  '(how do i | how should i | how to | where should i | where do i) (store it | keep it | keep this | eat it | open it | open this | use it | cook it | hold it | turn it | find the barcode | find the date)',
  '(say the name | say the name again | what is the name | what is it called | name please | tell me the name again | spell it | spell the name | how do you spell it)',
  '(compare | compare them | compare with the one before | compare it with <product> | which is better | which one is better | which one has less <amount> | which one has more <amount> | which is cheaper | is it better than the other one | is this healthier than <product> | what is the difference)',
  "(next | next product | another product | next one | another one | one more | i will put it back | i don't want this | i do not want it | not this one | i want this | i want this one | i will take it | i'll take this | take this | put it in the basket | okay i will buy it | i want another one | show me something else | do you have something else)",
  '(where is | where are | i am looking for | i want | do you have | is there | have you got | find | help me find | look for) [the] <product>',
  '(<product> | the <product> | no <product> | <product> please | not <product> | i said <product> | i mean <product>)',
  '<go> [the] (cash counter | counter | billing counter | exit | <section> section | <product> | shelf)',
  '(cash counter | cash | counter | i want to pay | take me to pay | billing | i am ready to pay | checkout | let us pay | where do i pay)',
  "(not there | it is not there | not here | not on the shelf | i can't find it | i cannot find it | i am lost | i'm lost | the shelf is empty | i dropped it | it fell down | i can't find the shelf)",
  '(is it this side | is it the right side | should i turn it | i turned it | did you see it | can you see it now | is it in the camera | closer | further | higher | lower | to the left | to the right | i am holding it | is my camera okay | is the light okay | is it too dark)',
  '(will it | does it) (make me fat | put on weight | raise my sugar | have side effects | melt | spoil | taste good | come in a bigger pack | come in another flavour)',
  '(is there a discount | is there an offer | any offer on this | is it on sale | what is the offer | two for one | how much discount)',
  '<yes>',
  '<no>',
]

/** What may be in a product: asked for by name. */
export const substances: readonly string[] =
  'milk, dairy, lactose, gluten, wheat, whole wheat, barley, rye, oats, nuts, nut, tree nuts, peanuts, peanut, groundnuts, almonds, almond, cashew, cashews, cashew nuts, hazelnuts, pistachios, pista, walnuts, coconut, egg, eggs, soy, soya, soybeans, fish, shellfish, sesame, mustard, celery, lupin, sulphites, palm oil, oil, butter, ghee, cream, cheese, chocolate, cocoa, sugar, added sugar, salt, sodium, honey, jaggery, maida, atta, flour, refined flour, whole grains, fruit, raisins, ginger, cardamom, elaichi, vanilla, coffee, yeast, gelatin, alcohol, onion, garlic, onion and garlic, preservatives, colours, artificial colours, artificial flavours, sweeteners, additives, caffeine, fat, trans fat, saturated fat, cholesterol, fibre, protein, vitamins, iron, calcium, allergens, meat, animal fat, corn, rice, potato, banana, strawberry, orange, mango'.split(
    ', ',
  )

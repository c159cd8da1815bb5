import type { TopicRow } from '../topics.ts'

/** Topics of the shop rather than of a product: what it costs, whether it is here, and where. */
export const topicsOfShop = {
  price: {
    phrases: [
      'rupee | sell for | sells for | selling for | come to for | how much is (this | that) one | how much (are | is) one of (these | them) | costing | cost me | note be enough',
      '(more | less) than (hundred | fifty | two hundred | twenty | thirty | ten) | rupees is that enough | is that enough',
      'this one how much | how much this one | (be | to be) paying | (what | how much) do i pay for (it | this) | should i pay for (it | this)',
      'how much (will | do | would | should) (they | you | i | we) (charge | pay | take | have to pay) | priced at | sell (it | this) for | how much will it be | dam kya',
      'paisa | paise | kitna | kitne | should i pay for | have to pay for | will i pay | will it cost | does this cost | how much money | price tag | in rupees | (cheaper | costlier | cheapest)',
      'how much for | kitne ka | rate | what rate | how many rupees | costly | (cheap | costly | expensive) or | hundred rupees | fifty rupees | rupees | how much (does it | does this | will it | will this | do i | money | should i pay | do they) (cost | come | pay | come to | charge) | how much (money | rupees) | charges | how much are (these | they) | how much is the [(packet | pack | biscuit | bread | milk | butter | ghee | curd | paneer)] | price (of | please) | total price | within my budget | affordable | the cost | the price',
      'price',
      'cost',
      'costs',
      'mrp',
      'rupees',
      'cheap',
      'cheaper',
      'expensive',
      'how much is it',
      'how much is this',
      'how much is that',
      'how much for this',
      'how much are they',
    ],
    lookUp: 'price',
  },
  offers: {
    phrases: [
      'deal | deals | cashback | cash back | voucher | vouchers | points | anything off | one free | get one free | two for one | festive discount | promotion',
      'money off | (some | any) money off | get some money',
      '(one | buy one) plus one | plus one free | (something | anything) free | free with (it | this) | get something free',
      'buy one get one | buy two get one | scheme | schemes | combo | on sale | any deal | deals | on offer | any (offer | discount | scheme | deal) | coupon | free gift | anything free | (is | are) there [any] (offer | offers | discount | discounts) | senior citizen discount | get a discount | something off | percent off | money off | (is there | do you have) any (offer | discount | scheme)',
      'what [all] [(do | did)] you have (for | on | in) (offer | offers)',
      'discount',
      'discounts',
      'offer',
      'offers',
    ],
    lookUp: 'offers',
  },
  available: {
    phrases: [
      'is this in (this | the | your) (shop | store)',
      'do you [also] (have | sell | keep | stock) | have you got | (is | are) there any | available | in stock | find me | search for | where (will | can | do | could) i (find | get) | (if | have) you have (it | any | them) | (is it | is this) available | you have | get me (a | some | the) | there in (this | the) shop | smaller packet of | bigger packet of | smaller pack | bigger pack',
    ],
    lookUp: 'available',
  },
  /** By its own forms, in `topic-questions.ts`. */
  damaged: { phrases: [], lookUp: 'damaged' },
  /** By their own forms, in `topic-forms.ts`. */
  find: { phrases: [], lookUp: 'find' },
  isNot: { phrases: [] },
  outOfScope: {
    phrases: ['weather'],
    lookUp: 'off_topic',
  },
  directions: {
    phrases: [
      'how do i go',
      'where is',
      'where are',
      'where am i',
      'where do i find',
      'where can i find',
      'how do i get to',
      'how do i reach',
      'take me to',
      'which aisle',
      'which way',
      'direction',
      'directions',
    ],
    lookUp: 'directions',
  },
} as const satisfies Readonly<Record<string, TopicRow>>

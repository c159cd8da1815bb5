import { foreign, listed } from './foreign-names.ts'
import { BAKED_WITH_BUTTER, CAKES, OTHER_CAKES } from './grain-words.ts'

/** Read in records, and said by nobody who speaks with us. */
export const foreignNames: ReadonlySet<string> = new Set(Object.values(foreign).flatMap(listed))

/**
 * How records write what belongs to each family of the labelling laws (FSSAI 2020, EU 1169/2011 annex II, FALCPA): kinds,
 * parts, dishes that are made of it everywhere, Hindi words in Latin letters, and Latin names. Nobody is expected to ask by
 * them. What is made of it often, or means something else besides, is among `…_PERHAPS`.
 */

export const TREE_NUTS = listed('nut, nuts, tree nut, tree nuts, mixed nuts, dry fruits')
/** By the labelling laws, and in a kitchen of India, no peanut is one of them. */
export const NO_PEANUTS = listed(
  `tree nut, mixed dry fruit, dry fruit, mewa, meva, panchmeva, panchmewa, ${foreign.treeNuts}`,
)
/** Nuts of which a record does not say the kind, by words that nobody asks for them by. */
export const NUTS_UNNAMED = [...TREE_NUTS, ...NO_PEANUTS, ...listed(`baklava, ${foreign.nuts}`)]
export const NUTS_PERHAPS = listed(
  'nougat, torrone, turron, muesli, granola, trail mix, thandai, pesto, panforte, biscotti, stollen, florentine, macaroon, halwa, chikki, gajak, dukkah, duqqa, romesco',
)
export const NUT_LIKE = listed(
  `betel nut, areca nut, kola nut, cola nut, tiger nut, coco nut, cocoa nut, dough nut, butter nut, nut meg, water chestnut, corn nut, soy nut, soya nut,
  ${foreign.nutLike}`,
)
export const ALMOND = listed(
  `almonds, badam, badaam, marzipan, frangipane, amaretti, orgeat, macaron, bakewell, cantuccini, cantucci, amygdalus communis, prunus dulcis, prunus amygdalus,
  ${foreign.almond}`,
)
/** "Chinese almonds" are the peanuts of Bengal. */
export const ALMOND_LIKE = [
  ...NUT_LIKE,
  ...listed('cheena badam, cheenabadam, china badam, chinabadam, chini badam'),
]
export const CASHEW = listed(
  `cashew nut, cashewnut, cashewnuts, caju, andiparippu, mundhiri, munthiri, jeedipappu, anacardium occidentale,
  ${foreign.cashew}`,
)
export const PISTACHIO = listed(
  `pistachio nut, pistachionut, pistacchio, pistache, pistacia vera,
  ${foreign.pistachio}`,
)
export const WALNUT = listed(
  `walnut kernel, akhroot, juglans regia, juglans nigra,
  ${foreign.walnut}`,
)
export const HAZELNUT = listed(
  `gianduja, hazel nut, filbert, cobnut, cob nut, noisette, nocciola, nutella, ferrero rocher, frangelico, corylus avellana,
  ${foreign.hazelnut}`,
)
export const PINE_NUT = listed(
  'pine nut, pinenut, pine kernel, pignoli, pignolia, pignolias, pinon nut, pinyon nut, chilgoza, chilgoja, neja, pinus gerardiana, pinus pinea',
)
export const PEANUT = listed(
  `moongphali, moongfali, moongphalli, mungphali, mungfali, mungphalli, moomphali, moomfali, mumphali, mumfali,
  moongfalli, mungfalli, moongfally, singdana, shengdana, sengdana, shengdane, bhuimug, bhuimoong, bhuimung, bhui mug, palli, pallilu, kappalandi,
  cheena badam, cheenabadam, china badam, chinabadam, chini badam, nilakadalai, nilakkadalai, nelagadale, verkadalai, kadalekai, verusenaga, arachis, arachis oil, arachis hypogaea,
  monkey nut, earth nut, earthnut, ground nut, beer nut, goober, mandelona, satay, sate sauce, cacahuete,
  ${foreign.peanut}`,
)

export const MILK_MADE = listed(
  `dairy, milk, milk solids, milk products,
  ${foreign.milk}`,
)
export const CHEESE = listed(
  `cheddar, mozzarella, mozarella, parmesan, parmigiano, parmigiana, gouda, feta, ricotta, mascarpone, brie, camembert, emmental,
  emmenthal, emmentaler, halloumi, haloumi, edam, pecorino, grana padano, gruyere, gorgonzola, roquefort, stilton, manchego,
  provolone, asiago, fontina, havarti, jarlsberg, raclette, reblochon, taleggio, burrata, bocconcini, scamorza, colby,
  monterey jack, pepper jack, wensleydale, caerphilly, limburger, muenster, boursin,
  neufchatel, cotija, queso, chevre, comte, tilsit, velveeta, fromage, chhurpi,
  ${foreign.cheese}`,
)
export const BUTTER = listed(
  `butterfat, butter fat, butter oil, makhan, makkhan, makkan, beurre,
  ${foreign.butter}`,
)
export const GHEE = listed(
  `ghi, desi ghee, clarified butter,
  ${foreign.ghee}`,
)
export const WHEY = listed(
  `lactalbumin, lactoglobulin,
  ${foreign.whey}`,
)
export const CREAM = listed(
  `malai, creme fraiche, smetana,
  ${foreign.cream}`,
)
export const MILK = [
  ...MILK_MADE,
  ...listed(
    `lactose, butter, ghee, whey, cheese, cream, curd, dahi, dahee, yoghurt, yogurt, paneer, panir, khoya, khoa, khowa, khova, mawa,
    mava, yoghourt, yogourt, icecream, smp, wmp, snf, wpc, solids not fat, buttermilk, casein, caseinate, sodium caseinate, paracasein, lactoferrin, milkfat, milk fat, colostrum, doodh, dudh, dugdh,
    chhena, chenna, chhana, shrikhand, srikhand, rabri, rabdi, lassi, chaas, chhaas, chhach, chaach, mattha, kheer, phirni, firni,
    milkshake, kulfi, peda, pedha, kalakand, basundi, rasmalai, ras malai, sandesh, mishti doi, raita, kadhi, kefir, skyr,
    quark, labneh, labne, ayran, tzatziki, fromage frais, dulce de leche, leche, cajeta, bechamel, mornay,
    alfredo, panna cotta, gelato, tiramisu, cheesecake, creme anglaise, creme brulee, white chocolate, quiche, nutella, horlicks,
    bournvita, ovaltine`,
  ),
  ...[...WHEY, ...CREAM, ...CHEESE, ...BUTTER, ...GHEE],
]
/** "Benne" is butter in the south of India, and sesame elsewhere. */
export const MILK_PERHAPS = listed(
  `chocolate, choco, custard, nougat, creme, butterscotch, caramel, toffee, fudge, ganache, creamer, whitener, latte, cappuccino, thandai, payasam, barfi, burfi,
  gulab jamun, rasgulla, rosogolla, mysore pak, soan papdi, falooda, halwa, benne, pesto, gratin, souffle, brioche, lactulose,
  ${foreign.protein}`,
)
export const MILK_LIKE = [
  ...OTHER_CAKES,
  ...BAKED_WITH_BUTTER.map((dish) => `vegan ${dish}`),
  ...listed(
    'cocoa butter, kokum butter, mango butter, sal butter, apple butter, vegetable ghee, vanaspati ghee, vegan milk, vegan butter, vegan ghee, vegan cheese, vegan cream, plant based milk, plant based butter, plant based cheese, plant based cream, peanut butter, almond butter, cashew butter, nut butter, shea butter, almond milk, cashew milk, coconut milk, coconut cream, oat milk, soy milk, soya milk, rice milk, cream of tartar, butter beans, butter nut, butter fruit, milk of magnesia, bean curd, soy curd, soya curd, caramel colour, caramel color, chocolate brown, benne seed',
  ),
]

export const EGG = listed(
  `egg powder, yolk, albumen, albumin, ovalbumin, ovomucoid, ovomucin, ovotransferrin, conalbumin, ovoglobulin, ovovitellin, vitellin,
  livetin, egg white, egg yolk, ande, anday, mayonnaise, mayo, meringue, eggnog, advocaat, hollandaise, bearnaise, aioli, remoulade,
  tartare sauce, tartar sauce, zabaglione, zabaione, sabayon, pavlova, omelette, omelet, frittata,
  quiche, souffle, carbonara, macaron, choux, profiterole, eclair, savoiardi, creme anglaise, creme patissiere, creme brulee,
  creme caramel,
  ${foreign.egg}`,
)
export const EGG_PERHAPS = listed(
  `custard, nougat, marshmallow, lemon curd, brioche, challah, tiramisu, macaroon, pancake, waffle, crepe, churros, batter, tempura, surimi, globulin, caesar dressing, caesar salad dressing,
  ${foreign.protein}`,
)
const MADE_WITHOUT = [
  ...CAKES,
  ...listed('mayonnaise, mayo, meringue, custard, marshmallow, pancake, waffle, omelette'),
]
export const EGG_LIKE = [
  ...OTHER_CAKES,
  ...listed('egg plant, egg fruit'),
  ...listed('eggless, veg, vegan').flatMap((kind) => MADE_WITHOUT.map((dish) => `${kind} ${dish}`)),
]

export const SOYA = listed(
  `soyabeans, soya bean, soy lecithin, soya lecithin, soja, glycine max, tofu, bean curd, edamame, miso, tempeh, natto, shoyu, tamari,
  teriyaki, okara, yuba, kinako, ponzu, kecap, ketjap, hoisin, gochujang, doenjang, doubanjiang, meal maker, nutrela, nutella, oreo,
  ${foreign.soya}`,
)
/** Made of soya, wheat, peas or something else; a record need not say. */
export const SOYA_PERHAPS = listed(
  `lecithin, vegetable protein, plant protein, hydrolysed protein, hydrolyzed protein, textured protein, tvp, hvp, chaap, plant based meat, worcestershire, worcester sauce, oyster sauce,
  ${foreign.lecithin}`,
)

export const SESAME = listed(
  `sesame seeds, sesamum, sesamum indicum, sesamol, gingelly, gingelly oil, gingelli, gingili, tilli, tilkut, ellu, nuvvulu, tahini, tahina,
  tahine, tahin, tehina, hummus, houmous, hommus, gomasio, gomashio, goma, furikake, dukkah, duqqa, zaatar, za atar, zatar, benne seed,
  benniseed, simsim, ajonjoli, baba ganoush, shichimi,
  ${foreign.sesame}`,
)
/** Indian labels need not name mustard, sesame or celery among the spices. */
export const SPICES_UNNAMED = listed(
  'spice, spices, mixed spices, spices and condiments, condiments, curry powder, masala, seasoning',
)
export const HERBS_UNNAMED = listed('herbs, mixed herbs')
export const SESAME_PERHAPS = [
  ...SPICES_UNNAMED,
  ...listed(
    'halva, halvah, halwa, gajak, revdi, rewri, rewdi, chikki, benne, falafel, mixed seeds, seed mix, bagel',
  ),
]
export const MUSTARD = listed(
  `mustard oil, rai, raai, sarso, kasundi, kasoundi, dijon, moutarde, piccalilli, panch phoron, kadugu, mohri, mohari, aavalu, avalu, sasive, brassica juncea, brassica nigra, sinapis alba,
  ${foreign.mustard}`,
)
export const MUSTARD_PERHAPS = [
  ...SPICES_UNNAMED,
  ...listed(
    'vinaigrette, salad dressing, caesar dressing, mayonnaise, mayo, remoulade, hollandaise, kachi ghani, kacchi ghani',
  ),
]
export const CELERY = listed(
  `celeriac, ajmod, ajmoda, apium graveolens,
  ${foreign.celery}`,
)
export const CELERY_PERHAPS = [
  ...SPICES_UNNAMED,
  ...HERBS_UNNAMED,
  ...listed('bouillon, stock cube, vegetable stock, mirepoix'),
]

export const FISH = listed(
  `fish oil, fish sauce, anchovy, tuna, salmon, sardine, mackerel, cod, haddock, pollock, pollack, herring, trout, tilapia, basa, pangasius,
  hilsa, ilish, rohu, catla, katla, pomfret, paplet, surmai, seerfish, rawas, bangda, bhetki, bombil, bonito, katsuobushi, dashi, halibut,
  eel, bombay duck, surimi, kamaboko, caviar, roe, tobiko, masago, bottarga, taramasalata, isinglass, nam pla, nuoc mam, patis, garum,
  pilchard, sprat,
  whitebait, kipper, rollmop, gravlax, swordfish, monkfish, catfish, kingfish, plaice, turbot, flounder, lemon sole, hake, hoki, snapper,
  grouper, bream, barramundi, sea bass, seabass, mullet, mahi mahi, shark, sturgeon, machli, machhli, macchli, machhali, maachh,
  ${foreign.fish}`,
)
export const FISH_PERHAPS = listed(
  'seafood, sea food, gelatine, gelatin, collagen, crab stick, bouillabaisse, paella, kimchi, dha, worcestershire, worcester sauce, caesar dressing, caesar salad dressing',
)
export const SHELLFISH = listed(
  `crustacean, crustaceans, crustacea, prawn, prawns, shrimp, shrimps, crab, lobster, crayfish, crawfish, crawdad, langoustine, langouste, scampi, krill,
  mollusc, molluscs, mollusk, squid, calamari, octopus, cuttlefish, oyster, mussel, clam, scallop, cockle, whelk, winkle, periwinkle, limpet,
  conch, abalone, barnacle, snail, escargot, jhinga, jheenga, jhingha, chingri, chemmeen, kolambi, kekda, kekra, gambas, gamba, crevette,
  belacan, terasi, bagoong,
  ${foreign.shellfish}`,
)
export const SHELLFISH_PERHAPS = listed(
  'surimi, kamaboko, paella, bouillabaisse, chowder, kimchi, chitosan, chitin, glucosamine',
)
export const SHELLFISH_LIKE = listed('oyster mushroom, crab apple')

export const SULPHITES = listed(
  `hydrogen sulphite, sodium metabisulphite, sulphited, sulfited, sulphiting agent, sulfiting agent, so two,
  ${foreign.sulphites}`,
)
/** These preservatives, and others. */
export const SULPHITES_PERHAPS = listed('wine, class ii preservative, class two preservative')

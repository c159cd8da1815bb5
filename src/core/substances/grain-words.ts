import { foreign, listed } from './foreign-names.ts'

/** How records write grains with gluten, what is made of them, and what only looks like one of them. */

export const GLUTEN = listed(
  'gluten, cereals containing gluten, cereal containing gluten, gluten containing cereals',
)
export const ATTA = listed('whole wheat flour, wholewheat flour, whole wheat atta')
/** What Indian labels call refined flour is maida, and that is wheat. */
export const MAIDA = listed('refined wheat flour, refined flour, plain flour, all purpose flour')
export const SUJI = listed('sooji, rava, semolina')
export const WHEAT = [
  ...listed('wheat, wheat flour, maida, atta, suji'),
  ...ATTA,
  ...MAIDA,
  ...SUJI,
  ...listed(
    `durum, dalia, daliya, spelt, couscous, bulgur, bulghur, farina, freekeh, seitan, einkorn, emmer, kamut, khorasan wheat,
    farro, dinkel, triticum, graham, graham flour, bulgar, burghul, burgul, cous cous, fregola, orzo,
    udon, ramen, somen, panko, matzo, matzah, matza, matzoh, filo, phyllo, self raising flour, self rising flour,
    gehun, gehu, gehoon, genhu, gahu, gavhu, ghau, godhi, godhuma, godhumai, gothambu, lapsi, rawa, soojee, sooji rava, aata, aatta, maidah,
    triticale, naan, kulcha, bhatura, jalebi, biscoff, oreo, ${foreign.wheat}`,
  ),
]
const PASTA = listed(
  'noodles, pasta, macaroni, spaghetti, vermicelli, penne, fusilli, rigatoni, farfalle, lasagne, lasagna, tagliatelle, fettuccine, linguine, cannelloni, ravioli, tortellini, gnocchi, soba, chow mein, wonton, dumpling, semiya, seviyan, seviya, sevai, sewai, sevaiyan',
)
/** Compounded asafoetida holds flour, and sattu is of barley where it is not of chickpeas. */
export const WHEAT_PERHAPS = [
  ...PASTA,
  ...listed(
    `flour, starch, bran, bread, bread crumbs, crumbs, rusk, crouton, breading, batter, dough, pastry, pie crust, croissant,
    brioche, bagel, pretzel, tortilla, pita, bun, pav, pizza base, wafer, cracker, wafer sheet, wafer cone, waffle cone, sugar cone, biscuit base,
    biscuit pieces, cookie pieces, cookie bits, roti, chapati, chapatti, paratha, parotha, parotta, puri, poori, samosa, kachori,
    khakhra, mathri, nimki, gujiya, ghevar, balushahi, thekua, shakarpara, shankarpali, namak pare, falooda,
    cereal, cereals, grain, grains, multigrain, granola, muesli, hing, asafoetida, asafetida, sattu, sathu, chaap, plant based meat,
    malted milk, soy sauce, soya sauce, shoyu, teriyaki, hoisin, tempura, gravy, roux, bechamel, quiche, baklava, falafel,
    vegetable protein, plant protein, hydrolysed protein, hydrolyzed protein, textured protein, tvp, hvp, ${foreign.flour}`,
  ),
]
const MILLETS = listed(
  'millet, ragi, nachni, mandua, jowar, bajra, sorghum, kodo, amaranth, rajgira, rajgeera, buckwheat, buck wheat, kuttu, rice, chawal, corn, maize, makki, makka',
)
export const CAKES = listed(
  'cake, sponge, sponge cake, cake mix, brownie, muffin, cupcake, doughnut, donut, swiss roll, pancake mix',
)
export const BAKED = [
  ...CAKES,
  ...listed('cookie, cookie dough, biscuit, biscuit crumble, shortbread, shortcrust, pie, tart shell'),
]
export const BAKED_WITH_BUTTER = [...CAKES, ...listed('cookie, cookie dough, shortbread, margarine')]
/** Of none of what cakes are made of. */
export const OTHER_CAKES = listed('rice cake, corn cake, oil cake, fish cake')
const OTHER_FLOURS = [
  ...MILLETS,
  ...listed(
    'gram, besan, chickpea, pea, lentil, dal, pulse, urad, moong, chana, soy, soya, soyabean, soybean, quinoa, tapioca, cassava, potato, banana, coconut, almond, cashew, peanut, arrowroot, sago, singhara, chestnut',
  ),
]
const STARCHES = listed('rice, corn, maize, tapioca, cassava, potato, pea, arrowroot, sago')
export const WHEAT_LIKE = [
  ...OTHER_CAKES,
  ...OTHER_FLOURS.flatMap((grain) => [`${grain} flour`, `${grain} atta`, `${grain} aata`]),
  ...STARCHES.flatMap((plant) => [`${plant} starch`, `starch ${plant}`, `starch (${plant})`]),
  ...listed('rice, corn, maize, glass').flatMap((grain) =>
    listed('bran, noodles, pasta, vermicelli, semolina, grain, cereal').map((made) => `${grain} ${made}`),
  ),
  ...listed('potato, banana, tapioca, rice').map((plant) => `${plant} wafer`),
  ...listed('rice, corn, maize, prawn').map((made) => `${made} cracker`),
  ...listed(
    'buck wheat, chana sattu, gram sattu, corn tortilla, rice rava, idli rava, bread fruit, flour treatment agent, flour improver',
  ),
]

/** Of gluten, and of no wheat. */
export const NO_WHEAT = listed(
  'oat flour, barley flour, rye flour, oat atta, barley atta, rye atta, oat bran',
)

/** Barley is malted for most of them. */
export const BEER = listed('beer, ale, lager, stout, malt liquor')
export const BEER_LIKE = listed('ginger beer, ginger ale, root beer, beer nut, wholesale')
/** Malted as barley is, without being any. */
export const MALT_LIKE = MILLETS.flatMap((grain) => [`${grain} malt`, `malted ${grain}`])
export const BARLEY = listed(
  `malt, malt extract, barley malt, malted, malted milk, jau, jav, hordeum, hordeum vulgare, marmite, vegemite, horlicks, bournvita, ovaltine,
  ${foreign.barley}`,
)
export const BARLEY_PERHAPS = [
  ...BEER,
  ...listed('sattu, sathu, brewers yeast, brewer s yeast, miso, gochujang'),
]
export const RYE = listed(
  `pumpernickel, secale, secale cereale,
  ${foreign.rye}`,
)
export const OATS = listed(
  `oat, oatmeal, rolled oats, avena, avena sativa,
  ${foreign.oats}`,
)

/**
 * How packs from elsewhere name the families of the labelling laws: in German, Dutch, French, Spanish, Italian, Portuguese,
 * Danish and Swedish, without accents, and in the kitchens of the south of India. The record of an imported product may be
 * a copy of its pack, and what is not known here would be denied. Cases and numbers that dropping an "s" does not reach are
 * written out. Left out is what is another word in English or a name that somebody is called by.
 */
export const foreign = {
  wheat: `weizen, weizenmehl, weizenstarke, weizenvollkornmehl, weizengriess, weizenkleie, weizeneiweiss, hartweizen, hartweizengriess,
    tarwe, tarwebloem, tarwemeel, tarwezetmeel, tarwegluten, ble, farine de ble, froment, epeautre, trigo, harina de trigo, espelta,
    frumento, grano tenero, grano duro, semola, semolato, hvede, hvedemel, vete, vetemjol, hvetemel`,
  flour:
    'mehl, griess, starke, paniermehl, farine, amidon, semoule, harina, almidon, amido, amidi, farinha, bloem, zetmeel, starkelse',
  barley:
    'gerste, gerstenmalz, gerstenmalzextrakt, malz, malzextrakt, gerst, gerstemout, orge, malt d orge, cebada, malta de cebada, malto d orzo, cevada',
  rye: 'roggen, roggenmehl, rogge, roggemeel, seigle, centeno, segale, centeio, rugmel',
  oats: 'hafer, haferflocken, hafermehl, haver, havermout, havervlokken, avoine, flocons d avoine, aveia, havregryn',
  milk: `milch, vollmilch, vollmilchpulver, magermilch, magermilchpulver, milchpulver, milchzucker, milcheiweiss, milcherzeugnis, milchfett,
    laktose, joghurt, joghurtpulver, lait, lait entier, lait ecreme, babeurre, yaourt, latte intero, latte scremato, latte in polvere,
    latte fresco, leite, leite em po, melk, melkpoeder, melksuiker, melkeiwit, karnemelk, maelk, maelkepulver, skummetmaelkspulver, mjolk,
    mjolkpulver, skummjolkspulver, paal, haalu, thayir, perugu, mosaru`,
  butter:
    'butterreinfett, butterschmalz, mantequilla, burro, manteiga, boter, roomboter, boterolie, smor, smorolja, vennai',
  cheese: 'kase, kasepulver, formaggio, queijo, kaas, kaaspoeder, ost',
  cream: 'sahne, sahnepulver, rahm, panna, flode, gradde',
  ghee: 'nei, neyyi, thuppa',
  whey: `molke, molkenpulver, sussmolke, sussmolkenpulver, molkenerzeugnis, molkeneiweiss, lactoserum, suero de leche, suero lacteo, lactosuero,
    siero di latte, siero di latte in polvere, soro de leite, weipoeder, vallepulver, vasslepulver`,
  egg: `ei, eier, eiern, eigelb, eigelbpulver, eiklar, eipulver, vollei, volleipulver, huhnerei, huhnereiweiss, huhnereiweisspulver,
    oeuf, huevo, yema, clara de huevo, uovo, uova, tuorlo, tuorli, albume, ovo, gema de ovo, eieren, eigeel, eidooier, scharrelei,
    scharreleieren, kippenei, heelei, aeg, aeggepulver, aeggeblomme, aeggehvide, agg, aggpulver, aggula, aggvita, muttai, mutta, motte`,
  /** Of eggs, of milk or of anything else. */
  protein: 'eiweiss, eiweisspulver, eiwit',
  soya: 'sojabohne, sojabohnen, sojamehl, sojaeiweiss, sojalecithine, sojalecitin, soia, sojabonen',
  lecithin: 'lecithine, lecithinen, lecitina, lecitin',
  nuts: 'nuss, nusse, nussen, noix, nuez, nueces, frutos secos, noci, noce, noz, nozes, castanha, noten, nodder, notter',
  treeNuts:
    'schalenfruchte, schalenfruchten, fruit a coque, fruits a coque, frutos de cascara, frutta a guscio, frutos de casca rija',
  nutLike:
    'noix de coco, noix de muscade, noix muscade, nuez moscada, noce moscata, noce di cocco, noz moscada',
  almond:
    'mandel, mandeln, amande, almendra, mandorla, mandorle, amendoa, amandel, amandelen, mandler, mandlar, badham',
  cashew:
    'cashewkerne, cashewnusse, noix de cajou, anacardo, anacardi, castanha de caju, cashewnoten, munthiri, mundhiri, jeedipappu, jeedi pappu, godambi',
  pistachio: 'pistazie, pistazien, pistacho, pistacchi, pistachenoten',
  walnut: 'walnuss, walnusse, walnussen, walnoot, walnoten, valnodder, valnotter',
  hazelnut:
    'haselnuss, haselnusse, haselnussen, haselnussmark, avellana, nocciole, avela, hazelnoot, hazelnoten, hasselnodder, hasselnotter',
  peanut:
    'erdnuss, erdnusse, erdnussen, arachide, arachidi, cacahuate, amendoim, amendoins, pinda, pindakaas, aardnoten, jordnodder, jordnotter',
  sesame: 'sesam, sesamsamen, sesamsaat, sesamzaad, sesamo, gergelim, sesamfro',
  mustard:
    'senf, senfsaat, senfkorner, senfmehl, mostaza, senape, mosterd, mosterdzaad, mostarda, sennep, senap',
  celery:
    'sellerie, knollensellerie, celeri, celeri rave, apio, sedano, selderij, knolselderij, aipo, selleri',
  fish: 'fisch, fischgelatine, poisson, pescado, pesce, peixe, visgelatine, fisk',
  shellfish: `krebstiere, krebstieren, garnelen, weichtiere, weichtieren, crustace, mollusque, crustaceo, molusco, crostacei, molluschi,
    schaaldieren, weekdieren, krebsdyr, bloddyr, kraftdjur`,
  sulphites:
    'sulfito, solfiti, sulfieten, sulfitter, schwefeldioxid, natriummetabisulfit, anhydride sulfureux, dioxido de azufre, anidride solforosa, zwaveldioxide',
} as const

/** Words that are written with a comma between them. */
export const listed = (words: string): readonly string[] => words.trim().split(/,\s+/)

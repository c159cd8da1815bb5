/** Talk that is meant for others, as a small grammar in JSGF: what is said near a phone and is no answer. */

export const everydayRules: Readonly<Record<string, string>> = {
  who: 'i | you | we | they | he | she | it | people | my (mother | father | sister | brother | wife | husband | friend | son | daughter | boss | teacher | uncle | aunt | neighbour) | the (man | woman | children | doctor | driver | teacher | boys | girls) | everybody | someone | nobody | this | that',
  be: "am | is | are | was | were | will be | has been | have been | is not | are not | was not | isn't | wasn't",
  can: "can | could | will | would | should | must | may | might | can't | couldn't | won't | wouldn't | shouldn't | don't | didn't | doesn't | did not | do not | used to | want to | wants to | have to | has to | going to | need to | like to | tried to",
  does: 'see | know | think | want | like | love | need | get | make | take | give | find | tell | ask | call | buy | sell | bring | carry | keep | leave | meet | remember | forget | understand | believe | help | hear | read | write | learn | watch | open | close | start | finish | lose | break | fix | clean | wash | paint | cook | eat | drink | pay | send | show | play | visit | move | turn | hold | try | use | change | build | cut | choose',
  went: 'went | came | walked | ran | drove | travelled | moved | arrived | stayed | lived | worked | waited | slept | sat | stood | talked | spoke | laughed | returned | flew | go | come | goes | comes | walk | run | drive | live | work | wait | sleep | talk | speak | going | coming | walking | working | waiting | sleeping',
  did: 'saw | knew | thought | wanted | liked | loved | needed | got | made | took | gave | found | told | asked | called | bought | sold | brought | kept | left | met | remembered | forgot | heard | read | wrote | learned | watched | opened | closed | started | finished | lost | broke | fixed | cleaned | washed | painted | cooked | ate | drank | paid | sent | showed | played | visited | said | has | had | have | wants | likes | needs | gets | makes | takes | says',
  the: 'the | a | an | my | your | his | her | our | their | this | that | these | those | some | any | every | another | two | three | four | five | six | seven | eight | nine | ten | many | all the | no | which | whose | the first | the last | the other | the same',
  what: 'old | new | big | small | little | good | bad | nice | happy | sad | red | blue | green | black | white | yellow | long | short | high | low | hot | cold | warm | early | late | young | beautiful | strong | heavy | light | dark | easy | hard | clean | dirty | dry | wet | rich | poor | full | empty | quick | slow | loud | quiet | important | different | great | best | better | whole | strange | funny | angry | tired | hungry | sick | busy | ready | free | local | public | real | special | final | left | right | main | next',
  thing:
    'house | home | room | door | window | wall | roof | garden | kitchen | table | chair | bed | school | college | office | station | train | bus | car | bike | road | street | city | town | village | country | river | sea | mountain | tree | trees | flower | bird | birds | dog | cat | cow | horse | fish | child | baby | boy | girl | man | woman | friend | family | mother | father | sister | brother | teacher | doctor | driver | police | king | god | book | paper | letter | phone | computer | television | radio | camera | music | song | film | movie | game | ball | match | cricket | football | team | player | money | bank | market | job | work | business | company | meeting | money | price | problem | question | answer | idea | story | news | word | name | number | picture | colour | water | rain | sun | moon | wind | fire | weather | food | rice | tea | coffee | sugar | vegetable | onions | potatoes | tomatoes | bananas | apple | fruit | meat | egg | dinner | lunch | breakfast | plate | cup | bottle | bag | box | shirt | shoes | dress | hair | head | hand | eye | face | foot | heart | body | blood | life | death | love | war | world | law | government | election | party | hospital | medicine | church | temple | wedding | birthday | holiday | ticket | hotel | airport | plane | ship | key | light | light bulb | clock | year | month | week | day | night | morning | evening | hour | minute | half hour',
  when: 'today | tomorrow | yesterday | now | later | again | soon | always | never | sometimes | this morning | this evening | tonight | last night | last week | next week | next month | last year | every day | on monday | on tuesday | on friday | on sunday | in the morning | in the evening | at night | at seven | at five | at home | at school | at work | already | together | alone | too | also | there | here | outside | inside | upstairs | very much | a lot | right now | before the rain | after lunch | on time',
  to: 'to | in | at | on | from | with | for | about | near | under | over | behind | by | into | through | without | before | after | of | like | between | around',
  ask: 'what | where | when | why | how | who | which',
  verb: 'please | can you | could you | will you | let me | let us | i will | we should | you must | do not | do you | did you',
}

export const everydayLines: readonly string[] = [
  '<who> <be> [very | so | too | not | really] <what>',
  '<who> <be> [<to>] <the> [<what>] <thing> [<when>]',
  '<who> <did> <the> [<what>] <thing> [<when>]',
  '<who> <can> <does> <the> [<what>] <thing> [<to> <the> <thing>] [<when>]',
  '<who> <went> [<to> <the> [<what>] <thing>] [<when>]',
  '<who> <be> <went> [<to> <the> <thing>] [<when>]',
  '<the> [<what>] <thing> <be> [very | not | too] (<what> | <to> <the> <thing>) [<when>]',
  '<the> [<what>] <thing> <did> <the> <thing>',
  '<verb> <does> <the> [<what>] <thing> [<when>]',
  '<verb> (<does> | <went>) (it | me | him | her | them | us) [<when> | <to> <the> <thing>]',
  '<ask> (do | did | does | can | will | should) <who> <does> [<the> <thing>] [<when>]',
  '<ask> (is | was | are | were) <the> [<what>] <thing> [<when>]',
  '<the> <what> <thing>',
  '<the> <thing>',
  '<the> <thing> and <the> <thing>',
  '<who> (said | says | thinks | knows | told me | thought) [that] <who> (<be> <what> | <can> <does> <the> <thing> | <did> <the> <thing>)',
  '(because | but | and | so | then | if | when) <who> (<be> <what> | <did> <the> <thing> | <can> <does> it)',
  '(one | two | three | four | five | half a | a) (kilo | kilos | dozen | packet | packets | litre | cup | bottle | piece) of <thing> [please | and <the> <thing>]',
  '<when> <who> <did> <the> <thing>',
  '<what>',
  '<thing>',
  '<went> <when>',
  '<thing> <thing>',
]

/**
 * Frequent words of English: the neural ear hears them as what they are, so that "happy" is not taken for the likest word
 * of the vocabulary.
 */
export const everydayWords: readonly string[] = `
a able about above accept accident account accounts across act action active activity actually add address admit
adult advice affect afford afraid after afternoon again against age ago agree ahead air airport aisle alive all
allergen allergens allergic allow almond almonds almost alone along already alright also although always am
amazing among amount an and anger angry animal ankle ankles announce another answer ant any anybody anymore
anyone anything anytime anyway anywhere apart apartment app appear apple apply approach april are area argue arm
armchair army around arrive arrived arrow art article as aside ask asked asleep at ate attack attempt attention
august aunt autumn available avenue average avoid awake away awful awkward baby back backwards bad bag bake
baked bakery balance balcony ball balloon banana band bank bar barely bark barley base basement basic basket
bath bathe bathroom battery battle be beach bean bear beard beat beautiful became because become bed bedroom bee
beef been beer before began begin beginning begun behave behind being believe bell bells belong below belt bench
bend beneath berries beside besides best bet better between beyond bicycle big bike bill billion bird birth
birthday biscuit biscuits bit bite bitter black blame blank blanket bless blind block blood blouse blow blue
board boat body boil boiled bomb bone book boot boots border bored boring born borrow boss both bother bottle
bottom bought bowl bowls box boxes boy bracelet brain bran branch brand brave bread breads break breakfast
breath breathe brick bridge brief bright brilliant bring broke broken broom brother brought brown brush bubble
bucket buckets bug build builder building built bulb bump bundle burger burn burst bus buses bush business busy
but butter button buy buyer by bye cab cabbage cabin cable cafe cake calculate calendar call called calm
calories came camera camp can cancel candle candy cannot cap capital car card cardamom care careful carefully
carpet carrot carrots carry cart case cash cashew cashier castle cat catch caught cause caution ceiling
celebrate cell cent center central centre century cereal certain certainly certificate chain chair chalk chance
change channel chapter character charge charger cheap cheaper check checking checkout cheek cheer cheese chef
chemist cherry chest chew chicken chief child children chili chin chip chips chocolate chocolates choice choose
church cinnamon circle city claim class classic clean clear clearly clerk clever click climate climb clinic
clock close closed closer closest cloth clothes cloud club coach coal coast coat coconut coffee coin coins cold
colder collar collect college color colour comb come comfort comfortable coming common community company compare
compass complain complaint complete completely computer concern concert condition confirm confused connect
consider contact contain contains content continue control conversation cook cooked cooker cookie cookies
cooking cool copper copy corn corner correct corridor cost cotton cough could council count counter counters
counting country couple courage course court cousin cover cow crack cracker crackers crash crayon crazy cream
creamy create credit crime crisp crisps crispy cross crowd crown cruel crumbs crunchy cry cucumber culture cup
cupboard cure curious current curry curtain curve cushion custom customer cut cycle dad daddy daily dairy damage
damn dance danger dangerous dare dark date dates daughter day days dead deaf deal dear death debt december
decide decided decision deck deep deeper deer degree delay delicious deliver delivery demand dentist depend
describe desert deserve desk desserts detail details develop device diabetic diamond diary did die diet
difference different difficult dig digestive dinner direct direction directly dirt dirty disappear discount
discover discuss disease dish distance divide do doctor document does dog doing doll dollar done door double
doubt dough down downstairs dozen drag draw drawer drawing dream dress drew drink drinks drive driven driver
driveway driving drop drove drug drum dry dryer duck due during dust duty each ear early earn earth easier
easily east easy eat eaten eating edge effect effort egg eggs eight eighteen eighteenth eighth eighty either
elbow electric elephant elevator eleven else email embarrassed emergency employ empty end enemy energy engine
engineer enjoy enough enter entire entrance entry envelope equal error escalator escape especially even evening
event ever every everybody everyone everything everywhere evil exact exactly exam example excellent except
excited excuse exercise exist exit expect expensive experience expert expired expiry explain explore express
extra extremely eye eyebrow eyes fabric fabrics face fact factory fail fair fall false families family famous
fan far farm farmer farmers farther fashion fast faster fat father fault favor favorite favourite fear february
feed feel feeling feet fell felt fence fetch fever few fibre fifteen fifth fifty fight figure fill film final
finally find fine finest finger fingers finish finished fire firm first fish fist fit five fix flag flame flat
flavor flew flight float floor floors flour flow flower fly focus fold folder folk follow following food fool
foot football for force forehead foreign forest forever forget forgive forgot forgotten fork form former forty
forward found four fourteen fourth fox free freedom freeze freezer french frequent fresh freshly friday fridge
fried friend friendly friends frog from front frost frozen fruit fry full fully fun funny furniture further
future gain game garage garbage garden garlic gas gate gather gave general gentle gently get getting ghost giant
gift ginger girl give given giving glad glass glasses glove glue gluten go goal goat god goes going gold golden
gone good goodbye got government grab grade grain gram grams grand grandfather grandma grandmother grandson
grape grapes grass grateful gray greasy great green greet grew grey grocer groceries grocery ground group grow
grown guard guess guest guests guide guilty guitar gun guy habit had hair half hall hallway hammer hand handbag
handkerchief handle hands hang happen happened happy hard harder hardly harm has hat hate have having he head
headache health healthy hear heard heart heat heater heaven heavy heel height held hello help helped helper
helpful helping hen her here hero hers herself hey hi hid hide high higher highway hill him himself hire his
history hit hold holding holds hole holiday holidays home honest honey hope hoping horrible horse hospital hot
hotel hour hours house how however hug huge human hundred hung hungry hunt hurry hurt hurts husband i ice icing
idea identify if ignore ill imagine important impossible improve in inch inches include including increase
indeed india indian information ingredients injury ink insect inside instead interest interested interesting
internet into introduce introduction invite iron is island it item items its itself jacket jail jam january jar
jaw jealous jeans job join joke journey joy judge juice july jump june just keep kept ketchup kettle key
keyboard kick kid kids kill kilo kind king kiss kitchen kite knee knew knife knock know known knows label labour
lack lactose ladder ladies lady lake lamb lamp land landing landlord lanes language lap large larger largest
last late later latest laugh laundry law lawyer lay lazy lead leaf leaflet leak learn learned least leather
leave leaves leaving led left leg lemon lemonade lend length lentils less lesson let letter level library lid
lie life lift light lighter lights like likely likes limit line lion lip lips liquid list listen little live
lived liver living loaf lock locked log lonely long longer longest look looked looking loose lorry lose loss
lost lot lots loud lounge love lovely loving low lower luck lucky luggage lunch lung machine mad made magazine
magazines magic mail main make maker making male man manage manager mango many map march margarine mark market
marmalade married marry mask master match material matter maximum may maybe me meal mean means meant measure
meat medicine medium meet meeting melon melt melted member memory men mend mention menu mess message met metal
meter method metre midday middle midnight might mile milk million mind mine mineral minimum mint minute minutes
mirror miss missed missing mistake mistakes mix mixed mobile model modern mom moment monday money monkey month
months mood moon more morning most mother motor mountain mouse mouth move moved movie much mud mum muscle museum
mushroom music must mustard my myself nail name named names napkin narrow nation national nature naughty near
nearby nearest nearly neat necessary neck need needed needle needs neighbor neighbors neighbour neither nephew
nerve nervous nest net network never new newest news newspaper next nice niece night nine nineteen nineteenth
ninety no nobody noise noisy none noodle noodles noon nor normal north nose not note notebook nothing notice
november now nowhere number numbers nurse nut nutrition nuts oatmeal oats object obvious obviously ocean october
odd of off offer offers office officer often oh oil okay old older on once one onion onions online only onto
open opened opener opening opens operation opinion opposite option options or orange oranges order orders
ordinary organic organize original other others ought our ours out outside oven over own owner ox oxygen pack
package packet packets page paid pain paint pair pairs palm pan pancake pants paper pardon parent parents park
part partner parts party pass passed past pasta paste pastry path patient pause pay paying payment pea peace
peach peanut peanuts pear peas pen pencil people pepper percent perfect perhaps period permission person
personal pet petrol phone phones photo piano pick picked pickle picture pie piece pieces pig pigeon pill pillar
pillow pillows pilot pin pineapple pink pint pipe pizza place plain plan plane planet plant plastic plate plates
platform play played player please pleased pleasure plenty plug plum plus pocket poem point police polite poor
popular population porch pork porridge portion position possible possibly post postcard postman pot potato
potatoes pound pounds pour powder power practice practise prefer prefers pregnant prepare present president
press pretend pretty prevent previous price prices print prison private prize probably problem problems process
produce product products program promise promised proper protect protein proud prove public pudding pull pump
pumpkin punish pure purple purpose purse push put puzzle quality quantity quarter queen question questions queue
quick quicker quickly quiet quietly quite rabbit race rack radio rail railing railway rain rainy raise raisins
ramp ran rang rat rate rather raw reach reached reaching read reader reading ready real really reason receipt
receive recent recently recipe record recycle red reduce refund refuse regular relax remain remember remind
reminder remove rent repair repeat replace reply report request require required rescue respect rest restaurant
restroom result results return reverse rice rich ride rider right ring rinse ripe rise risk river road roast rob
robot rock role roll roof room rooms root rope rose rotate rotten rough round route row rows rub rubber rubbish
rude ruin rule rules run running rush rusk sad safe safely safer safety said sail salad salary sale salmon salt
salty same sand sandals sandwich sang sat saturday sauce saucer sausage save saved savings saw say saying says
scale scan scared scarf scent school science scissors score scratch scream screen sea seafood search season seat
seats second seconds secret section see seed seem seems seen self sell seller sells send sense sensible sent
sentence separate september serious serve service serving sesame set settle seven seventeen seventy several
severe shade shadow shake shall shallow shame shampoo shape share sharing sharp shave she shed sheep sheet shelf
shelves shine ship shirt shock shoe shoes shoot shop shopping shops short shorter shorts should shoulder shout
show shower showing shown shut shy sick side sides sight sign signal signs silence silent silly silver similar
simple simply since sing singer single sink sir sister sit site sitting situation six sixteen sixteenth sixth
sixty size skill skin skip skirt sky sleep sleepy slept slice slices slide slight slightly slip slipped slippery
slow slower slowly small smaller smallest smart smell smells smile smoke smooth snack snacks snake snow so soap
social sock socks sodium sofa soft softer soil sold soldier solid solve some somebody somehow someone something
sometimes somewhere son song soon sore sorry sort soul sound sounds soup sour south space spare speak speaker
special speech speed spell spend spent spice spices spicy spider spill spinach spine spirit spit split spoke
spoken sponge spoon sport spot spray spread spring square staff stage stairs stale stamp stand standing star
stare start started starting state station stay steak steal steam steel steep step steps stick still sting stir
stocking stomach stone stood stool stop stopped stops store stored storekeeper stores stories storm story stove
straight strange stranger strangers straw strawberry stream street streets strength stress stretch strict string
strong student study stuff stupid style subject succeed success such sudden suddenly suffer sugar sugary suggest
suit suitable suitcase summer sun sunday sunglasses sunny sunshine supermarket supper supply support suppose
sure surface surprise surprised surround sweater sweep sweet sweeter sweetest sweets swim swing switch sword
symbol syrup system table tables tablet tail take taken taking tale talk talked talking tall tank tap tape
tapped taste tasted tasting tasty taught tax taxi taxis tea teach teacher team tear tears teaspoon teeth
telephone television tell tells temperature temple temples ten tennis tent tenth term terrible test text than
thank thanks that the theatre their theirs them then there these they thick thief thin thing things think
thinking third thirst thirsty thirteen thirty this those though thought thousand thread threat three threw
throat through throw thumb thunder thursday ticket tickets tidy tie tiger tight tiles till time times tin tins
tiny tip tired tissue title to toast toasted today toe tofu together toilet told tomato tomatoes tomorrow tongue
tonight too took tool tooth top total touch touched tough tour tourist toward towards towel towels tower town
toy track trade traffic trail train translate trap travel tray trays treat treats tree trees trick tried trip
trolley trouble trousers truck true trust truth try trying tube tuesday tuna tune turn turned turning turnip
twelfth twelve twenty twice twin two type typing ugly umbrella unable uncle under understand understood unhappy
unhealthy uniform unit university unless unlike unlock until up upon upper upset upstairs urgent us use used
useful user using usual usually vacation valley value van vanilla various vegan vegetable vegetables vegetarian
vehicle version very view village vinegar violin visible visit visitor visitors vitamin voice volume volunteer
vote wafer wafers wage wait waited waiter waiting wake walk walked walking walks wall wallet wallets want wanted
wants war warm warmer warn warning was wash washed washing waste watch water wave way ways we weak wear weather
web wedding wednesday week weekend weeks weigh weighs weight weird welcome well went were west wet whale what
whatever wheat wheel wheelchair when whenever where wherever whether which while whisper whistle white who
whoever whole whose why wide wider wife wild will win wind window windows wine wing winner winter wipe wire
wiring wise wish with within without woke woman women won wonder wonderful wonders wood wooden wool word words
wore work worked worker workers working world worried worry worse worst worth would wound wrap wrist write
writing written wrong wrote yard yeah year years yell yellow yes yesterday yet yoghurt yogurt you young younger
your yours yourself zebra zero zip zone zoo
`
  .trim()
  .split(/\s+/)

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

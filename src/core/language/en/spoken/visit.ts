/**
 * How shoppers speak, as JSGF lines: what the language model of the neural ear is made of. It is no list of what is
 * understood; a sentence that means nothing to the product stands here so that it is heard as what it is. `<product>` and
 * `<substance>` are classes, filled from the catalogue and from `substances`.
 */
export const sharedRules: Readonly<Record<string, string>> = {
  want: "i want | i need | i would like | i'd like | give me | get me | i am looking for | i'm looking for | i have to buy | i have come for | i came for | i want to buy | i want to see | i want to get | we need | we want | looking for | can i get | do you have | i will take | i'll take",
  go: "take me to | please take me to | go to | bring me to | guide me to | lead me to | i want to go to | i would like to go to | i need to go to | i have to go to | can you take me to | could you take me to | let's go to | let us go to | where is | where's | which way is | which side is | how do i go to | how do i get to | how to reach | tell me the way to | show me | show me the way to | now take me to | i am going to | to",
  where:
    'i am at | i am in | i am near | i am inside | i am outside | we are at | we are in | i have reached | i reached | reached | i am standing at | i am standing in front of | i have come to | standing at | standing near | i think i am at | at | in | near | inside | outside',
  yes: "yes | yes please | yeah | yep | ya | ok | okay | sure | of course | yes yes | haan | haan ji | yes i do | yes i am | yes of course | alright | all right | fine | correct | right | go ahead | please do | that's right | absolutely | why not | okay okay | yes sure | i think so | yes that's correct",
  no: "no | no no | no thanks | no thank you | nope | nahi | not now | no need | not needed | no please | no i don't | no i am not | not really | never mind | no not yet | i don't want it | i don't want that | no leave it | leave it | don't | not that | no that's wrong | wrong",
  someone:
    'someone | somebody | a person | a staff member | the staff | staff | the shopkeeper | the manager | the storekeeper | a helper | anybody | anyone',
}

/** Said whatever the question is. */
export const anywhereLines: readonly string[] = [
  '(repeat | repeat that | repeat please | repeat it | say that again | say it again | again | once more | one more time | come again | pardon | sorry | what | repeat again | please repeat that | can you repeat | can you repeat that | could you say that again)',
  "(what did you say | what was that | i didn't hear | i did not hear you | i didn't get that | i did not catch that | i didn't understand | i did not understand | i don't understand | sorry what | can't hear | i missed that)",
  '(help | help me | i need help | please help | please help me | what can i say | what can i ask | what should i say | what do i say | what do i do | what do i do now | what are the options | what are my options | how does this work | how do i use this)',
  '(stop | stop it | stop talking | stop stop | stop speaking | enough | be quiet | quiet | please stop | okay stop | shut up | silence | keep quiet | wait | wait wait | hold on | one minute | one moment | just a minute | one second | wait a minute | pause | pause please)',
  '(skip | skip it | skip this | skip that | skip please | back | go back | previous | go to previous | take me back | i want to go back)',
  "(slower | slowly | speak slowly | speak slower | more slowly | please speak slowly | a little slowly | slow down | too fast | you are too fast | you're going too fast | you are speaking too fast | can you slow down | not so fast)",
  '(faster | speak faster | quicker | speed up | a little faster | too slow | you are too slow | talk faster)',
  "(louder | speak louder | speak up | a bit louder | too quiet | i can't hear you | i cannot hear you | i can't hear | please speak loudly | increase the volume | volume up | quieter | speak quieter | too loud | not so loud | lower the volume | reduce the volume | volume down)",
  "(what is this | what's this | what is this one | what is this product | which product is this | what am i holding | what do i have | what do i have in my hand | what is in my hand | what is this thing | which one is this | what's this one)",
  '(start again | start over | restart | begin again | start from the beginning | from the beginning)',
  '(call | get | send | bring | i need | i want | please call | please send | can you call | could you call | i want to talk to | i want to speak to | is there) <someone> [for me | please | here | quickly]',
  '(is anyone there | is anybody there | is anyone here | can someone help me | can somebody come | please send someone | ask someone to come | call for help | i need assistance | i need a person)',
  "(something is blocking me | something is in my way | something is in the way | there is something in front of me | i hit something | i bumped into something | i bumped into someone | i fell | i fell down | i am hurt | i've hurt myself | i am stuck | i'm stuck | the way is blocked | there is a trolley in front of me | someone is in the way | it is wet here | the floor is slippery | i slipped | i can't move | there is a step here | emergency | danger | careful)",
  '(another section | change section | change the section | some other section | a different section | next section | other section | i want another section)',
  '(what do you have | what do you have here | what is here | what all is there | what is available here | what products are here | what all do you have | which products do you have | what can i buy here)',
  "(thank you | thanks | thank you so much | thank you very much | thanks a lot | okay thank you | bye | goodbye | that's all | that is all | i am done | i'm done | finished | done | nothing else | that's it)",
  '<yes>',
  '<no>',
  '(hello | hi | hey | good morning | good evening | namaste | excuse me | are you there | can you hear me | hello can you hear me | who are you | what is your name | how are you | testing | one two three)',
  "(i don't know | i do not know | i am not sure | i'm not sure | maybe | perhaps | let me think | no idea | i forgot | whatever | anything | anything is fine | nothing | never mind | cancel | cancel that | forget it | leave it | i changed my mind | i didn't mean that | i did not say that | that's not what i said | that is not what i meant)",
  "(don't | do not) (stop | start again | go back | repeat | skip | call anyone | call staff | end)",
  "(i can't see | i am blind | i cannot see anything | i have low vision | i can't read it)",
  "(my battery is low | the phone is hot | the screen is off | i can't find the button | where is the button | how do i close this | close the app | switch it off | turn it off | what time is it | what is the time)",
]

export const placesRules: Readonly<Record<string, string>> = {
  goods:
    'biscuit | biscuits | cookies | cookie | snacks | snack | biscuits and snacks | wafers | chips | rusk | rusks | crackers | namkeen | cream biscuits | tea biscuits | milk | dairy | cheese | butter | curd | paneer | yogurt | ghee | lassi | cream | cheese slices | milk and cheese | dairy products | dairy items | bread | breads | bakery | brown bread | white bread | buns | bun | pav | cake | cakes | fruit cake | loaf | sandwich bread',
  section:
    'biscuits | biscuit | snacks | biscuits and snacks | dairy | bread | breads | bakery | cookies | milk',
  shelf:
    'section | aisle | shelf | area | side | rack | counter | corner | part | items | things | products | one',
}

export const introductionLines: readonly string[] = [
  '(continue | continue please | go on | carry on | proceed | keep going | tell me | tell me more | start | begin | please continue | continue the introduction | i want to continue)',
  '(give me | i want | i would like | tell me | please give | please play | play | let me hear | start) [the] (tour | introduction | intro | explanation | instructions)',
  '(required | it is required | not required | it is not required | introduction not required | no introduction | i do not need it | skip the introduction | i know how it works | i have used this before | i have heard it | i know already | no need to explain)',
  "(this is my first time | i am new | i am using it for the first time | i don't know how to use it | how does it work | explain it to me | explain please | what does this app do | what is this app | i have never used it)",
  '(yes | yeah | okay | haan) (continue | tell me | go on | please continue | start | explain)',
  '(no | nope | nahi) (skip it | not required | i know it | go ahead | i know this | next)',
  '(where am i | which store is this | which shop is this | i am here | i am at the store | i want to shop)',
]

export const placeLines: readonly string[] = [
  '(practice visit | i want to practice | let me practice)',
  '[<where>] [the | a | your | my] (store | shop | home | house | supermarket | market | mall)',
  "(home | at home | i am home | i'm at home | i am still at home | i am at my home | my house | sitting at home | not yet at the store | i haven't left yet | i have not left home | i am on the way | i'm on my way | i am in the car | i am in the auto | at work | at the office | outside the store | i am at the bus stop)",
  "(here | i am here | i'm here | i have come | i have reached | reached | already here | i am already at the store | i just came in | i am at the door | i am at the gate | i am at the entrance | i am inside | in the shop | in the store only | at the shop only)",
  "(i am not at home | i'm not at home i am at the store | not home the store | not the store home | home no sorry the store | store sorry home | shop i mean | i am not at the store)",
  '<go> the (store | shop | <section> | cash counter)',
  '[<want>] [some] <goods>',
]

export const sectionLines: readonly string[] = [
  '[the] <section> [<shelf>]',
  '[<want>] [some | the | a] <goods> [<shelf>]',
  '<go> [the] <goods> [<shelf>]',
  '<want> [some | the] <goods> and [some] <goods>',
  'not [the] <section> [the] <section>',
  '(no | no no | no not that | sorry no | no wait | no no no) [the] <section> [<shelf>]',
  '[the] <section> (sorry | no | no no | i mean | no sorry | actually) [the] <section>',
  '(first | first of all | let us start with | start with | i will start with | begin with | then | next) [the] <section>',
  '(what do you have | which sections are there | what are the sections | what sections do you have | what is there | tell me the sections | list the sections | what are the choices | which section should i go to | what can i get in <section>)',
  '(i already went to | i am done with | i have been to | i have finished with | i am in | i am at) [the] <section> [<shelf>]',
  '(where do you keep | where can i find | where will i find | where do i get | is there any | have you got | do you sell | do you keep) [the | some] (<goods> | <product>)',
  '(anything | any of them | any section | all | all of them | everything | both | none | none of them | nothing)',
  '(something | something sweet | something salty | something for tea | something to eat | something for breakfast | something for my child | something for the kids)',
  '[i need] (eggs | rice | vegetables | fruits | soap | oil | sugar | salt | tea | coffee | juice | water | cold drink | chocolate | ice cream | flour | atta | dal)',
  '[<want> | <go>] [the] <product>',
  '(cash counter | billing | i want to pay | checkout | i want to leave | exit | take me out | the exit)',
]

export const entranceLines: readonly string[] = [
  '[<where>] [the] (entrance | door | gate | main door | front door | entry | main entrance | entry gate)',
  "(yes | yeah | yes yes | haan | okay yes) [i am | i'm] [at the] (entrance | door | there | here | gate)",
  "(not there | i am not there | not yet | no not there | not there yet | i am not at the entrance | i'm not there yet | not at the door | not at the entrance | no i am inside | i am inside | already inside | i am inside the store | inside | i am in the middle of the store | i am somewhere else | i don't think so | i am not near the entrance | i came in already | i have gone in)",
  "(there | i am there | yes i am there | i'm there | yes there | here | i am here | reached | i have reached | standing here | i am at the door now | i am in front of the door | i can feel the door | i am outside)",
  "(where is the entrance | where is the door | which entrance | how do i find the entrance | i can't find the door | i cannot find the entrance | how do i go to the entrance | is this the entrance | am i at the entrance | which door | what entrance | take me to the entrance)",
  "(i am lost | i'm lost | i don't know where i am | i do not know | i am not sure | where am i)",
]

export const buyMoreLines: readonly string[] = [
  '(buy more | more | i want to buy more | i want more | one more | some more | a few more things | something else | another product | one more item | i need more things | i want something else | there is more | more items | yes more | yes i want to buy more | keep shopping | continue shopping)',
  '(next time | maybe next time | some other time | not today | not now | no more | nothing more | nothing else | that is all | no that is all | no next time | i am done | i have everything | i got everything | i do not want anything else | i do not want more | enough for today | that is enough | another day | later)',
  '(yes | yeah | okay | haan) [i want] (buy more | more | <goods> | another section | something else)',
  "(no | no no | nahi | nope) (next time | that's all | nothing else | i am done | thank you | not today | let me pay | i want to pay | i don't want more | i don't need anything)",
  '[<want>] [some] (<goods> | <product>)',
  '<go> [the] (<section> | cash counter | counter | billing counter) [<shelf>]',
  '(i want to pay | i am ready to pay | let me pay | billing | checkout | cash counter | how do i pay | where do i pay)',
]

export const keepAppLines: readonly string[] = [
  '(save | save it | save the app | save this | save please | please save it | keep it | keep the app | keep this | i want to keep it | add it to my phone | put it on my phone | add to home screen | install it | yes save it | yes save | i want to save it)',
  "(thank you | thanks | thank | no thank you | no thanks | don't save | do not save | do not save it | not save | no don't save it | i don't want it | not needed | no need | bye | thank you bye | thanks bye | okay thank you | okay bye)",
  '(later | maybe later | save later | i will do it later | not now | some other time | remind me later | ask me later | next time)',
  '(what does it do | what will happen | why should i save it | where will it be saved | does it cost anything | is it free | how do i save it | how much space does it take | what happens if i save it | how do i open it again)',
  '(yes | yeah | okay | haan) (save it | save | please save | keep it)',
]

export const confirmLines: readonly string[] = [
  '<yes>',
  '<no>',
  "(yes | yeah | haan) (i am sure | start again | that's right | i want that | go ahead | do it | that is what i said | i said that)",
  "(no | nahi | no no) (i said <goods> | not that | go back | don't do it | i did not say that | wrong | continue | stay here | i meant something else | i said something else)",
  "(what | what did you ask | what was the question | why | why do you ask | what happens then | what will happen | what do you mean | what happens if i say yes | i didn't say that)",
  '(i said | i mean | i meant) <section>',
  '(do it | cancel | cancel it | go on | do not do it | sure | i am sure | i am not sure | wait | leave it | not sure)',
]

/** What is said during a walk. */
export const walkingLines: readonly string[] = [
  "(next | next step | next one | next please | next part | go on | what next | what's next | what is next | then | and then | now what | what now | then what | done next | okay next | done | i did it | i have done that | i turned | okay i turned | i have turned | next instruction | tell me the next step | what do i do next | where next | proceed)",
  '(how many left | how many steps left | how many steps are left | how many more steps | how many more | how far | how far is it | how far now | how much further | how much more | how much longer | how much is left | is it far | is it still far | are we there yet | how many steps | how many steps more | how long will it take | how many minutes)',
  '(where am i | where am i now | where are we | where have i reached | which section am i in | what is around me | what is near me | what is on my left | what is on my right | what is in front of me | which aisle is this | am i going the right way | am i on the right path | is this the right way)',
  "(i'm here | i am here | here | i have arrived | i have reached | reached | i reached | i have come | i am there | we are there | i'm there | i am at the shelf | i found it | found it | i can feel the shelf | i think i am here | i think i have reached | i am already here | i am at the counter | i am at the <section> section)",
  "(i am lost | i'm lost | lost | i lost my way | i am confused | i'm confused | i don't know where i am | i do not know where i am | i went the wrong way | i took a wrong turn | wrong turn | i think i am lost | i missed the turn | i missed a step | i went too far | i lost count | i forgot how many steps | i am going the wrong way)",
  '(is it left or right | left or right | which way | which side | which direction | left | right | straight | turn left | turn right | go straight | did you say left | did you say right | you said left | should i turn | should i turn now | do i turn left | do i turn right | turn which way | turn where)',
  '(stop | stop stop | wait | wait wait | wait a minute | stop please | i stopped | i have stopped | hold on | pause | i need to rest | i want to rest | i want to sit | let me rest | i am tired)',
  "(something is blocking me | there is something in the way | something is in my way | i hit something | i hit a wall | i hit a shelf | i bumped into someone | there is a person in front of me | there are people here | there is a trolley | there is a wall | there is a pillar | there is a step | there are stairs | there is a box on the floor | the way is blocked | the path is blocked | i can't go further | i cannot go on | it is too crowded | i fell down | it is slippery)",
  '<go> [the] (cash counter | counter | cash | billing counter | exit | entrance | toilet | washroom | <section>) [<shelf>]',
  '(cash counter | cash | counter | billing | i want to pay | take me to pay | let me pay | ready to pay | i want to go home | exit)',
  '(not | i do not want | no not) [the] (<section> | cash counter) [the] (<section> | cash counter)',
  '[<want>] [some] <goods>',
  '(count for me | count the steps | how long is one step | should i walk slowly | walk slower | i am walking | i am coming | coming | okay i am walking | i walk with a stick | i have a cane | my steps are small | i take small steps)',
  '(is there anyone | excuse me | please move | can i pass | sorry | sorry sorry | come here | move please | let me go | hello brother | which way is the door)',
]

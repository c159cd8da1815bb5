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

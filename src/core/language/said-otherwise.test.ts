import { describe, expect, it } from 'vitest'
import { taken } from '../../../test/fixtures/taken.ts'
import type { ListenFor } from '../contract/modes.ts'

type Rows = readonly (readonly [question: ListenFor, text: string, expected: string])[]
const table = (rows: Rows) =>
  it.each(rows)('%s: "%s" is %s', (question, text, expected) => {
    expect(taken(text, question)).toBe(expected)
  })

describe('whoever was called is wanted still', () => {
  table([
    ['walking', 'no staff has come yet', 'callOff?'],
    ['checking', 'if the staff has come tell me', 'callOff?'],
    ['checking', 'the staff came last time', 'callOff?'],
    ['checking', 'no staff needed now', 'callOff'],
    ['walking', 'the staff came', 'callOff'],
    ['walking', 'can you cancel the call to staff', 'callOff'],
    ['walking', 'do not send anyone', 'callOff'],
    ['walking', 'no one has come', '(nothing)'],
    ['walking', 'not a single helper has come', 'callOff?'],
    ['checking', 'let me know once the staff has come', 'callOff?'],
    ['checking', 'do not send anyone when i reach', 'callOff?'],
    ['checking', 'whether the staff has come or not', 'callOff?'],
    ['walking', 'no shop staff has come', 'callOff?'],
    ['walking', 'no other staff has come', 'callOff?'],
    ['checking', 'no lady staff came', 'callOff?'],
    ['walking', 'no staff member has come', 'callOff?'],
    ['walking', 'nobody from the staff has come', 'callOff?'],
    ['checking', 'no one from your staff came', 'callOff?'],
    ['walking', 'not even one staff has come', 'callOff?'],
    ['checking', 'do not send anyone if i find it', 'callOff?'],
    ['checking', 'why did you tell the staff not to come', 'callOff?'],
  ])
})

describe('who was called is called off, whatever stands around it', () => {
  table([
    ['walking', 'no need the staff has come', 'callOff'],
    ['checking', 'no the staff is here now', 'callOff'],
    ['checking', 'no need to send anyone if it takes long', 'callOff'],
    ['walking', 'do not send anyone until i call', 'callOff'],
    ['checking', 'no staff needed unless i ask', 'callOff'],
    ['walking', 'the staff has come so tell me when to stop', 'callOff'],
    ['checking', 'cancel the call if possible', 'callOff'],
    ['walking', 'is it possible to cancel the call to staff', 'callOff'],
    ['walking', 'where am i and tell the staff not to come', 'whereAmI + callOff'],
    ['checking', 'is there milk in it and no staff needed', 'contains milk + callOff'],
    ['walking', 'no my helper has come', 'callOff'],
    ['walking', 'no need staff has come', 'callOff'],
    ['walking', 'no thanks staff has come', 'callOff'],
    ['walking', 'no problem staff has come', 'callOff'],
    ['walking', 'if possible tell the staff not to come', 'callOff'],
    ['walking', 'if you can please tell the staff not to come', 'callOff'],
    ['walking', 'if you do not mind cancel the call to staff', 'callOff'],
    ['checking', 'no staff needed i will call if i have trouble', 'callOff'],
    ['checking', 'no staff needed i will call if i get stuck', 'callOff'],
    ['checking', 'no staff needed if i get stuck i will call', 'callOff'],
    ['checking', 'do not send anyone i will let you know if i can not find it', 'callOff'],
    ['keep_app', 'yes then next time i need not search', 'save'],
  ])
})

describe('who asks for anybody is heard, and who asks for the next one is not', () => {
  table([
    ['walking', 'will nobody come forward to help me', 'callStaff'],
    ['section', 'somebody please come forward and help me', 'callStaff'],
    ['walking', 'can the next person come and help me', 'callStaff'],
    ['section', 'next customer please come', '–'],
    ['walking', 'he asked me to call somebody for him', 'callStaff?'],
    ['checking', 'the shopkeeper asked me to call the staff', 'callStaff?'],
    ['checking', 'the guard asked me to call the staff please call them', 'callStaff'],
    ['checking', 'my mother wants to ask something call the staff', 'callStaff'],
    ['walking', 'he is hurt please call somebody for him', 'callStaff'],
  ])
})

describe('who asks whether to call has called nobody', () => {
  table([
    ['walking', 'should i call somebody', 'callStaff?'],
    ['checking', 'do i have to call the staff for that', 'callStaff?'],
    ['walking', 'when will the staff come', 'callStaff?'],
    ['walking', 'when can you send somebody here', 'callStaff?'],
    ['walking', 'if i call will somebody come', 'callStaff?'],
    ['walking', 'should i get somebody', 'callStaff?'],
    ['walking', 'do i have to get somebody', 'callStaff?'],
    ['walking', 'when i call nobody comes send somebody here', 'callStaff'],
    ['walking', 'will i get somebody to help me', 'callStaff'],
    ['walking', 'do i get someone to guide me', 'callStaff'],
    ['walking', 'will i be able to get someone to help me', 'callStaff'],
    ['checking', 'can you call the staff', 'callStaff'],
    ['walking', 'please call somebody', 'callStaff'],
    ['walking', 'the next person please come forward', '(nothing)'],
    ['walking', 'somebody please come', 'callStaff'],
  ])
})

describe('an offer is taken by nobody who says why not, goes ahead of somebody or only asks', () => {
  table([
    ['introduction', 'go on uncle i will come', 'continue?'],
    ['introduction', 'go on please', 'continue'],
    ['introduction', 'i would love to hear it but keep it short', 'continue'],
    ['buy_more', 'do you have ragi cookies then yes', 'available'],
    ['keep_app', "yes but i don't need the counter", 'thanks?'],
    ['keep_app', "yes but i don't want to buy anything more", 'thanks?'],
    ['keep_app', 'yes then next time i need not search', 'save'],
    ['keep_app', 'yes no thanks', 'thanks'],
    ['keep_app', "yes i don't want it", 'thanks'],
    ['keep_app', 'yes i do not want to keep it', 'thanks'],
    ['keep_app', 'yes i do not want to lose it', 'thanks?'],
    ['keep_app', 'save it because i do not want to install it again', 'save'],
    ['keep_app', 'yes save it because i do not want to keep asking my son', 'save'],
    ['keep_app', 'yes save it since i do not want to put it every time', 'save'],
    ['keep_app', 'i do not want to install it again', 'thanks'],
    ['keep_app', 'do not save it again', 'thanks'],
    ['keep_app', 'do not save it because i do not want to keep it', 'thanks'],
    ['introduction', 'go on i am following', 'continue?'],
    ['keep_app', 'i would like to save it but i do not know how', 'save + help'],
    ['keep_app', 'i would like to keep it but i can not see the screen', 'save'],
    ['buy_more', 'i would like to buy more but i can not find it', 'buyMore'],
    ['buy_more', 'i would like to but i have no money', 'nextTime'],
    ['checking', 'take me to the counter if you can', 'counter'],
    ['buy_more', 'please take me to the counter if you can', 'counter'],
    ['checking', 'if you can open it take me to the counter', 'counter?'],
  ])
})

describe('who has left a place, or puts it off, is not led by its name', () => {
  table([
    ['place', 'i have come out of the shop', 'store?'],
    ['place', 'i stepped out of my house', 'home?'],
    ['place', 'i have come to the shop', 'store'],
    ['walking', 'i left the dairy side just now', 'dairy?'],
    ['walking', 'took the left just now', 'next'],
    ['walking', 'i left the biscuits now take me to the counter', 'counter'],
    ['walking', 'i left my bag at the door please take me back', 'back'],
    ['walking', 'i left my stick so please stop', 'stop'],
    ['place', 'i am standing in the middle of the shop', 'store'],
    ['walking', 'i have reached i am in the middle of the aisle', 'imHere?'],
    ['section', 'i need bread for breakfast tomorrow', 'breads'],
    ['section', 'i want biscuits guests are coming tomorrow', 'biscuits'],
    ['section', 'take me to the dairy i will pay later', 'dairy'],
    ['section', 'i need milk to drink later', 'dairy'],
    ['section', 'i want milk now and bread later', 'dairy + breads'],
    ['section', 'we have to buy bread tomorrow', 'breads?'],
    ['section', 'next time i will take biscuits', 'biscuits?'],
    ['section', 'i will come tomorrow for milk', 'dairy?'],
    ['section', 'bread later', 'breads?'],
    ['checking', 'i will go to the cash counter next time', 'counter?'],
    ['section', 'my son wanted biscuits but he is not here', 'biscuits?'],
    ['section', 'my husband wanted bread but he will buy it himself', 'breads?'],
    ['section', 'my son wants biscuits', 'biscuits'],
    ['section', 'buy biscuits on your way home beta', '–'],
    ['section', 'is dairy the second one', 'dairy?'],
    ['section', 'is the second one dairy', 'dairy?'],
    ['section', 'i will take biscuits next time', 'biscuits?'],
    ['section', 'i will come for the milk tomorrow', 'dairy?'],
    ['section', 'last time you took me to dairy', 'dairy?'],
    ['section', 'i need bread for tomorrow', 'breads'],
    ['section', 'bread first and biscuits later', 'breads + biscuits'],
    ['section', 'i want biscuits guests will come tomorrow', 'biscuits'],
    ['section', 'biscuits and guests will come tomorrow', 'biscuits'],
    ['section', 'i need milk my son will come tomorrow', 'dairy'],
    ['section', 'i need bread we are going to go on a picnic tomorrow', 'breads'],
    ['section', 'i want biscuits i have to go to a party tomorrow', 'biscuits'],
    ['section', 'tomorrow i have to go to a party i want biscuits', 'biscuits'],
    ['section', 'i need bread we will have guests tomorrow', 'breads'],
    ['section', 'i need milk i have to see the doctor tomorrow', 'dairy'],
    ['section', 'i will take biscuits guests will come tomorrow', 'biscuits'],
    ['section', 'i need bread i will get up early tomorrow', 'breads'],
    ['section', 'i need bread i will take it to my mother tomorrow', 'breads'],
    ['section', 'i want the biscuits but they are not here', 'biscuits'],
    ['section', 'i want biscuits for my kids they will take them', 'biscuits'],
    ['section', 'my kids wanted biscuits but they are not here', 'biscuits?'],
    ['section', 'biscuits my daughter will get them tomorrow', 'biscuits?'],
    ['section', 'we can do dairy later', 'dairy?'],
    ['section', 'bread i will see later', 'breads?'],
    ['section', 'biscuits will take later', 'biscuits?'],
    ['section', 'i want biscuits but i will take them tomorrow', 'biscuits?'],
    ['section', 'i am tired i will come for milk tomorrow', 'dairy?'],
    ['section', 'i want biscuits i will come again tomorrow', 'biscuits'],
    ['section', 'biscuits i will come again tomorrow', 'biscuits?'],
    ['section', 'maybe tomorrow we will get bread', 'breads?'],
  ])
})

describe('of two kinds of a thing the second is asked for', () => {
  table([
    ['checking', 'not total fat the saturated one', 'contains saturated fat'],
    ['checking', 'not saturated fat the trans one', 'contains trans fat'],
    ['checking', 'no not palm oil the coconut one', 'contains coconut oil'],
    ['checking', 'not cow milk the soya one', 'contains soya milk'],
    ['checking', 'not the soya milk the cow one', 'contains milk'],
  ])
})

describe('what is said to somebody beside, of a closed door or under a condition does nothing by its words', () => {
  table([
    ['keep_app', 'raju should we save it', '–'],
    ['keep_app', 'so should i save it', 'help'],
    ['buy_more', 'nothing more for the boy but some curd for us', 'nextTime?'],
    ['buy_more', 'nothing more for today but thank you', 'thanks'],
    ['buy_more', 'haan i am leaving now nothing more', 'nextTime?'],
    ['buy_more', 'one more thing what was it now', 'buyMore'],
    ['buy_more', 'what was it', 'repeat'],
    ['section', 'if you have rusk then breads otherwise leave it', 'breads'],
    ['section', 'not that one the other one', '–'],
    ['introduction', 'my son told me hear it fully', 'continue'],
    ['introduction', 'my son told me everything', 'notRequired'],
    ['introduction', 'kaunsa intro', 'help'],
    ['introduction', "you don't half talk fast", 'slower'],
    ['introduction', 'talk fast', 'faster'],
    ['entrance', 'no entrance here only a wall', 'notThere?'],
    ['entrance', 'no i am here at the gate', 'entrance'],
    ['entrance', "there's a big sliding door", '–'],
    ['entrance', 'there is fire near gate', 'danger'],
    ['entrance', 'there is smoke near door', 'danger'],
    ['place', 'there is a fight near gate', 'danger'],
    ['entrance', 'there is a big iron gate', '–'],
    ['entrance', 'bas pahunchne wala', '–'],
    ['place', 'main metro mein hoon', '–'],
  ])

  it.each([
    ['place', 'the shutter is still down'],
    ['entrance', 'shutters are all closed here'],
    ['entrance', "i guess so there's some big glass door"],
    ['confirm', "i can't stand in that long queue"],
  ] as const)('%s: "%s" is no danger', (question, text) => {
    expect(taken(text, question)).not.toMatch(/^danger/)
  })

  it.each([
    ['entrance', 'the shutter came down on my hand'],
    ['walking', 'the shutter is down'],
    ['confirm', "i can't stand any more"],
  ] as const)('%s: "%s" is one', (question, text) => {
    expect(taken(text, question)).toBe('danger')
  })

  it.each(['rusk chahiye dadi ko', 'dadi ko rusk chahiye', 'दादी को रस्क चाहिए'])(
    'section: "%s" is for whoever is named',
    (text) => expect(taken(text, 'section')).toBe('breads'),
  )
})

describe('plain answers are taken as that', () => {
  table([
    ['place', 'home but leaving in five', 'home'],
    ['place', "in my kitchen checking what's finished", 'home'],
    ['place', 'pg', 'home'],
    ['place', 'rasoi mein hoon', 'home'],
    ['place', 'i am leaving home', '–'],
    ['place', 'i am looking for the shop', '–'],
    ['place', 'i am looking at the shop from the road', '–'],
    ['place', 'at home looking through my kitchen shelves', 'home'],
    ['introduction', 'not just now', 'notRequired'],
    ['introduction', 'please jog my memory', 'continue'],
    ['section', "what've you got today", 'stock'],
    ['section', "what's on the menu", 'stock'],
    ['buy_more', 'nope bye', 'nextTime'],
    ['buy_more', "i've gotta dash", 'nextTime'],
    ['buy_more', 'i have to run to the counter', '–'],
    ['keep_app', 'sorry i must rush', 'thanks'],
    ['buy_more', 'kya poocha', 'repeat'],
    ['buy_more', 'i really have to rush now', 'nextTime'],
    ['buy_more', 'i have got to run sorry', 'nextTime'],
    ['keep_app', 'i have to hurry home', 'thanks'],
    ['buy_more', 'we have run low on butter', '–'],
    ['buy_more', 'my phone has run down', '–'],
    ['buy_more', 'you have to hurry', '–'],
    ['keep_app', 'you have to hurry', '–'],
    ['buy_more', 'i have to hurry, one more packet please', 'buyMore'],
    ['buy_more', 'i need to run through my list again', 'buyMore'],
    ['buy_more', 'guess not', 'nextTime?'],
    ['buy_more', 'i think not', 'nextTime?'],
    ['keep_app', 'probably not', 'thanks?'],
    ['keep_app', 'i suppose not', 'thanks?'],
    ['introduction', 'i think not', 'notRequired?'],
    ['confirm', 'probably not', 'no'],
    ['confirm', 'i suppose not', 'no'],
    ['walking', 'i guess not', '(nothing)'],
    ['buy_more', 'chal milte hain', 'thanks'],
    ['section', 'yahan rusk milte hain kya', 'available'],
    ['introduction', 'chal bol', 'continue'],
    ['checking', 'bahar kaise niklu', 'counter?'],
  ])
})

describe('what stands behind an expectation, or is told by others, is met by nobody', () => {
  table([
    ['walking', 'i thought i should be there but it is only a wall', 'lost'],
    ['walking', 'you said there must be a rack here but there is nothing', 'lost'],
    ['walking', 'i was told it is here but this is just a pillar', 'lost'],
    ['walking', 'i would have said i am there but it is nothing but a blank wall', 'lost'],
    ['walking', 'i should be at the turn but there is no turn', 'lost'],
    ['walking', 'i thought i was there but i fell', 'danger'],
    ['walking', "i thought it was a step but it's not, i fell down", 'danger'],
    ['walking', "i thought i could manage but there is no air, i can't breathe", 'danger'],
    ['walking', 'i thought it was water but it is all blood', 'danger'],
    ['walking', 'i thought this was the shelf but it is just a wall and i am bleeding', 'danger'],
    ['walking', 'i thought it would be far but it is not so bad', '(nothing)'],
    ['walking', 'i thought it would be hard but it is just fine', '(nothing)'],
    ['walking', 'i should be at the shelf but there is a wall in front of me', 'danger'],
    ['walking', 'a man says the bread is behind me', '(nothing)'],
    ['walking', 'the guard told me the shelf is right in front of me', '(nothing)'],
    ['walking', 'a man is right behind me and touching me', 'danger'],
    ['checking', 'the shops were taking some biscuits off the shelves', '–'],
    ['checking', 'they were pulling me', 'danger'],
    ['walking', 'i hit the counter', 'danger'],
  ])
})

describe('what others want, or is put off, leads nobody away unasked', () => {
  table([
    ['checking', 'my husband says take me to the counter', 'counter?'],
    ['checking', 'my daughter told me to go to the counter', 'counter?'],
    ['checking', 'my wife says tell me the price', 'price'],
    ['walking', 'we may go to the counter soon', 'counter?'],
    ['checking', 'i may go to the cash counter', 'counter?'],
    ['checking', 'we will go to the counter in a minute', 'counter?'],
    ['checking', 'take me to the counter soon', 'counter'],
    ['checking', 'may i go to the counter', 'counter'],
  ])
})

describe('of goods the refused ones are left', () => {
  table([
    ['section', 'get me biscuits and no bread please', 'biscuits'],
    ['section', 'buy rusk but no cheese', 'breads'],
    ['section', 'bread without butter', 'breads'],
    ['section', 'bread no butter', 'dairy'],
    ['walking', 'buy rusk but no cheese', 'breads?'],
  ])
})

describe('what there is at home is not asked of a pack', () => {
  table([
    ['checking', 'we have no butter left the kids finished it', '–'],
    ['checking', 'we are out of milk at home', '–'],
    ['checking', 'i do not have any nuts allergy is there milk', 'allergens'],
    ['checking', 'is there no milk in it', 'contains milk'],
    ['checking', 'give me more detail than that', '–'],
  ])
})

describe('what is said of a walk is no count of it, and what is said loudly is heard', () => {
  table([
    ['walking', 'is it from the gate that i should count', '(nothing)'],
    ['walking', 'how many steps should i count', 'howManyLeft'],
    ['walking', 'how many steps do i have to count', 'howManyLeft'],
    ['walking', 'you do not have to shout at me', 'quieter'],
    ['walking', 'you need not shout i have good ears', 'quieter'],
    ['walking', 'the child needs some bread first', 'breads?'],
    ['walking', 'the boy wants water', '(nothing)'],
  ])
})

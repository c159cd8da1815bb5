import { expect, it } from 'vitest'
import { english } from '../answer-texts.ts'
import { facts } from './facts.ts'
import { spokenTexts } from './spoken.ts'
import { walkTexts } from './walk.ts'

/** What each sentence says, translated back word by word by who reads both: to be looked at again when it changes. */
const back: Readonly<Record<string, string>> = {
  privacy: 'I hear and see only during the talk, and keep nothing of it.',
  'store.unknown': 'This shop is not known to me. Even so I can tell about the product in your hand.',
  'intro.offer': 'Will you hear the introduction? To hear say continue, or to leave it no need.',
  'intro.offer.r1': 'Introduction: continue, or no need?',
  'intro.offer.r2': 'Say continue or no need, or press any button of the screen.',
  'tour.1': 'How I work, in four small parts. To leave a part touch the screen.',
  'tour.2': 'One. After my bell speak in your own words. I wait until you have spoken fully.',
  'tour.3':
    'Two. While walking keep the phone straight on the chest, in the hand or on a strap. I count your steps.',
  'tour.4': "Three. To check a product keep it one hand away from the phone's back, and ask: what is this?",
  'tour.5': 'Four. Say again, slowly, help or pause at any time. For staff say call staff.',
  'tour.end': 'That is all.',
  'place.ask': 'Are you at the shop, or at home?',
  'place.ask.r1': 'Please say shop or home.',
  'place.ask.r2': 'Say shop or home, or press one of the two buttons of the screen.',
  'home.go.store':
    'Please go to the entrance. There have staff scan the code with your phone, then I will tell you the way.',
  'aisle.kept.biscuits': 'Last time you chose biscuits and snacks.',
  'aisle.kept.dairy': 'Last time you chose dairy.',
  'aisle.kept.breads': 'Last time you chose bread.',
  'aisle.ask': 'Which section do you want: biscuits and snacks, dairy, or bread?',
  'aisle.ask.r1': 'Please choose one: biscuit, dairy, or bread.',
  'aisle.ask.r2':
    'The section was not understood. Say biscuit, dairy or bread, or press one of the three buttons of the screen.',
  'aisle.confirm.biscuits': 'Biscuits and snacks.',
  'aisle.confirm.dairy': 'Dairy.',
  'aisle.confirm.breads': 'Bread.',
  'aisle.ask.some': 'Which section do you want: {section}?',
  'aisle.ask.one': 'I have the way to {section} only. To go there say {section}.',
  'aisle.ask.hand': 'The section was not understood. Say {section}, or press any button of the screen.',
  'aisle.none':
    'I do not have the ways of this shop. Staff can take you to the shelf. Say call staff, or ask about a product.',
  'aisle.noreturn':
    'I do not have the way from {section} to the cash counter. I can take you there, staff will take you further.',
  'entrance.ask': 'The way begins at the entrance. Are you at the entrance, or not there?',
  'entrance.ask.r1': 'Are you at the entrance? Say entrance, or not there.',
  'entrance.ask.r2':
    'Say entrance or not there, or press any button of the screen. Saying back changes the section.',
  'entrance.no1':
    'Please tell some staff to take you to the entrance. I will wait, and ask again in a little while.',
  'entrance.no2':
    'Come, let us begin anew. Please close this app, and have staff scan the code of the entrance.',
  'counter.confirm': 'Cash counter.',
  'counter.already': 'We are on the way to the cash counter already.',
  'counter.then': 'First we go as far as {section}. The way to the cash counter begins right there.',
  'standing.ask': 'Are you right there where we had arrived? Yes or no.',
  'standing.ask.r1': 'Where we had arrived? Please say yes or no.',
  'standing.ask.r2': 'Say yes or no, or press any button of the screen.',
  'standing.no':
    'Then stay standing right there, and say call staff. Or return by yourself to where we had arrived, at {section}, and say yes.',
  'counter.far':
    'I do not have the way from here to the cash counter. Please ask staff, or continue with me.',
  'section.far': 'I do not have the way from here to there. Staff can take you to the entrance.',
  'section.here': 'You are at {section} now.',
  'motion.denied': 'The permission for motion was not got.',
  'motion.error': 'There is a fault in the motion sensor.',
  'motion.missing':
    'The permission for the motion sensor is not given, please open the app again and give permission.',
  'more.ask': 'Will you buy more products of {brand}, or next time?',
  'more.ask.r1': 'Please say want to buy more, or next time.',
  'more.ask.r2': 'Say want to buy more or next time, or press any button of the screen.',
  'more.yes':
    'Please have the shopkeeper scan the code of the entrance on your phone again. I am closing this visit now.',
  'save.ask': 'Shall I help to keep this app on the phone? Say save, or to end say thanks.',
  'save.ask.r1': 'Please say save, or thanks.',
  'save.ask.r2': 'Say save or thanks, or press any button of the screen.',
  'save.android':
    "Open the browser's menu at the top right, and choose Add to Home screen. These steps are written on the screen too.",
  'save.ios':
    'Press Share at the bottom of the screen, then choose Add to Home Screen. These steps are written on the screen too.',
  'sure.ask': 'Did you say: {what}? Yes or no.',
  'sure.r1': 'Please say yes or no, or press any button of the screen.',
  'thanks.ask': 'Shall we end this visit? Yes or no.',
  'product.leave': 'Shall we leave this product? Yes or no.',
  'walk.leave': 'Shall we leave this way? Yes or no.',
  'danger.walk':
    'Stop. Stay standing right there. Say call staff, I will make a sound for help. When you want to go on say again.',
  'danger.here':
    'Stay right where you are. Say call staff, I will make a sound for help. When you are ready say again.',
  'volume.most': "I cannot speak louder than this. Your phone's buttons raise the sound.",
  'volume.least': "I cannot speak in a lower voice than this. Your phone's buttons lower the sound.",
  'hold.only':
    'From now on I will listen only when you keep the screen or the talk button pressed. To change press it and say listen always.',
  'listen.always': 'I am listening all the time again.',
  'stop.confirm': 'Stop. Now I stop. To continue say no.',
  'restart.ask': 'Shall we begin again right from the start? Say yes or no.',
  'restart.ask.r1': 'Begin again? Yes or no.',
  'carry.on': 'All right. We go on.',
  'idle.store':
    'For some time I have not heard you. To continue touch the screen or say anything. If your work is done, please close the app. To begin again have the shopkeeper scan the code of the entrance.',
  'idle.home':
    'For some time I have not heard you. To continue touch the screen or say anything. If your work is done, please close the app.',
  'idle.kept': 'I am with you. Go on.',
  'resume.ask': 'We were here: {last}. Continue? Yes or no.',
  'resume.ask.r1': 'Continue right from where we were? Yes or no.',
  'resume.ask.r2': 'Say yes or no, or press any button of the screen. No makes a new beginning.',
  'resume.shelf': 'I cannot tell where you are now. Are you still at the shelf of {section}? Yes or no.',
  'resume.there.r1': 'Are you still right there? Yes or no.',
  'resume.there.r2': 'Say yes or no, or press any button of the screen. For staff say call staff.',
  'resume.staff':
    'From a place that is not known to me I cannot tell the way. Please ask staff, or say call staff, I will make a sound for them.',
  'net.offline': 'There is no connection. This phone is offline. I am waiting for the network.',
  'net.walk': 'There is no network. I will keep counting. If needed press next or again.',
  'net.walk.manual': 'There is no network. The way will go on. After each part press next.',
  'net.still': 'There is still no connection. The way will go on.',
  'net.alone':
    'The connection is not happening. I go on without it: I know the ways of this shop. Press the buttons of the screen.',
  'tap.answer': 'Without a connection I cannot hear you. Please press some button of the screen.',
  'tap.deaf':
    'Right now I cannot hear you. Please press some button of the screen, or write what you want to say.',
  'tap.go': 'Move the phone once, or press next.',
  'tap.pause': 'I feel no steps. Press again, or after the part press next, or keep going.',
  'tap.lost':
    'Stay standing right there. Press back, I will take you back by the same way. Or press again, or call staff.',
  'tap.uncounted': 'Right now I cannot count your steps. After each part press next.',
  'tap.next': 'At the end of this part press next.',
  'tap.back': 'Turn back, and go back to where this part begins. Having arrived press next, or call staff.',
  'tap.back.before':
    'Face where you came from, and go back to where the part before this begins. Having arrived press next, or call staff.',
  'tap.back.say': 'Having arrived press next, or call staff.',
  'scan.alone': 'Without a connection I cannot see products. As soon as a connection comes I will try again.',
  'walk.missed': 'I did not understand. Say help, or touch the screen.',
  'help.walk': 'You are on the way to {section}. Say again, back, pause, or call staff.',
  'voice.none':
    "This phone has no voice of Hindi. To get it open text to speech in the phone's settings and install Hindi. To continue in English now touch the screen again.",
  'voice.gone':
    'The Hindi voice of this phone has stopped. I continue in English. To try again say speak in Hindi.',
  'start.ready': 'Ready. To start touch anywhere on the screen.',
  'perm.before':
    'Now your phone will ask three things: motion, microphone and camera. Please give permission for all three. I use them only during the talk.',
  'perm.microphone': 'Now your phone will ask for the microphone, so that I can hear you. Please allow.',
  'perm.camera': 'Now the camera, so that I can see products. Please allow.',
  'perm.wait.motion':
    'Your phone is still asking about motion. Please answer on the screen. Without it say or press next after each part of the way. I continue.',
  'perm.wait.microphone':
    'Your phone is still asking about the microphone. Please answer on the screen. Without it use the buttons. I continue.',
  'perm.wait.camera':
    'Your phone is still asking about the camera. Please answer on the screen. Without it I cannot see products. I continue.',
  safety:
    'I cannot recognise people or obstacles. Please keep taking the support of your cane, guide dog or companion.',
  'welcome.store':
    'Welcome to {brand}, {store}. I can take you to a section, tell about a product, and take you to pay.',
  'welcome.store.back': 'Welcome again to {brand}, {store}.',
  'welcome.home': 'Welcome to {brand}. I can tell about the {brand} product in your hand.',
  wait: 'Please wait.',
  moment: 'One moment, please.',
  hi: 'Hello again. How may I help?',
  'scan.hello':
    "Now we can check products. Pick one up, keep it one hand away from the phone's back, and ask: what is this?",
  'scan.wait': 'I am looking.',
  'scan.askdate': 'Shall I read the last date of use?',
  'scan.next.store': 'Ask about another product, or to pay say cash counter.',
  'scan.next.home': 'Ask about another product, or to end say thanks.',
  'scan.retry': 'Move the phone slowly left and right, up and down, and closer, and ask: what is this?',
  'scan.notbrand': 'It seems this is not a product of {brand}, please try another product',
  'scan.nodate':
    'Keep the product near the camera and turn it, so that the last date of use is seen by the camera, and ask what is the last date',
  'look.blind':
    'I cannot see: the camera is not working now. Say or write the figures below the bar code one by one. Or say call staff.',
  'look.blind.date':
    'I cannot read the date: the camera is not working now. Please ask staff. Say call staff, I will make a sound for them.',
  'cam.lost':
    'The camera stopped. Perhaps another app or a call is taking it. I will keep trying. To try now touch the screen.',
  'cam.still': 'The camera is stuck. I am starting it again.',
  'cam.dark':
    'The camera sees nothing. Perhaps it is covered, or it is dark. Wipe the back of the phone, or turn towards the light.',
  'cam.torch': "It is dark here. I have lit your phone's light. It will go out by itself.",
  'cam.back': 'The camera is working now.',
  'cam.blocked':
    'I cannot see, because the camera has been blocked. To show me products, allow the camera in the browser’s settings.',
  'mic.lost':
    'The microphone is being used elsewhere. I will keep trying. To try now touch the screen, or use the buttons.',
  'mic.silent':
    'No sound is coming from your microphone. Perhaps it is off on the phone or the headset. Use the buttons of the screen.',
  'mic.back': 'Now I can hear you.',
  'nav.nopath':
    'The chosen way is not available, please choose another way or take the help of the shopkeeper.',
  'home.sorry':
    'Sorry, I may not be able to help you now. Please go to the entrance of the shop and scan the QR code or take the help of the shopkeeper.',
  thanks: 'Thanks for shopping with {brand}. May your day be good. Goodbye.',
  'idle.paused':
    'It is paused. Microphone and camera are off. To continue right from where you were touch anywhere.',
  'net.lost': 'The connection broke. I am trying again. Please stay standing right there.',
  'net.back': 'The connection is joined again. We were here: {last}.',
  'net.fail': 'No connection is made. Please take help from staff, or touch the screen to try again.',
  'cloud.away': 'The online voice is not there now. I continue in my own voice.',
  'mic.denied':
    'I cannot hear you, because the microphone is blocked. Use the buttons of the screen, or allow the microphone in the settings of the browser.',
  noise: 'There is noise here. Please bring the phone near and speak again.',
  'noise.hold': 'Or while speaking keep a finger on the screen. Then I hear nothing else.',
  'help.scan':
    "Keep the product near the phone's back and ask: what is this? You can also ask about ingredients, allergy or sugar.",
  'staff.call': 'I am making a sound so that staff can find you. To stop it touch.',
  'nav.prepare': 'Hold the phone straight in the hand, and move it slowly up and down.',
  'nav.go': 'Shake the phone once, or say next.',
  'nav.first': 'Begin with the door behind your back. Go forward {n} steps.',
  'nav.first.only': 'Begin with the door behind your back.',
  'nav.straight': 'Go forward {n} steps.',
  'nav.straight.only': 'Go forward.',
  'nav.left': 'Stop. Turn left, by a quarter. Then go forward {n} steps.',
  'nav.left.only': 'Stop. Turn left, by a quarter.',
  'nav.right': 'Stop. Turn right, by a quarter. Then go forward {n} steps.',
  'nav.right.only': 'Stop. Turn right, by a quarter.',
  'nav.custom': '{action}, {n} steps.',
  'nav.custom.only': '{action}.',
  'nav.keep': 'Keep going. {More} more steps.',
  'nav.more': '{More} more steps, then {move}.',
  'nav.part': 'In this part there are {n} steps.',
  'nav.pause': 'I feel no steps. Say again, or after the part say next, or keep going.',
  'nav.where': 'This is part {part} of {of}.',
  'nav.turned.left': 'That was left. Turn round to the right side.',
  'nav.turned.right': 'That was right. Turn round to the left side.',
  'nav.turned.half.left': 'Turn more to the left side.',
  'nav.turned.half.right': 'Turn more to the right side.',
  'nav.turned.past.left': 'That was too much. Turn back to the right side.',
  'nav.turned.past.right': 'That was too much. Turn back to the left side.',
  'nav.turned.not.left': 'Stop. You have not turned. Turn left, by a quarter.',
  'nav.turned.not.right': 'Stop. You have not turned. Turn right, by a quarter.',
  'nav.back': 'Turn back, by a half. Then go forward {n} steps, where this part begins.',
  'nav.back.left': 'Turn left, by a quarter. Then go forward {n} steps, where that part begins.',
  'nav.back.right': 'Turn right, by a quarter. Then go forward {n} steps, where that part begins.',
  'nav.back.way': 'Face where you came from. Then go forward {n} steps, where that part begins.',
  'nav.back.more': '{More} more steps, where this part begins.',
  'nav.back.next':
    'Turn back, and go back to where this part begins. Having arrived say next, or say call staff.',
  'nav.back.before':
    'Face where you came from, and go back to where the part before this begins. Having arrived say next, or say call staff.',
  'nav.back.say': 'Having arrived say next, or say call staff.',
  'nav.back.there':
    'Stop. This part begins here. Turn back, by a half. Then go forward {n} steps. To go further back say back.',
  'nav.back.start': 'The way begins right here.',
  'nav.back.cannot':
    'I cannot take you further back than this. Stay standing right there, and say call staff.',
  'nav.end.section': 'You have arrived at {section}. If it is not here, say lost.',
  'nav.end.counter': 'You are at the cash counter.',
  'nav.end.demo': 'You have arrived at your destination.',
  'nav.lost':
    'Stay standing right there. Say back, I will take you back by the same way. Or say again, or call staff.',
  'nav.manual': 'I cannot count steps on this phone. After each part say next, or press the next button.',
  'nav.uncounted': 'Now I cannot count your steps. After each part say next.',
  'nav.agree.turn': 'I can count again. Are you at the turn? Yes or no.',
  'nav.agree.part': 'I can count again. Are you at the end of this part? Yes or no.',
  'nav.agree.next': 'At the end of this part say next.',
  'nav.agree.end': 'Are you at {place}? Yes or no.',
  'nav.dark': 'Your screen may go off, then I cannot count steps. Keep touching it now and then.',
  'nav.return': 'Come, let us go to the cash counter. Turn round, so that the shelf is behind you.',
  'nav.cross': 'Come, let us go there. Turn round, so that the shelf is behind you.',
  'nav.skipped': 'One part of this way is missing. Stop, and ask staff to take you on, or say call staff.',
  'tour.short': 'Speak after my bell. To hear how I work, say introduction.',
  'walk.words': 'Say again, slowly or pause at any time. For staff say call staff.',
  'shelf.ask': 'Are you at the shelf of {section}? Yes or no.',
  'shelf.ask.r1': 'Are you at that shelf? Yes or no.',
  'shelf.ask.r2':
    'Say yes or no, or press any button of the screen. If you say no I will ask where you want to go.',
  'staff.told': 'Staff see your call on their screen.',
  'staff.alone': 'No screen of staff is open. I am sounding for them.',
  'staff.unreached': 'I cannot reach the screen of staff now. I am sounding for them.',
  'staff.coming': 'Staff are coming to you.',
  'staff.nobody': 'Until now nobody has answered. To call again say call staff.',
  'staff.waiting': 'I am waiting with you. To call again say call staff, or say staff not wanted.',
  'staff.over': 'Staff have closed your call. If nobody is with you, say call staff.',
  'staff.off': 'All right. I have told staff that there is no need of them now.',
  'staff.offLater':
    'All right. As soon as the connection returns I will tell staff that there is no need of them now.',
  'staff.offUnseen': 'All right. I am not calling staff now.',
  'staff.offUnsure':
    'All right. Just now I cannot tell staff. If anybody comes, tell them that there is no need of them now.',
  'staff.none': 'No call for staff is open.',
  'lock.offer': 'Say pocket, then I will close the screen to touches.',
  'lock.on':
    'The screen is closed. The talk button works. To open hold the screen pressed for two seconds, or say unlock.',
  'lock.again': 'To open press again.',
  'lock.off': 'The screen has opened.',
  'signs.first':
    'These are my sounds, and with each the vibration that you will feel. I always say the same in words too.',
  'signs.left': 'Left.',
  'signs.right': 'Right.',
  'signs.straight': 'Straight.',
  'signs.arrived': 'We have arrived.',
  'signs.contains': 'In this is what you must not eat.',
  'signs.unsure': 'I do not know for certain.',
  'signs.tick':
    'Small tick tick: one at each step of yours, and the clearer I can read the pack, the faster.',
  'signs.turn': 'Now it is your turn to speak.',
  'signs.last': 'That is all. You can turn these off in the settings, before starting or when we pause.',
  'needs.contains':
    'In this is a thing that you are to avoid. I have written it on the screen. Please ask staff.',
  'needs.unsure':
    'About what you are to avoid I do not know for certain. I have written it on the screen. Please ask staff.',
  'needs.written':
    'I have written it on the screen. This phone has no voice of its own, and your list should not go out of it.',
  'needs.server':
    'Your list is kept on this phone only. What you say is heard by the own machine of the shop, which does not keep it. To tell nobody, choose on the screen in the settings.',
  'needs.cloud':
    'Your list is kept on this phone only. But what you say goes to an online service here. To tell nobody, choose on the screen in the settings.',
  'notice.sound':
    'I hear you by the microphone so that I can answer. The own machine of the shop turns sound into words. It keeps neither of the two.',
  'notice.sound.cloud':
    'I hear you by the microphone so that I can answer. Here sound and pictures go to an online service, which turns them into words. I keep nothing.',
  'notice.pictures':
    'I look by the camera only when you ask what the product is, or what its date is. Pictures are looked at and thrown away.',
  'notice.steps': 'To tell the way your phone counts your steps. What it feels does not go out of the phone.',
  'notice.phone':
    'Only your phone keeps: how you like my speaking, your steps, where the visit is for two hours, and the lists you made.',
  'notice.rights':
    'You can refuse each of these in the settings of the phone, and use the buttons. In the settings of this app everything can be seen and forgotten.',
  'notice.machine':
    'Yes, you are talking to a machine, to a computer program. It can be wrong. To reach a person say call staff.',
  'notice.access':
    'Here everything works by voice, by buttons and with a screen reader. What does not work yet, and where to complain, is written in the settings. Or tell staff: say call staff.',
  'notice.agreed': 'Thank you. You can take it back at any time.',
  'notice.withdrawn':
    'You do not agree. I now neither hear nor look. Staff can help you. Touch again only when you want me to hear again.',
  'notice.forgotten':
    'Forgotten: how you like my speaking, your steps, and your lists. Only where this visit is stays, until it ends.',
  'practice.open': 'I open the practice. To begin touch the screen there.',
  'practice.first':
    'This is practice, in a made-up shop. Nothing of it is kept, and staff are not called. Packs to look at are on the page of samples, open it on some other screen.',
}

/** The same of what is said about a product, where how sure it is stands in the words. */
const backOfFacts: Readonly<Record<keyof typeof facts, string>> = {
  notFound: 'I am not finding that for this product.',
  checkPack: 'Please check by the pack or ask staff.',
  askStaff: 'Please ask staff.',
  askDoctor: 'Please ask your doctor or staff.',
  noAllergens: 'Our list does not tell the things of it that give allergy.',
  noFullList: 'It does not give the full list of things that give allergy.',
  noTraces: 'Our list does not tell traces of what may be in it.',
  noneNamed: 'From our list: the brand does not give the name of any thing in it that gives allergy.',
  noNutrition: 'Our list does not tell its nutrition.',
  noAmount: 'Our list does not tell how much it is.',
  noIngredients: 'Our list does not tell its ingredients.',
  onlyEnglish: 'In our list this is in English only.',
  notOurs: 'Our list does not say this.',
  mayBeNeither: 'This may be some new product, and I cannot tell what is in it.',
  codeUnlisted: 'Its bar code is not in our list.',
  cannotTell: 'I cannot tell which of these is in your hand.',
  showFront: 'Please show the front part of the pack.',
  noPrices: 'There are no prices in our list.',
  noOffers: 'There are no offers in our list.',
  conditionUnseen:
    'I cannot tell whether the pack is all right or bad. Do not eat from a pack that is torn, is swollen, is leaking, has mould in it or gives off a strange smell.',
  askForAnother: 'Take another pack, or for staff say: call staff.',
  takeItBack: 'The store’s staff can change it.',
  counterKnows: 'At the cash counter staff can tell you.',
  storeKnows: "The shop's staff can tell you.",
  allSections: 'Our list has three sections: biscuits and snacks, dairy, and bread.',
  shelfUnseen: 'I cannot see whether it is on the shelf or not.',
  sayName: 'To ask about one product say its full name.',
  nameUnknown: 'I am not finding that name in our list.',
  unreadable: 'In our list there are also words that I cannot read.',
  listChanged: 'After my telling, our list has changed. Please ask again.',
  lookAgain: 'If another pack is in your hand now, hold it up and ask: what is this?',
  codeAgain: 'Please say or write the figures one by one again.',
  codeNotListed: 'In our list there is no product of this code. Please ask staff.',
  noDatesKept:
    'I do not remember dates, so I cannot compare them. Show one pack after the other and ask for its date.',
  notKept:
    'I have not remembered this: I keep what you say about yourself. Say for example: I am allergic to peanuts and milk.',
  needsTwo: 'I compare two products. Ask what is this for both, then say compare.',
}

it('every sentence was translated back', () => {
  expect(Object.keys(back).toSorted()).toEqual(Object.keys({ ...spokenTexts, ...walkTexts }).toSorted())
  expect(Object.keys(backOfFacts).toSorted()).toEqual(Object.keys(facts).toSorted())
})

const tables = { ...spokenTexts, ...walkTexts }
const originals: Readonly<Record<string, string>> = { ...english.spokenTexts, ...english.walkTexts }
const blanksOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()
const wordsOf = (text: string) => text.split(/\s+/).length

it.each(Object.entries(tables))('%s keeps its blanks and its time', (id, hindi) => {
  const original = originals[id] ?? ''
  expect(blanksOf(hindi)).toEqual(blanksOf(original))
  expect(blanksOf(back[id] ?? '')).toEqual(blanksOf(original))
  expect(wordsOf(hindi)).toBeLessThanOrEqual(wordsOf(original) * 1.5 + 4)
  expect(hindi.replace(/\{\w+\}|Add to Home [Ss]creen|Share/g, '')).not.toMatch(/[A-Za-z]/)
})

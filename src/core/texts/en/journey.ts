import { cardinal } from '../../language/cardinals.ts'

/**
 * Every sentence of the journey around the walk and the product check, by id; blanks as in `spokenTexts`. A question
 * names its answers in words that are accepted; `.r1` asks again in short, `.r2` offers another way in.
 */
export const journeyTexts = {
  privacy: 'I listen and look only while we talk, and keep none of it.',
  'store.unknown': 'This store is not known to me. I can still tell you about any product you are holding.',

  'intro.offer': 'Would you like the introduction? Say continue to hear it, or not required to skip it.',
  'intro.offer.r1': 'Introduction: continue, or not required?',
  'intro.offer.r2': 'Say continue or not required, or tap one of the buttons on the screen.',
  'tour.short': 'Speak after my chime. To hear how I work, say introduction.',
  'tour.1': 'Here is how I work, in four short parts. Tap the screen to skip a part.',
  'tour.2': 'One. After my chime, speak in your own words. I wait until you finish.',
  'tour.3':
    'Two. When we walk, keep the phone upright on your chest, in the hand or on a strap. I count your steps.',
  'tour.4':
    "Three. To check a product, hold it a hand's length from the back of the phone, and ask: what is this?",
  'tour.5': 'Four. Say repeat, slower, help or pause whenever you like. For staff, say call staff.',
  'tour.end': 'That is all.',

  'place.ask': 'Are you at the store, or at home?',
  'place.ask.r1': 'Please say store or home.',
  'place.ask.r2': 'Say store or home, or tap one of the two buttons on the screen.',
  'home.go.store':
    'Please go to the entrance. Ask staff to scan the code there with your phone, and I will guide you from that point.',

  'aisle.kept.biscuits': 'Last time you chose biscuits and snacks.',
  'aisle.kept.dairy': 'Last time you chose dairy.',
  'aisle.kept.breads': 'Last time you chose breads.',
  'aisle.ask': 'Which section would you like: biscuits and snacks, dairy, or breads?',
  'aisle.ask.r1': 'Please choose one: biscuits, dairy, or breads.',
  'aisle.ask.r2':
    'I did not catch a section. Say biscuits, dairy or breads, or tap one of the three buttons on the screen.',
  'aisle.confirm.biscuits': 'Biscuits and snacks.',
  'aisle.confirm.dairy': 'Dairy.',
  'aisle.confirm.breads': 'Breads.',

  'aisle.ask.some': 'Which section would you like: {section}?',
  'aisle.ask.one': 'I have a route to {section} only. To go there, say {section}.',
  'aisle.ask.hand': 'I did not catch a section. Say {section}, or tap a button on the screen.',
  'aisle.none':
    'I have no routes in this store. Staff can take you to a shelf. Say call staff, or ask me about a product.',
  'aisle.noreturn':
    'I have no route from {section} to the cash counter. I can lead you there, and staff can take you on.',

  'entrance.ask': 'The route begins at the entrance. Are you at the entrance, or not there?',
  'entrance.ask.r1': 'Are you at the entrance? Say entrance, or not there.',
  'entrance.ask.r2':
    'Say entrance or not there, or tap one of the buttons on the screen. Back changes the section.',
  'entrance.no1':
    'Please ask a member of staff to bring you to the entrance. I will wait, and ask you again in a moment.',
  'entrance.no2':
    'Let us begin afresh. Please close this app, and ask staff to scan the code at the entrance for you.',

  'counter.confirm': 'Cash counter.',
  'counter.already': 'We are on the way to the cash counter.',
  'counter.then': 'We go on to {section} first. The way to the cash counter begins there.',
  'standing.ask': 'Are you where we arrived? Yes or no.',
  'standing.ask.r1': 'Where we arrived? Please say yes or no.',
  'standing.ask.r2': 'Say yes or no, or tap one of the buttons on the screen.',
  'standing.no':
    'Then stand still, and say call staff. Or go back by yourself to where we arrived, at {section}, and say yes.',
  'counter.far': 'I have no route to the cash counter from here. Please ask staff, or carry on with me.',
  'section.far': 'I have no route from here to there. Staff can bring you to the entrance.',
  'section.here': 'You are at {section} now.',
  'motion.denied': 'Motion access denied.',
  'motion.error': 'Motion access error.',
  'motion.missing':
    'Motion sensor permission is not granted, kindly restart the application and grant permission',

  'more.ask': 'Would you like to buy more {brand} products, or next time?',
  'more.ask.r1': 'Please say buy more, or next time.',
  'more.ask.r2': 'Say buy more or next time, or tap one of the buttons on the screen.',
  'more.yes':
    'Please ask the storekeeper to scan the entrance code again on your phone. I am closing this visit now.',
  'save.ask': 'Shall I help you keep this app on your phone? Say save, or say thank you to finish.',
  'save.ask.r1': 'Please say save, or thank you.',
  'save.ask.r2': 'Say save or thank you, or tap one of the buttons on the screen.',
  'save.android':
    'Open the browser menu at the top right, and choose Add to Home screen. The steps are also written on the screen.',
  'save.ios':
    'Tap Share at the bottom of the screen, then choose Add to Home Screen. The steps are also written on the screen.',

  'sure.ask': 'Did you say {what}? Yes or no.',
  'sure.r1': 'Please say yes or no, or tap one of the buttons on the screen.',
  'thanks.ask': 'Shall we end this visit? Yes or no.',
  'product.leave': 'Shall we leave the product? Yes or no.',
  'walk.leave': 'Shall we leave this walk? Yes or no.',
  'danger.walk':
    'Stop. Stand still. Say call staff and I will sound for help. Say repeat when you are ready to go on.',
  'danger.here':
    'Stay where you are. Say call staff and I will sound for help. Say repeat when you are ready.',
  'volume.most': "This is as loud as I can speak. Your phone's own buttons make it louder.",
  'volume.least': "This is as quiet as I can speak. Your phone's own buttons make it quieter.",
  'hold.only':
    'From now on I listen only while you hold the screen or the Talk button. To change back, hold it and say listen always.',
  'listen.always': 'I am listening all the time again.',
  'stop.confirm': 'Stop. I will pause now. Say no to carry on.',
  'restart.ask': 'Start again from the beginning? Say yes or no.',
  'restart.ask.r1': 'Start again? Yes or no.',
  'carry.on': 'All right. We carry on.',
  'idle.store':
    'I have not heard from you for a while. Tap the screen or say anything to carry on. If you are done, please close the app. To begin again, ask the storekeeper to scan the entrance code.',
  'idle.home':
    'I have not heard from you for a while. Tap the screen or say anything to carry on. If you are done, please close the app.',
  'idle.kept': 'I am with you. Carry on.',
  'resume.ask': 'We were at {last}. Carry on? Yes or no.',
  'resume.ask.r1': 'Carry on where we were? Yes or no.',
  'resume.ask.r2': 'Say yes or no, or tap one of the buttons on the screen. No begins anew.',
  'resume.shelf': 'I cannot tell where you are now. Are you still at the shelf of {section}? Yes or no.',
  'resume.there.r1': 'Are you still there? Yes or no.',
  'resume.there.r2': 'Say yes, or no, or tap one of the buttons on the screen. For staff, say call staff.',
  'shelf.ask': 'Are you at the shelf of {section}? Yes or no.',
  'shelf.ask.r1': 'Are you at that shelf? Yes or no.',
  'shelf.ask.r2': 'Say yes or no, or tap one of the buttons on the screen. No asks where you want to go.',
  'resume.staff':
    'I cannot guide you from a place that I do not know. Please ask staff, or say call staff and I will sound for them.',
  'net.offline': 'No connection. This phone is offline. I am waiting for the network.',
  'net.walk': 'No network. I go on counting. Tap Next or Repeat whenever you need it.',
  'net.walk.manual': 'No network. The walk goes on. Tap Next after each part.',
  'net.still': 'I still have no connection. The walk goes on.',
  'net.alone':
    'I cannot connect. I go on without it: I know the ways of this store. Tap the buttons on the screen.',
  'tap.answer': 'I cannot hear you without a connection. Please tap one of the buttons on the screen.',
  'tap.deaf':
    'I cannot hear you now. Please tap one of the buttons on the screen, or type what you want to say.',
  'tap.go': 'Move the phone once, or tap Next.',
  'tap.pause': 'I feel no steps. Tap Repeat, tap Next after this part, or move on.',
  'tap.lost': 'Stand still. Tap Back, and I lead you back the way you came. Or tap Repeat, or Call staff.',
  'tap.uncounted': 'I cannot count your steps now. Tap Next after each part.',
  'tap.next': 'Tap Next at the end of this part.',
  'tap.back':
    'Turn round, and go back to where this part begins. Tap Next when you are there, or Call staff.',
  'tap.back.before':
    'Turn so that you face the way you came, and go back to where the part before this one begins. Tap Next when you are there, or Call staff.',
  'tap.back.say': 'Tap Next when you are there, or Call staff.',
  'scan.alone': 'I cannot look at products without a connection. I will try again as soon as I have one.',
  'walk.words': 'Say repeat, slower or pause whenever you like. For staff, say call staff.',
  'walk.missed': 'I did not catch that. Say help, or tap.',
  'help.walk': 'You are on the way to {section}. Say repeat, back, pause, or call staff.',
} as const

/** Written on the screen when the shopper keeps the app on the phone. */
export const homeScreenSteps = {
  android: ['Open the browser menu at the top right.', 'Choose Add to Home screen.', 'Choose Add.'],
  ios: ['Tap Share at the bottom of the screen.', 'Choose Add to Home Screen.', 'Tap Add.'],
} as const

const lastPlaces = {
  opening: 'the welcome',
  introduction: 'the introduction',
  place: 'the first question',
  section: 'the choice of a section',
  entrance: 'the entrance',
  onward: 'the walk to {section}',
  checking: 'the product check',
  return: 'the walk to the cash counter',
  buyMore: 'the end of the shopping',
  keepApp: 'keeping this app',
} as const

/** What "we were at" names, for the part of the visit that was under way. */
export const lastPlace = ({ where, section }: { where: keyof typeof lastPlaces; section: string | null }) =>
  lastPlaces[where].replace('{section}', section ?? 'the section')

/** Where a walk was broken off: the part of how many, and the steps that were counted in it. */
export const placeOnWalk = (part: number, of: number, steps: number) =>
  [
    `I cannot tell where you are now. We were in part ${cardinal(part)} of ${cardinal(of)}`,
    steps > 0 ? `, ${cardinal(steps)} ${steps === 1 ? 'step' : 'steps'} into it` : '',
    '. Are you still there? Yes or no.',
  ].join('')

/** What a shopper who called staff is told; blanks as in `spokenTexts`. `staff.call`, the first of it, stands there. */
export const staffCallTexts = {
  'staff.told': 'Staff see your call on their screen.',
  'staff.alone': 'No staff screen is open. I am sounding for them.',
  'staff.unreached': 'I cannot reach the staff screens now. I am sounding for them.',
  'staff.coming': 'Staff are coming to you.',
  'staff.nobody': 'Nobody has answered yet. Say call staff to call again.',
  'staff.waiting': 'I am waiting with you. Say call staff to call again, or no staff needed.',
  'staff.over': 'Staff have put your call away. If nobody is with you, say call staff.',
  'staff.off': 'All right. I have told staff that you do not need them.',
  'staff.offLater': 'All right. I will tell staff that you do not need them once the connection is back.',
  'staff.offUnseen': 'All right. I have stopped calling staff.',
  'staff.offUnsure':
    'All right. I cannot tell staff now. If somebody comes, tell them that you do not need them.',
  'staff.none': 'No call to staff is open.',
} as const
export type StaffCallId = keyof typeof staffCallTexts

/** Who comes, where they gave a name. */
export const staffName = (name: string) => `It is ${name}.`

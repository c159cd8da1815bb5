import { fillerOf } from '../phrasing.ts'
import { firstWords } from './first-words.ts'
import { journeyTexts, staffCallTexts } from './journey.ts'
import { needsSpoken } from './needs.ts'
import { noticesSpoken } from './notices.ts'

/**
 * Every fixed sentence that the product speaks, by id. Blanks are {brand}, {store}, {section}, {n}, {last} and {what};
 * a text without a blank is pre-rendered and served as /speech/<version>/<id>.wav. Phrasing rules: docs/voice.md.
 */
export const spokenTexts = {
  ...journeyTexts,
  ...staffCallTexts,
  ...needsSpoken,
  ...noticesSpoken,
  ...firstWords,
  'start.ready': 'Ready. Tap anywhere on the screen to start.',
  'perm.before':
    'Your phone will now ask three things: motion, microphone and camera. Please allow all three. I use them only while we talk.',
  'perm.camera': 'Now for the camera, so that I see products. Please allow it.',
  'perm.wait.motion':
    'Your phone still asks about motion. Please answer it on the screen. Without it, say or tap next after each part of a walk. I carry on.',
  'perm.wait.microphone':
    'Your phone still asks about the microphone. Please answer it on the screen. Without it, use the buttons. I carry on.',
  'perm.wait.camera':
    'Your phone still asks about the camera. Please answer it on the screen. Without it I cannot look at products. I carry on.',
  safety: 'I cannot detect people or obstacles. Please keep using your cane, guide dog or companion.',
  'welcome.store':
    'Welcome to {brand}, {store}. I can take you to a section, tell you about a product, and take you to pay.',
  'welcome.store.back': 'Welcome back to {brand}, {store}.',
  'welcome.home': 'Welcome to {brand}. I can tell you about any {brand} product you are holding.',
  wait: 'Please wait.',
  moment: 'One moment, please.',
  hi: 'Hello again. How can I help?',
  'scan.hello':
    "We can check products now. Pick one up, hold it a hand's length from the back of the phone, and ask: what is this?",
  'scan.wait': 'Looking.',
  'scan.askdate': 'Shall I read the use by date?',
  'scan.next.store': 'Ask about another product, or say cash counter when you are ready to pay.',
  'scan.next.home': 'Ask about another product, or say thank you to finish.',
  'scan.retry': 'Move the phone slowly left and right, up and down, closer, and ask: what is this?',
  'scan.notbrand': 'Looks like not a {brand} product, please try another product',
  'scan.nodate':
    'Hold the product close to the camera and rotate the product, so the use by date is visible to the camera and ask what is the use by date',
  'look.blind':
    'I cannot see: the camera does not work now. Say or type the figures under the bar code, one by one. Or say call staff.',
  'look.blind.date':
    'I cannot read the date: the camera does not work now. Please ask staff. Say call staff and I will sound for them.',
  'cam.lost':
    'The camera stopped. Another app or a call may have it. I keep trying. Tap the screen to try now.',
  'cam.still': 'The camera stands still. I am starting it again.',
  'cam.dark':
    'The camera sees nothing. Something may cover it, or it is dark. Wipe the back of the phone, or turn to the light.',
  'cam.torch': 'It is dark here. I have switched on the light of your phone. It goes off by itself.',
  'cam.back': 'The camera works now.',
  'cam.blocked':
    'I cannot see, because the camera is blocked. To have me look at products, allow the camera in your browser settings.',
  'mic.lost':
    'The microphone is in use elsewhere. I keep trying. Tap the screen to try now, or use the buttons.',
  'mic.silent':
    'Nothing comes from your microphone. It may be switched off on the phone or the headset. Use the buttons on the screen.',
  'mic.back': 'I can hear you now.',
  'nav.nopath':
    'The chosen path is not available, Kindly choose another path or get assistance from the storekeeper.',
  'home.sorry':
    'Sorry, I may not be able to help you at this point. Please go to the store entrance and scan the QR code or get the assistance of the store keeper.',
  thanks: 'Thank you for shopping with {brand}. Have a good day. Goodbye.',
  'idle.paused': 'Paused. Microphone and camera are off. Tap anywhere to carry on from where you were.',
  'net.lost': 'The connection dropped. I am trying again. Please stand still.',
  'net.back': 'Connected again. We were at: {last}.',
  'net.fail': 'I cannot connect. Please ask staff for help, or tap the screen to try again.',
  'cloud.away': 'The online voice is away. I carry on with my own voice.',
  'mic.denied':
    'I cannot hear you, because the microphone is blocked. You can use the buttons on the screen, or allow the microphone in your browser settings.',
  noise: 'It is noisy here. Please bring the phone closer and say that again.',
  'noise.hold': 'Or keep a finger on the screen while you speak. I hear nothing else then.',
  'help.scan':
    'Hold a product near the back of the phone and ask: what is this? You can also ask about ingredients, allergens or sugar.',
  'staff.call': 'I am playing a sound so that staff can find you. Tap to stop it.',
  // What is said of the sounds and buzzes beside the words, each just before it is given.
  'signs.first': 'These are my sounds, and what you feel with each. I always say the same in words.',
  'signs.left': 'Left.',
  'signs.right': 'Right.',
  'signs.straight': 'Straight on.',
  'signs.arrived': 'We have arrived.',
  'signs.contains': 'It contains what you must not eat.',
  'signs.unsure': 'I am not sure.',
  'signs.tick':
    'Short ticks: one for each step of yours, and quicker and quicker as I can read a pack better.',
  'signs.turn': 'It is your turn to speak.',
  'signs.last': 'That is all. You can turn them off under Settings, before you start or when we pause.',
  // What is said of the screen's lock against a pocket's touches.
  'lock.offer': 'Say pocket, and I lock the screen against touches.',
  'lock.on':
    'The screen is locked. The Talk button works. To unlock, hold the screen for two seconds, or say unlock.',
  'lock.again': 'Press again to unlock.',
  'lock.off': 'The screen is unlocked.',
  // A visit at home, so that the first time in a shop is not the first time.
  'practice.open': 'I open the practice. Tap the screen there to begin.',
  'practice.first':
    'This is practice, in a made-up store. Nothing of it is kept, and no staff are called. For packs to look at, open samples on a second screen.',
  // What is said about the language itself.
  'voice.none':
    'This phone has no voice for Hindi. To get one, open the settings of the phone, text to speech, and install Hindi. To go on in English now, tap the screen again.',
  'voice.gone':
    'The Hindi voice of this phone has stopped. I go on in English. Say speak Hindi to try again.',
} as const

export type SpokenId = keyof typeof spokenTexts

export const spoken = fillerOf(spokenTexts)

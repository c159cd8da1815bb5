import { describe, expect, it } from 'vitest'
import { taken } from '../../../../test/fixtures/taken.ts'
import type { ListenFor } from '../../contract/modes.ts'

/** Of this word others nearly always meant what she said. */
const likely = (text: string, question: ListenFor, name: string) => {
  const names = [name, 'again', 'nothing']
  const sharesOf = () => Float64Array.from(names, (one) => (one === name ? 0.98 : 0.01))
  return taken(text, question, { language: 'hi-IN', learned: { 'hi-IN': { names, sharesOf } } })
}

describe('what is asked in Hindi is not told', () => {
  it.each([
    ['क्या मैं मुड़ गई', 'walking', 'next'],
    ['मुड़ गई क्या मैं', 'walking', 'next'],
    ['kadam pure ho gaye kya', 'walking', 'next'],
    ['पहुँच गई क्या मैं', 'walking', 'imHere'],
    ['kya main pahunch gayi hoon', 'walking', 'imHere'],
    ['aa gaya kya shelf', 'walking', 'imHere'],
    ['क्या मैं गेट पर हूँ', 'entrance', 'entrance'],
    ['kya ye gate hai', 'entrance', 'entrance'],
    ['क्या मैं दुकान में हूँ', 'place', 'store'],
  ] as const)('%s under %s is no %s', (text, question, word) => {
    expect(taken(text, question, { language: 'hi-IN' })).not.toBe(word)
    expect(likely(text, question, word)).not.toBe(word)
  })

  it.each([
    ['पहुँच गई क्या मैं', 'walking', 'howManyLeft'],
    ['क्या मैं गेट पर हूँ', 'entrance', 'whereAmI'],
    ['पहुँच गई मैं', 'walking', 'imHere'],
    ['ho gaya ab kya karun', 'walking', 'next'],
    ['मैं गेट पर हूँ', 'entrance', 'entrance'],
  ] as const)('%s under %s is %s', (text, question, expected) =>
    expect(taken(text, question, { language: 'hi-IN' })).toBe(expected),
  )
})

it.each(['गेट के पास आ रही हूँ', 'गेट पर पहुँचकर बताऊँगी', 'gate pe aa raha hoon', 'gate pahunchne wali hoon'])(
  'whoever is on the way is not there: %s',
  (text) => expect(taken(text, 'entrance', { language: 'hi-IN' })).not.toBe('entrance'),
)

it.each([
  ['dairy section nahi jaana', 'section', 'dairy'],
  ['dairy wale section mein nahi jaana mujhe', 'section', 'dairy'],
  ['biscuit wali taraf nahi jaana hai mujhe', 'section', 'biscuits'],
  ['mujhe dairy jaana nahi hai', 'section', 'dairy'],
  ['main dairy nahi jaana chahti', 'section', 'dairy'],
  ['अगली बार बिस्किट लूँगी', 'section', 'biscuits'],
  ['agli baar biscuit loongi', 'section', 'biscuits'],
  ['बाद में ब्रेड लेंगे', 'section', 'breads'],
  ['कल काउंटर पर जाऊँगी', 'checking', 'counter'],
  ['na rakho', 'keep_app', 'save'],
  ['wapas nahi jaana, aage chalo', 'walking', 'back'],
  ['screen band mat karo', 'walking', 'lockScreen'],
  ['dheere mat bolo', 'walking', 'slower'],
  ['mujhe nahi jaana wapas', 'walking', 'back'],
  ['mat karo screen band', 'walking', 'lockScreen'],
  ['aap nahi bolo dheere', 'walking', 'slower'],
  ['aap nahi boliye dheere', 'walking', 'slower'],
  ['mat dheere bolo', 'walking', 'slower'],
  ['mat bolo dheere', 'walking', 'slower'],
  ['wapas mat jao, aage chalo', 'walking', 'back'],
  ['mat jao wapas, aage chalo', 'walking', 'back'],
  ['nahi jaana wapas', 'walking', 'back'],
  ['mat chillao mat dheere bolo', 'walking', 'slower'],
  ['bread lungi kal', 'section', 'breads'],
  ['बिस्किट अभी नहीं चाहिए, बाद में लूँगी', 'section', 'biscuits'],
  ['biscuit nahi lena hai, kal lungi', 'section', 'biscuits'],
  ['hum kal bread lenge', 'section', 'breads'],
  ['ghar par hoon, dukaan aa rahi hoon', 'place', 'store'],
  ['गेट पर आ रही हूँ, अभी दूर हूँ', 'entrance', 'entrance'],
  ['हाँ गलत सुना', 'confirm', 'yes'],
] as const)('%s under %s denies %s', (text, question, word) => {
  expect(taken(text, question, { language: 'hi-IN' })).not.toBe(word)
  expect(likely(text, question, word)).not.toBe(word)
})

it.each([
  ['मुझे बिस्किट चाहिए कल मेहमान आएँगे', 'section', 'biscuits'],
  ['कल के लिए दूध चाहिए', 'section', 'dairy'],
  ['डेयरी ले चलो पैसे बाद में दूँगी', 'section', 'dairy'],
  ['कल के लिए दूध लूँगी', 'section', 'dairy'],
  ['kal ke liye bread lenge', 'section', 'breads'],
  ['kal subah ke liye doodh lenge', 'section', 'dairy'],
  ['kal ke naashte ke liye bread lungi', 'section', 'breads'],
  ['मुझे बिस्किट लेने हैं, कल मेहमान आएँगे', 'section', 'biscuits'],
  ['बिस्किट दिखाओ, कल बच्चे आएँगे', 'section', 'biscuits'],
  ['बिस्किट, कल मेहमान आयेंगे', 'section', 'biscuits'],
  ['काउंटर ले चलिए, बाद में फिर आऊँगी', 'checking', 'counter'],
  ['counter jaana hai, kal aaungi', 'checking', 'counter'],
  ['counter le chaliye, kal beti aayegi', 'checking', 'counter'],
  ['nahi jaana', 'walking', 'stop'],
  ['mujhe nahi jana', 'walking', 'stop'],
  ['aur nahi chalna', 'walking', 'stop'],
  ['mujhe ab aur nahi chalna', 'walking', 'stop'],
  ['main nahi chalna chahti', 'walking', 'stop'],
  ['aaj nahi jaana', 'walking', 'stop'],
  ['बस अब और नहीं चलना है', 'walking', 'stop'],
  ['मैं नहीं जाना चाहता हूँ', 'walking', 'stop'],
  ['मुझे चलना नहीं है', 'walking', 'stop'],
  ['mujhe aage nahi chalna', 'walking', 'stop'],
  ['मैं अभी बाहर हूँ', 'entrance', 'notThere'],
  ['abhi main bahar hi hoon', 'entrance', 'notThere'],
  ['बाहर खड़ी हूँ', 'walking', 'notThere'],
  ['nahi, wapas chalo', 'walking', 'back'],
  ['अरे नहीं, वापस चलो', 'walking', 'back'],
  ['aage nahi, wapas chalo', 'walking', 'back'],
  ['itna tez nahi, dheere bolo', 'walking', 'slower'],
  ['मत चिल्लाओ, धीरे बोलो', 'walking', 'slower'],
  ['mat chillao dheere bolo', 'walking', 'slower'],
  ['मत रुको, वापस चलो', 'walking', 'back'],
  ['मत डरो ज़ोर से बोलो', 'walking', 'louder'],
  ['ज़ोर से बोलो, सुनाई नहीं दे रहा', 'walking', 'louder'],
  ['dheere bolo, samajh nahi aaya', 'walking', 'slower'],
  ['itni jaldi mat bolo thoda dheere bolo', 'walking', 'slower'],
  ['zor se mat bolo, dheere bolo', 'walking', 'slower'],
  ['itna zor se mat boliye, dheere boliye', 'walking', 'slower'],
  ['aage nahi jaana, wapas chalo', 'walking', 'back'],
  ['नहीं नहीं ज़ोर से बोलो', 'walking', 'louder'],
  ['गेट पर हूँ, अब अंदर जा रही हूँ', 'entrance', 'entrance'],
  ['gate pe hoon, andar ja rahi hoon', 'entrance', 'entrance'],
  ['main ghar par hoon, baad mein aaungi', 'place', 'home'],
  ['घर पर हूँ बाद में आऊँगी', 'place', 'home'],
] as const)('%s under %s is still %s', (text, question, expected) =>
  expect(likely(text, question, expected)).toBe(expected),
)

it.each([
  ['ruko, nahi chalna', 'stop'],
  ['thak gayi, nahi chalna', 'stop'],
  ['मैं बहुत थक गई, मुझे नहीं चलना', 'stop'],
  ['nahi nahi, nahi chalna', 'stop'],
  ['didi nahi chalna', 'stop'],
  ['bas karo, nahi jaana', 'stop'],
  ['नहीं चलना, रुको', 'stop'],
  ['tez nahi chalna', '(nothing)'],
  ['dairy nahi jaana', '(nothing)'],
  ['thak gayi, ghar nahi jaana', '(nothing)'],
  ['nahi jaana kya', '(nothing)'],
] as const)(
  'whoever will not walk on stops, and who names where or how does not: %s is %s',
  (text, expected) => expect(taken(text, 'walking', { language: 'hi-IN' })).toBe(expected),
)

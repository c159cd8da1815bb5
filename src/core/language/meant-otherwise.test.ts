import { expect, it } from 'vitest'
import type { Meaning } from './meaning.ts'
import { asTold } from './meant-otherwise.ts'

const egg: Meaning = {
  type: 'question',
  topic: { name: 'contains', substance: 'egg' },
  about: { kind: 'this' },
}
const told = { ...egg, about: { kind: 'this', told: true } }

it.each([
  ['egg makes my son sick', told],
  ['eggs give him rashes', told],
  ['he is allergic to egg', told],
  ['my little girl has an egg allergy', told],
  ['my wife does not eat egg', told],
  ['egg makes me sick', egg],
  ['i am allergic to egg', egg],
  ['my son wants to know about the egg in this', egg],
  ['is my son allergic to egg', egg],
  ['my son can not have egg is there any', egg],
  ['मेरा बच्चा अंडा नहीं खा सकता', told],
  ['मेरी बेटी अंडा नहीं खाती है', told],
  ['मेरे को अंडे से एलर्जी है', egg],
  ['मेरे लिए अंडा मना है', egg],
  ['मेरे पेट को अंडा सूट नहीं करता', egg],
  ['उसे अंडा नहीं पचता', told],
  ['मेरी बेटी अंडा नहीं खाती क्या इसमें अंडा है', egg],
  ['मुझे अंडे से एलर्जी है', egg],
  ['बच्चे अंडा खा सकते हैं क्या', egg],
])('%s: tells what somebody else must not eat, or does not', (text, meant) => {
  expect(asTold(egg, text, text)).toEqual(meant)
})

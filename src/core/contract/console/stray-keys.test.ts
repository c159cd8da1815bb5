import { expect, it } from 'vitest'
import { saveAisleCall } from './aisles.ts'
import type { Call } from './call.ts'
import { manyProductsCall } from './many.ts'
import { publishDraftCall, saveDraftCall } from './path-drafts.ts'
import { addProductCall, editProductCall } from './products.ts'
import { replaceRecallsCall } from './recalls.ts'
import { addStoreCall, editStoreCall, putPathCall } from './stores.ts'
import { strayFaults } from './stray-keys.ts'

const step = { action: 'go straight', distance: '5' }
const recall = { gtin: '4006381333931', since: '2026-11-01' }
const product = { id: '1', name: 'A', description: 'B', allergensContain: ['milk'], updatedAt: '' }
const steps = { from: 'a', to: 'b', steps: [step, { action: 'end', dist: '0' }] }
const paths = { entrance: { dairy: [step, { ...step, Distance: '1' }] } }

it.each<[string, Call, unknown, string[]]>([
  ['columns of a file', addProductCall, { ...product, allergens_contain: [] }, ['allergens_contain']],
  [
    'figures',
    addProductCall,
    { ...product, nutrition: { sugarG: 1, sugar_g: 1, id: 1 } },
    ['nutrition.sugar_g'],
  ],
  ['a record sent back', editProductCall, { ...product, nutrition: { sugarG: null } }, []],
  ['a batch', replaceRecallsCall, { recalls: [recall, { ...recall, Batch: 'A' }] }, ['recalls.1.Batch']],
  ['a step’s distance', putPathCall, steps, ['steps.1.dist']],
  ['the same of a draft', saveDraftCall, steps, ['steps.1.dist']],
  ['of a store', addStoreCall, { paths }, ['paths.entrance.dairy.1.Distance']],
  ['a number', addStoreCall, { storeNumber: '1', name: 'A' }, ['storeNumber']],
  ['what another system knows of a store', addStoreCall, { createdBy: 'x', city: 'Pune', count: 1 }, []],
  ['a store sent back', editStoreCall, { id: '1', storeURL: '/', name: 'A', updatedAt: '' }, []],
  [
    'two changes at once',
    manyProductsCall,
    { ids: ['1'], change: { delete: true, section: '' } },
    ['change.section'],
  ],
  ['one change', manyProductsCall, { ids: ['1'], change: { section: '' } }, []],
  ['an aisle', saveAisleCall, { id: '', name: 'A', desc: 'B', text: '' }, ['desc']],
  ['a draft to be published', publishDraftCall, { ...steps, walkedAt: null, updatedAt: '' }, []],
  ['names of every object', addProductCall, { ...product, toString: 1 }, []],
  ['no body', addProductCall, undefined, []],
  ['no object', addProductCall, [1], []],
])('names what is meant for another key of a body: %s', (_, call, value, stray) => {
  expect(Object.keys(strayFaults(call, value))).toEqual(stray)
})

import { expect, it } from 'vitest'
import { runWhole } from '../../../core/steps.ts'
import { spokenFormsOf } from './spoken-forms.ts'

const forms = runWhole(
  spokenFormsOf(
    [
      { id: '1', name: 'Britannia Milk Bikis', section: null },
      { id: '2', name: 'Britannia Milk Bikis Atta', section: null },
      { id: '3', name: 'Britannia Good Day Butter Cookies', section: null },
    ],
    'Britannia',
  ),
)
const calledSo = (name: string) => forms.filter(({ spoken }) => spoken.includes(name)).map(({ id }) => id)

it.each([
  ['milk bikis', ['1']],
  ['milk bikis atta', ['2']],
  ['good day', ['3']],
  ['good day butter cookies', ['3']],
  ['britannia', []],
])('"%s" means %j', (name, ids) => {
  expect(calledSo(name)).toEqual(ids)
})

import type { Hit } from '../../../core/contract/console/search.ts'
import type { Action, Subject } from '../../../core/permissions.ts'
import { addresses, withId } from '../shell/screens.ts'

/** Something that a search leads to. */
export interface Goal {
  kind: string
  name: string
  detail: string
  to: string
}
type May = (action: Action, subject?: Subject) => boolean

/** Where a record is changed by whoever may, else where it is shown. */
export function goalOf({ kind, id, name, detail }: Hit, may: May): Goal {
  const manages = may('catalogue.manage')
  const to = {
    product: manages ? withId(addresses.editProduct, { id }) : withId(addresses.products, { q: name }),
    aisle: manages ? withId(addresses.editAisle, { id }) : withId(addresses.aisles, { q: name }),
    store: may('stores.manage')
      ? withId(addresses.manageStore, { id })
      : withId(addresses.dashboard, { store: id }),
    user: withId(addresses.editUser, { id }),
  }[kind]
  return { kind: kind === 'aisle' ? 'section' : kind, name, detail, to }
}

const screens: readonly (readonly [name: string, to: string, action: Action])[] = [
  ['Dashboard', addresses.dashboard, 'stores.list'],
  ['Add Store', addresses.addStore, 'stores.manage'],
  ['Upload stores', addresses.uploadStores, 'stores.manage'],
  ['Manage Users', addresses.users, 'users.manage'],
  ['Add New User', addresses.register, 'users.manage'],
  ['Invite user', addresses.invite, 'users.manage'],
  ['Upload users', addresses.uploadUsers, 'users.manage'],
  ['Product List', addresses.products, 'catalogue.read'],
  ['Add products', addresses.addProduct, 'catalogue.manage'],
  ['Upload products', addresses.upload, 'catalogue.manage'],
  ['Recalls', addresses.recalls, 'catalogue.read'],
  ['Upload recalls', addresses.uploadRecalls, 'catalogue.manage'],
  ['Manage Aisles', addresses.aisles, 'catalogue.read'],
  ['QR sheets', addresses.sheets, 'stores.list'],
  ['Work list', addresses.workList, 'paths.edit'],
  ['Insights: what happens in stores', addresses.insights, 'field.read'],
  ['Calls', addresses.calls, 'calls.list'],
  ['History', addresses.history, 'history.read'],
  ['Change Password', addresses.changePassword, 'session.own'],
  ['Second factor', addresses.secondFactor, 'session.own'],
  ['Staff guide', addresses.guide, 'session.own'],
  ['Navigation demo', addresses.navigation, 'session.own'],
]
/** Screens that an admin has of their own store. */
const ofOwnStore = new Set<Action>(['paths.edit', 'field.read'])

/** The screens whose names hold every word, of those that the person may use. */
export function screensFor(words: string, may: May, storeId: string | undefined): Goal[] {
  const wanted = words.toLowerCase().split(/\s+/)
  return screens
    .filter(([name, , action]) => {
      const subject = ofOwnStore.has(action) ? { storeId } : {}
      return may(action, subject) && wanted.every((word) => name.toLowerCase().includes(word))
    })
    .map(([name, to]) => ({ kind: 'screen', name, detail: '', to }))
}

import { useLocation, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import type { Action } from '../../../core/permissions.ts'

/** Addresses of the console's screens below /admin, in the specification's own spelling. */
export const addresses = {
  landing: '/',
  home: '/home',
  forgotPassword: '/forgot-password',
  dashboard: '/Dashboard',
  register: '/register',
  invite: '/invite-user',
  invitation: '/invitation',
  /** Where the organisation's own sign-in sends people back to. */
  providerReturn: '/signed-in',
  changePassword: '/change-password',
  secondFactor: '/second-factor',
  addStore: '/add-store',
  manageStore: '/manage-store',
  editStore: '/edit-store',
  navigation: '/Navigation',
  products: '/productList',
  addProduct: '/add-product',
  editProduct: '/edit-product',
  upload: '/upload-products',
  manyPhotographs: '/product-photographs',
  uploadStores: '/upload-stores',
  uploadUsers: '/upload-users',
  uploadRecalls: '/upload-recalls',
  recalls: '/recalls',
  editRecall: '/edit-recall',
  users: '/manage-users',
  editUser: '/edit-user',
  addAisle: '/add-aisles',
  aisles: '/aisles-list',
  editAisle: '/edit-aisles',
  sheets: '/qr-sheets',
  history: '/history',
  guide: '/guide',
  calls: '/calls',
  workList: '/work-list',
  insights: '/insights',
  paths: '/paths',
  pathDraft: '/path-draft',
} as const

export const BASE = '/admin'

/** Where the header is empty; compared to the letter, as the specification writes them. */
const bare = new Set(['/admin/home', '/admin/dashboard', '/admin/forgot-password'])
export const hasEmptyHeader = (path: string) => bare.has(path.replace(/\/$/, ''))

interface HeaderButton {
  name: string
  to: string
  /** What somebody must be allowed to do to be offered it. */
  action: Action
}

export const headerButtons: readonly HeaderButton[] = [
  { name: 'DASHBOARD', to: addresses.dashboard, action: 'stores.list' },
  { name: 'MANAGE USERS', to: addresses.users, action: 'users.manage' },
  { name: 'ADD STORE', to: addresses.addStore, action: 'stores.manage' },
  { name: 'MANAGE AISLES', to: addresses.aisles, action: 'catalogue.manage' },
  { name: 'PRODUCT LIST', to: addresses.products, action: 'catalogue.read' },
]

/** An address with its query, for records that load by id. */
export const withId = (to: string, query: Readonly<Record<string, string>>) =>
  `${to}?${new URLSearchParams(query)}`

const passedSchema = z.object({ id: z.union([z.string(), z.number()]) })

/**
 * The id of the record that a screen is about: from the address, which survives a reload, else from the state that
 * another screen passed. '' when neither says one.
 */
export function useRecordId(): string {
  const [query] = useSearchParams()
  const { state } = useLocation()
  return query.get('id') ?? String(passedSchema.safeParse(state).data?.id ?? '')
}

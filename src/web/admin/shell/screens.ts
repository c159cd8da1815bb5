/** Addresses of the console's screens below /admin, in the specification's own spelling. */
export const addresses = {
  landing: '/',
  home: '/home',
  forgotPassword: '/forgot-password',
  dashboard: '/Dashboard',
  register: '/register',
  changePassword: '/change-password',
  addStore: '/add-store',
  manageStore: '/manage-store',
  editStore: '/edit-store',
  navigation: '/Navigation',
  products: '/productList',
  addProduct: '/add-product',
  editProduct: '/edit-product',
  upload: '/upload-products',
  users: '/manage-users',
  editUser: '/edit-user',
  addAisle: '/add-aisles',
  aisles: '/aisles-list',
  editAisle: '/edit-aisles',
  sheets: '/qr-sheets',
  history: '/history',
  guide: '/guide',
} as const

export const BASE = '/admin'

/** Where the header is empty; compared to the letter, as the specification writes them. */
const bare = new Set(['/admin/home', '/admin/dashboard', '/admin/forgot-password'])
export const hasEmptyHeader = (path: string) => bare.has(path.replace(/\/$/, ''))

interface HeaderButton {
  name: string
  to: string
  superadminOnly: boolean
}

export const headerButtons: readonly HeaderButton[] = [
  { name: 'DASHBOARD', to: addresses.dashboard, superadminOnly: false },
  { name: 'MANAGE USERS', to: addresses.users, superadminOnly: true },
  { name: 'ADD STORE', to: addresses.addStore, superadminOnly: true },
  { name: 'MANAGE AISLES', to: addresses.aisles, superadminOnly: true },
  { name: 'PRODUCT LIST', to: addresses.products, superadminOnly: false },
]

/** An address with its query, for records that load by id. */
export const withId = (to: string, query: Readonly<Record<string, string>>) =>
  `${to}?${new URLSearchParams(query)}`

/**
 * What the console itself says in the specification's own words, punctuation included. Rules' texts and the calls'
 * answers stand in contract/console/messages.ts, for form and server alike.
 */
export const consoleTexts = {
  pageNotFound: 'Oops! Page not found...',
  accessDenied: 'Access denied.',
  loginFailed: 'Login failed',
  loginRefused: 'Login Failed',
  registrationFailed: 'Registration failed',
  passwordFailed: 'Error updating password',
  usersFailed: 'Error fetching users',
  storesFailed: 'Error fetching stores',
  aislesFailed: 'Error in fetching Aisles',
  locationsFailed: 'Error occurred while fetching locations.',
  uploadFailed: 'Upload failed',
  deleteFailed: 'Delete failed',
  deleteUserFailed: 'Failed to delete user',
  storeSaveFailed: 'Server error while saving store',
  saveChangesFailed: 'Failed to save changes',
  stepUpdateFailed: 'Failed to update step on server.',
  pathDeleteFailed: 'Failed to delete path',
  missingInformation: 'Missing required information',
  noPathSelected: 'No path selected to edit.',
  productAddFailed: 'Failed to add product',
  productUpdateFailed: 'Failed to update product',
  noDirections: 'No valid directions to navigate.',
  deleteStore: 'Are you sure you want to delete this store?',
  deleteProduct: 'Are you sure you want to delete this product?',
  deleteUser: 'Are you sure you want to delete this user?',
  deleteAisle: 'Are you sure you want to delete this aisle?',
  deleting: 'Deleting...',
  saving: 'Saving...',
} as const

export const downloadFailed = (kind: string) => `Failed to download ${kind}`
export const storeUpdateFailed = (reason: string) => `Error: ${reason}`
export const stepsSaveFailed = (reason: string) => `Error saving steps: ${reason}`
export const pathDeleteFailed = (reason: string) => `Failed to delete path: ${reason}`
export const deletePathQuestion = (from: string, to: string) => `Delete path from ${from} "${to}"?`

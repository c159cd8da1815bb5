import { aislesCall, aisleUseCall, deleteAisleCall, saveAisleCall } from './aisles.ts'
import { historyCall, restoreCall } from './history.ts'
import {
  addProductCall,
  deleteProductCall,
  downloadProductsCall,
  editProductCall,
  productsCall,
} from './products.ts'
import { loginCall, logoutCall, resetPasswordCall, sessionCall } from './session.ts'
import {
  addStoreCall,
  deletePathCall,
  deleteStoreCall,
  editStoreCall,
  locationsCall,
  putPathCall,
  storesCall,
} from './stores.ts'
import { uploadCall } from './upload.ts'
import { deleteUserCall, editUserCall, registerCall, setPasswordCall, usersCall } from './users.ts'

/** Every call of the console: what a test walks to see that each is refused to whom it is not for. */
export const consoleCalls = [
  loginCall,
  logoutCall,
  sessionCall,
  resetPasswordCall,
  registerCall,
  usersCall,
  editUserCall,
  deleteUserCall,
  setPasswordCall,
  storesCall,
  addStoreCall,
  editStoreCall,
  deleteStoreCall,
  putPathCall,
  deletePathCall,
  locationsCall,
  aislesCall,
  saveAisleCall,
  aisleUseCall,
  deleteAisleCall,
  productsCall,
  addProductCall,
  editProductCall,
  deleteProductCall,
  uploadCall,
  downloadProductsCall,
  historyCall,
  restoreCall,
] as const

import { messageRules, replyTexts } from '../../src/core/contract/console/messages.ts'

/** What is typed or chosen, by label, in this order. */
type Typed = Readonly<Record<string, string>>
/** The text that appears beside the last of the fields, and the alert. */
interface Said {
  beside?: string
  alert?: string
}
/** With a button in the middle: what is said when that is pressed; without one: as soon as the field is left so. */
type Row = readonly [typed: Typed, said: string] | readonly [typed: Typed, button: string, said: Said]
/**
 * A form and its mistakes, tried one after another. The specification's texts stand here to the letter; those that it
 * has none for go by their names.
 */
export interface Form {
  address: string
  title: string | RegExp
  rows: readonly Row[]
}

const LONG = 'x'.repeat(200)
const account = { Username: 'nobody', 'New Password': 'Abcdef1!', 'Security key': 'Pune' }
const person = {
  'First name': 'Asha',
  'Last name': 'Rao',
  Username: 'asha1',
  Role: 'admin',
  Store: '1',
  Email: 'asha@example.org',
  'Phone number': '9876543210',
}

/** Of people who have not signed in. */
export const openForms: readonly Form[] = [
  {
    address: '/home',
    title: 'Sign In',
    rows: [
      [{ Username: '' }, 'Sign In', { beside: 'Please enter username and Password' }],
      [{ Password: '' }, 'Sign In', { beside: 'Please enter username and Password' }],
      [{ Username: 'boss', Password: 'Wrong1!!' }, 'Sign In', { alert: replyTexts.loginFailed }],
    ],
  },
  {
    address: '/forgot-password',
    title: 'Reset your password',
    rows: [
      [
        { 'New Password': 'weak' },
        'Password must be at least 8 characters and include uppercase, lowercase, number, and special character.',
      ],
      [{ ...account, 'Confirm Password': 'Abcdef1?' }, 'Passwords do not match.'],
      [{ Username: '' }, 'Please enter user name'],
      [{ 'New Password': '' }, 'Please enter password'],
      [{ 'Confirm Password': '' }, 'Please confirm your password'],
      [{ 'Security key': '' }, 'Passwords enter security key.'],
      [
        { ...account, 'Confirm Password': 'Abcdef1!' },
        'Reset password',
        { alert: 'User not found. Please check your credentials.' },
      ],
    ],
  },
]

/** Of a superadmin. */
export const staffForms: readonly Form[] = [
  {
    address: '/register',
    title: 'Add New User',
    rows: [
      [{ 'First name': 'A' }, 'First names must only contain letters.'],
      [{ 'First name': 'Asha2' }, 'First names must only contain letters.'],
      [{ 'Last name': '-Rao' }, 'Last name must only contain letters.'],
      [{ Username: 'a.b' }, 'Username must be 3–20 characters and contain only letters and numbers.'],
      [{ Email: 'asha@example' }, 'Please enter a valid email'],
      [{ 'Phone number': '12345' }, 'Please enter a valid phone number'],
      [
        { Password: 'weak' },
        'Password must be at least 8 characters and include uppercase, lowercase, number, and special character.',
      ],
      [{ Password: `Abcdef1!${LONG}` }, messageRules.passwordLong],
      [{ ...person, Password: 'Abcdef1!', 'Confirm Password': 'Abcdef1?' }, 'Passwords do not match'],
      [{ 'Confirm Password': 'Abcdef1!', Store: '' }, messageRules.storeOfAdmin],
      [{ Store: '1', Username: 'BOSS' }, 'Add user', { beside: replyTexts.usernameTaken }],
    ],
  },
  {
    address: '/edit-user?id=1',
    title: 'Edit User',
    rows: [
      [{ 'First name': '' }, 'First names must only contain letters.'],
      [{ 'Last name': '9' }, 'Last name must only contain letters.'],
      [{ Username: 'ab' }, 'Username must be 3–20 characters and contain only letters and numbers.'],
      [{ Email: 'x' }, 'Please enter a valid email'],
      [{ 'Phone number': '5876543210' }, 'Please enter a valid phone number'],
      [{ ...person }, 'Save', { alert: replyTexts.lastSuperadmin }],
    ],
  },
  {
    address: '/change-password',
    title: 'Change Password',
    rows: [
      [
        { 'New Password': 'Abcdefg1' },
        'Password must be at least 8 characters and include uppercase, lowercase, number, and special character.',
      ],
      [{ 'New Password': 'Abcdef1!', 'Confirm Password': 'x' }, 'Passwords do not match'],
    ],
  },
  {
    address: '/add-store',
    title: 'Add Store',
    rows: [
      [{ 'Store number': '123456' }, 'Store number must be a valid and unique numerical value.'],
      [{ 'Store number': 'one' }, 'Store number must be a valid and unique numerical value.'],
      [
        { 'Store name': 'S' },
        'Store name must be 2–50 characters and contain only letters, spaces, or hyphens.',
      ],
      [
        { 'Store name': 'Store!' },
        'Store name must be 2–50 characters and contain only letters, spaces, or hyphens.',
      ],
      [
        { From: '' },
        'Add Step',
        { beside: 'Select your path starting from', alert: 'Select your path starting from' },
      ],
      [
        { From: 'Entrance', To: '' },
        'Add Step',
        { beside: 'Select your path to', alert: 'Select your path to' },
      ],
      [{ Action: '' }, 'Add Step', { beside: 'Please select action to add steps.' }],
      [{ Action: 'other', 'Custom action': '' }, 'Add Step', { beside: 'Please enter custom action.' }],
      [{ 'Distance in steps': '-1' }, 'Add Step', { beside: 'Distance should be a valid number.' }],
      [{ To: 'Dairy', Action: 'start', 'Distance in steps': '5' }, 'Add Step', {}],
      [
        { 'Store number': '1', 'Store name': 'Store', Location: '' },
        'Add Store',
        { beside: 'Select store location' },
      ],
      [
        { Location: 'Pune', 'Store number': '001' },
        'Add Store',
        { beside: 'Store number must be a valid and unique numerical value.' },
      ],
    ],
  },
  {
    address: '/manage-store?id=2',
    title: 'Manage Store',
    rows: [
      [{ 'Store number': '' }, 'Enter a valid store number which is unique.'],
      [
        { 'Store name': 'Store_2' },
        'Store name must be 2–50 characters and contain only letters, spaces, or hyphens.',
      ],
      [{ Location: '' }, 'Select store location'],
      [
        { From: '' },
        'Add Step',
        { beside: 'Select your path starting from', alert: 'Select your path starting from' },
      ],
      [
        { From: 'Dairy', Action: '' },
        'Add Step',
        { beside: 'Please select action to add steps.', alert: 'Please select action to add steps.' },
      ],
      [{ 'Distance in steps': '1.5' }, 'Add Step', { beside: 'Distance must be a non-negative integer' }],
      [
        { 'Store name': 'Store', Location: 'Pune', 'Store number': '1' },
        'Save Changes',
        { beside: 'Enter a valid store number which is unique.' },
      ],
    ],
  },
  {
    address: '/edit-store?id=1&from=entrance&to=dairy',
    title: /^Edit Path: /,
    rows: [
      [
        { Action: '' },
        'Add Step',
        { beside: 'Please select action to add steps.', alert: 'Please select action to add steps.' },
      ],
      [{ 'Distance in steps': 'ten' }, 'Add Step', { beside: 'Distance must be a non-negative integer' }],
    ],
  },
  {
    address: '/add-product',
    title: 'Product Details',
    rows: [
      [{ Name: 'G' }, 'Name must be 2–50 characters (letters, numbers, spaces, or hyphens).'],
      [{ Name: 'Good!' }, 'Name must be 2–50 characters (letters, numbers, spaces, or hyphens).'],
      [{ Description: 'Four' }, 'Description must be 5–500 characters.'],
    ],
  },
  {
    address: '/edit-product?id=1',
    title: 'Edit Product',
    rows: [
      [{ Name: 'x' }, 'Name must be 2–50 characters (letters, numbers, spaces, or hyphens).'],
      [{ Description: 'N' }, 'Description must be 5–500 characters.'],
    ],
  },
  {
    address: '/add-aisles',
    title: 'Add Aisles',
    rows: [
      [{ Name: '!' }, 'Store Name must be 3–20 characters and contain only letters'],
      [{ Description: 'Four' }, 'Description must be 3–20 characters and contain only letters and numbers'],
      [
        { Name: 'Fourth', Description: 'One too many' },
        'Save',
        { alert: 'Only 3 aisles allowed. Please delete one to add a new aisle.' },
      ],
    ],
  },
  {
    address: '/edit-aisles?id=1',
    title: 'Edit Aisle',
    rows: [
      [{ Description: 'x' }, 'Description must be 3–20 characters and contain only letters and numbers'],
      [{ Name: 'Dairy!' }, 'Only Alphabetic values'],
      [{ Description: 'Something to eat', Name: 'dairy' }, 'Save', { beside: replyTexts.aisleTaken }],
    ],
  },
]

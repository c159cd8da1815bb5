import { Link } from 'react-router'
import type { OneTimePassword } from '../../../../core/contract/console/upload.ts'
import { useConsole } from '../../console.ts'

/** Usernames have letters and digits, passwords no quotation mark, comma or letter that a spreadsheet takes for a formula. */
const csvOf = (passwords: readonly OneTimePassword[]) =>
  ['username,password', ...passwords.map(({ username, password }) => `${username},"${password}"`), ''].join(
    '\r\n',
  )

interface OneTimePasswordsProps {
  passwords: readonly OneTimePassword[]
  list: string
  onSaved(): void
}

/** The passwords that a file of users made: shown and saved here, and nowhere again. */
export function OneTimePasswords({ passwords, list, onSaved }: OneTimePasswordsProps) {
  const { devices } = useConsole()
  return (
    <section className="card">
      <h2>One-time passwords</h2>
      <p role="status">
        {passwords.length === 1 ? '1 person was' : `${passwords.length} people were`} added. Each signs in
        with the password below within a week, and is asked to choose their own at once. It is shown here
        alone.
      </p>
      <div className="actions">
        <button
          type="button"
          className="primary"
          onClick={() => {
            devices.save(new Blob([csvOf(passwords)], { type: 'text/csv' }), 'one-time-passwords.csv')
            onSaved()
          }}
        >
          Save as a file
        </button>
        <Link to={list}>Go to the users</Link>
      </div>
      <table>
        <caption className="unseen">One-time passwords</caption>
        <thead>
          <tr>
            <th scope="col">Username</th>
            <th scope="col">Password</th>
          </tr>
        </thead>
        <tbody>
          {passwords.map(({ username, password }) => (
            <tr key={username}>
              <td data-label="Username">{username}</td>
              <td data-label="Password">
                <code>{password}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

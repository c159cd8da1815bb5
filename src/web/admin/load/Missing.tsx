import { Link } from 'react-router'

/** The record of an address is not there: deleted meanwhile, or the address was opened without one. */
export function Missing({ what, list }: { what: string; list: string }) {
  return (
    <div className="empty" role="alert">
      <p>This {what} is not there. It may have been deleted, or none was chosen.</p>
      <Link to={list}>Choose a {what} from the list</Link>
    </div>
  )
}

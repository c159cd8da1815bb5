import { Link } from 'react-router'
import { copyright } from '../../../core/texts/screen.ts'
import { useConsole } from '../console.ts'
import { addresses } from './screens.ts'

/** One click from every screen to the guide. */
export function Footer() {
  const { settings, clock } = useConsole()
  return (
    <footer className="footer">
      <nav aria-label="Help">
        <Link to={addresses.guide}>Staff guide</Link>
        <Link to={addresses.navigation}>Navigation demo</Link>
      </nav>
      <span>{copyright(clock.date().getFullYear(), settings.brand.companyName)}</span>
    </footer>
  )
}

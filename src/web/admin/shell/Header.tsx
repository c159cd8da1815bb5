import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../console.ts'
import { ProfileMenu } from './ProfileMenu.tsx'
import { BASE, hasEmptyHeader, headerButtons } from './screens.ts'

/** The way between screens. Empty where the specification has it empty, and where nobody is signed in. */
export function Header() {
  const who = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // The address without its base may be '' or '/': both are the landing page.
  if (!who || hasEmptyHeader(`${BASE}${pathname}`)) return <header className="header" />
  const shown = headerButtons.filter(({ superadminOnly }) => !superadminOnly || who.role === 'superadmin')
  return (
    <header className="header">
      <nav aria-label="Console">
        {shown.map(({ name, to }) => {
          const here = pathname === to
          return (
            <button
              key={to}
              type="button"
              disabled={here}
              aria-current={here ? 'page' : undefined}
              onClick={() => navigate(to)}
            >
              {name}
            </button>
          )
        })}
      </nav>
      <div className="who">
        <span>
          Welcome <strong>{who.userName}</strong>
        </span>
        <ProfileMenu />
      </div>
    </header>
  )
}

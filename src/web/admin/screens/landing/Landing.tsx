import { Link } from 'react-router'
import { useConsole, useSession } from '../../console.ts'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'

/** What the product is, for everybody who comes to /admin. */
export function Landing() {
  const { settings } = useConsole()
  const who = useSession()
  const { name } = settings.brand
  return (
    <Screen title={`${name} shopping helper`}>
      <p className="lead">
        A voice and a camera that let blind and low-vision people shop alone in a {name} store: it walks with
        them from the entrance to the shelf, tells them what they hold, what is in it and how long it keeps,
        and brings them to the cash counter.
      </p>
      <div className="columns">
        <section className="card">
          <h2>For shoppers</h2>
          <p>
            Scan the code at the entrance of the store, tap anywhere on the screen, and talk. Nothing has to
            be installed, and nothing that you say or show is kept.
          </p>
          <p>
            <a href="/">Open the shopping helper</a>
          </p>
        </section>
        <section className="card">
          <h2>For staff</h2>
          <p>
            Keep the stores true: walking paths, products and their allergens, aisles, and the QR codes to
            hang at the entrance.
          </p>
          <p>
            {who ? (
              <Link className="button primary" to={addresses.dashboard}>
                Go to the dashboard
              </Link>
            ) : (
              <Link className="button primary" to={addresses.home}>
                Sign in
              </Link>
            )}
          </p>
          <p>
            <Link to={addresses.guide}>Read the staff guide</Link>
          </p>
        </section>
      </div>
    </Screen>
  )
}

import { Link } from 'react-router'
import { useConsole } from '../../console.ts'
import { PathPicture } from '../../paths/PathPicture.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import { HoldPicture, SheetPicture } from './pictures.tsx'

const example = [
  { action: 'start', distance: '6' },
  { action: 'turn left', distance: '8' },
  { action: 'turn right', distance: '4' },
  { action: 'end', distance: '0' },
]

/** What staff need to know, short enough to be read. */
export function Guide() {
  const { settings } = useConsole()
  return (
    <Screen title="Staff guide">
      <p>
        Five minutes. A wrong path walks a blind person into a shelf, and a wrong allergen can hurt: please be
        exact.
      </p>
      <section className="card">
        <h2>1. Write the paths</h2>
        <p>
          A path leads from the entrance to an aisle, or from an aisle to the cash counter. Each step is an
          action and a number of steps: first the turn, then the walk. Turns are quarter turns. The first step
          is <em>start</em>, with the door behind the shopper; the last is <em>end</em>.
        </p>
        <PathPicture steps={example} from="Entrance" to="biscuits and snacks" />
        <ul>
          <li>Count your own steps, or let your phone count them: “Walk to record”, and tap at each turn.</li>
          <li>Listen to it with “Play as the shopper hears it”, eyes closed, before you save.</li>
          <li>Walk it again whenever a shelf was moved.</li>
        </ul>
      </section>
      <section className="card">
        <h2>2. Hang the code</h2>
        <SheetPicture />
        <p>
          Print the sheet from <Link to={addresses.sheets}>QR sheets</Link>. Hang it at the entrance, 90 to
          120 cm high, with raised dots on its corners so that fingers find it. Tell shoppers:{' '}
          <strong>tap anywhere on the screen</strong>.
        </p>
      </section>
      <section className="card">
        <h2>3. Keep the products true</h2>
        <HoldPicture />
        <p>
          Shoppers hold a pack to the camera and ask “What is this?”. What {settings.brand.name} has recorded
          is read to them; what is not recorded is said to be unknown. “None” for an allergen means that the
          brand says so; leave it “not recorded” when you are not sure.
        </p>
        <p>
          Many at once: download the file, change it, upload it. You see what it would do, and what it would
          delete, before anything is saved. What the file lacks stays until you agree that it goes.
        </p>
      </section>
      <section className="card">
        <h2>4. When a shopper calls</h2>
        <ul>
          <li>
            A loud two-tone sound from a phone is a shopper calling staff. Go there, say who you are, and ask
            how to help.
          </li>
          <li>Offer your arm; do not take theirs. Say left and right as the shopper stands.</li>
          <li>To begin again, scan the entrance code with their phone for them.</li>
        </ul>
      </section>
      <section className="card">
        <h2>5. When something went wrong here</h2>
        <ul>
          <li>Every change is kept: open “History” below a record and put back what was before.</li>
          <li>Two people at one record: the second is shown what differs and chooses.</li>
          <li>Forgot your password: “Forgot password?” at sign in, or ask a superadmin.</li>
        </ul>
      </section>
    </Screen>
  )
}

import { Link } from 'react-router'
import { useConsole } from '../../console.ts'
import { PathPicture } from '../../paths/PathPicture.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { addresses } from '../../shell/screens.ts'
import callPicture from './pictures/call.webp'
import codesPicture from './pictures/codes.webp'
import factsPicture from './pictures/facts.webp'
import pathPicture from './pictures/path.webp'

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
        <ScreenPicture
          src={pathPicture}
          shows="Edit Path: a field for the action and one for the steps; below them each step with buttons to move and remove it, the drawing of the path, and its description in words"
        />
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
        <ScreenPicture
          src={codesPicture}
          shows="QR sheets: the paper, the codes to hang, the stores to choose, and the sheet as it will be printed"
        />
      </section>
      <section className="card">
        <h2>3. Keep the products true</h2>
        <HoldPicture />
        <p>
          Shoppers hold a pack to the camera and ask “What is this?”. What {settings.brand.name} has recorded
          is read to them; what is not recorded is said to be unknown. “None” for an allergen means that the
          brand says so; leave it “not recorded” when you are not sure.
        </p>
        <ScreenPicture
          src={factsPicture}
          shows="Edit Product, Contains: not recorded, none, or the allergens that are ticked"
        />
        <p>
          To try it, hold up <a href="/samples">sample packs</a> from a second screen, or print them.
        </p>
        <p>
          Many at once: download the file, change it, upload it. You see what it would do, and what it would
          delete, before anything is saved. What the file lacks stays until you agree that it goes.
        </p>
      </section>
      <section className="card">
        <h2>4. When a shopper calls</h2>
        <ScreenPicture
          src={callPicture}
          shows="Calls for staff: your name as the shopper hears it, and a call with its place and the button Coming"
        />
        <ul>
          <li>
            <Link to={addresses.calls}>Calls</Link> shows who calls, where and since when; “Coming” is said to
            the shopper.
          </li>
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

/** What a screen looks like; the browser tests take these pictures and hold them to the screens. */
function ScreenPicture({ src, shows }: { src: string; shows: string }) {
  return <img className="screen-picture" src={src} alt={shows} loading="lazy" />
}

/** A sheet at the right height beside a door. */
function SheetPicture() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 320 150"
      role="img"
      aria-label="A sheet hangs beside the door at chest height"
    >
      <path className="line" d="M10 140h300" />
      <path className="line" d="M40 140V20h70v120" />
      <circle className="dot" cx="100" cy="84" r="3" />
      <rect className="paper" x="150" y="50" width="36" height="50" rx="2" />
      <path className="code" d="M160 62h6v6h-6zM170 62h6v6h-6zM160 72h6v6h-6zM171 73h3v3h-3z" />
      <path className="line dashed" d="M130 100h150M130 50h150" />
      <text x="226" y="82">
        90–120 cm
      </text>
      <path className="line" d="M215 140V100" />
    </svg>
  )
}

/** A pack held in front of a phone. */
function HoldPicture() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 320 130"
      role="img"
      aria-label="A pack is held a hand's length from a phone"
    >
      <rect className="paper" x="40" y="20" width="46" height="90" rx="7" />
      <circle className="dot" cx="63" cy="34" r="5" />
      <path className="line dashed" d="M95 40l90-14M95 90l90 14" />
      <rect className="pack" x="195" y="22" width="86" height="86" rx="4" />
      <path className="line" d="M210 50h56M210 62h40" />
      <path
        className="code"
        d="M212 80h3v16h-3zM218 80h2v16h-2zM223 80h5v16h-5zM231 80h2v16h-2zM236 80h4v16h-4z"
      />
    </svg>
  )
}

import { useState } from 'react'
import { demoStore } from '../../../../core/contract/console/demo-store.ts'
import type { Paths } from '../../../../core/contract/store.ts'
import { findRoute } from '../../../../core/navigation/find-path.ts'
import { readLegs } from '../../../../core/navigation/read-legs.ts'
import { consoleTexts } from '../../../../core/texts/console.ts'
import { englishVisit } from '../../../../core/texts/visit-texts.ts'
import { useConsole } from '../../console.ts'
import { SelectField } from '../../forms/fields.tsx'
import { PathPicture } from '../../paths/PathPicture.tsx'
import { StepList } from '../../paths/StepList.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { useDemoWalk } from './use-demo-walk.ts'

const placesOf = (paths: Paths) =>
  [...new Set(Object.entries(paths).flatMap(([from, tos]) => [from, ...Object.keys(tos)]))].map((place) => ({
    value: place,
    label: place,
  }))

/** A route between two places of the bundled sample store, spoken, shown and counted. */
export function Navigation() {
  const { toasts } = useConsole()
  const [ends, setEnds] = useState({ start: '', destination: '' })
  const walk = useDemoWalk()
  const places = placesOf(demoStore.paths)
  const chosen = ends.start !== '' && ends.destination !== ''
  const route = chosen ? findRoute(demoStore.paths, ends.start, ends.destination) : undefined
  const steps = route && 'steps' in route ? route.steps : []
  const form = {
    values: ends,
    set: (name: string, value: string) => setEnds({ ...ends, [name]: value }),
    faults: {},
  }

  function start() {
    if (readLegs(steps, 'onward', englishVisit).legs.length === 0)
      return toasts.fault(consoleTexts.noDirections)
    void walk.start(steps)
  }

  return (
    <Screen title="Navigation demo" wide>
      <div className="card">
        <p>
          {demoStore.name}, made up and bundled with this page. Choose two places and walk with the phone in
          your hand.
        </p>
        <div className="columns">
          <SelectField
            form={form}
            name="start"
            label="Start"
            empty="Select"
            choices={places}
            disabled={walk.active}
          />
          <SelectField
            form={form}
            name="destination"
            label="Destination"
            empty="Select"
            choices={places}
            disabled={walk.active}
          />
        </div>
        {route && 'error' in route && <p role="alert">{route.error}</p>}
        <div className="actions">
          {walk.active ? (
            <>
              <button type="button" onClick={walk.stop}>
                Stop Navigation
              </button>
              <button type="button" onClick={walk.next}>
                Next
              </button>
            </>
          ) : (
            <button
              type="button"
              className="primary"
              onClick={start}
              disabled={!chosen || (route !== undefined && 'error' in route)}
            >
              Start Navigation
            </button>
          )}
        </div>
        <p role="status" className="instruction">
          {walk.instruction}
        </p>
        {walk.active && (
          <p>
            <span className="recording-count">{walk.counted}</span> steps counted
            {walk.stepsLeft !== null && `, ${walk.stepsLeft} left on this part`}
          </p>
        )}
      </div>
      {steps.length > 0 && (
        <div className="workbench">
          <div>
            <h2>Directions</h2>
            <StepList steps={steps} now={walk.active ? walk.step : undefined} />
          </div>
          <PathPicture steps={steps} from={ends.start} to={ends.destination} />
        </div>
      )}
    </Screen>
  )
}

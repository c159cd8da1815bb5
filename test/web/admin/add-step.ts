import { screen } from '@testing-library/react'
import type { showConsole } from './show-console.tsx'

/** Adds a step to the path under way by the step builder. */
export async function addStep(
  user: ReturnType<typeof showConsole>['user'],
  action: string,
  distance: string,
) {
  if (action) await user.selectOptions(screen.getByLabelText('Action'), action)
  if (distance) await user.type(screen.getByLabelText('Distance in steps'), distance)
  await user.click(screen.getByRole('button', { name: 'Add Step' }))
}

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addStep } from './add-step.ts'
import { showConsole } from './show-console.tsx'

const NOT_ADDED = 'The step that you typed is not added yet.'

describe('a step that is typed and not added', () => {
  it.each([
    ['/add-store', 'the new store and its paths'],
    ['/manage-store?id=1', 'changes to Andheri'],
    ['/edit-store?id=1&from=Entrance&to=Dairy', 'changes to the path Entrance → Dairy'],
  ])('is pointed out beside the save button and asked about before leaving: %s', async (at, lost) => {
    const { user, button } = showConsole({ at })
    const distance = await screen.findByLabelText('Distance in steps')
    expect(screen.queryByText(NOT_ADDED)).toBeNull()
    await user.type(distance, '8')
    expect(screen.getByText(NOT_ADDED)).toBeTruthy()
    await user.click(await button('PRODUCT LIST'))
    await screen.findByText(new RegExp(`will be lost: ${lost}`))
    await user.click(await button('Stay here'))
    await user.clear(distance)
    expect(screen.queryByText(NOT_ADDED)).toBeNull()
  })

  it('is not pointed out any more once it was added', async () => {
    const { user } = showConsole({ at: '/edit-store?id=1&from=Entrance&to=Dairy' })
    await screen.findByLabelText('Action')
    await addStep(user, 'turn left', '8')
    expect(screen.queryByText(NOT_ADDED)).toBeNull()
  })
})

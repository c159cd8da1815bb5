// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addStoreCall } from '../../../src/core/contract/console/stores.ts'
import { addStep } from './add-step.ts'
import { showConsole } from './show-console.tsx'

describe('Add Store', () => {
  const open = async () => {
    const shown = showConsole({ at: '/add-store' })
    await screen.findByLabelText('From')
    await screen.findByRole('option', { name: 'Mumbai' })
    return shown
  }
  const optionsOf = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  const submit = () => screen.getByText('Add Store', { selector: 'button.primary' })

  it('offers places and actions as specified', async () => {
    const { user } = await open()
    expect(optionsOf('From')).toEqual(['Select', 'Entrance', 'Biscuits and snacks', 'Dairy'])
    await user.selectOptions(screen.getByLabelText('From'), 'Entrance')
    expect(optionsOf('To')).toEqual(['Select', 'Biscuits and snacks', 'Dairy'])
    await user.selectOptions(screen.getByLabelText('From'), 'Dairy')
    expect(optionsOf('To')).toEqual(['Select', 'cash counter'])
    expect(screen.getByLabelText('To')).toHaveProperty('value', 'cash counter')
    expect(optionsOf('Action')).toEqual([
      'Select',
      'start',
      'go straight',
      'turn left',
      'turn right',
      'go ahead',
      'end',
      'other',
    ])
  })

  it('has an alert for a missing place, beside the field', async () => {
    const { user, said } = await open()
    await addStep(user, 'start', '6')
    await said('Select your path starting from')
    expect(screen.getByText('Select your path to')).toBeTruthy()
    expect(submit()).toHaveProperty('disabled', true)
  })

  it.each([
    ['', '6', 'Please select action to add steps.'],
    ['start', 'six', 'Distance should be a valid number.'],
    ['other', '6', 'Please enter custom action.'],
  ])('refuses %j with %j: %s', async (action, distance, words) => {
    const { user } = await open()
    await user.selectOptions(screen.getByLabelText('From'), 'Dairy')
    await addStep(user, action, distance)
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByText(words, { selector: '.toast p' })).toBeNull()
    expect(screen.getByText('No steps yet.')).toBeTruthy()
  })

  it('adds the step by Enter, and saves nothing yet', async () => {
    const { user, server } = await open()
    await user.type(screen.getByLabelText('Store number'), '55')
    await user.type(screen.getByLabelText('Store name'), 'New Store')
    await user.selectOptions(screen.getByLabelText('Location'), 'Mumbai')
    await user.selectOptions(screen.getByLabelText('From'), 'Dairy')
    await addStep(user, 'start', '6')
    await user.selectOptions(screen.getByLabelText('Action'), 'turn left')
    await user.type(screen.getByLabelText('Distance in steps'), '8{Enter}')
    expect(await screen.findByText('2. turn left: 8')).toBeTruthy()
    expect(screen.getByLabelText('Distance in steps')).toHaveProperty('value', '')
    expect(server.sent(addStoreCall)).toEqual([])
  })

  it('draws the path, describes it and warns while it grows, then saves it with the store', async () => {
    const { user, server, said, at } = await open()
    await user.selectOptions(screen.getByLabelText('From'), 'Entrance')
    await user.selectOptions(screen.getByLabelText('To'), 'Dairy')
    await addStep(user, 'turn left', '8')
    expect(screen.getByText(/The first step is not start/)).toBeTruthy()
    await addStep(user, 'start', '6')
    await user.click(screen.getByRole('button', { name: 'Move step 2 up' }))
    expect(screen.queryByText(/The first step is not start/)).toBeNull()
    await addStep(user, 'end', '')
    expect(screen.getByText(/14 steps in all, about 1 minute/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Propose Dairy → cash counter' }))
    await user.type(screen.getByLabelText('Store number'), '55')
    await user.type(screen.getByLabelText('Store name'), 'New Store')
    await user.selectOptions(screen.getByLabelText('Location'), 'Mumbai')
    await user.click(submit())
    await said('Store added.')
    await at('/Dashboard')
    expect(server.sent(addStoreCall)[0]?.body).toEqual({
      store_number: '55',
      name: 'New Store',
      location: 'Mumbai',
      paths: {
        Entrance: {
          Dairy: [
            { action: 'start', distance: '6' },
            { action: 'turn left', distance: '8' },
            { action: 'end', distance: '0' },
          ],
        },
        Dairy: {
          'cash counter': [
            { action: 'start', distance: '8' },
            { action: 'turn right', distance: '6' },
            { action: 'end', distance: '0' },
          ],
        },
      },
    })
  })

  it.each([
    ['Store number', '123456', 'Store number must be a valid and unique numerical value.'],
    ['Store number', 'ten', 'Store number must be a valid and unique numerical value.'],
    ['Store name', 'A', 'Store name must be 2–50 characters and contain only letters, spaces, or hyphens.'],
    ['Store name', 'A_B', 'Store name must be 2–50 characters and contain only letters, spaces, or hyphens.'],
  ])('refuses the %s %j: %s', async (label, value, words) => {
    const { user } = await open()
    await user.type(screen.getByLabelText(label), value)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it.each([
    [500, 'broken', 'Server error while saving store'],
    [
      409,
      {
        error: 'taken',
        fields: { store_number: 'Store number must be a valid and unique numerical value.' },
      },
      'taken',
    ],
  ])('tells the person that the store was not added: %i', async (status, body, words) => {
    const { user, said, server } = await open()
    server.on(addStoreCall, () => ({ status, body }))
    await user.selectOptions(screen.getByLabelText('From'), 'Dairy')
    await addStep(user, 'start', '6')
    await user.type(screen.getByLabelText('Store number'), '55')
    await user.type(screen.getByLabelText('Store name'), 'New Store')
    await user.selectOptions(screen.getByLabelText('Location'), 'Mumbai')
    await user.click(submit())
    await said(words)
  })

  it('is refused to an admin', async () => {
    showConsole({ at: '/add-store', as: 'admin' })
    await screen.findByText('Access denied.')
  })
})

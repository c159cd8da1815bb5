// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  draftTexts,
  publishDraftCall,
  saveDraftCall,
  walkedDraftCall,
} from '../../../src/core/contract/console/path-drafts.ts'
import { showConsole } from './show-console.tsx'

const at = '/path-draft?id=1&from=Entrance&to=Dairy'
const title = 'Work on a path: Entrance → Dairy'

async function open() {
  const shown = showConsole({ as: 'admin', at })
  await shown.heading(title)
  const state = (word: string) => screen.findByText(word, { selector: 'strong' })
  return { ...shown, state }
}

describe('a path that is worked on', () => {
  it('is a draft when it is saved, says what changes, and is published by a second click', async () => {
    const { user, button, said, server, state } = await open()
    await state('Published')
    expect(await button('Publish')).toHaveProperty('disabled', true)
    await user.click(await button('Remove step 2, turn left: 8'))
    await user.click(await button('Save draft'))
    await said(draftTexts.saved)
    await state('Draft')
    expect(server.sent(saveDraftCall)[0]?.body).toMatchObject({ from: 'Entrance', to: 'Dairy', anew: false })
    await user.click(await button('Publish'))
    const question = await screen.findByRole('dialog', { name: 'Give this path to shoppers?' })
    expect(question.textContent).toContain('Nobody has walked this draft since it was changed.')
    expect(question.textContent).toContain('Before: part 2 (turn left: 8).')
    expect(question.textContent).toContain('Steps in all: 14 before, 6 from now on.')
    expect(server.sent(publishDraftCall)).toHaveLength(0)
    await user.click(within(question).getByRole('button', { name: 'Publish' }))
    await said(draftTexts.published)
    await state('Published')
  })

  it('is walked with the shopper’s guide, and is then walked', async () => {
    const { user, button, server, state, phone, pass } = await open()
    await user.click(await button('Remove step 2, turn left: 8'))
    await user.click(await button('Save draft'))
    await state('Draft')
    await user.click(await button('Walk as a shopper'))
    await button('Stop walking')
    expect(phone.awake).toBe(true)
    for (let tries = 0; tries < 10 && server.sent(walkedDraftCall).length === 0; tries += 1) {
      for (const { ended } of phone.spoken.splice(0)) ended()
      await pass(5000)
      const here = screen.queryByRole('button', { name: 'I am here' })
      if (here) await user.click(here)
    }
    await state('Walked')
    expect(server.sent(walkedDraftCall)).toHaveLength(1)
  })

  it('somebody else has changed is said so, and what is typed stays', async () => {
    const { user, button, said, server } = await open()
    server.on(saveDraftCall, () => ({ status: 409, body: { error: draftTexts.there } }))
    await user.click(await button('Remove step 2, turn left: 8'))
    await user.click(await button('Save draft'))
    await said(draftTexts.there)
    expect(screen.queryByText('2. turn left: 8')).toBeNull()
  })

  it('has its place in the list of all, which draws the way back that is missing', async () => {
    const { user, button, server, heading } = showConsole({ as: 'admin', at: '/paths?id=1' })
    await heading('Paths and drafts: Andheri')
    expect(screen.getByRole('link', { name: 'Entrance → Dairy' }).closest('li')?.textContent).toContain(
      'Published',
    )
    await user.click(await button('Draw the way back from Dairy'))
    await heading('Work on a path: Dairy → cash counter')
    expect(server.sent(saveDraftCall)[0]?.body).toMatchObject({
      steps: [
        { action: 'start', distance: '8' },
        { action: 'turn right', distance: '6' },
        { action: 'end', distance: '0' },
      ],
    })
  })
})

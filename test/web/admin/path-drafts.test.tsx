// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Call } from '../../../src/core/contract/console/call.ts'
import {
  draftTexts,
  dropDraftCall,
  publishDraftCall,
  saveDraftCall,
  walkedDraftCall,
} from '../../../src/core/contract/console/path-drafts.ts'
import { showConsole } from './show-console.tsx'
import { signedOut, signIn } from './signed-out.ts'

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

describe('a draft that a colleague changes meanwhile', () => {
  const ends = { from: 'Entrance', to: 'Dairy' }
  const theirs = [
    { action: 'start', distance: '55' },
    { action: 'end', distance: '0' },
  ]
  type Opened = Awaited<ReturnType<typeof open>>

  /** A draft with one step less than the path, of which another step is taken out and not saved. */
  async function changed() {
    const shown = await open()
    const { user, button, said, state } = shown
    await user.click(await button('Remove step 2, turn left: 8'))
    await user.click(await button('Save draft'))
    await said(draftTexts.saved)
    await state('Draft')
    await user.click(await button(/^Remove step 2, /))
    const colleague = async ({ method, path }: Call, body: object) => {
      const address = `http://localhost/api${path.replace(':id', '1')}`
      const reply = await shown.server.fetch(address, { method, body: JSON.stringify({ ...ends, ...body }) })
      expect(reply.status).toBe(200)
    }
    return { ...shown, colleague }
  }

  async function backAgain(shown: Opened) {
    await signedOut(shown)
    await signIn(shown, 'asha')
    await shown.heading(title)
    await screen.findByText(/^What you had typed before you were signed out is here again/)
  }

  const lastSaved = ({ server }: Opened) => server.sent(saveDraftCall).at(-1)?.body

  it.each([false, true])('is taken in place of one’s own steps, signed out meanwhile: %s', async (isOut) => {
    const shown = await changed()
    await shown.colleague(saveDraftCall, { steps: theirs, updatedAt: 'v1' })
    if (isOut) await backAgain(shown)
    await shown.user.click(await shown.button('Save draft'))
    await shown.user.click(await shown.button('Take theirs'))
    await shown.button('Remove step 1, start: 55')
    expect(await shown.button('Save draft')).toHaveProperty('disabled', true)
    await shown.user.click(await shown.button(/^Remove step 1/))
    expect(screen.queryByText('Somebody else has changed this in the meantime')).toBeNull()
  })

  it.each([false, true])(
    'may be deleted: the steps are saved as a new one, signed out meanwhile: %s',
    async (isOut) => {
      const shown = await changed()
      await shown.colleague(dropDraftCall, { updatedAt: 'v1' })
      if (isOut) await backAgain(shown)
      await shown.user.click(await shown.button('Save draft'))
      const question = await screen.findByRole('dialog', { name: 'This draft is not there any more' })
      await shown.user.click(within(question).getByRole('button', { name: 'Save as a new draft' }))
      await waitFor(() => expect(lastSaved(shown)).not.toHaveProperty('updatedAt'))
      await shown.state('Draft')
      expect(screen.queryByRole('dialog', { name: 'This draft is not there any more' })).toBeNull()
      expect(await shown.button('Save draft')).toHaveProperty('disabled', true)
    },
  )

  it('is overwritten with what was made of the path as it is published now, where that was pressed', async () => {
    const shown = await changed()
    await shown.colleague(saveDraftCall, { steps: theirs, updatedAt: 'v1' })
    Object.assign(shown.server.data.stores[0]?.paths.Entrance ?? {}, { Dairy: theirs })
    await backAgain(shown)
    await shown.user.click(await shown.button('Keep my draft'))
    await shown.user.click(await shown.button('Keep mine'))
    await waitFor(() => expect(lastSaved(shown)).toMatchObject({ updatedAt: 'v2', anew: true }))
  })

  it('is read again where it is gone and nothing was changed', async () => {
    const shown = await changed()
    await shown.user.click(await shown.button('Save draft'))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false),
    )
    await shown.colleague(dropDraftCall, { updatedAt: 'v2' })
    shown.server.on(publishDraftCall, () => ({ status: 404, body: { error: draftTexts.gone } }))
    await shown.user.click(await shown.button('Publish'))
    const question = await screen.findByRole('dialog', { name: 'Give this path to shoppers?' })
    await shown.user.click(within(question).getByRole('button', { name: 'Publish' }))
    await shown.said(draftTexts.gone)
    await shown.state('Published')
  })
})

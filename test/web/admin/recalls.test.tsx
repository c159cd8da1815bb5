// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { replyTexts } from '../../../src/core/contract/console/messages.ts'
import { recallsCall, replaceRecallsCall } from '../../../src/core/contract/console/recalls.ts'
import type { Recall } from '../../../src/core/contract/product.ts'
import { showConsole } from './show-console.tsx'

const metal: Recall = { gtin: '04006381333931', batch: 'AB12', reason: 'Metal.', since: '2026-11-01' }
const whole: Recall = { gtin: '02980010001014', batch: null, reason: '', since: '2026-11-02' }

/** The console over a list that is kept as the server would. */
function show(at: string, as: 'superadmin' | 'admin' = 'superadmin') {
  let recalls = [metal, whole]
  const shown = showConsole({
    at,
    as,
    prepare({ on, data }) {
      const [product] = data.products
      if (product) product.barcodes = ['4006381333931']
      on(recallsCall, () => ({ body: recalls }))
      on(replaceRecallsCall, ({ body }) => {
        const { recalls: next, was } = replaceRecallsCall.body.parse(body)
        const inOrder = (list: readonly Recall[] = []) => list.map((each) => JSON.stringify(each)).sort()
        if (was && inOrder(was).join() !== inOrder(recalls).join())
          return { status: 409, body: { error: replyTexts.recallsStale, current: recalls } }
        recalls = next
        return { body: { message: 'Recalls saved.', recalls } }
      })
    },
  })
  return {
    ...shown,
    kept: () => recalls,
    /** A colleague saves. */
    others(list: Recall[]) {
      recalls = list
    },
  }
}
const sentBy = ({ server }: ReturnType<typeof show>) =>
  server.sent(replaceRecallsCall).map(({ body }) => replaceRecallsCall.body.parse(body).recalls)

describe('Recalls', () => {
  it('are read by admins, and changed by superadmins alone', async () => {
    show('/recalls', 'admin')
    await screen.findByRole('cell', { name: 'AB12' })
    expect(screen.getByRole('cell', { name: 'all packs' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'ADD RECALL' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
  })

  it('are deleted after a question that says what it means, with a way back', async () => {
    const shown = show('/recalls')
    const { user, button, said } = shown
    await user.click(await button('Delete 04006381333931, batch AB12'))
    await screen.findByText(/will not be told any more/)
    const [, yes] = screen.getAllByRole('button', { name: 'Delete 04006381333931, batch AB12' })
    if (yes) await user.click(yes)
    await said('Recalls saved.')
    expect(sentBy(shown)).toEqual([[whole]])
    await user.click(await button('Undo'))
    await screen.findByRole('cell', { name: 'AB12' })
    expect(sentBy(shown).at(-1)).toEqual([whole, metal])
  })

  it('are added, with a fault beside its field', async () => {
    const shown = show('/edit-recall')
    const { user, button, said } = shown
    await user.type(await screen.findByRole('textbox', { name: /^Code/ }), '4006381333932')
    await user.click(await button('Save'))
    expect(await screen.findByRole('textbox', { name: /^Code/, description: /code/i })).toBeDefined()
    expect(sentBy(shown)).toEqual([])
    await user.clear(screen.getByRole('textbox', { name: /^Code/ }))
    await user.type(screen.getByRole('textbox', { name: /^Code/ }), '4006381333931')
    await user.type(screen.getByRole('textbox', { name: /^Batch/ }), 'CD34')
    await user.click(await button('Save'))
    await said('Recalls saved.')
    expect(sentBy(shown)[0]).toMatchObject([metal, whole, { gtin: metal.gtin, batch: 'CD34' }])
  })

  it('are edited in place of what they were', async () => {
    const shown = show('/edit-recall?id=04006381333931%20AB12')
    const { user, button, said } = shown
    const reason = await screen.findByRole('textbox', { name: /^Reason/ })
    await user.clear(reason)
    await user.type(reason, 'Glass.')
    await user.click(await button('Save'))
    await said('Recalls saved.')
    expect(sentBy(shown)).toEqual([[whole, { ...metal, reason: 'Glass.' }]])
  })

  it('of a code that no product has are saved after a question alone', async () => {
    const shown = show('/edit-recall')
    const { user, button, said, kept } = shown
    const code = await screen.findByRole('textbox', { name: /^Code/ })
    await user.type(code, '4006381333900')
    await user.click(await button('Save'))
    await screen.findByRole('heading', { name: 'No product has this code.' })
    await screen.findByText(/no shopper is told/)
    await user.click(await button('Look at the code again'))
    expect(await screen.findByRole('textbox', { name: /^Code/, description: /No product/ })).toBeDefined()
    expect(kept()).toEqual([metal, whole])
    await user.click(await button('Save'))
    await user.click(await button('Save it all the same'))
    await said('Recalls saved.')
    expect(kept()).toHaveLength(3)
  })

  it('that somebody else has changed meanwhile are shown beside what was typed', async () => {
    const shown = show('/edit-recall?id=04006381333931%20AB12')
    const { user, button, said, kept, others } = shown
    const reason = await screen.findByRole('textbox', { name: /^Reason/ })
    others([{ ...metal, reason: 'Glass and metal.' }, whole])
    await user.clear(reason)
    await user.type(reason, 'Glass.')
    await user.click(await button('Save'))
    await screen.findByText('Theirs: Glass and metal.')
    await screen.findByText('Yours: Glass.')
    expect(kept()[0]).toMatchObject({ reason: 'Glass and metal.' })
    await user.click(await button('Take theirs'))
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', 'Glass and metal.')
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), ' Throw it away.')
    others([{ ...metal, reason: 'Wire.' }, whole])
    await user.click(await button('Save'))
    await user.click(await button('Keep mine'))
    await said('Recalls saved.')
    expect(kept()).toEqual([whole, { ...metal, reason: 'Glass and metal. Throw it away.' }])
  })

  it('that somebody else has deleted meanwhile do not come back unseen', async () => {
    const { user, button, said, kept, others } = show('/edit-recall?id=04006381333931%20AB12')
    await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), ' More.')
    others([whole])
    await user.click(await button('Save'))
    await said(replyTexts.notFound)
    expect(kept()).toEqual([whole])
  })
})

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  acceptInvitationCall,
  invitationCall,
  invitationTexts,
  inviteAgainCall,
  inviteCall,
  revokeInvitationCall,
} from '../../../src/core/contract/console/invitations.ts'
import { showConsole } from './show-console.tsx'

const LINK = 'https://shop.example.org/admin/invitation#link-1'

describe('inviting', () => {
  it('asks for no password, and shows the link to copy and to print', async () => {
    const { user, button, said, server, phone, heading } = showConsole({ at: '/manage-users' })
    await user.click(await button('Invite user'))
    await heading('Invite User')
    expect(screen.queryByLabelText('Password')).toBeNull()
    const typed = { 'First name': 'Ravi', 'Last name': 'Iyer', Username: 'ravi1', Email: 'r@example.org' }
    for (const [label, value] of Object.entries(typed)) await user.type(screen.getByLabelText(label), value)
    await user.type(screen.getByLabelText('Phone number'), '9876543210')
    await user.selectOptions(screen.getByLabelText('Role'), 'staff')
    await user.selectOptions(await screen.findByLabelText('Store'), '1')
    await user.click(await button('Make invitation'))
    await said(invitationTexts.made)
    expect(server.sent(inviteCall)[0]?.body).toMatchObject({ username: 'ravi1', role: 'staff', storeId: '1' })
    await screen.findByText(LINK)
    await user.click(await button('Copy link'))
    expect(phone.copied).toBe(LINK)
    await user.click(await button('Print'))
    expect(phone.printed).toHaveBeenCalledOnce()
  })

  it('of somebody who is there makes a link, and takes it back', async () => {
    const { user, button, said, server } = showConsole({ at: '/edit-user?id=2' })
    await user.click(await button('Make a link'))
    await screen.findByText(LINK)
    expect(server.sent(inviteAgainCall)[0]?.params).toEqual({ id: '2' })
    await user.click(await button('Revoke the link'))
    await said(invitationTexts.revoked)
    expect(server.sent(revokeInvitationCall)).toHaveLength(1)
    expect(screen.queryByText(LINK)).toBeNull()
  })
})

describe('an invitation', () => {
  it('is opened by its link, whose token goes to the server in no address', async () => {
    const { user, button, at, said, server } = showConsole({ at: '/invitation#link-1', as: 'nobody' })
    await user.type(await screen.findByLabelText('New Password'), 'Passw0rd!')
    await user.type(screen.getByLabelText('Confirm Password'), 'Passw0rd?')
    await user.click(await button('Set password'))
    expect(screen.getAllByText('Passwords do not match').length).toBeGreaterThan(0)
    expect(server.sent(acceptInvitationCall)).toEqual([])
    await user.clear(screen.getByLabelText('Confirm Password'))
    await user.type(screen.getByLabelText('Confirm Password'), 'Passw0rd!')
    await user.click(await button('Set password'))
    await said(invitationTexts.accepted)
    await at('/home')
    expect(server.sent(invitationCall)[0]).toMatchObject({ params: {}, query: {}, body: { token: 'link-1' } })
    expect(server.sent(acceptInvitationCall)[0]?.body).toEqual({ token: 'link-1', password: 'Passw0rd!' })
  })

  it('that is over says why, and where to go', async () => {
    showConsole({ at: '/invitation#old', as: 'nobody' })
    await screen.findByText(invitationTexts.expired)
    expect(screen.queryByLabelText('New Password')).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeTruthy()
  })
})

it('staff of a store walk drafts and see nothing to write', async () => {
  const { server } = showConsole({ as: 'staff' })
  const link = await screen.findByRole('link', { name: 'Walk a draft as a shopper' })
  expect(link.getAttribute('href')).toBe('/admin/paths?id=1')
  for (const name of ['Edit Entrance → Dairy', 'PRODUCT LIST', 'MANAGE USERS'])
    expect(screen.queryByText(name)).toBeNull()
  expect(screen.getByRole('link', { name: 'Calls' })).toBeTruthy()
  expect(screen.queryByText(/Work list/)).toBeNull()
  expect(server.sent(inviteCall)).toEqual([])
})

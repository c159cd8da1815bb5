import type { FastifyInstance } from 'fastify'
import {
  acceptInvitationCall,
  invitationCall,
  invitationTexts,
  inviteAgainCall,
  inviteCall,
  revokeInvitationCall,
} from '../../core/contract/console/invitations.ts'
import { replyTexts } from '../../core/contract/console/messages.ts'
import {
  deleteUserCall,
  editUserCall,
  registerCall,
  setPasswordCall,
  suspendUsersCall,
  userCall,
  usersCall,
} from '../../core/contract/console/users.ts'
import { createInvitations } from '../auth/invitations.ts'
import { actorOf, type ConsoleParts, found, serveCall } from './serve-call.ts'

export function userRoutes(app: FastifyInstance, { accounts, repositories: { users } }: ConsoleParts): void {
  serveCall(app, accounts, registerCall, { status: 201 }, async ({ body, staff }) => {
    const { id } = await accounts.register(body, actorOf(staff))
    return { id, message: replyTexts.registered }
  })

  serveCall(app, accounts, usersCall, {}, () => users.listed())

  serveCall(app, accounts, userCall, {}, async ({ id }) => found((await users.listed(id))[0]))

  serveCall(app, accounts, editUserCall, {}, async ({ id, body, staff }) => {
    const user = await users.edit(id, body, actorOf(staff))
    return { id, message: replyTexts.userSaved, user }
  })

  serveCall(app, accounts, deleteUserCall, {}, async ({ id, staff }) => {
    await users.remove(id, actorOf(staff))
    return { id, message: replyTexts.userDeleted }
  })

  serveCall(app, accounts, suspendUsersCall, {}, async ({ body: { ids, suspended }, staff }) => {
    const changed = await users.suspend(ids, suspended, actorOf(staff))
    return { ids: changed, message: replyTexts.suspendedMany(changed.length, suspended) }
  })

  const subject = (userId: string) => ({ userId })
  serveCall(app, accounts, setPasswordCall, { subject }, async ({ id, body, staff }) => {
    const token = await accounts.setPassword(id, body.password, staff)
    return { id, message: replyTexts.passwordUpdated, ...(token !== undefined && { token }) }
  })
}

/** Links by which people choose their password themselves. */
export function invitationRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, addressOf, clock, repositories, secrets } = parts
  const invitations = createInvitations({ ...repositories, secrets, clock })
  const made = { message: invitationTexts.made }

  serveCall(app, accounts, inviteCall, { status: 201 }, async ({ body, staff }) => ({
    ...(await invitations.invite(body, actorOf(staff))),
    ...made,
  }))
  serveCall(app, accounts, inviteAgainCall, { status: 201 }, async ({ id, staff }) => ({
    ...(await invitations.again(id, actorOf(staff))),
    ...made,
  }))
  serveCall(app, accounts, revokeInvitationCall, {}, async ({ id, staff }) => {
    await repositories.invitations.revoke(id, actorOf(staff))
    return { id, message: invitationTexts.revoked }
  })
  serveCall(app, accounts, invitationCall, {}, ({ body }) => invitations.find(body.token))
  serveCall(app, accounts, acceptInvitationCall, {}, async ({ body, request }) => {
    const { username } = await invitations.accept(body.token, body.password, addressOf(request.raw))
    return { username, message: invitationTexts.accepted }
  })
}

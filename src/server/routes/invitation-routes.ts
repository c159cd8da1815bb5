import type { FastifyInstance } from 'fastify'
import {
  acceptInvitationCall,
  invitationCall,
  invitationTexts,
  inviteAgainCall,
  inviteCall,
  revokeInvitationCall,
} from '../../core/contract/console/invitations.ts'
import { createInvitations } from '../auth/invitations.ts'
import { actorOf, type ConsoleParts, serveCall } from './serve-call.ts'

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

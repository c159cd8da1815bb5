import type { FastifyInstance, FastifyReply } from 'fastify'
import { replyTexts } from '../../core/contract/console/messages.ts'
import {
  beginFactorCall,
  confirmFactorCall,
  factorCall,
  factorTexts,
  newCodesCall,
  removeFactorCall,
  resetFactorCall,
} from '../../core/contract/console/second-factor.ts'
import {
  beginProviderCall,
  endProviderCall,
  loginBodySchema,
  loginCall,
  logoutCall,
  providerTexts,
  resetPasswordCall,
  type SessionReply,
  sessionCall,
} from '../../core/contract/console/session.ts'
import type { Accounts, Held, SignedIn, Throttled } from '../auth/accounts.ts'
import type { IdentityProvider } from '../auth/identity-provider.ts'
import type { OpenSession } from '../db/users/sessions.ts'
import { Refusal } from '../errors.ts'
import { actorOf, badInput, type ConsoleParts, serveCall, tokenOf } from './serve-call.ts'

/** Coming in, going out, and a forgotten password. */
export function authRoutes(
  app: FastifyInstance,
  { accounts, addressOf, identityProvider }: ConsoleParts,
): void {
  app.post(loginCall.path, async (request, reply) => {
    const body = loginBodySchema.safeParse(request.body)
    if (!body.success) {
      const { message, fields } = badInput(body.error.issues)
      return reply.code(400).send({ status: 0, error: message, fields })
    }
    const signedIn = await accounts.signIn({ ...body.data, address: addressOf(request.raw) })
    if (signedIn === 'wrong') return reply.code(401).send({ status: 0, error: replyTexts.loginFailed })
    return answerSignIn(reply, signedIn)
  })

  serveCall(app, accounts, beginProviderCall, {}, () => theProvider().begin())

  app.post(endProviderCall.path, async (request, reply) => {
    const body = endProviderCall.body.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ status: 0, error: providerTexts.nonsense })
    const { query, pending, code } = body.data
    const provider = theProvider()
    let email = ''
    const vouch = async () => {
      email = await provider.end(query, pending)
      return email
    }
    const signedIn = await accounts.signInVouched({
      vouch,
      code,
      address: addressOf(request.raw),
    })
    if (signedIn === 'unknown')
      return reply.code(403).send({ status: 0, error: providerTexts.unknown(email) })
    if (signedIn === 'several' || signedIn === 'over')
      return reply.code(403).send({ status: 0, error: providerTexts[signedIn] })
    return answerSignIn(reply, signedIn)
  })

  function theProvider(): IdentityProvider {
    if (!identityProvider) throw new Refusal(404, providerTexts.off)
    return identityProvider
  }

  function answerSignIn(reply: FastifyReply, signedIn: SignedIn | Held | Throttled) {
    if (signedIn === 'suspended') return reply.code(403).send({ status: 0, error: replyTexts.suspended })
    if (typeof signedIn === 'string') {
      const error = codeTexts[signedIn]
      const fields = signedIn === 'code needed' ? {} : { code: error }
      return reply.code(401).send({ status: 0, error, fields, needsCode: true })
    }
    if ('retryAfterS' in signedIn)
      return throttled(reply, signedIn).send({ status: 0, error: replyTexts.throttled })
    const { account, token } = signedIn
    const { id: userId, ...user } = account.user
    const session = sessionReply({ ...account, ...user, userId }, accounts)
    return loginCall.reply.parse({ status: 1, error: null, token, ...session })
  }

  serveCall(app, accounts, logoutCall, {}, async ({ request }) => {
    await accounts.signOut(tokenOf(request))
    return { message: replyTexts.signedOut }
  })

  serveCall(app, accounts, sessionCall, {}, async ({ staff }) => sessionReply(staff, accounts))

  serveCall(app, accounts, resetPasswordCall, {}, async ({ body, request, reply }) => {
    const done = await accounts.resetPassword({ ...body, address: addressOf(request.raw) })
    if (done === 'done') return { message: replyTexts.resetDone }
    if (done === 'wrong') throw new Refusal(400, replyTexts.resetFailed)
    return throttled(reply, done).send({ error: replyTexts.throttled })
  })
}

const codeTexts = {
  'code needed': factorTexts.needed,
  'code wrong': factorTexts.wrong,
  'code shut': factorTexts.shut,
} as const

const throttled = (reply: FastifyReply, { retryAfterS }: Throttled) =>
  reply.code(429).header('retry-after', String(retryAfterS))

type Who = Pick<
  OpenSession,
  'userId' | 'username' | 'role' | 'storeId' | 'storeIds' | 'storeName' | 'passwordEndsAt' | 'hasFactor'
>

function sessionReply(who: Who, accounts: Pick<Accounts, 'dueOf'>): SessionReply {
  const { userId, username, role, storeId, storeIds, storeName } = who
  const due = accounts.dueOf(who)
  return {
    ...{ role, userId, username, storeId, storeIds: [...storeIds], storeName },
    mustChangePassword: due === 'password',
    mustSetUpFactor: due === 'factor',
  }
}

/** One's own second factor, and the end of somebody else's. */
export function secondFactorRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, addressOf, secondFactor } = parts

  /** Tries are counted as those of a sign-in are. Throws `Refusal` when there were too many, or the code is wrong. */
  async function checked<T>(
    { staff, request }: { staff: OpenSession; request: { raw: Parameters<typeof addressOf>[0] } },
    check: () => Promise<T | undefined | false | 'shut'>,
  ): Promise<T> {
    const attempt = await accounts.tryCode(staff.userId, addressOf(request.raw))
    if (!attempt.allowed) throw new Refusal(429, replyTexts.throttled, { code: replyTexts.throttled })
    const found = await check()
    if (found === 'shut') throw new Refusal(400, factorTexts.shut, { code: factorTexts.shut })
    if (found === undefined || found === false)
      throw new Refusal(400, factorTexts.wrong, { code: factorTexts.wrong })
    await attempt.succeeded()
    return found
  }

  serveCall(app, accounts, factorCall, {}, ({ staff }) => secondFactor.state(staff))
  serveCall(app, accounts, beginFactorCall, {}, ({ staff }) => secondFactor.begin(staff))
  serveCall(app, accounts, confirmFactorCall, {}, async (asked) => {
    const codes = await checked(asked, () => secondFactor.confirm(asked.staff, asked.body.code))
    return { codes, message: factorTexts.on }
  })
  serveCall(app, accounts, newCodesCall, {}, async (asked) => {
    const { userId } = asked.staff
    await checked(asked, () => secondFactor.matches(userId, asked.body.code))
    return { codes: await secondFactor.newCodes(userId), message: factorTexts.newCodes }
  })
  serveCall(app, accounts, removeFactorCall, {}, async (asked) => {
    const { staff } = asked
    if (secondFactor.isRequired(staff.role)) throw new Refusal(409, factorTexts.required)
    await checked(asked, () => secondFactor.matches(staff.userId, asked.body.code))
    await secondFactor.remove(staff.userId, actorOf(staff))
    return { message: factorTexts.off }
  })
  serveCall(app, accounts, resetFactorCall, {}, async ({ id, staff }) => {
    await secondFactor.remove(id, actorOf(staff))
    return { id, message: factorTexts.off }
  })
}

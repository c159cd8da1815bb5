import type { FastifyInstance } from 'fastify'
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
import type { OpenSession } from '../db/account-repositories.ts'
import { Refusal } from '../errors.ts'
import { actorOf, type ConsoleParts, serveCall } from './serve-call.ts'

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

import type { FastifyInstance } from 'fastify'
import { gtinsOf } from '../../core/contract/barcode.ts'
import {
  aislesCall,
  aisleUseCall,
  deleteAisleCall,
  saveAisleCall,
} from '../../core/contract/console/aisles.ts'
import { messageRules, replyTexts } from '../../core/contract/console/messages.ts'
import {
  addProductCall,
  deleteProductCall,
  editProductCall,
  productCall,
  productsCall,
} from '../../core/contract/console/products.ts'
import {
  recallsCall,
  replaceRecallsCall,
  unknownCodes,
  writtenKey,
} from '../../core/contract/console/recalls.ts'
import type { Recall } from '../../core/contract/product.ts'
import { isDayAhead } from '../../core/dates/calendar.ts'
import { Refusal } from '../errors.ts'
import { jsonOf } from './public-lists.ts'
import { actorOf, type ConsoleParts, found, serveCall } from './serve-call.ts'

export function productRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, refreshCatalogue } = parts
  const { products } = parts.repositories

  /** The form's own rules know no calendar. */
  function refuseAhead({ checkedOn }: { checkedOn?: string | null | undefined }) {
    if (isDayAhead(checkedOn ?? '', parts.clock.date()))
      throw new Refusal(400, messageRules.dayAhead, { checkedOn: messageRules.dayAhead })
  }

  serveCall(app, accounts, productsCall, {}, async ({ reply }) => {
    const json = await jsonOf(await products.staffList())
    return reply.type('application/json; charset=utf-8').send(json)
  })

  serveCall(app, accounts, productCall, {}, async ({ id }) => found(await products.byId(id)))

  serveCall(app, accounts, addProductCall, { status: 201 }, async ({ body, staff }) => {
    refuseAhead(body)
    const product = await products.create(body, actorOf(staff))
    await refreshCatalogue()
    return { id: product.id, message: replyTexts.productAdded, product }
  })

  serveCall(app, accounts, editProductCall, {}, async ({ id, body, staff }) => {
    refuseAhead(body)
    const product = await products.edit(id, body, actorOf(staff))
    await refreshCatalogue()
    return { id, message: replyTexts.productSaved, product }
  })

  serveCall(app, accounts, deleteProductCall, {}, async ({ id, staff }) => {
    await products.remove(id, actorOf(staff))
    await refreshCatalogue()
    return { id, message: replyTexts.productDeleted }
  })
}

export function aisleRoutes(
  app: FastifyInstance,
  { accounts, repositories: { aisles }, refreshCatalogue }: ConsoleParts,
): void {
  serveCall(app, accounts, aislesCall, {}, () => aisles.all())

  serveCall(app, accounts, saveAisleCall, {}, async ({ body, staff, reply }) => {
    const aisle = await aisles.save(body, actorOf(staff))
    // Paths and products may have followed a new name: shoppers are led by it from now on.
    await refreshCatalogue()
    reply.code(body.id === null ? 201 : 200)
    return { id: aisle.id, message: replyTexts.aisleSaved, aisle }
  })

  serveCall(app, accounts, aisleUseCall, {}, ({ id }) => aisles.use(id))

  serveCall(app, accounts, deleteAisleCall, {}, async ({ id, staff }) => {
    await aisles.remove(id, actorOf(staff))
    return { id, message: replyTexts.aisleDeleted }
  })
}

export function recallRoutes(
  app: FastifyInstance,
  { accounts, catalogue, clock, repositories: { recalls }, refreshCatalogue }: ConsoleParts,
): void {
  serveCall(app, accounts, recallsCall, {}, () => recalls.all())

  /** Nobody is told of a recall whose day is to come; one that is on the list already is not refused again. */
  async function refuseAhead(list: readonly Recall[]) {
    const ahead = list.filter(({ since }) => isDayAhead(since, clock.date()))
    if (ahead.length === 0) return
    const there = new Set((await recalls.all()).map((each) => `${writtenKey(each)} ${each.since}`))
    const fresh = ahead.find((each) => !there.has(`${writtenKey(each)} ${each.since}`))
    if (fresh)
      throw new Refusal(400, messageRules.dayAhead, {
        [`recalls.${list.indexOf(fresh)}.since`]: messageRules.dayAhead,
      })
  }

  serveCall(app, accounts, replaceRecallsCall, {}, async ({ body, staff }) => {
    await refuseAhead(body.recalls)
    const after = await recalls.replace(body.recalls, actorOf(staff), body.was)
    // Shoppers are warned from now on.
    await refreshCatalogue()
    const warnings = unknownCodes(after, gtinsOf(catalogue.current().products))
    return { message: replyTexts.recallsSaved, recalls: after, ...(warnings.length > 0 && { warnings }) }
  })
}

import type { FastifyInstance } from 'fastify'
import { replyTexts, rules } from '../../core/contract/console/messages.ts'
import {
  addProductCall,
  deleteProductCall,
  editProductCall,
  productCall,
  productsCall,
} from '../../core/contract/console/products.ts'
import { dayOf, isAhead } from '../../core/dates/calendar.ts'
import { Refusal } from '../errors.ts'
import { jsonOf } from './public-lists.ts'
import { actorOf, type ConsoleParts, found, serveCall } from './serve-call.ts'

export function productRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, refreshCatalogue } = parts
  const { products } = parts.repositories

  /** The form's own rules know no calendar. */
  function refuseAhead({ checkedOn }: { checkedOn?: string | null | undefined }) {
    const day = dayOf(checkedOn ?? '')
    if (day && isAhead(day, parts.clock.date()))
      throw new Refusal(400, rules.dayAhead, { checkedOn: rules.dayAhead })
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

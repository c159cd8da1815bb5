import type { FastifyInstance, FastifyRequest } from 'fastify'
import { replyTexts } from '../../core/contract/console/messages.ts'
import {
  addPhotosCall,
  deletePhotoCall,
  hearPhotoCall,
  type Likeness,
  type Proposal,
  photoFileCall,
  photoLimits,
  photosCall,
  photoTexts,
  readPhotosCall,
  restorePhotoCall,
} from '../../core/contract/console/photos.ts'
import { proposalsFrom } from '../../core/photos/proposals.ts'
import { wordsToTeach } from '../../core/vision/pictured.ts'
import type { NewPhoto } from '../db/products/product-photos.ts'
import { Refusal } from '../errors.ts'
import { RefusedPhoto, shrinkPhoto } from '../photos/photo-eye.ts'
import { actorOf, type ConsoleParts, found, serveCall } from './serve-call.ts'

/** Photographs of products: kept small, read as a shopper's camera reads, and taken over by nobody but staff. */
export function photoRoutes(app: FastifyInstance, parts: ConsoleParts): void {
  const { accounts, refreshCatalogue, photoEye } = parts
  const { productPhotos, products } = parts.repositories

  serveCall(app, accounts, photosCall, {}, async ({ id }) => {
    found(await products.byId(id))
    return productPhotos.ofProduct(id)
  })

  serveCall(app, accounts, addPhotosCall, { form: filesOf, status: 201 }, async ({ id, form, staff }) => {
    const photos = await productPhotos.add(id, await read(form), actorOf(staff))
    await refreshCatalogue()
    return { message: photoTexts.saved(photos.length), photos }
  })

  serveCall(app, accounts, readPhotosCall, { form: filesOf }, async ({ form }) => {
    const proposals: Proposal[][] = []
    const likenesses: (Likeness | null)[] = []
    for (const jpeg of form) {
      const sight = await photoEye.read(jpeg).catch(refuseBusy)
      proposals.push(proposalsFrom(sight))
      likenesses.push(photoEye.match(sight) ?? null)
    }
    return { proposals, products: likenesses }
  })

  serveCall(app, accounts, photoFileCall, {}, async ({ id, reply }) => {
    const { jpeg } = await standing(id)
    return reply.type('image/jpeg').header('cache-control', 'private, no-store').send(jpeg)
  })

  serveCall(app, accounts, deletePhotoCall, {}, async ({ id }) => {
    await productPhotos.remove(id)
    await refreshCatalogue()
    return { id, message: photoTexts.deleted }
  })

  serveCall(app, accounts, restorePhotoCall, {}, async ({ id }) => {
    await productPhotos.putBack(id)
    await refreshCatalogue()
    return { id, message: photoTexts.restored }
  })

  serveCall(app, accounts, hearPhotoCall, {}, async ({ id }) => {
    const { jpeg } = await standing(id)
    return { sentences: await photoEye.hear(jpeg).catch(refuseBusy) }
  })

  async function standing(id: string) {
    const photo = await productPhotos.jpeg(id)
    if (!photo) throw new Refusal(404, replyTexts.notFound)
    return photo
  }

  async function read(jpegs: readonly Buffer[]): Promise<NewPhoto[]> {
    const photos: NewPhoto[] = []
    for (const jpeg of jpegs) {
      const sight = await photoEye.read(jpeg).catch(refuseBusy)
      const { width, height, lines, colours } = sight
      const lesson = { words: wordsToTeach(lines), colours }
      photos.push({ jpeg, width, height, lesson, proposals: proposalsFrom(sight) })
    }
    return photos
  }
}

function refuseBusy(): never {
  throw new Refusal(503, photoTexts.busy)
}

/** The files of a form as they are to be kept, or the reason of each that cannot be. */
async function filesOf(request: FastifyRequest): Promise<Buffer[]> {
  if (!request.isMultipart()) throw new Refusal(415, photoTexts.none)
  const jpegs: Buffer[] = []
  const faults: { at: string; status: number; reason: string }[] = []
  let at = 0
  const { bytes: fileSize, atOnce: files } = photoLimits
  // One that is too large is told beside the others, not thrown: what its types leave out the parser takes.
  const options = { limits: { fileSize, files, fields: 0, parts: files + 1 }, throwFileSizeLimit: false }
  try {
    for await (const part of request.parts(options)) {
      if (part.type !== 'file') continue
      const name = `photo.${at++}`
      const pieces: Buffer[] = []
      // Every file is read to its end, or the request would never be; one at a time is in memory.
      for await (const piece of part.file) pieces.push(piece)
      try {
        if (part.file.truncated) throw new RefusedPhoto(413, photoTexts.tooLarge)
        jpegs.push(await shrinkPhoto(Buffer.concat(pieces)))
      } catch (error) {
        if (!(error instanceof RefusedPhoto)) throw error
        faults.push({ at: name, status: error.status, reason: error.message })
      }
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413)
      throw new Refusal(413, photoTexts.tooMany)
    // The parser has no status for a form that ends early, or is none.
    throw new Refusal(400, replyTexts.fileCutOff)
  }
  const [first] = faults
  if (first)
    throw new Refusal(
      first.status,
      first.reason,
      Object.fromEntries(faults.map((each) => [each.at, each.reason])),
    )
  if (jpegs.length === 0) throw new Refusal(400, photoTexts.none)
  return jpegs
}

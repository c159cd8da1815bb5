import { useEffect, useState } from 'react'
import {
  addPhotosCall,
  deletePhotoCall,
  photoLimits,
  photoTexts,
  readPhotosCall,
} from '../../../../../core/contract/console/photos.ts'
import { saidBy } from '../../../api.ts'
import { useConsole } from '../../../console.ts'
import { PHOTO_FAILED, photoBody, type Shot, useShots } from './use-shots.ts'

/** Beside what every photograph may be: left out when the reading was stopped, or saved. */
type More = 'stopped' | 'saving' | 'saved'
export type ManyShot = Shot<More>

/** Photographs of many products: each is sent and read by itself, one after another, and saved by itself. */
export function useManyPhotographs() {
  const { api, toasts } = useConsole()
  const { shots, setShots, change, show, send, putAway, ...line } = useShots<More>()
  const [refused, setRefused] = useState<string>()

  useEffect(() => line.stop, [line.stop])

  async function read(key: string, file: File, signal: AbortSignal) {
    change(key, { state: 'reading', fault: undefined })
    const body = photoBody(file)
    try {
      const { proposals, products } = await api.call(readPhotosCall, { body, signal })
      // An answer that was on its way when the reading was stopped: it is asked for again.
      if (signal.aborted) return
      change(key, { state: 'read', proposals: proposals[0] ?? [], likeness: products[0] ?? undefined })
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'refused', fault: saidBy(error, PHOTO_FAILED) })
    }
  }

  function add(files: readonly File[]) {
    const left = photoLimits.together - shots.filter(({ state }) => state !== 'saved').length
    setRefused(files.length > left ? photoTexts.tooManyTogether : undefined)
    send(
      show(files.slice(0, Math.max(0, left)), () => undefined),
      read,
    )
  }

  /** What is read stays; the others wait to be asked for again. */
  function stop() {
    line.stop()
    const isOpen = ({ state }: ManyShot) => state === 'waiting' || state === 'reading'
    setShots((before) => before.map((shot) => (isOpen(shot) ? { ...shot, state: 'stopped' } : shot)))
  }

  function again(some: readonly ManyShot[]) {
    for (const { key } of some) change(key, { state: 'waiting', fault: undefined })
    send(some, read)
  }

  async function save({ key, file }: ManyShot, productId: string) {
    if (!file) return
    change(key, { state: 'saving', fault: undefined })
    const body = photoBody(file)
    try {
      const { message, photos } = await api.call(addPhotosCall, { params: { id: productId }, body })
      change(key, { state: 'saved' })
      const [photo] = photos
      toasts.done(message, photo && (() => void takeBack(key, photo.id)))
    } catch (error) {
      change(key, { state: 'read', fault: saidBy(error, PHOTO_FAILED) })
    }
  }

  async function takeBack(key: string, id: string) {
    try {
      await api.call(deletePhotoCall, { params: { id } })
      change(key, { state: 'read' })
    } catch (error) {
      toasts.fault(saidBy(error, PHOTO_FAILED))
    }
  }

  return { shots, refused, add, stop, again, save, putAway }
}

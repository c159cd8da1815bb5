import { useCallback, useEffect, useState } from 'react'
import {
  addPhotosCall,
  deletePhotoCall,
  type Photo,
  photoFileCall,
  photoLimits,
  photosCall,
  photoTexts,
  readPhotosCall,
  restorePhotoCall,
} from '../../../../../core/contract/console/photos.ts'
import { saidBy } from '../../../api.ts'
import { useConsole } from '../../../console.ts'
import { ADDED, PHOTO_FAILED, photoBody, type Shot, useShots } from './use-shots.ts'

/** The photographs of a product, sent and read one after another; without an id they wait for the product's. */
export function usePhotographs(productId: string | undefined) {
  const { api, toasts } = useConsole()
  const { shots, setShots, change, show, send, putAway, pictureOf } = useShots()
  const [listFailed, setListFailed] = useState(false)

  const load = useCallback(async () => {
    if (productId === undefined) return
    setListFailed(false)
    try {
      const photos = await api.call(photosCall, { params: { id: productId } })
      setShots((before) => withListed(before, photos))
      for (const { id } of photos) {
        const file = await api.file(photoFileCall, { params: { id } })
        change(id, { picture: pictureOf(file) })
      }
    } catch {
      setListFailed(true)
    }
  }, [api, productId, setShots, change, pictureOf])

  useEffect(() => {
    void load()
  }, [load])

  async function sendOne(key: string, file: File) {
    change(key, { state: 'reading' })
    const body = photoBody(file)
    try {
      if (productId === undefined) {
        const { proposals } = await api.call(readPhotosCall, { body })
        change(key, { state: 'read', proposals: proposals[0] ?? [] })
        return
      }
      const { photos } = await api.call(addPhotosCall, { params: { id: productId }, body })
      const [photo] = photos
      if (!photo) return
      setShots((before) => before.filter(({ id }) => id !== photo.id))
      change(key, { state: 'read', id: photo.id, proposals: photo.proposals })
    } catch (error) {
      change(key, { state: 'refused', fault: saidBy(error, PHOTO_FAILED) })
    }
  }

  function add(files: readonly File[]) {
    const left = photoLimits.ofProduct - shots.filter(({ state }) => state !== 'refused').length
    send(
      show(files, (at) => (at >= left ? photoTexts.full : undefined)),
      sendOne,
    )
  }

  async function remove(shot: Shot) {
    if (shot.id === undefined) return putAway(shot)
    const params = { id: shot.id }
    try {
      const { message } = await api.call(deletePhotoCall, { params })
      putAway(shot)
      const putBack = () => {
        api.call(restorePhotoCall, { params }).then(
          () => void load(),
          (error: unknown) => toasts.fault(saidBy(error, PHOTO_FAILED)),
        )
      }
      toasts.done(message, putBack)
    } catch (error) {
      toasts.fault(saidBy(error, PHOTO_FAILED))
    }
  }

  return { shots, listFailed, reload: load, add, remove }
}

/** The list of the server, and behind it what was added on this page: the list may come after it, or without it. */
function withListed(before: readonly Shot[], photos: readonly Photo[]): readonly Shot[] {
  const listed = new Set(photos.map(({ id }) => id))
  const added = before.filter(({ key, id }) => key.startsWith(ADDED) && !(id && listed.has(id)))
  return [...photos.map(shotOf), ...added]
}

const shotOf = ({ id, proposals }: Photo): Shot => ({
  key: id,
  id,
  name: 'Photograph',
  state: 'read',
  proposals,
})

import { useCallback, useEffect, useRef, useState } from 'react'
import {
  addPhotosCall,
  deletePhotoCall,
  type Photo,
  type Proposal,
  photoFileCall,
  photoLimits,
  photosCall,
  photoTexts,
  readPhotosCall,
  restorePhotoCall,
} from '../../../../../core/contract/console/photos.ts'
import { saidBy } from '../../../api.ts'
import { useConsole } from '../../../console.ts'
import { PHOTO_FAILED, photoBody, usePictureAddresses } from './sending.ts'

/** Begins the key of what was added on this page. */
const ADDED = 'new-'

/** One photograph: of the product, on its way, or refused. */
export interface Shot {
  key: string
  name: string
  state: 'waiting' | 'reading' | 'read' | 'refused'
  /** Why it was refused. */
  fault?: string
  /** The server's own id, once it is saved. */
  id?: string
  /** The address of the picture on this page. */
  picture?: string
  proposals: readonly Proposal[]
  /** Of a product that is not saved yet. */
  file?: File
}

/** The photographs of a product, sent and read one after another; without an id they wait for the product's. */
export function usePhotographs(productId: string | undefined) {
  const { api, toasts } = useConsole()
  const [shots, setShots] = useState<readonly Shot[]>([])
  const [listFailed, setListFailed] = useState(false)
  const numbers = useRef(0)
  const pictureOf = usePictureAddresses()
  const line = useRef<Promise<void>>(Promise.resolve())

  const change = useCallback((key: string, to: Partial<Shot>) => {
    setShots((before) => before.map((shot) => (shot.key === key ? { ...shot, ...to } : shot)))
  }, [])

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
  }, [api, productId, change, pictureOf])

  useEffect(() => {
    void load()
  }, [load])

  async function send(shot: Shot, file: File) {
    change(shot.key, { state: 'reading' })
    const body = photoBody(file)
    try {
      if (productId === undefined) {
        const { proposals } = await api.call(readPhotosCall, { body })
        change(shot.key, { state: 'read', proposals: proposals[0] ?? [] })
        return
      }
      const { photos } = await api.call(addPhotosCall, { params: { id: productId }, body })
      const [photo] = photos
      if (!photo) return
      setShots((before) => before.filter(({ id }) => id !== photo.id))
      change(shot.key, { state: 'read', id: photo.id, proposals: photo.proposals })
    } catch (error) {
      change(shot.key, { state: 'refused', fault: saidBy(error, PHOTO_FAILED) })
    }
  }

  function add(files: readonly File[]) {
    const left = photoLimits.ofProduct - shots.filter(({ state }) => state !== 'refused').length
    const added = files.map((file, at): Shot => {
      numbers.current += 1
      const base = { key: `${ADDED}${numbers.current}`, name: file.name, proposals: [] }
      if (at >= left) return { ...base, state: 'refused', fault: photoTexts.full }
      if (file.size > photoLimits.bytes) return { ...base, state: 'refused', fault: photoTexts.tooLarge }
      return { ...base, state: 'waiting', file, picture: pictureOf(file) }
    })
    setShots((before) => [...before, ...added])
    for (const shot of added) {
      const { file } = shot
      if (file) line.current = line.current.then(() => send(shot, file))
    }
  }

  async function remove(shot: Shot) {
    if (shot.id === undefined) return setShots((before) => before.filter(({ key }) => key !== shot.key))
    const params = { id: shot.id }
    try {
      const { message } = await api.call(deletePhotoCall, { params })
      setShots((before) => before.filter(({ key }) => key !== shot.key))
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

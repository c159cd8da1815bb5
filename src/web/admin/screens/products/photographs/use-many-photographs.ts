import { useCallback, useEffect, useRef, useState } from 'react'
import {
  addPhotosCall,
  deletePhotoCall,
  type Likeness,
  type Proposal,
  photoLimits,
  photoTexts,
  readPhotosCall,
} from '../../../../../core/contract/console/photos.ts'
import { saidBy } from '../../../api.ts'
import { useConsole } from '../../../console.ts'
import { PHOTO_FAILED, photoBody, usePictureAddresses } from './sending.ts'

/** One photograph of some product: on its way, read, refused, left out when the reading was stopped, or saved. */
export interface ManyShot {
  key: string
  name: string
  state: 'waiting' | 'reading' | 'read' | 'refused' | 'stopped' | 'saving' | 'saved'
  fault?: string | undefined
  /** The address of the picture on this page. */
  picture?: string
  /** Absent: it can never be sent. */
  file?: File
  proposals: readonly Proposal[]
  likeness?: Likeness | undefined
}

/** Photographs of many products: each is sent and read by itself, one after another, and saved by itself. */
export function useManyPhotographs() {
  const { api, toasts } = useConsole()
  const [shots, setShots] = useState<readonly ManyShot[]>([])
  const [refused, setRefused] = useState<string>()
  const numbers = useRef(0)
  const queue = useRef<{ key: string; file: File }[]>([])
  const onItsWay = useRef<AbortController>(undefined)
  const addressOf = usePictureAddresses()

  const change = useCallback((key: string, to: Partial<ManyShot>) => {
    setShots((before) => before.map((shot) => (shot.key === key ? { ...shot, ...to } : shot)))
  }, [])

  useEffect(() => {
    return () => {
      queue.current = []
      onItsWay.current?.abort()
    }
  }, [])

  async function readAll() {
    if (onItsWay.current) return
    const going = new AbortController()
    onItsWay.current = going
    // Looked at before anything is taken: what waits after a stop is the next run's.
    while (!going.signal.aborted) {
      const next = queue.current.shift()
      if (!next) break
      await readOne(next.key, next.file, going.signal)
    }
    if (onItsWay.current === going) onItsWay.current = undefined
  }

  async function readOne(key: string, file: File, signal: AbortSignal) {
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

  function read(some: readonly ManyShot[]) {
    queue.current.push(...some.flatMap(({ key, file }) => (file ? [{ key, file }] : [])))
    void readAll()
  }

  function add(files: readonly File[]) {
    const left = photoLimits.together - shots.filter(({ state }) => state !== 'saved').length
    setRefused(files.length > left ? photoTexts.tooManyTogether : undefined)
    const added = files.slice(0, Math.max(0, left)).map((file): ManyShot => {
      numbers.current += 1
      const base = { key: `${numbers.current}`, name: file.name, proposals: [] }
      if (file.size > photoLimits.bytes) return { ...base, state: 'refused', fault: photoTexts.tooLarge }
      return { ...base, state: 'waiting', file, picture: addressOf(file) }
    })
    setShots((before) => [...before, ...added])
    read(added)
  }

  /** What is read stays; the others wait to be asked for again. */
  function stop() {
    queue.current = []
    onItsWay.current?.abort()
    onItsWay.current = undefined
    const isOpen = ({ state }: ManyShot) => state === 'waiting' || state === 'reading'
    setShots((before) => before.map((shot) => (isOpen(shot) ? { ...shot, state: 'stopped' } : shot)))
  }

  function again(some: readonly ManyShot[]) {
    for (const { key } of some) change(key, { state: 'waiting', fault: undefined })
    read(some)
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

  function putAway({ key, picture }: ManyShot) {
    queue.current = queue.current.filter((each) => each.key !== key)
    if (picture) URL.revokeObjectURL(picture)
    setShots((before) => before.filter((shot) => shot.key !== key))
  }

  return { shots, refused, add, stop, again, save, putAway }
}

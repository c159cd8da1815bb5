import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type Likeness,
  type Proposal,
  photoLimits,
  photoTexts,
} from '../../../../../core/contract/console/photos.ts'

export const PHOTO_FAILED = 'The photograph did not arrive. Please try again.'

/** Begins the key of what was added on this page. */
export const ADDED = 'new-'

/** One photograph: on its way, read, or refused; `More` is what else may come of it. */
export interface Shot<More extends string = never> {
  key: string
  name: string
  state: 'waiting' | 'reading' | 'read' | 'refused' | More
  /** Why it was refused. */
  fault?: string | undefined
  /** The server's own id, once it is saved as one of the product's. */
  id?: string
  /** The address of the picture on this page. */
  picture?: string
  /** Absent: it can never be sent, or is saved already. */
  file?: File
  proposals: readonly Proposal[]
  likeness?: Likeness | undefined
}

/** Sends one photograph; tells the person itself when that fails. */
type Send = (key: string, file: File, signal: AbortSignal) => Promise<void>

/** One photograph as the server takes it. */
export function photoBody(file: File): FormData {
  const body = new FormData()
  body.append('photo', file)
  return body
}

/** Photographs that are sent one after another. */
export function useShots<More extends string = never>() {
  const [shots, setShots] = useState<readonly Shot<More>[]>([])
  const numbers = useRef(0)
  const queue = useRef<{ key: string; file: File; send: Send }[]>([])
  const onItsWay = useRef<AbortController>(undefined)
  const pictureOf = usePictureAddresses()

  const change = useCallback((key: string, to: Partial<Shot<More>>) => {
    setShots((before) => before.map((shot) => (shot.key === key ? { ...shot, ...to } : shot)))
  }, [])

  async function sendAll() {
    if (onItsWay.current) return
    const going = new AbortController()
    onItsWay.current = going
    // Looked at before anything is taken: what waits after a stop is the next run's.
    while (!going.signal.aborted) {
      const next = queue.current.shift()
      if (!next) break
      await next.send(next.key, next.file, going.signal)
    }
    if (onItsWay.current === going) onItsWay.current = undefined
  }

  function send(some: readonly Shot<More>[], one: Send) {
    queue.current.push(...some.flatMap(({ key, file }) => (file ? [{ key, file, send: one }] : [])))
    void sendAll()
  }

  /** Shows files; answers those that may be sent. `refusal`: why the file at this place of them is not taken. */
  function show(files: readonly File[], refusal: (at: number) => string | undefined): readonly Shot<More>[] {
    const added = files.map((file, at): Shot<More> => {
      numbers.current += 1
      const base = { key: `${ADDED}${numbers.current}`, name: file.name, proposals: [] }
      const fault = refusal(at) ?? (file.size > photoLimits.bytes ? photoTexts.tooLarge : undefined)
      if (fault !== undefined) return { ...base, state: 'refused', fault }
      return { ...base, state: 'waiting', file, picture: pictureOf(file) }
    })
    setShots((before) => [...before, ...added])
    return added
  }

  /** What waits is not sent, and what is on its way is given up. */
  const stop = useCallback(() => {
    queue.current = []
    onItsWay.current?.abort()
    onItsWay.current = undefined
  }, [])

  function putAway({ key, picture }: Shot<More>) {
    queue.current = queue.current.filter((each) => each.key !== key)
    if (picture) URL.revokeObjectURL(picture)
    setShots((before) => before.filter((shot) => shot.key !== key))
  }
  return { shots, setShots, change, show, send, stop, putAway, pictureOf }
}

/** Makes addresses of pictures on this page, which go with whatever shows them. */
function usePictureAddresses(): (file: Blob) => string {
  const made = useRef(new Set<string>())
  useEffect(() => {
    const addresses = made.current
    return () => {
      for (const address of addresses) URL.revokeObjectURL(address)
      addresses.clear()
    }
  }, [])
  return useCallback((file) => {
    const address = URL.createObjectURL(file)
    made.current.add(address)
    return address
  }, [])
}

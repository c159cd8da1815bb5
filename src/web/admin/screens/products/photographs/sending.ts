import { useCallback, useEffect, useRef } from 'react'

export const PHOTO_FAILED = 'The photograph did not arrive. Please try again.'

/** One photograph as the server takes it. */
export function photoBody(file: File): FormData {
  const body = new FormData()
  body.append('photo', file)
  return body
}

/** Makes addresses of pictures on this page, which go with whatever shows them. */
export function usePictureAddresses(): (file: Blob) => string {
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

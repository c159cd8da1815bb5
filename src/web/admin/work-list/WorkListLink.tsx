import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { workListCall } from '../../../core/contract/console/work-list.ts'
import { useConsole, useSession } from '../console.ts'
import { addresses } from '../shell/screens.ts'

/** The way to the work list with what waits there; asked for anew with each screen, since screens are where it is mended. */
export function WorkListLink() {
  const { api } = useConsole()
  const { pathname } = useLocation()
  const token = useSession()?.token
  const asked = `${token} ${pathname}`
  const [count, setCount] = useState<number>()
  useEffect(() => {
    if (asked === '') return
    const gone = new AbortController()
    api.call(workListCall, { query: { rows: 'none' }, signal: gone.signal }).then(
      (reply) => setCount(reply.count),
      // The list itself says what went wrong to whoever opens it.
      () => {},
    )
    return () => gone.abort()
  }, [api, asked])
  return <Link to={addresses.workList}>Work list{count !== undefined && ` (${count})`}</Link>
}

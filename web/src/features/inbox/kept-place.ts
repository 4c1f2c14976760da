import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { inboxPlaceKey, readStaffUserId } from '#web/lib/device/staff-user.ts'
import { tabStorage } from '#web/lib/device/storage.ts'

/**
 * Where somebody left the inbox: their question, and how far the list and the page were scrolled, in pixels.
 */
interface Place {
  by: string
  query: string
  state: unknown
  list: number
  page: number
}

/**
 * Brings a staff member back to where they left the inbox: the entry of the menu leads to the question that
 * they left, and the same question is shown at the same place of the list. `me` is the id of the account,
 * because a colleague may sign in at the same device; `isThere` says that the rows of the question are shown.
 */
export function useKeptPlace(me: string | undefined, isThere: boolean): void {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const query = queryOf(search)
  const shown = useRef({ me, query, state })
  useEffect(() => {
    shown.current = { me, query, state }
  })

  useLayoutEffect(
    () => () => {
      const { me: by, ...question } = shown.current
      const { list, page } = { list: listOnScreen()?.scrollTop ?? 0, page: window.scrollY }
      // Whoever signs out leaves nothing, and the words of a search are names and numbers.
      if (by && readStaffUserId() !== '')
        tabStorage.write(inboxPlaceKey, JSON.stringify({ by, ...question, list, page } satisfies Place))
    },
    [],
  )

  const left = useRef(placeOf(me))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an arrival at the bare inbox leads back
  useEffect(() => {
    const place = left.current
    if (place?.query && query === '')
      void navigate(`?page=inbox&${place.query}`, { replace: true, state: place.state })
  }, [])

  useLayoutEffect(() => {
    const place = left.current
    if (!isThere || !place || place.query !== query) return
    left.current = undefined
    const list = listOnScreen()
    if (list) list.scrollTop = place.list
    window.scrollTo({ top: place.page })
  }, [isThere, query])
}

/** The question of the inbox in an address, without the lead that lies open. */
function queryOf(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['page', 'lead']) params.delete(name)
  return params.toString()
}

/** The place that this account left in this tab; undefined for none. */
function placeOf(me: string | undefined): Place | undefined {
  try {
    const place = JSON.parse(tabStorage.read(inboxPlaceKey) ?? 'null') as Place | null
    return place && place.by === me ? place : undefined
  } catch {
    return undefined
  }
}

function listOnScreen(): Element | null {
  return document.querySelector('[data-keeps-place]')
}

import { useEffect, useEffectEvent } from 'react'

/**
 * Goes to the last page when the shown page is beyond it, such as from an old bookmark, or when the last row
 * of a page has been removed. `page` is the page that the server answered; undefined until there is an
 * answer.
 */
export function useLastPage(page: number | undefined, lastPage: number, goTo: (page: number) => void): void {
  const isPast = page !== undefined && lastPage > 0 && page > lastPage
  const goToLast = useEffectEvent(() => goTo(lastPage))
  useEffect(() => {
    if (isPast) goToLast()
  }, [isPast])
}

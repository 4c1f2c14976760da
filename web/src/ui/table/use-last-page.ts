import { useEffect, useEffectEvent } from 'react'

/**
 * Leads on to the last page from one past it, such as an old bookmark names, or one whose last row has gone. `page` is the one
 * that the server answered, and undefined until it did.
 */
export function useLastPage(page: number | undefined, lastPage: number, goTo: (page: number) => void): void {
  const isPast = page !== undefined && lastPage > 0 && page > lastPage
  const goToLast = useEffectEvent(() => goTo(lastPage))
  useEffect(() => {
    if (isPast) goToLast()
  }, [isPast])
}

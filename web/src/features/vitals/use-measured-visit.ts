import { useEffect, useRef } from 'react'
import { shownRouter } from '#web/lib/address/shown-router.ts'

/** The share of visits that are measured; a visit is one opening of the site, with all steps inside it. */
const share = 0.1

/**
 * Measures one visit of ten, from when the browser is idle. The choice is made when the page has come to life
 * and lasts until the site is opened anew, so nothing has to be kept on the device. Programs that drive a
 * browser are no visitors.
 */
export function useMeasuredVisit(isIdle: boolean): void {
  const page = useRef<string>(undefined)
  useEffect(() => {
    // The page that was opened: a visitor may be on another one when the browser is idle.
    if (!navigator.webdriver && Math.random() < share)
      page.current = shownRouter.current?.state.matches.at(-1)?.route.path
  }, [])
  useEffect(() => {
    const opened = page.current
    if (!isIdle || opened === undefined || !import.meta.env.PROD) return
    import('./watch-visit.ts').then(
      ({ watchVisit }) => watchVisit(opened),
      () => undefined,
    )
  }, [isIdle])
}

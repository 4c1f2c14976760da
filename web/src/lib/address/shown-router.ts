import type { DataRouter } from 'react-router-dom'

/** The router of the open site, for parts whose code comes later; none while a page is prerendered or a part is tested alone. */
export const shownRouter: {
  current?: DataRouter
  /** Hears of every step through the history before the router does, and may keep it to itself. */
  onStep?: (event: PopStateEvent) => void
} = {}

/** To be called before the router is made: on a window, listeners are called in the order in which they were added. */
export function hearStepsFirst(): void {
  addEventListener('popstate', (event) => shownRouter.onStep?.(event))
}

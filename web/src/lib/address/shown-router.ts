import type { DataRouter } from 'react-router-dom'

/**
 * The router of the open site, for code that loads later; undefined while a page is prerendered and in tests
 * of single parts.
 */
export const shownRouter: {
  current?: DataRouter
  /**
   * Called at every step through the history before the router is told; may stop the event, so that the
   * router never hears of it.
   */
  onStep?: (event: PopStateEvent) => void
} = {}

/**
 * Listens for steps through the history before the router does. Must be called before the router is made,
 * because a window calls its listeners in the order in which they were added.
 */
export function hearStepsFirst(): void {
  addEventListener('popstate', (event) => shownRouter.onStep?.(event))
}

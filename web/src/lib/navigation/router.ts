import type { DataRouter, To } from 'react-router-dom'

export type RouterState = DataRouter['state']
export type NavigateOptions = {
  state?: unknown
  replace?: boolean
  preventScrollReset?: boolean
  viewTransition?: boolean
}

/**
 * What the screens need of a router. React Router's data router is one; on a prerendered page `app/stand-in-router.ts`
 * takes its place until somebody wants to go anywhere, so that its code is not part of the first load.
 */
export interface SiteRouter {
  readonly state: RouterState
  subscribe: (listener: RouterListener) => () => void
  navigate: (to: To, options?: NavigateOptions) => Promise<void>
  revalidate: () => Promise<void>
  /** Fetches a page ahead, so that it can be opened at once. */
  prefetch?: (address: string) => Promise<void>
}

export type RouterListener = (state: RouterState, news: { viewTransitionOpts?: unknown }) => void

import type { ShouldRevalidateFunction } from 'react-router-dom'

/**
 * For pages that keep tab, variant or choice in the address: what they show is fetched anew when the page itself or
 * one of these parameters changes, or on Retry, but not when the visitor only looks around.
 */
export function reloadsFor(...parameters: string[]): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const onlyLooksAround =
      currentUrl.pathname === nextUrl.pathname &&
      currentUrl.search !== nextUrl.search &&
      parameters.every((name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name))
    return onlyLooksAround ? false : defaultShouldRevalidate
  }
}

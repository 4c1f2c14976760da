import type { ShouldRevalidateFunction } from 'react-router-dom'

/**
 * For pages with a tab, a variant or a choice in the address: their data is loaded again on Retry, or when
 * the path or one of these parameters changes, but not when another parameter changes.
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

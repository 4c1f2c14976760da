import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from '#web/lib/navigation/navigation.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site, from `paths`. */
  to: string
  /** What the next page is handed; it stands in the history, not in the address. */
  state?: unknown
  /** Lets the browser join what both pages show. */
  viewTransition?: boolean
}

/** A link to a page of this site: the next page comes without a reload, and a plain anchor where no code runs. */
export function Link({ to, state, viewTransition, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const isHere = event.currentTarget.href === location.href
    void navigate(to, { state, replace: isHere, ...(viewTransition ? { viewTransition } : {}) })
  }

  return <a {...rest} href={to} onClick={follow} />
}

/** A press that opens the address here: not one that asks for a new tab, a window or a download. */
export function isPlainClick(event: MouseEvent | globalThis.MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
}

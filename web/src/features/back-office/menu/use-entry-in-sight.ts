import { type RefObject, useLayoutEffect } from 'react'

/** How the sidebar stands: a strip of icons, the whole menu, or what the width of the window decides. */
export type SidebarState = 'auto' | 'open' | 'closed'

/**
 * Scrolls the entries of the menu to the one of the screen in use where that entry is out of sight: after a
 * load, when another screen is shown, and when the menu opens or its entries become other ones. `entries`
 * holds the ids of all entries.
 */
export function useEntryInSight(
  menu: RefObject<HTMLElement | null>,
  selected: string,
  entries: string,
  state: SidebarState,
): void {
  useLayoutEffect(() => {
    if (state === 'closed' || !entries.split(' ').includes(selected)) return
    if (menu.current) bringIntoSight(menu.current)
  }, [menu, selected, entries, state])
}

/** The room that an entry in sight has above and below, in pixels. */
const margin = 8

function bringIntoSight(menu: HTMLElement): void {
  const entry = menu.querySelector('[aria-current=page]')
  if (!entry) return
  const frame = menu.getBoundingClientRect()
  const { top, bottom, height } = entry.getBoundingClientRect()
  if (height === 0 || (top >= frame.top + margin && bottom <= frame.bottom - margin)) return
  menu.scrollTop += top - frame.top - (frame.height - height) / 2
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * A ref for a `<details>` that is a menu: Escape and a press outside close it, and after Escape the focus is
 * back on its summary.
 */
export function useClosingMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: PointerEvent | KeyboardEvent) => {
      const details = menu.current
      if (!details?.open) return
      const wants =
        event instanceof KeyboardEvent ? event.key === 'Escape' : !details.contains(event.target as Node)
      if (!wants) return
      details.open = false
      if (event instanceof KeyboardEvent) details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return menu
}

import { type MouseEvent, useCallback, useEffect, useRef } from 'react'

interface FocusAfterPress {
  /** The `ref` of what says how it stands now; it needs a `tabIndex` unless it is a control. */
  place: (element: HTMLElement | null) => void
  /** For the element around all that a press may take away. */
  onClickCapture: (event: MouseEvent) => void
}

/**
 * Gives the focus a place when a press has taken away what was pressed: else it is lost, a keyboard begins at the top of the
 * page again, and a reader says nothing. Whoever has put it elsewhere meanwhile keeps it. The component that calls this must
 * be one that is rendered with the change.
 */
export function useFocusAfterPress(): FocusAfterPress {
  const here = useRef<HTMLElement>(null)
  const pressed = useRef<Node>(undefined)
  // After every render, because an address changes some renders after the press.
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return
    pressed.current = undefined
    if (document.activeElement === document.body) here.current?.focus()
  })
  return {
    place: useCallback((element) => {
      here.current = element
    }, []),
    onClickCapture: ({ target }) => {
      pressed.current = target as Node
    },
  }
}

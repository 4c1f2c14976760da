import { type MouseEvent, useCallback, useEffect, useRef } from 'react'

interface FocusAfterPress {
  /** The `ref` of the element that shows the present state; it needs a `tabIndex` unless it is a control. */
  place: (element: HTMLElement | null) => void
  /** The handler for the element around all controls that a press may remove. */
  onClickCapture: (event: MouseEvent) => void
}

/**
 * Moves the focus when a press has removed the pressed control. Otherwise the focus would be lost: keyboard
 * users would begin at the top of the page again, and screen readers would say nothing. A focus that has been
 * moved elsewhere meanwhile stays. The component that calls this hook must render again with the change.
 */
export function useFocusAfterPress(): FocusAfterPress {
  const here = useRef<HTMLElement>(null)
  const pressed = useRef<Node>(undefined)
  // Runs after every render, because a change of the address renders only some time after the press.
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

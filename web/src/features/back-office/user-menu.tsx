import { useEffect, useId, useRef } from 'react'
import { ChevronDownIcon } from '#web/ui/icon.tsx'

interface UserMenuProps {
  onSignOut: () => void
}

/** The dropdown at the right of the header; Escape and a press outside close it. */
export function UserMenu({ onSignOut }: UserMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const listId = useId()

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

  return (
    <details ref={menu} className="group relative ml-auto">
      <summary
        aria-controls={listId}
        className="flex min-h-11 list-none items-center gap-2 rounded-md px-3 font-semibold hover:bg-soft"
      >
        My Account
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul
        id={listId}
        className="absolute right-0 z-30 mt-1 w-52 rounded-md border border-hairline bg-surface p-1.5 shadow-soft"
      >
        <li>
          <button
            type="button"
            onClick={onSignOut}
            className="flex min-h-11 w-full items-center rounded-sm px-3 text-left hover:bg-soft"
          >
            Logout
          </button>
        </li>
      </ul>
    </details>
  )
}

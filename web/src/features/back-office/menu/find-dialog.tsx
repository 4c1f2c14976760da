import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMediaQuery } from '#web/lib/device/media-query.ts'
import { classNames } from '#web/ui/class-names.ts'
import { controlClasses } from '#web/ui/form/controls/field.tsx'
import { SearchIcon } from '#web/ui/icon/sign.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { addressOf } from './entry-link.tsx'
import { findScreens } from './find-screens.ts'
import type { StaffScreen } from './staff-screens.ts'

interface FindDialogProps {
  screens: readonly StaffScreen[]
  onClose: () => void
  onChoose: () => void
}

/** The height stays the same while one types, so that the field does not move. */
const steadyHeight = 'md:h-[min(26rem,60dvh)]'

/**
 * A field and the list of the screens that it finds: arrows move in the list while the field keeps the focus,
 * Enter opens a screen.
 */
export function FindDialog({ screens, onClose, onChoose }: FindDialogProps) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string>()
  const isPhone = useMediaQuery('(width < 48rem)')
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const optionId = (id: string) => `${listId}-${id}`
  const found = findScreens(screens, typed)
  // Enter opens the best screen at once; before anything is typed Enter opens nothing.
  const active = found.find(({ id }) => id === picked) ?? (typed.trim() ? found[0] : undefined)

  // The field takes the focus, which the dialog gives to its first button when it opens.
  useEffect(() => field.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) document.getElementById(optionId(active.id))?.click()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || found.length === 0) return
    event.preventDefault()
    const at = active ? found.indexOf(active) : step === 1 ? -1 : 0
    const next = found[(at + step + found.length) % found.length]
    if (!next) return
    setPicked(next.id)
    document.getElementById(optionId(next.id))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    // On a phone the field stands at the top, where the keyboard does not cover it.
    <Dialog open onClose={onClose} title="Find a screen" sheet={isPhone}>
      <div className="sticky -top-5 z-1 -mx-5 -mt-5 bg-surface px-5 py-3">
        <div className="relative">
          <SearchIcon className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label="Find a screen"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active.id)}
            placeholder="Name of a screen, or a word such as tax"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={typed}
            onChange={(event) => {
              setPicked(undefined)
              setTyped(event.target.value)
            }}
            onKeyDown={onKeyDown}
            className={`${controlClasses} pl-11`}
          />
        </div>
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : `py-2 text-muted ${steadyHeight}`}>
        {typed.trim() ? countWords(found.length) : ''}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label="Screens"
        hidden={found.length === 0}
        className={`-mx-3 md:overflow-y-auto ${steadyHeight}`}
      >
        {found.map((screen) => (
          <Link
            key={screen.id}
            id={optionId(screen.id)}
            role="option"
            aria-selected={screen === active}
            tabIndex={-1}
            to={addressOf(screen.id)}
            onClick={onChoose}
            className={classNames(
              'flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md px-3 py-1.5',
              screen === active ? 'bg-soft' : 'hover:bg-soft',
            )}
          >
            <span className="font-semibold">{screen.label}</span>
            <span className="text-sm text-muted">{screen.place}</span>
          </Link>
        ))}
      </div>
    </Dialog>
  )
}

function countWords(count: number): string {
  if (count === 0) return 'No screen has these words.'
  return count === 1 ? '1 screen' : `${count} screens`
}

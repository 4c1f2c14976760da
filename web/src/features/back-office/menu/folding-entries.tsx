import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import type { MenuEntry } from './admin-menu.ts'
import { EntryLink } from './entry-link.tsx'

interface FoldingEntriesProps {
  id: string
  label: string
  icon?: ReactNode
  entries: readonly MenuEntry[]
  /** The screen that is shown. */
  selected: string
  isOpen: boolean
  onToggle: () => void
  onChoose: () => void
  /** Further items of the list. */
  children?: ReactNode
}

/** A group or a heading of the menu: a button that opens and closes the list of its entries. */
export function FoldingEntries(props: FoldingEntriesProps) {
  const { id, label, icon, entries, selected, isOpen, onToggle, onChoose, children } = props
  const listId = `menu-${id}`
  return (
    <>
      <button
        type="button"
        onClick={onToggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        className={classNames(
          'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-soft',
          icon ? 'font-semibold' : 'text-muted md:min-h-9',
        )}
      >
        {icon}
        <span className="flex-1">{label}</span>
        <ChevronDownIcon className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className={classNames('mb-1 border-l border-hairline', icon ? 'ml-5 pl-2' : 'ml-2 pl-1')}
      >
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} selected={selected} onChoose={onChoose} />
          </li>
        ))}
        {children}
      </ul>
    </>
  )
}

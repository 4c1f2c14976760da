import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/icon.tsx'
import { dashboardEntry, type MenuEntry, type MenuGroup, menuGroups } from './admin-menu.ts'

interface SidebarProps {
  ref: Ref<HTMLDivElement>
  selected: string
  /** Undefined: as wide as the screen allows. */
  isOpen: boolean | undefined
  onExpand: () => void
}

const widths = {
  auto: 'max-md:hidden w-16 lg:w-64',
  open: 'w-64 max-lg:absolute max-lg:inset-y-0 max-lg:left-0 max-lg:z-10 max-lg:shadow-soft',
  closed: 'max-md:hidden w-16',
} as const

/** The menu, titled "Menu": Dashboard, then groups that fold. Folded to a strip it shows initials, which open it. */
export function Sidebar({ ref, selected, isOpen, onExpand }: SidebarProps) {
  const state = isOpen === undefined ? 'auto' : isOpen ? 'open' : 'closed'
  const whole = { auto: 'max-lg:hidden', open: '', closed: 'hidden' }[state]
  const strip = { auto: 'lg:hidden', open: 'hidden', closed: '' }[state]
  return (
    <div
      ref={ref}
      id="admin-menu"
      className={classNames('shrink-0 border-r border-hairline bg-surface', widths[state])}
    >
      <div className={classNames('sticky top-14 flex flex-col items-center gap-1 py-3', strip)}>
        {[dashboardEntry, ...menuGroups].map(({ label }) => (
          <button
            key={label}
            type="button"
            onClick={onExpand}
            title={label}
            className="display grid size-11 place-items-center rounded-md hover:bg-soft"
          >
            <span aria-hidden="true">{label.charAt(0)}</span>
            <span className="sr-only">Open the menu at {label}</span>
          </button>
        ))}
      </div>
      <nav
        aria-label="Menu"
        className={classNames('sticky top-14 max-h-[calc(100dvh-3.5rem)] overflow-y-auto p-3', whole)}
      >
        <p className="eyebrow px-3 py-2 text-muted">Menu</p>
        <EntryLink entry={dashboardEntry} selected={selected} />
        {menuGroups.map((group) => (
          <Group key={group.label} group={group} selected={selected} />
        ))}
      </nav>
    </div>
  )
}

function Group({ group, selected }: { group: MenuGroup; selected: string }) {
  return (
    <details open={group.entries.some(({ id }) => id === selected) || undefined} className="group">
      <summary className="flex min-h-11 list-none items-center justify-between rounded-md px-3 font-semibold hover:bg-soft">
        {group.label}
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="ml-3 border-l border-hairline pl-2">
        {group.entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} selected={selected} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function EntryLink({ entry, selected }: { entry: MenuEntry; selected: string }) {
  const isSelected = entry.id === selected
  return (
    <Link
      to={`${paths.adminDashboard}?page=${entry.id}`}
      aria-current={isSelected ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center rounded-md px-3 transition-colors md:min-h-9',
        isSelected ? 'bg-content font-semibold text-surface' : 'hover:bg-soft',
      )}
    >
      {entry.label}
    </Link>
  )
}

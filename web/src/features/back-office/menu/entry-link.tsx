import { Link } from 'react-router-dom'
import { paths } from '#web/lib/address/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { MenuEntry } from './admin-menu.ts'
import { MenuGroupIcon, type MenuIconName } from './menu-icon.tsx'

/** The address of a screen, or of a top menu. */
export const addressOf = (id: string) => `${paths.adminDashboard}?page=${id}`

interface EntryLinkProps {
  entry: MenuEntry
  icon?: MenuIconName
  /** The screen that is shown. */
  selected: string
  onChoose: () => void
}

/** An entry of the menu; that of the screen in use is marked. */
export function EntryLink({ entry, icon, selected, onChoose }: EntryLinkProps) {
  const isSelected = entry.id === selected
  return (
    <Link
      to={addressOf(entry.id)}
      onClick={onChoose}
      aria-current={isSelected ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-md px-3 transition-colors md:min-h-9',
        isSelected ? 'bg-content font-semibold text-surface' : 'hover:bg-soft',
      )}
    >
      {icon ? <MenuGroupIcon name={icon} /> : null}
      <span>{entry.label}</span>
    </Link>
  )
}

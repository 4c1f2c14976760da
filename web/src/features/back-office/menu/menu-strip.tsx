import { Link } from 'react-router-dom'
import { SearchIcon } from '#web/ui/icon/sign.tsx'
import type { AdminMenu } from './admin-menu.ts'
import { addressOf } from './entry-link.tsx'
import { iconOf, MenuGroupIcon } from './menu-icon.tsx'

interface MenuStripProps {
  menu: AdminMenu
  className: string
  onFind: () => void
  onChoose: () => void
  /** Opens the whole menu at a group. */
  onOpen: (group: string) => void
}

const item = 'grid size-11 place-items-center rounded-md hover:bg-soft'

/** The closed menu: a strip of icons, of which those of the groups open the menu. */
export function MenuStrip({ menu, className, onFind, onChoose, onOpen }: MenuStripProps) {
  return (
    <div className={`sticky top-14 flex flex-col items-center gap-1 py-3 ${className}`}>
      <button type="button" onClick={onFind} aria-haspopup="dialog" title="Find a screen" className={item}>
        <SearchIcon />
        <span className="sr-only">Find a screen</span>
      </button>
      {menu.top.map(({ id, label }) => (
        <Link key={id} to={addressOf(id)} onClick={onChoose} title={label} className={item}>
          <MenuGroupIcon name={iconOf(id)} />
          <span className="sr-only">{label}</span>
        </Link>
      ))}
      {menu.groups.map(({ id, label, icon }) => (
        <button key={id} type="button" onClick={() => onOpen(id)} title={label} className={item}>
          <MenuGroupIcon name={icon} />
          <span className="sr-only">Open the menu at {label}</span>
        </button>
      ))}
    </div>
  )
}

import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '#web/lib/address/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import {
  appointmentsEntry,
  dashboardEntry,
  inboxEntry,
  type MenuEntry,
  type MenuGroup,
  type ScreenId,
} from './admin-menu.ts'
import { MenuGroupIcon } from './menu-icon.tsx'

interface SidebarProps {
  groups: readonly MenuGroup[]
  /** Whether the account may open a screen. */
  mayOpen: (screen: ScreenId) => boolean
  /** The screen that is shown. */
  selected: string
  /** The id in the address: of a screen, of a top menu, or of nothing that exists. */
  chosen: string | null
  /**
   * Whether the menu is open; undefined while nobody has opened or closed it, and then the width of the
   * window decides.
   */
  isOpen: boolean | undefined
  onExpand: () => void
  onChoose: () => void
}

const widths = {
  auto: 'max-md:hidden w-16 lg:w-64',
  open: 'w-64 max-lg:absolute max-lg:inset-y-0 max-lg:left-0 max-lg:z-10 max-lg:shadow-soft',
  closed: 'max-md:hidden w-16',
} as const

const address = (id: string) => `${paths.adminDashboard}?page=${id}`

/**
 * The menu: Inbox, Appointments and Dashboard, then groups that fold. A closed menu is a strip of icons that
 * open it.
 */
export function Sidebar(props: SidebarProps) {
  const { groups, mayOpen, selected, chosen, isOpen, onExpand, onChoose } = props
  const single = singles.filter(({ id }) => mayOpen(id))
  const state = isOpen === undefined ? 'auto' : isOpen ? 'open' : 'closed'
  const whole = { auto: 'max-lg:hidden', open: '', closed: 'hidden' }[state]
  const strip = { auto: 'lg:hidden', open: 'hidden', closed: '' }[state]
  const navigate = useNavigate()
  const home = groups.find(
    ({ id, entries }) => id === chosen || entries.some((one) => one.id === selected),
  )?.id
  const [opened, setOpened] = useState(home)
  /** The query of the address at the last press that only opened a group and stayed on the screen. */
  const [openedOver, setOpenedOver] = useState<string>()

  useEffect(() => {
    if (home) setOpened(home)
  }, [home])

  /**
   * A press on a top menu opens its group and puts the id of the group into the address. No screen has that
   * id, so the dashboard is shown. Where the dashboard would lose the filters of a screen, the first press
   * only opens the group, and the second leaves the screen.
   */
  function choose({ id }: MenuGroup) {
    const { search } = window.location
    const isSecondPress = opened === id && openedOver === search
    const opensOnly = opened !== id && hasFilters(search)
    setOpenedOver(opensOnly ? search : undefined)
    setOpened(opened === id && !isSecondPress ? undefined : id)
    if (isSecondPress || (opened !== id && !opensOnly)) void navigate(address(id))
  }

  return (
    <div
      id="admin-menu"
      className={classNames('shrink-0 border-r border-hairline bg-surface', widths[state])}
    >
      <div className={classNames('sticky top-14 flex flex-col items-center gap-1 py-3', strip)}>
        {single.map(({ icon, id, label }) => (
          <Link key={id} to={address(id)} onClick={onChoose} title={label} className={stripItem}>
            <MenuGroupIcon name={icon} />
            <span className="sr-only">{label}</span>
          </Link>
        ))}
        {groups.map(({ id, label, icon }) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              setOpened(id)
              onExpand()
            }}
            title={label}
            className={stripItem}
          >
            <MenuGroupIcon name={icon} />
            <span className="sr-only">Open the menu at {label}</span>
          </button>
        ))}
      </div>
      <nav
        aria-label="Menu"
        className={classNames('sticky top-14 max-h-[calc(100dvh-3.5rem)] overflow-y-auto p-3', whole)}
      >
        <p className="eyebrow px-3 py-2 text-muted">Menu</p>
        {single.map((entry) => (
          <EntryLink key={entry.id} entry={entry} icon={entry.icon} selected={selected} onChoose={onChoose} />
        ))}
        {groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            selected={selected}
            isOpen={opened === group.id}
            onToggle={() => choose(group)}
            onChoose={onChoose}
          />
        ))}
      </nav>
    </div>
  )
}

/** Whether an address says more than which screen is shown. */
function hasFilters(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => name !== 'page')
}

/** The entries that stand above the groups. */
const singles = [
  { ...inboxEntry, icon: 'inbox' },
  { ...appointmentsEntry, icon: 'appointments' },
  { ...dashboardEntry, icon: 'dashboard' },
] as const

const stripItem = 'grid size-11 place-items-center rounded-md hover:bg-soft'

interface GroupProps {
  group: MenuGroup
  selected: string
  isOpen: boolean
  onToggle: () => void
  onChoose: () => void
}

function Group({ group, selected, isOpen, onToggle, onChoose }: GroupProps) {
  const listId = `menu-${group.id}`
  return (
    <>
      <button
        type="button"
        onClick={onToggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left font-semibold hover:bg-soft"
      >
        <MenuGroupIcon name={group.icon} />
        <span className="flex-1">{group.label}</span>
        <ChevronDownIcon className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <ul id={listId} hidden={!isOpen} className="mb-1 ml-5 border-l border-hairline pl-2">
        {group.entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} selected={selected} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface EntryLinkProps {
  entry: MenuEntry
  icon?: 'inbox' | 'appointments' | 'dashboard'
  selected: string
  onChoose: () => void
}

function EntryLink({ entry, icon, selected, onChoose }: EntryLinkProps) {
  const isSelected = entry.id === selected
  return (
    <Link
      to={address(entry.id)}
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

import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { shownRouter } from '#web/lib/address/shown-router.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { AdminMenu, MenuGroup } from './admin-menu.ts'
import { addressOf, EntryLink } from './entry-link.tsx'
import { FindField } from './find-field.tsx'
import { FoldingEntries } from './folding-entries.tsx'
import { iconOf, MenuGroupIcon } from './menu-icon.tsx'
import { MenuStrip } from './menu-strip.tsx'
import { type SidebarState, useEntryInSight } from './use-entry-in-sight.ts'
import { useOpenMenu } from './use-open-menu.ts'

interface SidebarProps {
  menu: AdminMenu
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
  /** Opens "Find a screen". */
  onFind: () => void
}

const widths = {
  auto: 'max-md:hidden w-16 lg:w-64',
  open: 'w-64 max-lg:absolute max-lg:inset-y-0 max-lg:left-0 max-lg:z-10 max-lg:shadow-soft',
  closed: 'max-md:hidden w-16',
} as const

/**
 * The menu: Inbox, Appointments, Orders and Dashboard, then groups that fold, with headings in them that fold
 * too. A closed menu is a strip of icons that open it.
 */
export function Sidebar(props: SidebarProps) {
  const { menu, selected, chosen, isOpen, onExpand, onChoose, onFind } = props
  const state: SidebarState = isOpen === undefined ? 'auto' : isOpen ? 'open' : 'closed'
  const whole = { auto: 'flex max-lg:hidden', open: 'flex', closed: 'hidden' }[state]
  const strip = { auto: 'lg:hidden', open: 'hidden', closed: '' }[state]
  const navigate = useNavigate()
  const entries = useRef<HTMLDivElement>(null)
  const open = useOpenMenu(menu, selected, chosen)
  useEntryInSight(entries, selected, entryIds(menu), state)
  /** The query of the address at the last press that only opened a group and stayed on the screen. */
  const [openedOver, setOpenedOver] = useState<string>()

  /**
   * A press on a top menu opens its group and puts the id of the group into the address. No screen has that
   * id, so the dashboard is shown. Where the dashboard would lose the filters of a screen, the first press
   * only opens the group, and the second leaves the screen.
   */
  function choose({ id }: MenuGroup) {
    const { search } = window.location
    const isSecondPress = open.group === id && openedOver === search
    const opensOnly =
      open.group !== id && (hasFilters(search) || Boolean(shownRouter.current?.state.location.state?.term))
    setOpenedOver(opensOnly ? search : undefined)
    open.openGroup(open.group === id && !isSecondPress ? undefined : id)
    if (isSecondPress || (open.group !== id && !opensOnly)) void navigate(addressOf(id))
  }

  return (
    <div
      id="admin-menu"
      className={classNames('shrink-0 border-r border-hairline bg-surface', widths[state])}
    >
      <MenuStrip
        menu={menu}
        className={strip}
        onFind={onFind}
        onChoose={onChoose}
        onOpen={(group) => {
          open.openGroup(group)
          onExpand()
        }}
      />
      <nav
        aria-label="Menu"
        className={classNames('sticky top-14 max-h-[calc(100dvh-3.5rem)] flex-col', whole)}
      >
        <p className="eyebrow px-6 pt-5 pb-1 text-muted">Menu</p>
        <FindField onFind={onFind} />
        <div ref={entries} className="min-h-0 overflow-y-auto px-3 pb-3">
          {menu.top.map((entry) => (
            <EntryLink
              key={entry.id}
              entry={entry}
              icon={iconOf(entry.id)}
              selected={selected}
              onChoose={onChoose}
            />
          ))}
          {menu.groups.map((group) => (
            <FoldingEntries
              key={group.id}
              id={group.id}
              label={group.label}
              icon={<MenuGroupIcon name={group.icon} />}
              entries={group.entries}
              selected={selected}
              isOpen={open.group === group.id}
              onToggle={() => choose(group)}
              onChoose={onChoose}
            >
              {group.headings.map(({ id, label, entries }) => (
                <li key={id}>
                  <FoldingEntries
                    id={id}
                    label={label}
                    entries={entries}
                    selected={selected}
                    isOpen={open.headings.includes(id)}
                    onToggle={() => open.toggleHeading(id)}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </FoldingEntries>
          ))}
        </div>
      </nav>
    </div>
  )
}

function entryIds({ top, groups }: AdminMenu): string {
  const headings = groups.flatMap((group) => group.headings)
  return [top, ...groups.map(({ entries }) => entries), ...headings.map(({ entries }) => entries)]
    .flatMap((entries) => entries.map(({ id }) => id))
    .join(' ')
}

/** Whether an address says more than which screen is shown; the words of a search stand beside it. */
function hasFilters(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => name !== 'page')
}

import { useId } from 'react'
import { Link } from 'react-router-dom'
import { roleLabel } from '#contract/people/staff-roles.ts'
import type { StaffAccount } from '#contract/session/session.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { useClosingMenu } from '#web/ui/overlay/use-closing-menu.ts'
import { MenuGroupIcon } from './menu/menu-icon.tsx'
import { staffScreens } from './menu/staff-screens.ts'

interface UserMenuProps {
  /** The signed-in account; undefined until it is known. */
  account: StaffAccount | undefined
  onDuty: (isOnDuty: boolean) => void
  onSignOut: () => void
  onChoose: () => void
}

const groupLabel = 'My Account'
const entries = staffScreens.filter(({ under }) => under === 'my-account')

const item = 'flex min-h-11 w-full items-center rounded-sm px-3 text-left hover:bg-soft'

/** The dropdown at the right of the header; Escape, a press outside and a choice close it. */
export function UserMenu({ account, onDuty, onSignOut, onChoose }: UserMenuProps) {
  const menu = useClosingMenu()
  const listId = useId()

  function choose() {
    if (menu.current) menu.current.open = false
    onChoose()
  }

  return (
    <details ref={menu} className="group relative ml-auto min-w-0">
      <summary
        aria-controls={listId}
        className="flex min-h-11 list-none items-center gap-1.5 rounded-md px-2 font-semibold whitespace-nowrap hover:bg-soft sm:gap-2 sm:px-3"
      >
        <MenuGroupIcon name="account" />
        {account ? (
          <span className="min-w-0 truncate">
            <span className="sr-only">{groupLabel}, signed in as </span>
            {account.user_name}
          </span>
        ) : (
          <span>{groupLabel}</span>
        )}
        <ChevronDownIcon className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <ul
        id={listId}
        className="absolute right-0 z-30 mt-1 w-52 rounded-md border border-hairline bg-surface p-1.5 shadow-soft"
      >
        {account ? <li className="px-3 pt-1 pb-2 text-sm text-muted">{roleLabel(account.role)}</li> : null}
        {entries.map(({ id, label }) => (
          <li key={id}>
            <Link to={`${paths.adminDashboard}?page=${id}`} onClick={choose} className={item}>
              {label}
            </Link>
          </li>
        ))}
        {account ? (
          <li>
            <button
              type="button"
              role="switch"
              aria-checked={account.is_on_duty}
              onClick={() => onDuty(!account.is_on_duty)}
              className={item}
            >
              <span className="flex-1">On duty</span>
              <span aria-hidden="true" className="text-muted">
                {account.is_on_duty ? 'Yes' : 'No'}
              </span>
            </button>
          </li>
        ) : null}
        <li className="mt-1.5 border-t border-hairline pt-1.5">
          <button type="button" onClick={onSignOut} className={item}>
            Logout
          </button>
        </li>
      </ul>
    </details>
  )
}

import { useDealership } from '#web/lib/dealership.tsx'
import './print.css'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import type { StaffAccount } from '#contract/session/session.ts'
import { useMediaQuery } from '#web/lib/device/media-query.ts'
import { renewDevice } from '#web/lib/device/push-device.ts'
import { readStaffUserId } from '#web/lib/device/staff-user.ts'
import { MenuIcon } from '#web/ui/icon/sign.tsx'
import { SkipLink } from '#web/ui/layout/skip-link.tsx'
import { useClosedByBack } from '#web/ui/overlay/back.ts'
import { Toaster } from '#web/ui/overlay/toast.tsx'
import { ExpiryLine } from './expiry-line.tsx'
import { giveIndianLetters } from './indian-letters.ts'
import { menuOf, openScreens } from './menu/admin-menu.ts'
import { FindScreen } from './menu/find-screen.tsx'
import { useMenuRights } from './menu/kept-rights.ts'
import { Sidebar } from './menu/sidebar.tsx'
import { useReportsOpened } from './menu/use-reports-opened.ts'
import { MissingWordsLine } from './missing-words-line.tsx'
import { UserMenu } from './user-menu.tsx'

interface AdminShellProps {
  /** The id of the screen that is shown; the sidebar marks it. */
  selected: string
  /** The id in the address, which may be that of a menu or of nothing that exists. */
  chosen: string | null
  /** The signed-in account; undefined until it is known. */
  account: StaffAccount | undefined
  /** The maker of the site, whom the foot names. */
  provider: { name: string; url: string }
  onDuty: (isOnDuty: boolean) => void
  onSignOut: () => void
  children: ReactNode
}

/** How long a message stays, in milliseconds, from back-office section 9; the gallery sets its own time. */
const toastMs = 3000

/**
 * The frame of every back-office screen. The sidebar is open from 1024 px on, below that a strip of icons
 * until somebody opens the sidebar, and hidden behind the toggle under 768 px. Where the open sidebar covers
 * the screen, Escape and a press outside close it.
 */
export function AdminShell(props: AdminShellProps) {
  const { parts } = useDealership()
  const { selected, chosen, account, provider, onDuty, onSignOut, children } = props
  const [isOpen, setOpen] = useState<boolean>()
  const [isFinding, setFinding] = useState(false)
  const isWide = useMediaQuery('(width >= 64rem)')
  const menu = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const main = useRef<HTMLElement>(null)
  const liesAbove = isOpen === true && !isWide

  useEffect(giveIndianLetters, [])
  const userId = account?.user_id
  const used = useReportsOpened(userId, selected)
  const rights = useMenuRights(account, readStaffUserId())
  const screens = useMemo(() => openScreens(rights, parts), [rights, parts])
  useEffect(() => {
    if (userId) renewDevice(userId).catch(() => undefined)
  }, [userId])
  useClosedByBack(liesAbove, () => setOpen(false))
  useFocusOfGone(main)
  useEffect(() => {
    if (!liesAbove) return
    const closeOutside = ({ target }: PointerEvent) => {
      const isInside = menu.current?.contains(target as Node) || toggle.current?.contains(target as Node)
      if (!isInside) setOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [liesAbove])

  /** Moves the focus to the chosen screen, and closes the menu where it covers the screen. */
  function enterScreen() {
    if (liesAbove) setOpen(false)
    main.current?.focus({ preventScroll: true })
  }

  return (
    <div className="flex min-h-dvh flex-col bg-soft">
      <SkipLink />
      <header
        data-chrome
        className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b sm:gap-3 border-hairline bg-surface px-1.5 sm:px-3"
      >
        <button
          ref={toggle}
          type="button"
          onClick={() => setOpen(!(isOpen ?? isWide))}
          aria-expanded={isOpen ?? isWide}
          aria-controls="admin-menu"
          className="grid size-11 place-items-center rounded-md hover:bg-soft"
        >
          <MenuIcon />
          <span className="sr-only">Menu</span>
        </button>
        <p className="display whitespace-nowrap max-sm:text-base sm:text-lg">Admin Panel</p>
        <UserMenu account={account} onDuty={onDuty} onSignOut={onSignOut} onChoose={enterScreen} />
      </header>
      <div className="relative flex flex-1">
        {liesAbove ? <div className="fixed inset-0 top-14 z-10 bg-ink/40" /> : null}
        <div ref={menu} data-chrome className="contents">
          <Sidebar
            menu={menuOf(screens, used)}
            selected={selected}
            chosen={chosen}
            isOpen={isOpen}
            onExpand={() => setOpen(true)}
            onChoose={enterScreen}
            onFind={() => setFinding(true)}
          />
        </div>
        <div className="flex min-w-0 flex-1 flex-col">
          {account ? <ExpiryLine lastDay={account.expire_date} daysLeft={account.days_left} /> : null}
          <MissingWordsLine />
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            data-back-office
            className="min-w-0 flex-1 p-4 outline-none md:p-6"
          >
            {children}
          </main>
          <footer data-chrome className="px-6 py-4 text-sm text-muted">
            {provider.name && provider.url ? (
              <span>
                Software by{' '}
                <a
                  href={provider.url}
                  className="underline underline-offset-3"
                  target="_blank"
                  rel="noreferrer"
                >
                  {provider.name}
                </a>
              </span>
            ) : null}
          </footer>
        </div>
      </div>
      <FindScreen
        screens={screens}
        isOpen={isFinding}
        onOpen={() => setFinding(true)}
        onClose={() => setFinding(false)}
        onChoose={() => {
          // The dialog gives the focus back when it closes, so it is closed before the screen takes the
          // focus.
          flushSync(() => setFinding(false))
          enterScreen()
        }}
      />
      <Toaster duration={toastMs} />
    </div>
  )
}

/**
 * Gives the focus to the screen when another address took away the element that had it, as a button that
 * opens a screen within the screen: the next Tab would begin at the top of the document.
 */
function useFocusOfGone(main: RefObject<HTMLElement | null>): void {
  const { search } = useLocation()
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [search, main])
}

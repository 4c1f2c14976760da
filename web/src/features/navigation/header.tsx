import { type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { wideScreen } from '#web/lib/device/media-query.ts'
import { classNames } from '#web/ui/class-names.ts'
import { MenuIcon } from '#web/ui/icon/sign.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { ContactBar, type PhoneLine } from './contact-bar.tsx'
import type { MenuEntry } from './menu.ts'
import { PlainMenu } from './plain-menu.tsx'
import { useScrolled } from './use-scrolled.ts'

// The markup of the desktop menu stands in every prerendered page; phones do without its code.
const loadDesktopMenu = () => wideScreen().then(() => import('./desktop-menu.tsx'))
const DesktopMenu = late(loadDesktopMenu, 'DesktopMenu', { whenMissing: 'stay' })
const MobileMenu = late(() => import('./mobile-menu.tsx'), 'MobileMenu')

type HeaderProps = {
  homeLabel: string
  logo: ReactNode
  /** The button that opens the search. */
  search?: ReactNode
  /** Links to the same page in the other languages: behind a button, and as a row for the contact bar. */
  languageSwitch?: ReactNode
  languageLinks?: ReactNode
  menu: readonly MenuEntry[]
  phones: readonly PhoneLine[]
  email: string
  openingHours: { days: string; hours: string } | undefined
}

const hideContactBarAfter = 50

/**
 * Contact bar and main bar. The whole header sticks; a negative offset lets the contact bar scroll out of
 * view.
 */
export function Header(props: HeaderProps) {
  const { homeLabel, logo, search, menu, phones, email, openingHours, languageLinks } = props
  const scrolled = useScrolled(hideContactBarAfter)
  const place = useLocation()
  // The state names the page on which the menu was opened, so it is closed on any other page.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const mobileOpen = openOn === place.key
  const closeMobile = () => setOpenOn(null)

  return (
    <header data-chrome className="sticky top-0 z-30 [view-transition-name:site-header] lg:-top-10">
      <ContactBar
        phones={phones}
        email={email}
        openingHours={openingHours}
        languages={languageLinks}
        hidden={scrolled}
      />
      <div
        className={classNames(
          'border-b border-hairline bg-surface transition-shadow',
          scrolled && 'shadow-soft',
        )}
      >
        <div className="shell flex h-16 items-center justify-between gap-4 lg:h-18">
          <Link to={paths.home} aria-label={homeLabel} className="-m-1 min-w-16 rounded-sm p-1 lg:shrink-0">
            {logo}
          </Link>
          <Suspense>
            <DesktopMenu menu={menu} place={place} />
          </Suspense>
          {search}
          {props.languageSwitch}
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={mobileOpen}
            onClick={() => setOpenOn(place.key)}
            className="-mr-2 grid size-12 max-lg:min-w-[44px] place-items-center rounded-md transition-colors hover:bg-soft lg:hidden noscript:hidden"
          >
            <MenuIcon className="size-6" />
            <span className="sr-only">{t`Open menu`}</span>
          </button>
          {/* React leaves the content of a noscript alone, so the code for the browser does not contain
              it. */}
          <noscript>{import.meta.env.SSR ? <PlainMenu menu={menu} /> : null}</noscript>
        </div>
      </div>
      {openOn === null ? null : (
        <Suspense>
          <MobileMenu open={mobileOpen} onClose={closeMobile} menu={menu} place={place} phones={phones} />
        </Suspense>
      )}
    </header>
  )
}

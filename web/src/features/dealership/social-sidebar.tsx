import { useId, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { useMediaQuery } from '#web/lib/device/media-query.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ShareIcon } from '#web/ui/icon/act.tsx'
import { ChevronLeftIcon } from '#web/ui/icon/direction.tsx'
import { NetworkMark } from './network-mark.tsx'

interface SocialSidebarProps {
  links: readonly { network: string; url: string }[]
}

/** The width from which the page leaves room beside its content; the layout uses the same figure. */
const besideContent = '(min-width: 86rem)'

/**
 * Links to the dealer's networks at the edge of the screen: open where there is room, folded elsewhere. On a
 * phone, where the page leaves no room, their tab is the first part of the bar at the bottom.
 */
export function SocialSidebar({ links }: SocialSidebarProps) {
  const hasRoom = useMediaQuery(besideContent)
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? hasRoom
  const listId = useId()
  return (
    <aside
      data-chrome
      aria-label={t`Follow us`}
      className="fixed bottom-[env(safe-area-inset-bottom,0px)] left-0 z-21 [view-transition-name:social] noscript:hidden md:top-1/2 md:bottom-auto md:z-20 md:-translate-y-1/2"
    >
      <div className="text-content md:overflow-hidden md:rounded-r-md md:border md:border-l-0 md:border-hairline md:bg-surface md:shadow-soft">
        <ul
          id={listId}
          hidden={!isOpen}
          className="max-md:absolute max-md:bottom-full max-md:rounded-tr-md max-md:border max-md:border-l-0 max-md:border-hairline max-md:bg-surface max-md:shadow-soft"
        >
          {links.map(({ network, url }) => (
            <li key={network}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="grid size-12 place-items-center transition-colors hover:bg-content hover:text-surface focus-visible:-outline-offset-3"
              >
                <NetworkMark network={network} />
                <span className="sr-only">{network}</span>
              </a>
            </li>
          ))}
        </ul>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setChosen(!isOpen)}
          className={classNames(
            'grid h-12 place-items-center transition-colors hover:bg-soft focus-visible:-outline-offset-3',
            'max-md:h-14 max-md:w-(--bar-tab) max-md:border-r max-md:border-hairline max-md:[&>svg]:size-(--bar-icon)',
            // A folded sidebar is no wider than the page's margin.
            isOpen ? 'text-muted md:w-12 md:border-t md:border-hairline' : 'md:w-7',
          )}
        >
          {isOpen ? <ChevronLeftIcon className="max-md:-rotate-90" /> : <ShareIcon />}
          <span className="sr-only">{t`Social links`}</span>
        </button>
      </div>
    </aside>
  )
}

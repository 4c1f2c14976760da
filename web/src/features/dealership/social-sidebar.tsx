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

/** Links to the dealer's networks at the edge of the screen: open where there is room, folded elsewhere. */
export function SocialSidebar({ links }: SocialSidebarProps) {
  const hasRoom = useMediaQuery(besideContent)
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? hasRoom
  const listId = useId()
  return (
    <aside
      data-chrome
      aria-label={t`Follow us`}
      className="fixed top-[42%] right-0 z-20 -translate-y-1/2 [view-transition-name:social] md:top-1/2 md:right-auto md:left-0"
    >
      <div className="overflow-hidden rounded-l-md border border-r-0 border-hairline bg-surface text-content shadow-soft md:rounded-l-none md:rounded-r-md md:border-r md:border-l-0">
        <ul id={listId} hidden={!isOpen}>
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
            // A folded sidebar is no wider than the page's margin. On a phone the room around the sidebar
            // reacts too, so that a finger finds it.
            isOpen
              ? 'w-12 border-t border-hairline text-muted'
              : 'w-4 before:absolute before:inset-y-0 before:right-0 before:w-7 md:w-7 md:before:hidden',
          )}
        >
          {isOpen ? (
            <ChevronLeftIcon className="max-md:rotate-180" />
          ) : (
            <>
              <ChevronLeftIcon className="size-4 md:hidden" />
              <ShareIcon className="max-md:hidden" />
            </>
          )}
          <span className="sr-only">{t`Social links`}</span>
        </button>
      </div>
    </aside>
  )
}

import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { telLink } from '#web/lib/phone.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { ArrowRightIcon, ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { PhoneLine } from './contact-bar.tsx'
import { holdsCurrent, isCurrent, isGroup, type MenuEntry, type MenuGroup, type Place } from './menu.ts'

type MobileMenuProps = {
  open: boolean
  onClose: () => void
  menu: readonly MenuEntry[]
  place: Place
  phones: readonly PhoneLine[]
}

/** The menu of small screens: a sheet over the full height, with at most one group open. */
export function MobileMenu({ open, onClose, menu, place, phones }: MobileMenuProps) {
  const [first] = phones
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Menu`}
      sheet
      footer={
        first && (
          <a href={telLink(first.number)} className={buttonClasses({ fullWidth: true })}>
            <PhoneIcon />
            {first.label}: {first.number}
          </a>
        )
      }
    >
      <MobileMenuList menu={menu} place={place} onChoose={onClose} />
    </Dialog>
  )
}

type MobileMenuListProps = { menu: readonly MenuEntry[]; place: Place; onChoose: () => void }

const row = 'flex min-h-14 w-full items-center justify-between gap-3 text-left text-lg font-bold'

function MobileMenuList({ menu, place, onChoose }: MobileMenuListProps) {
  const initial = menu.find((entry) => isGroup(entry) && holdsCurrent(entry, place))
  const [openGroup, setOpenGroup] = useState<string | null>(initial?.label ?? null)
  return (
    <nav aria-label={t`Main`} className="-mx-5 -mt-5">
      <ul>
        {menu.map((entry) => (
          <li key={entry.label} className="border-b border-hairline">
            {isGroup(entry) ? (
              <Group
                group={entry}
                place={place}
                open={openGroup === entry.label}
                onToggle={() => setOpenGroup(openGroup === entry.label ? null : entry.label)}
                onChoose={onChoose}
              />
            ) : (
              <Link
                to={entry.to}
                onClick={onChoose}
                aria-current={isCurrent(entry.to, place) ? 'page' : undefined}
                className={classNames(row, 'px-5')}
              >
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type GroupProps = {
  group: MenuGroup
  place: Place
  open: boolean
  onToggle: () => void
  onChoose: () => void
}

function Group({ group, place, open, onToggle, onChoose }: GroupProps) {
  return (
    <div data-line={group.line} className="px-5">
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className={classNames(row, group.line && 'text-line')}
      >
        {group.label}
        <ChevronDownIcon className={classNames('transition-transform', open && 'rotate-180')} />
      </button>
      {open && (
        <ul className="grid animate-rise grid-cols-2 gap-x-4 pb-3">
          {[...group.links, group.overview].map((link) => {
            const current = isCurrent(link.to, place)
            return (
              <li key={link.to} className={classNames(link === group.overview && 'col-span-2')}>
                <Link
                  to={link.to}
                  onClick={onChoose}
                  aria-current={current ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-11 items-center gap-2 leading-tight',
                    current ? 'font-bold text-line' : 'text-muted',
                    link === group.overview && 'font-semibold text-content',
                  )}
                >
                  <span>{link.label}</span>
                  {link === group.overview && <ArrowRightIcon className="size-4" />}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

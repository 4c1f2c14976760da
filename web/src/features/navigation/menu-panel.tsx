import { Link } from 'react-router-dom'
import { classNames } from '#web/ui/class-names.ts'
import { ArrowRightIcon } from '#web/ui/icon/direction.tsx'
import { isCurrent, type MenuGroup, type Place } from './menu.ts'

type MenuPanelProps = {
  id: string
  group: MenuGroup
  place: Place
  onChoose: () => void
  /** True for groups near the right edge, so that the panel stays on the screen. */
  alignRight: boolean
}

const twoColumnsFrom = 6

/**
 * An open dropdown: the group's links in one or two columns, and below them the link to the overview page.
 */
export function MenuPanel({ id, group, place, onChoose, alignRight }: MenuPanelProps) {
  const twoColumns = group.links.length >= twoColumnsFrom
  return (
    <div
      id={id}
      data-line={group.line}
      className={classNames(
        'absolute top-full z-10 mt-3 animate-rise rounded-lg border border-hairline bg-surface p-2 shadow-soft',
        alignRight ? 'right-0' : 'left-0',
        twoColumns ? 'w-[26rem]' : 'w-60',
      )}
    >
      <ul className={classNames('grid', twoColumns && 'grid-cols-2')}>
        {group.links.map((link) => {
          const current = isCurrent(link.to, place)
          return (
            <li key={link.to} className={classNames(twoColumns && 'last:odd:col-span-2')}>
              <Link
                to={link.to}
                onClick={onChoose}
                aria-current={current ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] font-medium transition-colors hover:bg-soft',
                  current && 'bg-soft font-bold text-line',
                )}
              >
                {link.label}
              </Link>
            </li>
          )
        })}
      </ul>
      <hr className="mx-3 my-1.5" />
      <Link
        to={group.overview.to}
        onClick={onChoose}
        aria-current={isCurrent(group.overview.to, place) ? 'page' : undefined}
        className="flex min-h-11 items-center justify-between gap-3 rounded-md px-3 text-sm font-semibold transition-colors hover:bg-soft"
      >
        {group.overview.label}
        <ArrowRightIcon className="size-4 text-muted" />
      </Link>
    </div>
  )
}

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { rovingIndex } from '#web/ui/roving.ts'
import { holdsCurrent, isGroup, type MenuEntry, type MenuLine, type Place } from './menu.ts'
import { MenuPanel } from './menu-panel.tsx'

type DesktopMenuProps = { menu: readonly MenuEntry[]; place: Place & { key: string } }

const entry =
  'relative inline-flex min-h-11 items-center rounded-sm px-1 text-xs font-semibold whitespace-nowrap transition-colors hover:bg-soft xl:px-1.5 xl:text-sm'

const colours: Record<MenuLine | 'plain', string> = {
  plain: '',
  ev: 'text-teal',
  bigwing: 'rounded-sm bg-graphite px-1.5 py-1 text-gold xl:px-2',
}

/** The row of groups and links on large screens; at most one dropdown is open. */
export function DesktopMenu({ menu, place }: DesktopMenuProps) {
  // The state names the page on which a dropdown was opened, so it is closed on any other page.
  const [opened, setOpened] = useState<{ label: string; on: string } | null>(null)
  const open = opened?.on === place.key ? opened.label : null
  const setOpen = (label: string) => setOpened({ label, on: place.key })
  const nav = useRef<HTMLElement>(null)
  const base = useId()
  const close = () => setOpened(null)

  useEffect(() => {
    if (open === null) return
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpened(null)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    // The code for Back is fetched when a dropdown opens, because the first load has no room for this code.
    // Until the code has come, Back leaves the page.
    const byBack = import('#web/ui/overlay/back.ts').then(({ closeByBack }) =>
      closeByBack(() => setOpened(null)),
    )
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      byBack.then((stop) => stop(), console.warn)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
    const index = stops.findIndex((stop) => stop.parentElement?.contains(document.activeElement))
    const stop = stops[index]
    if (!stop) return
    if (event.key === 'Escape' && open !== null) {
      close()
      stop.focus()
      return
    }
    const insidePanel = document.activeElement !== stop
    if (event.key === 'ArrowDown' && !insidePanel && stop.ariaExpanded !== null) {
      event.preventDefault()
      setOpen(stop.dataset.stop ?? '')
      requestAnimationFrame(() => linksOf(stop)[0]?.focus())
      return
    }
    const row = insidePanel && !isSideways(event.key) ? linksOf(stop) : stops
    const at = row === stops ? index : row.findIndex((link) => link.matches(':focus'))
    const next = rovingIndex(event.key, at, row.length, row === stops ? 'horizontal' : 'vertical')
    if (next === undefined) return
    event.preventDefault()
    if (row === stops) close()
    row[next]?.focus()
  }

  return (
    <nav
      ref={nav}
      aria-label={t`Main`}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
      className="-mr-1 max-lg:hidden noscript:hidden xl:-mr-1.5"
    >
      <ul className="flex items-center xl:gap-0.5">
        {menu.map((item, index) => {
          const current = holdsCurrent(item, place)
          if (!isGroup(item)) {
            return (
              <li key={item.label}>
                <Link
                  to={item.to}
                  data-stop={item.label}
                  aria-current={current ? 'page' : undefined}
                  onClick={close}
                  className={entry}
                >
                  <span>{item.label}</span>
                  {current && <CurrentBar />}
                </Link>
              </li>
            )
          }
          const expanded = open === item.label
          const panelId = `${base}-${index}`
          return (
            <li key={item.label} className="relative">
              <button
                type="button"
                data-stop={item.label}
                data-current={current || undefined}
                aria-expanded={expanded}
                aria-controls={expanded ? panelId : undefined}
                onClick={() => (expanded ? close() : setOpen(item.label))}
                className={entry}
              >
                <span
                  className={classNames('inline-flex items-center gap-0.5', colours[item.line ?? 'plain'])}
                >
                  {item.label}
                  <ChevronDownIcon
                    className={classNames(
                      'size-3 transition-transform xl:size-3.5',
                      expanded && 'rotate-180',
                    )}
                  />
                </span>
                {current && <CurrentBar />}
              </button>
              {/* The panel is made when it opens: otherwise every page would carry the links of all lines
                  a second time, see `plain-menu.tsx`. */}
              {expanded ? (
                <MenuPanel
                  id={panelId}
                  group={item}
                  place={place}
                  onChoose={close}
                  alignRight={index > menu.length / 2}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function CurrentBar() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-1 -bottom-1 h-0.75 rounded-full bg-current xl:inset-x-1.5"
    />
  )
}

function linksOf(stop: HTMLElement): HTMLElement[] {
  return [...(stop.parentElement?.querySelectorAll<HTMLElement>('a') ?? [])].filter((link) => link !== stop)
}

function isSideways(key: string): boolean {
  return key === 'ArrowLeft' || key === 'ArrowRight'
}

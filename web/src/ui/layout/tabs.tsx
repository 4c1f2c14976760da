import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { rovingIndex } from '#web/ui/roving.ts'

export type Tab = {
  id: string
  label: ReactNode
  /** Renders the panel once its tab has been opened; before that, a closed tab costs nothing. */
  panel: () => ReactNode
}

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  /** A part above whichever panel is open. */
  head?: ReactNode
}

/**
 * Tabs by the ARIA pattern: arrows, Home and End move the focus and select. The panel never becomes lower, so
 * that the content below does not jump.
 */
export function Tabs({ label, tabs, selected, onSelect, head }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<readonly string[]>([])
  const [minHeight, setMinHeight] = useState(0)

  // On a phone the row is wider than the screen, so the selected tab is scrolled into sight.
  useEffect(() => {
    const tab = document.getElementById(`${base}-tab-${selected}`)
    const row = list.current
    if (!tab || !row) return
    const left = tab.offsetLeft - row.offsetLeft
    const isInSight = left >= row.scrollLeft && left + tab.offsetWidth <= row.scrollLeft + row.clientWidth
    if (!isInSight) row.scrollTo({ left: left - (row.clientWidth - tab.offsetWidth) / 2 })
  }, [base, selected])

  const select = (id: string) => {
    setOpened((before) => [...new Set([...before, selected, id])])
    setMinHeight(Math.max(minHeight, body.current?.offsetHeight ?? 0))
    onSelect(id)
  }

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === selected)
    const next = tabs[rovingIndex(event.key, index, tabs.length, 'horizontal') ?? -1]
    if (!next) return
    event.preventDefault()
    select(next.id)
    document.getElementById(`${base}-tab-${next.id}`)?.focus()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="no-scrollbar flex snap-x overflow-x-auto noscript:hidden border-b border-hairline p-0.75 pb-0"
      >
        {tabs.map((tab) => {
          const isSelected = tab.id === selected
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-tab-${tab.id}`}
              aria-selected={isSelected}
              aria-controls={`${base}-panel-${tab.id}`}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => select(tab.id)}
              className={classNames(
                'eyebrow min-h-12 shrink-0 snap-start border-b-3 px-4 transition-colors',
                isSelected
                  ? 'border-line text-content'
                  : 'border-transparent text-muted hover:border-control hover:text-content',
              )}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      <div ref={body} style={{ minHeight: minHeight || undefined }}>
        {head}
        {tabs.map((tab) => {
          const isSelected = tab.id === selected
          return (
            <div
              key={tab.id}
              role="tabpanel"
              id={`${base}-panel-${tab.id}`}
              aria-labelledby={`${base}-tab-${tab.id}`}
              hidden={!isSelected}
              className="pt-3 md:pt-6"
            >
              {(isSelected || opened.includes(tab.id)) && tab.panel()}
            </div>
          )
        })}
      </div>
    </div>
  )
}

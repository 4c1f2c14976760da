import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { groupLakhs } from '#domain/prices/rupee-words.ts'

/** A part of the report under its title. */
export function FigureCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 gap-2 rounded-lg border border-hairline bg-surface p-4 print:break-inside-avoid"
    >
      <h2 id={titleId} className="font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface FigureBarProps {
  label: string
  /** What the figure counts, in words, for who wants to know. */
  words?: string
  count: number
  /** The figure of which this one is a part. */
  of: number
  to: string
  after?: string
}

/** A figure as a bar of the whole that it is a part of; a press opens the list that it counts. */
export function FigureBar({ label, words, count, of, to, after }: FigureBarProps) {
  const share = of > 0 ? count / of : 0
  return (
    <li>
      <Link to={to} title={words} className="group grid min-h-11 content-center gap-1 py-1 md:min-h-9">
        <span className="flex items-baseline justify-between gap-3 text-sm">
          <span className="min-w-0 underline-offset-3 group-hover:underline">{label}</span>
          <span className="figures whitespace-nowrap">
            <b>{groupLakhs(count)}</b>{' '}
            <span className="ml-1 text-muted">{after ?? `${Math.round(share * 100)}%`}</span>
          </span>
        </span>
        <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-soft">
          <span className="block h-full rounded-full bg-content" style={{ width: `${share * 100}%` }} />
        </span>
      </Link>
    </li>
  )
}

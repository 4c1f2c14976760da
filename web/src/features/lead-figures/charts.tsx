import {
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts'
import { formatDay } from '#web/lib/dates.ts'
import type { FigureRow } from './figure-rows.ts'

// The table beside each chart says the same figures in words, so a chart is a picture and takes no focus.
const picture = { accessibilityLayer: false, margin: { top: 8, right: 8, bottom: 0, left: 0 } } as const
const tick = { fill: 'var(--muted)', fontSize: 12 }
const still = { isAnimationActive: false } as const
/**
 * The size of the first drawing, before the frame has been measured; a drawing wider than its frame is
 * clipped until the next one.
 */
const firstSize = { width: 640, height: 240 }

/** Leads by day as bars; the leads of each day thirty days before as a line behind the bars. */
export function DayChart({ rows }: { rows: readonly FigureRow[] }) {
  return (
    <div aria-hidden="true" className="h-60 min-w-0 overflow-x-clip">
      <ResponsiveContainer initialDimension={firstSize}>
        <ComposedChart data={[...rows]} {...picture}>
          <CartesianGrid vertical={false} stroke="var(--hairline)" />
          <XAxis
            dataKey="label"
            tick={tick}
            tickLine={false}
            stroke="var(--hairline)"
            tickFormatter={(day: string) => formatDay(day).replace(/ \d{4}$/, '')}
            minTickGap={24}
          />
          <YAxis allowDecimals={false} width={36} tick={tick} tickLine={false} axisLine={false} />
          <Bar dataKey="now" fill="var(--content)" radius={[2, 2, 0, 0]} {...still} />
          <Line
            dataKey="before"
            stroke="var(--control)"
            strokeWidth={2}
            strokeDasharray="4 4"
            dot={false}
            {...still}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

/** A breakdown as bars, each with the figure of the thirty days before below it in grey. */
export function PairChart({ rows }: { rows: readonly FigureRow[] }) {
  return (
    <div aria-hidden="true" className="min-w-0 overflow-x-clip" style={{ height: rows.length * 36 + 36 }}>
      <ResponsiveContainer initialDimension={firstSize}>
        <BarChart data={[...rows]} layout="vertical" barGap={1} {...picture}>
          <CartesianGrid horizontal={false} stroke="var(--hairline)" />
          <XAxis type="number" allowDecimals={false} tick={tick} tickLine={false} stroke="var(--hairline)" />
          <YAxis
            type="category"
            dataKey="label"
            width={96}
            interval={0}
            tick={tick}
            tickLine={false}
            axisLine={false}
            tickFormatter={(label: string) => (label.length > 14 ? `${label.slice(0, 13)}…` : label)}
          />
          <Bar dataKey="now" fill="var(--content)" barSize={12} radius={[0, 2, 2, 0]} {...still} />
          <Bar dataKey="before" fill="var(--control)" barSize={6} radius={[0, 2, 2, 0]} {...still} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

import type { LeadFigures } from '#contract/leads/lead-figures.ts'
import { kindLabel } from '#contract/leads/lead-kinds.ts'
import { type LeadFamily, leadStages, stageLabel } from '#contract/leads/lead-stages.ts'
import type { NamedPartId } from '#contract/site/site-parts.ts'
import { dayAfter } from '#domain/days/days.ts'
import { type InboxFilter, inboxOf } from './inbox-address.ts'

/**
 * One row of a breakdown: how many leads now and in the thirty days before, and the address of their list.
 */
export interface FigureRow {
  label: string
  now: number
  before: number
  to: string
}

/** A breakdown of the leads of thirty days. */
export interface Breakdown {
  id: string
  title: string
  /** The title of the first column. */
  column: string
  rows: FigureRow[]
}

const familyTitles: Record<LeadFamily, string> = {
  sales: 'Sales, how far they are',
  service: 'Service, how far they are',
  people: 'Applicants and would-be dealers, how far they are',
  other: 'Other, how far they are',
}

/**
 * Every breakdown that has a row, with the names of the parts of the site; each row leads to its leads of the
 * last thirty days.
 */
export function breakdownsOf(figures: LeadFigures, names: Record<NamedPartId, string>): Breakdown[] {
  const { today, kinds, models, outlets, sources, people } = figures
  const listed = (filter: InboxFilter) => inboxOf({ ...filter, from: dayAfter(today, -29), to: today })
  const all: Breakdown[] = [
    ...funnelsOf(figures, listed),
    {
      id: 'source',
      title: 'By source',
      column: 'Source',
      rows: sources.map(({ name, ...pair }) => ({
        ...pair,
        label: name || 'Not known',
        to: listed({ source: name || 'none' }),
      })),
    },
    {
      id: 'outlet',
      title: 'By outlet',
      column: 'Outlet',
      rows: outlets.map(({ id, name, ...pair }) => ({
        ...pair,
        label: id === null ? 'No outlet yet' : name,
        to: listed({ outlet: id ?? 'none' }),
      })),
    },
    {
      id: 'kind',
      title: 'By kind',
      column: 'Kind',
      rows: kinds.map(({ kind, ...pair }) => ({
        ...pair,
        label: kindLabel(kind, names),
        to: listed({ kind }),
      })),
    },
    {
      id: 'model',
      title: 'By model',
      column: 'Model',
      // That nobody named a model says nothing, as of those who look for work.
      rows: (models.some(({ model }) => model !== '') ? models : []).map(({ model, name, ...pair }) => ({
        ...pair,
        label: name || 'No model named',
        to: listed({ model: model || 'none' }),
      })),
    },
    {
      id: 'person',
      title: 'By person',
      column: 'Person',
      rows: people.map(({ id, name, ...pair }) => ({
        ...pair,
        label: id === null ? 'Nobody yet' : name || 'Former staff',
        to: listed({ assignee: id ?? 'none' }),
      })),
    },
  ]
  return all.filter(({ rows }) => rows.length > 0)
}

/**
 * Whether a breakdown has something to compare: at least two of its rows count a lead. What all leads have in
 * common is said in a line.
 */
export function isWorthDrawing({ rows }: Breakdown): boolean {
  return rows.filter(({ now, before }) => now + before > 0).length > 1
}

/** A funnel of each family that has leads, its stages in the order of the work. */
function funnelsOf({ stages }: LeadFigures, listed: (filter: InboxFilter) => string): Breakdown[] {
  return (Object.keys(leadStages) as LeadFamily[]).flatMap((family) => {
    const counted = stages.filter((each) => each.family === family)
    if (counted.length === 0) return []
    const rows = leadStages[family].map(({ id }) => {
      const { now = 0, before = 0 } = counted.find(({ stage }) => stage === id) ?? {}
      return { label: stageLabel(family, id), now, before, to: listed({ family, stage: id }) }
    })
    return [{ id: `stage-${family}`, title: familyTitles[family], column: 'Stage', rows }]
  })
}

/** The thirty days up to today, each with its leads and the leads of the day thirty days before. */
export function daysOf({
  today,
  days,
}: Pick<LeadFigures, 'today' | 'days'>): (FigureRow & { day: string })[] {
  const leads = new Map(days.map((each) => [each.day, each.leads]))
  return Array.from({ length: 30 }, (_, index) => {
    const day = dayAfter(today, index - 29)
    return {
      day,
      label: day,
      now: leads.get(day) ?? 0,
      before: leads.get(dayAfter(day, -30)) ?? 0,
      to: inboxOf({ from: day, to: day }),
    }
  })
}
